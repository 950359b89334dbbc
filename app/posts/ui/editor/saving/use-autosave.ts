import { useCallback, useEffect, useRef, useState } from 'react'
import type { PostText } from '#core/posts/schema.ts'
import type { PostConflict } from '../../post-views.ts'
import { isSameText, textData } from '../form-text.ts'

/** Milliseconds of rest after a key before the text is sent. */
const PAUSE_MS = 1500
/** Milliseconds between tries while the server cannot be reached. */
const RETRY_MS = 10_000

/** idle: nothing typed yet. device: the server did not take it, the device keeps it. */
export type SaveState = 'idle' | 'waiting' | 'saving' | 'saved' | 'offline' | 'device' | 'conflict'

/** What the server has: the ground on which the next save stands. */
export interface SavedBase {
  readonly postId: string | null
  readonly version: number
  readonly text: PostText
}

interface Answer {
  readonly postId?: string
  readonly version?: number
  readonly conflict?: PostConflict
}

async function post(
  base: SavedBase,
  text: PostText,
  input: { storyId: string | null; idempotencyKey: string },
) {
  const data = textData(text)
  data.set('version', String(base.version))
  data.set('idempotencyKey', input.idempotencyKey)
  const query = new URLSearchParams()
  if (base.postId) query.set('post', base.postId)
  if (input.storyId) query.set('story', input.storyId)
  const response = await fetch(`/app/create/autosave?${query}`, {
    method: 'POST',
    body: data,
    redirect: 'manual',
  })
  const isJson = response.headers.get('Content-Type')?.includes('json') ?? false
  return { status: response.status, answer: isJson ? ((await response.json()) as Answer) : null }
}

/**
 * Saves what is typed to the server after a pause, one request at a time, and again when the connection is back. Where
 * the post was changed elsewhere it stops and hands over both texts, until a press decides.
 */
export function useAutosave(input: {
  text: PostText
  isTouched: boolean
  isOn: boolean
  start: SavedBase
  storyId: string | null
  idempotencyKey: string
  onCreated: (postId: string) => void
}) {
  const { text, isTouched, isOn, storyId, idempotencyKey } = input
  const [base, setBase] = useState(input.start)
  const [state, setState] = useState<SaveState>('idle')
  const [conflict, setConflict] = useState<PostConflict | null>(null)
  const latest = useRef({ text, base, given: input })
  latest.current = { text, base, given: input }
  const running = useRef<Promise<void> | null>(null)

  const send = useCallback(async () => {
    const { text: sent, base: from, given: now } = latest.current
    setState('saving')
    try {
      const { status, answer } = await post(from, sent, now)
      if (status === 200 && answer?.postId && answer.version) {
        const next = { postId: answer.postId, version: answer.version, text: sent }
        latest.current = { ...latest.current, base: next }
        setBase(next)
        setState('saved')
        if (!from.postId) now.onCreated(answer.postId)
      } else if (answer?.conflict) {
        const { version } = answer.conflict
        setConflict(answer.conflict)
        setBase(base => ({ ...base, postId: answer.postId ?? base.postId, version }))
        setState('conflict')
      } else setState(status >= 500 ? 'offline' : 'device')
    } catch {
      setState('offline')
    }
  }, [])

  const sendOnce = useCallback(() => {
    running.current ??= send().finally(() => {
      running.current = null
    })
    return running.current
  }, [send])

  const isStale = isTouched && isOn && text.body.trim() !== '' && !isSameText(text, base.text)
  // biome-ignore lint/correctness/useExhaustiveDependencies: every key and every answer starts the pause anew.
  useEffect(() => {
    if (!isStale || conflict) return
    setState(was => (was === 'saved' || was === 'idle' ? 'waiting' : was))
    const rest = setTimeout(sendOnce, PAUSE_MS)
    return () => clearTimeout(rest)
    // A text that came while one was on its way is sent after it.
  }, [isStale, text, base, conflict, sendOnce])

  useEffect(() => {
    if (state !== 'offline' || !isStale) return
    const again = setInterval(sendOnce, RETRY_MS)
    addEventListener('online', sendOnce)
    return () => {
      clearInterval(again)
      removeEventListener('online', sendOnce)
    }
  }, [state, isStale, sendOnce])

  return {
    base,
    state: isTouched && !isOn && !isSameText(text, base.text) ? ('device' as const) : state,
    conflict,
    /** Resolves when nothing is on its way; null at once when nothing is. */
    settled: useCallback(() => running.current, []),
    /** Takes over what a press has saved. */
    adopt: useCallback((saved: SavedBase) => {
      setBase(saved)
      setConflict(null)
      setState('saved')
    }, []),
    /** A press was refused because the post stands at another version now. */
    rebase: useCallback((version: number) => setBase(base => ({ ...base, version })), []),
    storyId,
    idempotencyKey,
  }
}
