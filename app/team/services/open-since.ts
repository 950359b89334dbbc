import { tokenLifetimeMs } from '#core/identity/tokens.ts'
import { addMs } from '#core/shared/time.ts'

/** Invitations sent before this instant are over. */
export function openSince(now: Date): Date {
  return addMs(now, -tokenLifetimeMs('team_invite'))
}
