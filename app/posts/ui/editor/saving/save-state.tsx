import { useHydrated } from '#app/design/primitives/use-hydrated.ts'
import type { SaveState } from '#app/platform/client/autosave.ts'

const WORDS: Readonly<Record<SaveState, string>> = {
  idle: '',
  waiting: 'Saving…',
  saving: 'Saving…',
  saved: 'Saved',
  unreachable: 'You’re offline. Saved on this device',
  refused: 'Saved on this device only. Select Save post',
  conflict: 'Changed in another window. See above',
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
        state === 'unreachable' || state === 'conflict' ? 'text-sm text-warning' : 'text-sm text-ink-soft'
      }
    >
      {WORDS[state]}
    </p>
  )
}
