import { useEffect } from 'react'
import { type SignInNotice, signInSaying } from '#app/identity/copy/sign-in-notices.ts'
import { SESSION_FETCH_RETRY_MS, SESSION_TICK_MS, shouldRefreshSession } from '#core/identity/session.ts'

/** Where the session is asked after and refreshed. */
const ADDRESS = '/auth/session'

/**
 * Looks after the session of an open page: a tick every 30 s, a refresh when three ticks or fewer are left, one retry
 * after 500 ms. When it cannot be kept, the sign-in page says why and leads back here.
 */
export function SessionKeeper({ expiresAt }: { expiresAt: Date }) {
  useEffect(() => {
    let end = expiresAt
    const tick = async () => {
      const now = new Date()
      const isOver = end.getTime() <= now.getTime()
      if (!isOver && !shouldRefreshSession(end, now)) return
      try {
        // Another tab may have moved the end on, or ended it.
        end = await ask('GET')
        if (shouldRefreshSession(end, new Date())) end = await ask('POST')
      } catch (error) {
        // A lost connection is not a lost session: the next tick tries again.
        if (error instanceof SessionLost) leave(error.notice)
      }
    }
    const timer = setInterval(() => void tick(), SESSION_TICK_MS)
    return () => clearInterval(timer)
  }, [expiresAt])
  return null
}

class SessionLost extends Error {
  readonly notice: SignInNotice
  constructor(notice: SignInNotice) {
    super(notice)
    this.notice = notice
  }
}

async function ask(method: 'GET' | 'POST'): Promise<Date> {
  const once = () => fetch(ADDRESS, { method, headers: { Accept: 'application/json' } })
  let response = await once().catch(() => null)
  if (!response?.ok) {
    await new Promise(resolve => setTimeout(resolve, SESSION_FETCH_RETRY_MS))
    response = await once()
  }
  if (response.status === 401)
    throw new SessionLost(method === 'GET' ? 'session-ended' : 'session-not-refreshed')
  const { expiresAt } = (await response.json()) as { expiresAt: string }
  return new Date(expiresAt)
}

function leave(notice: SignInNotice) {
  const here = `${window.location.pathname}${window.location.search}`
  window.location.assign(signInSaying(notice, { redirectTo: here }))
}
