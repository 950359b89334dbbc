import { tokenLifetimeMs } from '../identity/tokens.ts'
import { addMs } from '../shared/time.ts'

/** Invitations sent at this instant or before are over: their link opens nothing, and they take no seat. */
export function openSince(now: Date): Date {
  return addMs(now, -tokenLifetimeMs('team_invite'))
}
