import { type FocusEvent, type FormEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { usePosted } from './use-posted.ts'
import { useReread } from './use-reread.ts'

/** Milliseconds without a key after which an answer is saved. */
const PAUSE_MS = 1200
const ADDRESS = '/app/clarify/answer'
const OFFLINE = 'You’re offline. We’ll save this when you reconnect.'

/** What became of an answer since the page was opened; nothing when it was left alone. */
export type AnswerState =
  | { readonly kind: 'waiting' | 'saving' }
  | { readonly kind: 'saved'; readonly canUndo: boolean }
  | { readonly kind: 'failed'; readonly problem: string }
  | { readonly kind: 'conflict'; readonly saved: string; readonly mark: string }

type Reply =
  | { outcome: 'saved'; mark: string }
  | { outcome: 'conflict'; saved: string; mark: string }
  | { outcome: 'refused'; problem: string }

/** One question's book-keeping: what the server has, and what stood there before the last change. */
interface Entry {
  /** Kept, because the form is gone from the page before the last save when one goes on to another page. */
  readonly box: HTMLTextAreaElement
  mark: string
  saved: string
  before: string | null
  isSending: boolean
  rest: ReturnType<typeof setTimeout> | undefined
}

function readMarks(marks: string): Map<string, string> {
  return new Map(marks.split(' ').map(pair => pair.split(':', 2) as [string, string]))
}

async function send(key: string, text: string, mark: string, isLeaving: boolean): Promise<Reply> {
  const body = new URLSearchParams({ key, mark, [key]: text })
  try {
    const response = await fetch(ADDRESS, { method: 'POST', body, keepalive: isLeaving })
    if (!response.headers.get('Content-Type')?.includes('json'))
      return { outcome: 'refused', problem: OFFLINE }
    return (await response.json()) as Reply
  } catch {
    return { outcome: 'refused', problem: OFFLINE }
  }
}

/**
 * Saves each answer of a form by itself: when its box is left, after a pause, when the page is left, and when a lost
 * connection is back. One request at a time for each answer. Nothing happens without JavaScript: the form's own button
 * does the same for all. Pressed while an answer is on its way, the button waits for it: the two would otherwise look
 * to the server like two people.
 */
export function useAnswerSaving(page: { marks: string; isOff: boolean; isRefused: boolean }) {
  const { marks: given, isOff, isRefused } = page
  const formRef = useRef<HTMLFormElement>(null)
  const entries = useRef(new Map<string, Entry>())
  const [states, setStates] = useState<Readonly<Record<string, AnswerState>>>({})
  const [own, setOwn] = useState<Readonly<Record<string, string>>>({})
  const latest = useRef({ given, isOff })
  latest.current = { given, isOff }
  const isHeld = useRef(false)
  const tell = useCallback(
    (key: string, state: AnswerState) => setStates(known => ({ ...known, [key]: state })),
    [],
  )
  const isPosting = useRef(false)
  const reread = useReread()

  const entryOf = useCallback((key: string): Entry | null => {
    const known = entries.current.get(key)
    if (known) return known
    const box = formRef.current?.elements.namedItem(key)
    if (!(box instanceof HTMLTextAreaElement)) return null
    // Boxes that nobody touched show what the page read last.
    const mark = readMarks(latest.current.given).get(key) ?? ''
    const made = { box, mark, saved: box.defaultValue, before: null, isSending: false, rest: undefined }
    entries.current.set(key, made)
    return made
  }, [])

  const save = useCallback(
    async (key: string, isLeaving = false) => {
      const entry = entryOf(key)
      clearTimeout(entry?.rest)
      if (!entry || entry.isSending || entry.box.value === entry.saved) return
      if (isPosting.current && !isLeaving) {
        // The button's post is on its way and brings new marks.
        entry.rest = setTimeout(() => void save(key), PAUSE_MS)
        return
      }
      const text = entry.box.value
      entry.isSending = true
      if (!isLeaving) tell(key, { kind: 'saving' })
      const reply = await send(key, text, entry.mark, isLeaving)
      entry.isSending = false
      if (reply.outcome === 'refused') return tell(key, { kind: 'failed', problem: reply.problem })
      if (reply.outcome === 'conflict') {
        // Whoever pressed the button has not seen this yet.
        isHeld.current = false
        return tell(key, { kind: 'conflict', saved: reply.saved, mark: reply.mark })
      }
      entry.before = entry.saved
      entry.saved = text
      entry.mark = reply.mark
      setOwn(known => ({ ...known, [key]: reply.mark }))
      tell(key, { kind: 'saved', canUndo: true })
      if (isHeld.current) return
      if (entry.box.value !== text) void save(key, isLeaving)
      else if (!isLeaving) reread()
    },
    [entryOf, reread, tell],
  )

  const formHandlers = useMemo(() => {
    if (isOff) return {}
    const keyOf = (target: EventTarget) => (target instanceof HTMLTextAreaElement ? target.name : null)
    return {
      onInput: (event: FormEvent<HTMLFormElement>) => {
        const key = keyOf(event.target)
        const entry = key ? entryOf(key) : null
        if (!key || !entry) return
        clearTimeout(entry.rest)
        tell(key, { kind: 'waiting' })
        entry.rest = setTimeout(() => void save(key), PAUSE_MS)
      },
      onBlurCapture: (event: FocusEvent<HTMLFormElement>) => {
        const key = keyOf(event.target)
        // On the way to the button that saves everything.
        const next = event.relatedTarget
        if (next instanceof HTMLButtonElement && next.type === 'submit') return
        if (key && entries.current.has(key)) void save(key)
      },
      onSubmitCapture: (event: FormEvent<HTMLFormElement>) => {
        // Conform checks a field that was left by a submit of its own, whose button has a name.
        const { submitter } = event.nativeEvent as SubmitEvent
        if (submitter?.getAttribute('name')) return
        const all = [...entries.current.values()]
        for (const entry of all) clearTimeout(entry.rest)
        if (!all.some(entry => entry.isSending)) return
        event.preventDefault()
        event.stopPropagation()
        isHeld.current = true
      },
    }
  }, [entryOf, isOff, save, tell])

  // Runs after the marks of what was saved meanwhile stand in the form.
  // biome-ignore lint/correctness/useExhaustiveDependencies: states change whenever a request has ended.
  useEffect(() => {
    if (!isHeld.current || [...entries.current.values()].some(entry => entry.isSending)) return
    isHeld.current = false
    formRef.current?.requestSubmit()
  }, [states])

  usePosted({ marker: 'seen', isRefused, isPosting }, sent => {
    const marks = readMarks(given)
    const now = [...entries.current].map(([key, entry]) => {
      const text = sent.get(key)
      if (typeof text === 'string')
        Object.assign(entry, { mark: marks.get(key) ?? '', saved: text, before: null })
      return [key, entry.mark] as const
    })
    setOwn(Object.fromEntries(now))
    setStates({})
    for (const key of entries.current.keys()) void save(key)
  })

  useEffect(() => {
    const all = (isLeaving: boolean) => () => {
      if (latest.current.isOff) return
      for (const key of entries.current.keys()) void save(key, isLeaving)
    }
    const leave = all(true)
    const again = all(false)
    addEventListener('pagehide', leave)
    addEventListener('online', again)
    return () => {
      removeEventListener('pagehide', leave)
      removeEventListener('online', again)
      leave()
    }
  }, [save])

  const put = useCallback(
    (key: string, text: string) => {
      const entry = entryOf(key)
      if (!entry) return
      entry.box.value = text
      void save(key)
      entry.box.focus()
    },
    [entryOf, save],
  )

  const markOf = (key: string) => {
    const state = states[key]
    // Both texts were shown: saving all now means one's own.
    return state?.kind === 'conflict' ? state.mark : own[key]
  }
  return {
    formRef,
    formHandlers,
    states,
    /** What the whole form has seen, for its hidden field. */
    marks: isOff
      ? given
      : [...readMarks(given)].map(([key, mark]) => `${key}:${markOf(key) ?? mark}`).join(' '),
    summary: summaryOf(Object.values(states)),
    /** Puts back what stood there before the last save. */
    undo: (key: string) => put(key, entryOf(key)?.before ?? ''),
    /** Saves over what somebody else saved. */
    keepMine: (key: string) => {
      const entry = entryOf(key)
      const state = states[key]
      if (entry && state?.kind === 'conflict') entry.mark = state.mark
      void save(key)
    },
    /** Takes what somebody else saved; one's own text can be had back by undo. */
    takeTheirs: (key: string) => {
      const state = states[key]
      const entry = entryOf(key)
      if (state?.kind !== 'conflict' || !entry) return
      Object.assign(entry, { mark: state.mark, saved: state.saved, before: entry.box.value })
      entry.box.value = state.saved
      setOwn(known => ({ ...known, [key]: state.mark }))
      tell(key, { kind: 'saved', canUndo: true })
    },
  }
}

function summaryOf(states: readonly AnswerState[]): string {
  const has = (kind: AnswerState['kind']) => states.some(state => state.kind === kind)
  if (states.length === 0) return 'Answers save automatically as you type.'
  if (has('conflict')) return 'One answer was changed in another window. Choose which version to save.'
  if (has('failed')) return 'One answer isn’t saved yet.'
  if (has('saving') || has('waiting')) return 'Saving…'
  return 'All changes saved'
}
