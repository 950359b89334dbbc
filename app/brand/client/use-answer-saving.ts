import { type FocusEvent, type FormEvent, useCallback, useEffect, useMemo, useRef } from 'react'
import type { AutosaveView, SaveReply, Sending } from '#app/platform/client/autosave.ts'
import { acknowledgeTyped } from '#app/platform/client/typed/live-form.ts'
import { useTypingAccount } from '#app/platform/client/typed/typing-account.ts'
import { useAutosave } from '#app/platform/client/use-autosave.ts'
import { usePosted } from '#app/platform/client/use-posted.ts'
import { useReread } from '#app/platform/client/use-reread.ts'
import { answerMarks } from '#core/brand/clarify/edits.ts'
import { CLARIFY_LIST_KEYS, CLARIFY_TEXT_KEYS } from '#core/brand/clarify/keys.ts'
import { TYPED_BY } from '#core/shared/typed-answer.ts'

/** Milliseconds without a key after which an answer is saved. */
const PAUSE_MS = 1200
/** Marks of one answer in the form's field, which has an end. */
const MARKS_OF_ONE = 8
const ADDRESS = '/app/clarify/answer'
const SIGNED_OUT = 'You’ve been signed out. Select “Save this section” to sign in and save it.'
const OTHERS = 'You’re signed in to another account or workspace now, so we didn’t save this.'
const OFFLINE = 'You’re offline. We’ll save this when you reconnect.'

/** What became of an answer since the page was opened; nothing when it was left alone. */
export type AnswerState =
  | { readonly kind: 'waiting' | 'saving' }
  | { readonly kind: 'saved'; readonly canUndo: boolean }
  | { readonly kind: 'failed'; readonly problem: string }
  | { readonly kind: 'conflict'; readonly saved: string }

type Reply =
  | { outcome: 'saved'; mark: string }
  | { outcome: 'conflict'; saved: string; mark: string }
  | { outcome: 'refused'; problem: string }

const hasLedToSignIn = ({ redirected, url }: Response) => redirected && new URL(url).pathname === '/auth'

function readMarks(marks: string): Map<string, string> {
  return new Map(marks.split(' ').map(pair => pair.split(':', 2) as [string, string]))
}

/** What the server would call these texts of an answer, once they are stored. */
function marksOf(name: string, texts: readonly string[]): string[] {
  const key = [...CLARIFY_TEXT_KEYS, ...CLARIFY_LIST_KEYS].find(known => known === name)
  return key ? texts.map(text => answerMarks({ [key]: text }, [key]).split(':')[1] ?? '') : []
}

async function send(
  key: string,
  text: string,
  base: string,
  from: Sending<string> & { account: string },
): Promise<SaveReply<string, string, string>> {
  const mark = [base, ...marksOf(key, from.unanswered)].join(' ')
  const body = new URLSearchParams({ key, mark, [key]: text, [TYPED_BY]: from.account })
  const response = await fetch(ADDRESS, { method: 'POST', body, keepalive: from.isLeaving })
  if (!response.headers.get('Content-Type')?.includes('json')) {
    const problem = response.status === 409 ? OTHERS : hasLedToSignIn(response) ? SIGNED_OUT : ''
    return problem === '' ? { outcome: 'unreachable' } : { outcome: 'refused', problem }
  }
  const reply = (await response.json()) as Reply
  if (reply.outcome === 'refused') return reply
  if (reply.outcome === 'saved') return { outcome: 'saved', base: reply.mark }
  return { outcome: 'conflict', base: reply.mark, text: reply.saved, conflict: reply.saved }
}

/**
 * Saves each answer of a form by itself: when its box is left, after a pause, when the page is left, and when a lost
 * connection is back. One request at a time for each answer. Nothing happens without JavaScript: the form's own button
 * does the same for all. Pressed while an answer is on its way, the button waits for it: the two would otherwise look
 * to the server like two people.
 */
