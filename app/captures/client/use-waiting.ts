import { useCallback, useEffect, useRef, useState } from 'react'
import { withoutPatience } from '#app/platform/client/patient-fetch.ts'
import { whenIdle } from '#app/platform/client/when-idle.ts'
import { mayBeSentFor, type SendingOutcome, sendingOutcome } from '#core/captures/sending.ts'
import { readTypedAnswer, TYPED_BY, TYPED_HEADER } from '#core/shared/typed-answer.ts'
import { openWaitingStore, type WaitingCapture } from './waiting-store.island.ts'

const WORKER = '/service-worker.js'
/** One tab at a time sends, where the browser can tell. */
const LOCK = 'brandhearth-captures'

/** Why captures still wait. */
export type WaitingReason = Exclude<SendingOutcome, 'sent'> | 'unowned'

export interface Waiting {
  /** What waits here for this person, or for whoever says that it is theirs. */
  readonly captures: readonly WaitingCapture[]
  readonly reason: WaitingReason
  /** What the server said to the one that it refused. */
  readonly problem: string
}

const NONE: Waiting = { captures: [], reason: 'waiting', problem: '' }

/**
 * Captures that were written on this device without a connection: sent as soon as there is one, each once, and only for the
 * person who wrote them. `onSent` is told how many became stories. Where the browser keeps nothing, nothing waits.
 */
export function useWaiting(account: string, onSent: (count: number) => void) {
  const [waiting, setWaiting] = useState(NONE)
  const latest = useRef(onSent)
  latest.current = onSent

  const send = useCallback(async () => {
    const { sent, ...left } = await sendAll(account)
    setWaiting(left)
    if (sent > 0) latest.current(sent)
  }, [account])

  useEffect(() => {
    const begin = () => void send().catch(() => undefined)
    void rememberDevice(account).then(begin, () => undefined)
    const stop = whenIdle(() => void registerWorker().catch(() => undefined))
    addEventListener('online', begin)
    return () => {
      stop()
      removeEventListener('online', begin)
    }
  }, [account, send])

  return {
    waiting,
    again: send,
    /** Says that what nobody is known to have written is theirs, and sends it. */
    async take() {
      const store = openWaitingStore()
      for (const capture of await store.list())
        if (capture.owner === '') await store.add({ ...capture, owner: account })
      await send()
    },
    async discard(id: string) {
      await openWaitingStore().remove(id)
      await send()
    },
  }
}

/** Notes who is signed in on this device, so that what is written without a connection is known to be theirs. */
async function rememberDevice(owner: string): Promise<void> {
  await openWaitingStore().saveDevice({ owner, theme: document.documentElement.dataset.theme ?? '' })
}

async function registerWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  await navigator.serviceWorker.register(WORKER)
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage('opened')
}

function sendAll(account: string): Promise<Waiting & { sent: number }> {
  const work = () => sendInTurn(account)
  return navigator.locks ? navigator.locks.request(LOCK, work) : work()
}

async function sendInTurn(account: string): Promise<Waiting & { sent: number }> {
  const store = openWaitingStore()
  let sent = 0
  let reason: WaitingReason = 'waiting'
  let problem = ''
  for (const capture of await store.list()) {
    if (!mayBeSentFor(capture.owner, account)) continue
    const answer = await sendOne(capture)
    if (answer.outcome === 'sent') {
      await store.remove(capture.id)
      sent += 1
      continue
    }
    reason = answer.outcome
    problem = answer.problem
    // Without a connection or a session the others would fare no better.
    if (reason !== 'refused') break
  }
  const left = await store.list()
  const mine = left.filter(({ owner }) => mayBeSentFor(owner, account))
  if (mine.length > 0) return { captures: mine, reason, problem, sent }
  const unowned = left.filter(({ owner }) => owner === '')
  return { captures: unowned, reason: 'unowned', problem: '', sent }
}

async function sendOne({
  id,
  body,
  owner,
}: WaitingCapture): Promise<{ outcome: SendingOutcome; problem: string }> {
  const fields = new URLSearchParams({ body, idempotencyKey: id, [TYPED_BY]: owner })
  try {
    const answer = await withoutPatience(() =>
      fetch('/app/capture', { method: 'POST', body: fields, redirect: 'manual' }),
    )
    const outcome = sendingOutcome({
      status: answer.status,
      isLedAway: answer.type === 'opaqueredirect',
      isSaved: readTypedAnswer(answer.headers.get(TYPED_HEADER)) === 'saved',
    })
    return { outcome, problem: outcome === 'refused' ? await problemIn(answer) : '' }
  } catch {
    return { outcome: 'waiting', problem: '' }
  }
}

/** The first sentence of what is wrong with a form; '' where none is said. */
async function problemIn(answer: Response): Promise<string> {
  const said = (await answer.json().catch(() => null)) as {
    reply?: { error?: Record<string, string[] | null> | null }
  } | null
  return Object.values(said?.reply?.error ?? {}).flatMap(each => each ?? [])[0] ?? ''
}
