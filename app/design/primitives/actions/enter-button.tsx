import type { ReactNode } from 'react'

/**
 * What Enter in a field presses: the first button of a form, seen or not. For the top of a form whose first button in sight
 * leads somewhere else or decides something.
 */
export function EnterButton({ intent, children }: { intent?: string; children: ReactNode }) {
  return (
    <button
      type="submit"
      {...(intent === undefined ? {} : { name: 'intent', value: intent })}
      hidden
      tabIndex={-1}
      aria-hidden="true"
    >
      {children}
    </button>
  )
}