export function useAnswerSaving(page: { marks: string; isOff: boolean; isRefused: boolean }) {
  const { isOff, isRefused } = page
  const latest = useRef(page)
  latest.current = page
  const account = useTypingAccount()
  const formRef = useRef<HTMLFormElement>(null)
  const isButtonWaiting = useRef(false)
  const isPosting = useRef(false)
  const reread = useReread()
  const { slots, open } = useAutosave<string, string, string>({
    pauseMs: PAUSE_MS,
    sendsOnLeave: true,
    isSame: (a, b) => a === b,
    isWorthSaving: () => !latest.current.isOff,
    // The button's post is on its way and brings new marks.
    isBusy: () => isPosting.current,
    send: (key, text, mark, sending) => send(key, text, mark, { ...sending, account }),
    onSaved: (key, { text }, { isNewest, isLeaving }) => {
      acknowledgeTyped(formRef.current, { [key]: [text] })
      if (isNewest && !isLeaving && !isButtonWaiting.current) reread()
    },
  })

  const boxOf = useCallback((key: string): HTMLTextAreaElement | null => {
    const box = formRef.current?.elements.namedItem(key)
    return box instanceof HTMLTextAreaElement ? box : null
  }, [])

  const slotOf = useCallback(
    (box: HTMLTextAreaElement) =>
      // Boxes that nobody touched show what the page read last.
      open(box.name, () => ({
        text: box.defaultValue,
        base: readMarks(latest.current.marks).get(box.name) ?? '',
      })),
    [open],
  )

  const formHandlers = useMemo(() => {
    if (isOff) return {}
    return {
      onInput: ({ target }: FormEvent<HTMLFormElement>) => {
        if (target instanceof HTMLTextAreaElement) slotOf(target).type(target.value)
      },
      onBlurCapture: ({ target, relatedTarget: next }: FocusEvent<HTMLFormElement>) => {
        // On the way to the button that saves everything.
        if (next instanceof HTMLButtonElement && next.type === 'submit') return
        if (target instanceof HTMLTextAreaElement) slots.get(target.name)?.flush()
      },
      onSubmitCapture: (event: FormEvent<HTMLFormElement>) => {
        // Conform checks a field that was left by a submit of its own, whose button has a name.
        const { submitter } = event.nativeEvent as SubmitEvent
        if (submitter?.getAttribute('name')) return
        for (const slot of slots.values()) slot.stop()
        if (![...slots.values()].some(slot => slot.settled())) return
        event.preventDefault()
        event.stopPropagation()
        isButtonWaiting.current = true
      },
    }
  }, [isOff, slotOf, slots])

  // Runs after the marks of what was saved meanwhile stand in the form.
  useEffect(() => {
    if (!isButtonWaiting.current || [...slots.values()].some(slot => slot.settled())) return
    isButtonWaiting.current = false
    // Whoever pressed the button has not seen a conflict that came since.
    if ([...slots.values()].some(slot => slot.view().conflict !== null)) return
    formRef.current?.requestSubmit()
  })

  usePosted({ marker: 'seen', isRefused, isPosting }, sent => {
    const marks = readMarks(page.marks)
    for (const [key, slot] of slots) {
      const text = sent.get(key)
      if (typeof text !== 'string') continue
      slot.adopt({ text, base: marks.get(key) ?? '' }, { state: 'idle' })
      slot.flush()
    }
  })

  function put(key: string, text: string) {
    const box = boxOf(key)
    if (!box) return
    box.value = text
    slotOf(box).type(text)
    slotOf(box).flush()
    box.focus()
  }

  const states = Object.fromEntries(
    [...slots].map(([key, slot]) => [key, stateOf(slot.view())] as const),
  ) as Readonly<Record<string, AnswerState | undefined>>
  return {
    formRef,
    formHandlers,
    states,
    /** What the whole form has seen, for its hidden field. After a conflict both texts were seen: saving all means one's own. */
    marks: isOff
      ? page.marks
      : [...readMarks(page.marks)]
          .flatMap(([key, mark]) => {
            const slot = slots.get(key)
            const unanswered = slot?.unanswered().slice(-MARKS_OF_ONE) ?? []
            return [slot?.view().saved.base ?? mark, ...marksOf(key, unanswered)].map(own => `${key}:${own}`)
          })
          .join(' '),
    summary: summaryOf(Object.values(states).filter(state => state !== undefined)),
    /** Puts back what stood there before the last save. */
    undo: (key: string) => put(key, slots.get(key)?.view().previous ?? ''),
    /** Saves over what somebody else saved. */
    keepMine: (key: string) => slots.get(key)?.keepMine(),
    /** Takes what somebody else saved; one's own text can be had back by undo. */
    takeTheirs: (key: string) => {
      const box = boxOf(key)
      const slot = slots.get(key)
      const view = slot?.view()
      if (!box || !slot || !view || view.conflict === null) return
      const previous = box.value
      box.value = view.conflict
      slot.type(view.conflict)
      slot.adopt({ text: view.conflict, base: view.saved.base }, { previous })
    },
  }
}

function stateOf(view: AutosaveView<string, string, string>): AnswerState | undefined {
  if (view.state === 'idle') return undefined
  if (view.state === 'waiting' || view.state === 'saving') return { kind: view.state }
  if (view.state === 'saved') return { kind: 'saved', canUndo: view.previous !== null }
  if (view.state === 'conflict') return { kind: 'conflict', saved: view.conflict ?? '' }
  return { kind: 'failed', problem: view.state === 'refused' ? view.problem : OFFLINE }
}

function summaryOf(states: readonly AnswerState[]): string {
  const has = (kind: AnswerState['kind']) => states.some(state => state.kind === kind)
  if (states.length === 0) return 'Answers save automatically as you type.'
  if (has('conflict')) return 'One answer was changed in another window. Choose which version to save.'
  if (has('failed')) return 'One answer isn’t saved yet.'
  if (has('saving') || has('waiting')) return 'Saving…'
  return 'All changes saved'
}
