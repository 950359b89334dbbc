import { createHash } from 'node:crypto'
import { actionText, type CheckedAction } from '#core/assistant/actions.ts'

/** SHA-256 of an action as it is shown, hexadecimal: a press names what it saw. */
export function proposalHash(action: CheckedAction): string {
  return createHash('sha256').update(actionText(action)).digest('hex')
}
