import type { RouterContextProvider } from 'react-router'
import { openSession } from '#app/identity/services/sessions/open-session.ts'
import { callerOf } from '#app/platform/http/caller.ts'
import { writeCookie } from '#app/platform/http/cookies.ts'
import { services } from '#app/platform/http/services.ts'
import {
  deviceCookie,
  readDeviceSecret,
  readSessionSecret,
  sessionCookie,
} from '#app/platform/http/session-cookie.ts'
import { knownDeviceCookie } from './known-device.ts'

const YEAR = 365 * 24 * 60 * 60

/** Signs a verified account in on this browser; the headers carry its cookies. */
export async function startSession(
  request: Request,
  context: Readonly<RouterContextProvider>,
  session: {
    userId: string
    remember: boolean
    how: 'password' | 'magic_link' | 'google' | 'passkey' | 'password_change' | 'email_confirmation'
  },
): Promise<Headers> {
  const { secret, device } = await openSession(services(), {
    ...session,
    replaces: readSessionSecret(request),
    device: readDeviceSecret(request),
    caller: callerOf(request, context),
  })
  const headers = new Headers()
  headers.append('Set-Cookie', sessionCookie(secret, session.remember))
  headers.append('Set-Cookie', deviceCookie(device))
  // The choice itself is kept, so that the box is ticked the next time.
  headers.append('Set-Cookie', writeCookie('rememberMe', session.remember ? '1' : '0', { maxAge: YEAR }))
  const known = await knownDeviceCookie(request, session.userId)
  if (known) headers.append('Set-Cookie', known)
  return headers
}
