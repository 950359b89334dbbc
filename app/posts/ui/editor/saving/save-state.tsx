import { useHydrated } from '#app/design/primitives/use-hydrated.ts'
import type { SaveState } from './use-autosave.ts'

const WORDS: Readonly<Record<SaveState, string>> = {
  idle: '',
  waiting: 'Saving…',
  saving: 'Saving…',
  saved: 'Saved',
  offline: 'Offline: kept on this device',
  device: 'Kept on this device. Press Save post to save it.',
  conflict: 'Changed somewhere else: see above',
}

/** Whether what was typed is safe, in a word. */
export function SaveStatus({ state }: { state: SaveState }) {
  const isHydrated = useHydrated()
  if (!isHydrated) return null
  return (
    <p
      role="status"
      data-testid="save-state"
      className={
        state === 'offline' || state === 'conflict' ? 'text-sm text-warning' : 'text-sm text-ink-soft'
      }
    >
      {WORDS[state]}
    </p>
  )
}
