import { useEffect, useState } from 'react'

/** A lock as the server tells it. */
export interface Lock {
  readonly ms: number
  /** Differs for each refusal, so that the countdown starts anew. */
  readonly id: string
}

/** Whole seconds until the form opens again, counting down; 0 when it is open. Without scripts it stays at the start. */
export function useLock(lock: Lock | null | undefined): number {
  const id = lock?.id
  const ms = lock?.ms ?? 0
  const [counted, setCounted] = useState({ id, left: ms })
  useEffect(() => {
    if (id === undefined) return
    const until = performance.now() + ms
    const tick = () => setCounted({ id, left: Math.max(0, until - performance.now()) })
    tick()
    const timer = setInterval(tick, 250)
    return () => clearInterval(timer)
  }, [id, ms])
  // What was counted for another lock says nothing about this one, which has just begun.
  return Math.ceil((counted.id === id ? counted.left : ms) / 1000)
}
