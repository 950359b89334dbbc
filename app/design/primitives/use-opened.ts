import { type SyntheticEvent, useCallback, useState } from 'react'

/**
 * Whether a fold was opened once, for what is drawn only then. A fold that is opened before scripts run says so when they do.
 * The second is spread on its `details`.
 */
export function useOpened() {
  const [wasOpened, setOpened] = useState(false)
  const ref = useCallback((fold: HTMLDetailsElement | null) => {
    if (fold?.open) setOpened(true)
  }, [])
  const onToggle = useCallback((event: SyntheticEvent<HTMLDetailsElement>) => {
    if (event.currentTarget.open) setOpened(true)
  }, [])
  return [wasOpened, { ref, onToggle }] as const
}
