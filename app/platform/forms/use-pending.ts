import { usePosting } from './posting.tsx'

/** The button by which a form with several is sent. */
export interface PressedButton {
  readonly name: string
  readonly value: string
}

/** True while a form is on its way; with a button, only while the form sent by that button is. */
export function usePending(button?: PressedButton): boolean {
  const sent = usePosting()
  if (!sent) return false
  return button === undefined || sent.get(button.name) === button.value
}
