import type { WorkspaceContext } from '#app/platform/context.ts'
import { readCookie, writeCookie } from '#app/platform/http/cookies.ts'
import { wallTimeOf } from '#core/schedule/wall-time.ts'
import { DAY_MS, SECOND_MS } from '#core/shared/time.ts'

const NAME = 'not_today'
/** A day holds no more; whatever puts off everything gets the last thing again. */
const MOST = 20
const KEY = /^[\w:-]{1,60}$/

type Place = Pick<WorkspaceContext, 'workspace' | 'timeZone' | 'now'>

/** Of which workspace and which of its days the cookie is. */
function stampOf({ workspace, timeZone, now }: Place): string {
  return `${workspace.slice(0, 8)}.${wallTimeOf(now(), timeZone).day}`
}

/** Keys of the actions that this browser put off today, in this workspace. */
export function readNotToday(request: Request, place: Place): string[] {
  const [workspace, day, ...keys] = (readCookie(request, NAME) ?? '').split('.')
  if (`${workspace}.${day}` !== stampOf(place)) return []
  return keys.filter(key => KEY.test(key)).slice(0, MOST)
}

/** The Set-Cookie value that puts one more off until the day of the workspace is over. */
export function putOff(request: Request, place: Place, key: string): string {
  const keys = new Set([...readNotToday(request, place), ...(KEY.test(key) ? [key] : [])])
  const value = [stampOf(place), ...[...keys].slice(-MOST)].join('.')
  return writeCookie(NAME, value, { maxAge: DAY_MS / SECOND_MS })
}
