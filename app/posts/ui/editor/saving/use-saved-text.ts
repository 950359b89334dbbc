import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { SaveReply, SaveState } from '#app/platform/client/autosave.ts'
import { acknowledgeTyped, noteSent, renameTyped, sentKeyOf } from '#app/platform/client/typed/live-form.ts'
import { useTypingAccount } from '#app/platform/client/typed/typing-account.ts'
import { useAutosave } from '#app/platform/client/use-autosave.ts'
import { usePending } from '#app/platform/forms/use-pending.ts'
import type { EditorView } from '#core/posts/editor.ts'
import type { PostText } from '#core/posts/schema.ts'
import { postEntries } from '#core/posts/text.ts'
import { TYPED_BY } from '#core/shared/typed-answer.ts'
import type { PostConflict } from '../../post-views.ts'
import { isSameText, textData } from '../form-text.ts'

/** Milliseconds of rest after a key before the text is sent. */
const PAUSE_MS = 1500

/** The post that the server has; no id before its first save. */
interface PostBase {
  readonly postId: string | null
  readonly version: number
}

interface Answer {
  readonly postId?: string
  readonly version?: number
  readonly conflict?: PostConflict
  /** Why it was refused. */
  readonly reason?: string
  /** Of the post as it stands there; with a conflict. */
  readonly text?: PostText
}

async function send(
  text: PostText,
  base: PostBase,
  from: { storyId: string | null; idempotencyKey: string; account: string },
): Promise<SaveReply<PostText, PostBase, PostConflict>> {
  const data = textData(text)
  data.set('version', String(base.version))
  data.set('idempotencyKey', from.idempotencyKey)
  data.set(TYPED_BY, from.account)
  const query = new URLSearchParams()
  if (base.postId) query.set('post', base.postId)
  if (from.storyId) query.set('story', from.storyId)
  const response = await fetch(`/app/create/autosave?${query}`, {
    method: 'POST',
    body: data,
    redirect: 'manual',
  })
  const isJson = response.headers.get('Content-Type')?.includes('json') ?? false
  const answer: Answer = isJson ? ((await response.json()) as Answer) : {}
  const postId = answer.postId ?? base.postId
  if (answer.conflict && answer.text) {
    const { conflict, text } = answer
    return { outcome: 'conflict', base: { postId, version: conflict.version }, text, conflict }
  }
  if (response.status === 200 && answer.postId && answer.version)
    return { outcome: 'saved', base: { postId, version: answer.version } }
  return response.status >= 500
    ? { outcome: 'unreachable' }
    : { outcome: 'refused', problem: answer.reason ?? '' }
}

/** Under which name the device keeps the text of a post. */
export function keptAs(postId: string | null, storyId: string | null): string {
  return `post:${postId ?? `new${storyId ? `:${storyId}` : ''}`}`
}

function isAddressOfNewPost({ pathname, search }: Location): boolean {
  return /^\/app\/create(\/|$)/.test(pathname) && !new URLSearchParams(search).has('post')
}

/**
 * Saves what is typed on the server, after a pause or a press; the device keeps it meanwhile (`KeptForm`). `version` is
 * the one the form was opened on.
 */
export function useSavedText(input: {
  view: EditorView
  formRef: RefObject<HTMLFormElement | null>
  text: PostText
  isTouched: boolean
  isLocked: boolean
  version: number
  idempotencyKey: string
  /** What a press of Save found changed elsewhere. */
  conflict: PostConflict | null
  onCreated: (postId: string) => void
}) {
  const { view, formRef, text, isTouched, conflict } = input
  const { post, story } = view
  const account = useTypingAccount()
  const storyId = post ? null : (story?.id ?? null)
  // Every answer brings a new key; a new text is one text under the key it began with, or a slow save makes a second post.
  const [firstKey] = useState(input.idempotencyKey)
  // A restored text whose first answer was lost goes on under the key it had.
  const idempotencyKey = sentKeyOf(formRef.current) ?? firstKey
  const isPressing = usePending({ name: 'intent', value: 'save' })
  const { open } = useAutosave<PostText, PostBase, PostConflict>({
    pauseMs: PAUSE_MS,
    isSame: isSameText,
    isWorthSaving: ({ body }) => body.trim() !== '',
    // A press is on its way and brings a new version.
    isBusy: () => isPressing,
    // The device keeps what is not sent yet.
    sendsOnLeave: false,
    send: (_key, sent, base) => {
      if (!base.postId) noteSent(formRef.current, idempotencyKey)
      return send(sent, base, { storyId, idempotencyKey, account })
    },
    onSaved: (_key, { text: taken, base: { postId } }, { before }) => {
      acknowledgeTyped(
        formRef.current,
        Object.fromEntries(postEntries(taken).map(([name, value]) => [name, [value]])),
      )
      if (before.base.postId || !postId) return
      renameTyped(formRef.current, keptAs(postId, null))
      // The router stays where it is; a reload opens the post. The next page's address may be there before its page is.
      if (isAddressOfNewPost(location)) history.replaceState(history.state, '', `/app/create?post=${postId}`)
      input.onCreated(postId)
    },
  })
  const autosave = open('post', () => ({
    text: view.text,
    base: { postId: post?.id ?? null, version: input.version },
  }))
  const { saved, state, conflict: found, problem } = autosave.view()
  const { version } = saved.base

  const isOn = !input.isLocked && (post?.isAutosaved ?? true)
  useEffect(() => {
    if (isTouched && isOn) autosave.type(text)
  }, [autosave, text, isTouched, isOn])

  const pressed = useRef<PostText | null>(null)
  const hasAsked = useRef(false)
  // Pressed again once the page shows the version of the save that was waited for: the form sends what it shows.
  const [again, setAgain] = useState<(() => void) | null>(null)
  useEffect(() => {
    if (!again) return
    setAgain(null)
    again()
  }, [again])
  const latest = useRef(text)
  latest.current = text
  const { version: savedVersion, id: savedId } = post ?? {}
  useEffect(() => {
    if (!savedId || !savedVersion || savedVersion <= version) return
    // Taken over only when it is what was sent from here; what somebody else saved must meet the warning.
    if (isSameText(view.text, pressed.current ?? latest.current))
      autosave.adopt({ text: view.text, base: { postId: savedId, version: savedVersion } })
  }, [autosave, savedId, savedVersion, version, view.text])
  useEffect(() => {
    if (!conflict) return
    const { base } = autosave.view().saved
    autosave.halt(conflict, { ...base, version: conflict.version })
  }, [autosave, conflict])

  return {
    base: saved.base,
    state: (isTouched && !isOn && !isSameText(text, saved.text) ? 'refused' : state) satisfies SaveState,
    conflict: conflict ?? found,
    /** Whoever writes may not any more. */
    isRevoked: problem === 'read_only',
    idempotencyKey,
    keptAs: input.isLocked ? null : keptAs(saved.base.postId, storyId),
    /** Call on a press of Save; false while something is on its way, and `pressAgain` is called after it. */
    press: useCallback(
      (pressAgain: () => void): boolean => {
        // What was sent without an answer may be there: asked once, so that the press stands on what the server has.
        const asks = autosave.unanswered().length > 0 && !hasAsked.current
        const running = autosave.settled() ?? (asks ? autosave.flush() : null)
        hasAsked.current = asks
        if (running) {
          void running.then(() => setAgain(() => pressAgain))
          return false
        }
        pressed.current = latest.current
        return true
      },
      [autosave],
    ),
  }
}
