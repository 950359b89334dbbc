import { useEffect, useState } from 'react'

/** A lock as the server tells it. */
export interface Lock {
  readonly ms: number
  /** Differs for each refusal, so that the countdown starts anew. */
  readonly id: string
}

/** Whole seconds until the form opens again, counting down; 0 when it is open. Without scripts it stays at the start. */
export function useLock(lock: Lock | null | undefined): number {
  const [left, setLeft] = useState(lock?.ms ?? 0)
  const id = lock?.id
  const ms = lock?.ms ?? 0
  useEffect(() => {
    if (id === undefined) return setLeft(0)
    const until = performance.now() + ms
    const tick = () => setLeft(Math.max(0, until - performance.now()))
    tick()
    const timer = setInterval(tick, 250)
    return () => clearInterval(timer)
  }, [id, ms])
  return Math.ceil(left / 1000)
}
