import { useEffect, useState } from 'react'
import { useConnection } from '#app/platform/client/use-connection.ts'
import { connectionLabel } from '#core/assistant/connection.ts'

/** Milliseconds a frame of the dots lasts. */
const FRAME_MS = 500
const ALL_DOTS = 3

/** Floats at the top right while the connection is unhealthy, and is not there otherwise. */
export function ConnectionBanner() {
  const state = useConnection()
  const dots = useDots(state.status === 'reconnecting')
  return (
    <div role="status" aria-label="Connection" className="fixed top-3 right-3 z-50 print:hidden">
      {state.status === 'connected' ? null : (
        <p
          className={`rounded-md border border-line px-4 py-2 text-sm shadow-far ${
            state.status === 'error' ? 'bg-danger-soft' : 'bg-warning-soft'
          }`}
        >
          {/* Read out once for each state, not for each dot. */}
          <span aria-hidden>{connectionLabel(state, dots)}</span>
          <span className="sr-only">{connectionLabel(state, ALL_DOTS)}</span>
        </p>
      )}
    </div>
  )
}

/** One to three, again and again; still for those who asked for less motion. */
function useDots(isMoving: boolean): number {
  const [dots, setDots] = useState(ALL_DOTS)
  useEffect(() => {
    if (!isMoving || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
    setDots(1)
    const timer = setInterval(() => setDots(count => (count % ALL_DOTS) + 1), FRAME_MS)
    return () => {
      clearInterval(timer)
      setDots(ALL_DOTS)
    }
  }, [isMoving])
  return dots
}
