import { readInstant, readKey, readText } from '../shared/untrusted.ts'
import { STORY_PERMISSIONS, type StoryPermission } from './kinds.ts'

export type PublishPause = 'permission_revoked' | 'permission_expired' | 'permission_pending'

/**
 * Why a story's posts must be paused by `now`, null when nothing stands in the way. Permission ends with the day it
 * expires on (UTC). An unreadable permission counts as none needed, an unreadable day as no end.
 */
export function publishPause(
  story: { readonly permission: StoryPermission; readonly permissionExpiresOn: string | null },
  now: Date,
): PublishPause | null {
  const permission = readText(readKey(story, 'permission'))
  if (permission === 'revoked') return 'permission_revoked'
  if (permission === 'asked') return 'permission_pending'
  if (permission !== 'granted' && permission !== 'limited') return null
  const instant = readInstant(now)
  const lastDay = readInstant(readKey(story, 'permissionExpiresOn'))
  if (!instant || !lastDay) return null
  return instant.toISOString().slice(0, 10) > lastDay.toISOString().slice(0, 10) ? 'permission_expired' : null
}

export const PERMISSION_STATES = ['granted', 'limited', 'asked', 'revoked', 'expired'] as const
/** Where a permission stands today: as it is kept, or run out. */
export type PermissionState = StoryPermission | 'expired'

/**
 * Where the permission of a story or of one person in it stands by `now`: 'expired' once the last day (UTC) is over and
 * it had been given. Anything unreadable counts as 'none'.
 */
export function permissionState(
  held: { readonly permission: StoryPermission; readonly expiresOn: string | null },
  now: Date,
): PermissionState {
  const permission = STORY_PERMISSIONS.find(name => name === readKey(held, 'permission')) ?? 'none'
  const lastDay = readText(readKey(held, 'expiresOn')) || null
  const pause = publishPause({ permission, permissionExpiresOn: lastDay }, now)
  return pause === 'permission_expired' ? 'expired' : permission
}

/** Why a story's posts must wait, in the words that stand beside a paused post. */
export const PUBLISH_PAUSE_TEXTS: Readonly<Record<PublishPause, string>> = {
  permission_revoked: 'Someone in this story has withdrawn permission',
  permission_expired: 'Permission from someone in this story has expired',
  permission_pending: 'Someone in this story hasn’t given permission yet',
}
