import { readInstant, readKey, readText } from '../shared/untrusted.ts'
import type { StoryPermission } from './kinds.ts'

export type PublishHold = 'permission_revoked' | 'permission_expired' | 'permission_pending'

/**
 * Why a story's posts must be held back by `now`, null when nothing stands in the way. Permission ends with the day it
 * expires on (UTC). An unreadable permission counts as none needed, an unreadable day as no end.
 */
export function publishHold(
  story: { readonly permission: StoryPermission; readonly permissionExpiresOn: string | null },
  now: Date,
): PublishHold | null {
  const permission = readText(readKey(story, 'permission'))
  if (permission === 'revoked') return 'permission_revoked'
  if (permission === 'asked') return 'permission_pending'
  if (permission !== 'granted' && permission !== 'limited') return null
  const instant = readInstant(now)
  const lastDay = readInstant(readKey(story, 'permissionExpiresOn'))
  if (!instant || !lastDay) return null
  return instant.toISOString().slice(0, 10) > lastDay.toISOString().slice(0, 10) ? 'permission_expired' : null
}
