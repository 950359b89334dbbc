import { type FocusEvent, type FormEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'

/** Milliseconds without a key after which an answer is saved. */
const PAUSE_MS = 1200
const ADDRESS = '/app/clarify/answer'
const OFFLINE = 'Not saved yet: there is no connection. It is kept here and sent when it is back.'

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
 * does the same for all.
 */
export function useAnswerSaving({ marks: given, isOff }: { marks: string; isOff: boolean }) {
  const formRef = useRef<HTMLFormElement>(null)
  const entries = useRef(new Map<string, Entry>())
  const [states, setStates] = useState<Readonly<Record<string, AnswerState>>>({})
  const [own, setOwn] = useState<Readonly<Record<string, string>>>({})
  const latest = useRef(given)
  latest.current = given
  const { revalidate } = useRevalidator()
  const tell = useCallback(
    (key: string, state: AnswerState) => setStates(known => ({ ...known, [key]: state })),
    [],
  )

  const boxOf = useCallback((key: string) => {
    const box = formRef.current?.elements.namedItem(key)
    return box instanceof HTMLTextAreaElement ? box : null
  }, [])

  const entryOf = useCallback(
    (key: string): Entry => {
      const known = entries.current.get(key)
      if (known) return known
      const saved = boxOf(key)?.defaultValue ?? ''
      const made: Entry = {
        // Boxes that nobody touched show what the page read last.
        mark: readMarks(latest.current).get(key) ?? '',
        saved,
        before: null,
        isSending: false,
        rest: undefined,
      }
      entries.current.set(key, made)
      return made
    },
    [boxOf],
  )

  const save = useCallback(
    async (key: string, isLeaving = false) => {
      const entry = entryOf(key)
      const box = boxOf(key)
      clearTimeout(entry.rest)
      if (!box || entry.isSending || box.value === entry.saved) return
      const text = box.value
      entry.isSending = true
      if (!isLeaving) tell(key, { kind: 'saving' })
      const reply = await send(key, text, entry.mark, isLeaving)
      entry.isSending = false
      if (reply.outcome === 'refused') return tell(key, { kind: 'failed', problem: reply.problem })
      if (reply.outcome === 'conflict')
        return tell(key, { kind: 'conflict', saved: reply.saved, mark: reply.mark })
      entry.before = entry.saved
      entry.saved = text
      entry.mark = reply.mark
      setOwn(known => ({ ...known, [key]: reply.mark }))
      tell(key, { kind: 'saved', canUndo: true })
      if (isLeaving) return
      if (box.value !== text) void save(key)
      else void revalidate()
    },
    [boxOf, entryOf, revalidate, tell],
  )

  const formHandlers = useMemo(() => {
    if (isOff) return {}
    const keyOf = (target: EventTarget) => (target instanceof HTMLTextAreaElement ? target.name : null)
    return {
      onInput: (event: FormEvent<HTMLFormElement>) => {
        const key = keyOf(event.target)
        if (!key) return
        const entry = entryOf(key)
        clearTimeout(entry.rest)
        tell(key, { kind: 'waiting' })
        entry.rest = setTimeout(() => void save(key), PAUSE_MS)
      },
      onBlurCapture: (event: FocusEvent<HTMLFormElement>) => {
        const key = keyOf(event.target)
        if (key && entries.current.has(key)) void save(key)
      },
    }
  }, [entryOf, isOff, save, tell])

  useEffect(() => {
    if (isOff) return
    const all = (isLeaving: boolean) => () => {
      for (const key of entries.current.keys()) void save(key, isLeaving)
    }
    const leave = all(true)
    const again = all(false)
    addEventListener('pagehide', leave)
    addEventListener('online', again)
    return () => {
      removeEventListener('pagehide', leave)
      removeEventListener('online', again)
      // Going to another page of ours: the boxes are still there for this one moment.
      leave()
    }
  }, [isOff, save])

  const put = useCallback(
    (key: string, text: string) => {
      const box = boxOf(key)
      if (box) box.value = text
      void save(key)
      box?.focus()
    },
    [boxOf, save],
  )

  return {
    formRef,
    formHandlers,
    states,
    /** What the whole form has seen, for its hidden field. */
    marks: [...readMarks(given)].map(([key, mark]) => `${key}:${own[key] ?? mark}`).join(' '),
    summary: summaryOf(Object.values(states)),
    /** Puts back what stood there before the last save. */
    undo: (key: string) => put(key, entryOf(key).before ?? ''),
    /** Saves over what somebody else saved. */
    keepMine: (key: string) => {
      const state = states[key]
      if (state?.kind === 'conflict') entryOf(key).mark = state.mark
      void save(key)
    },
    /** Takes what somebody else saved; one's own text can be had back by undo. */
    takeTheirs: (key: string) => {
      const state = states[key]
      const box = boxOf(key)
      if (state?.kind !== 'conflict' || !box) return
      const entry = entryOf(key)
      Object.assign(entry, { mark: state.mark, saved: state.saved, before: box.value })
      box.value = state.saved
      setOwn(known => ({ ...known, [key]: state.mark }))
      tell(key, { kind: 'saved', canUndo: true })
    },
  }
}

function summaryOf(states: readonly AnswerState[]): string {
  const has = (kind: AnswerState['kind']) => states.some(state => state.kind === kind)
  if (states.length === 0) return 'Each answer is saved by itself while you write.'
  if (has('conflict')) return 'One answer was changed somewhere else. Please choose which to keep.'
  if (has('failed')) return 'One answer is not saved yet.'
  if (has('saving') || has('waiting')) return 'Saving…'
  return 'All changes saved'
}
