import type { MiddlewareFunction } from 'react-router'
import { withinSeen } from '../within-seen.ts'
import { readCookie, secretCookieName, writeRawCookie } from './cookies.ts'
import { services } from './services.ts'

/** Seconds; long before they are over a replica that may be read has everything. */
const REMEMBERED_S = 60
/** Beyond every place in a log. */
const NOWHERE_YET = 'FFFFFFFF/FFFFFFFF'

/**
 * Where there is a replica: whoever has sent a form sees what became of it, whichever process and server answers next. The
 * browser remembers how far the log had come; a made-up place only changes from where one's own pages are read. Programs keep
 * no cookies, so that what they ask for comes from the primary.
 */
export const readPositions: MiddlewareFunction<Response> = async ({ request }, next) => {
  const { db, config } = services()
  if (!config.databaseReplicaUrl || request.headers.has('Authorization')) return next()
  const name = secretCookieName('seen')
  const response = await withinSeen(readCookie(request, name), () => next())
  if (request.method === 'GET' || request.method === 'HEAD') return response
  const reached = await db.logPosition().catch(() => NOWHERE_YET)
  if (reached !== null)
    response.headers.append('Set-Cookie', writeRawCookie(name, reached, { maxAge: REMEMBERED_S }))
  return response
}
