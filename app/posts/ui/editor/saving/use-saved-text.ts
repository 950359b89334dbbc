import { useCallback, useEffect, useRef } from 'react'
import type { EditorView } from '#core/posts/editor.ts'
import type { PostText } from '#core/posts/schema.ts'
import type { PostConflict } from '../../post-views.ts'
import { isSameText } from '../form-text.ts'
import { draftKey, dropDraft } from './device-draft.ts'
import { useAutosave } from './use-autosave.ts'
import { useDeviceDraft } from './use-device-draft.ts'

/**
 * Everything that keeps what is typed: on the device at once, on the server after a pause or a press. `version` is the
 * one the form was opened on.
 */
export function useSavedText(input: {
  view: EditorView
  userId: string
  text: PostText
  isTouched: boolean
  isLocked: boolean
  version: number
  idempotencyKey: string
  conflict: PostConflict | null
  onCreated: (postId: string) => void
}) {
  const { view, userId, text, conflict } = input
  const { post, story } = view
  const newSlot = `new${story ? `:${story.id}` : ''}`
  const autosave = useAutosave({
    text,
    isTouched: input.isTouched,
    isOn: !input.isLocked && (post?.isAutosaved ?? true),
    start: { postId: post?.id ?? null, version: input.version, text: view.text },
    storyId: post ? null : (story?.id ?? null),
    idempotencyKey: input.idempotencyKey,
    onCreated: postId => {
      dropDraft(draftKey(userId, newSlot))
      // The router stays where it is; a reload opens the post.
      history.replaceState(history.state, '', `/app/create?post=${postId}`)
      input.onCreated(postId)
    },
  })
  const { base, adopt, rebase, settled } = autosave
  const draft = useDeviceDraft({
    draftKey: draftKey(userId, base.postId ?? newSlot),
    text,
    saved: base.text,
    isNew: !post,
  })

  const pressed = useRef<PostText | null>(null)
  const latest = useRef(text)
  latest.current = text
  const { version: savedVersion, id: savedId } = post ?? {}
  useEffect(() => {
    if (!savedId || !savedVersion || savedVersion <= base.version) return
    // Taken over only when it is what was sent from here; what somebody else saved must meet the warning.
    if (isSameText(view.text, pressed.current ?? latest.current))
      adopt({ postId: savedId, version: savedVersion, text: view.text })
  }, [savedId, savedVersion, base.version, view.text, adopt])
  useEffect(() => {
    if (conflict) rebase(conflict.version)
  }, [conflict, rebase])

  return {
    base,
    state: autosave.state,
    conflict: conflict ?? autosave.conflict,
    draft,
    /** Call on a press of Save; false while something is on its way, and `again` is called after it. */
    press: useCallback(
      (again: () => void): boolean => {
        const running = settled()
        if (running) {
          running.then(() => setTimeout(again))
          return false
        }
        pressed.current = latest.current
        draft.send()
        return true
      },
      [settled, draft.send],
    ),
  }
}
