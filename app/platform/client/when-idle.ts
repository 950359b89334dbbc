/** Work waits for an idle moment, but not longer than this. */
const IDLE_MS = 600

/** Runs work when the browser has nothing better to do; gives a function that calls it off. */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(work, { timeout: IDLE_MS })
    return () => cancelIdleCallback(handle)
  }
  const handle = setTimeout(work, 1)
  return () => clearTimeout(handle)
}
