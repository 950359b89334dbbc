import type { RouterContextProvider } from 'react-router'
import { inspectLink } from '#app/identity/services/links/inspect-link.ts'
import { resetPassword } from '#app/identity/services/links/reset-password.ts'
import { callerOf } from '#app/platform/http/caller.ts'
import { overLimit } from '#app/platform/http/rate-limit.ts'
import { secretOf } from '#app/platform/http/secret-address.ts'
import { services } from '#app/platform/http/services.ts'
import { clearSessionCookie, readBrowserSecret } from '#app/platform/http/session-cookie.ts'
import { afterResetCookie } from './after-reset.ts'
import { type FormRefusal, unlessBusy } from './visitor-forms.ts'

/** What `/auth?mode=reset` shows: the form, the form with the mail's code, or that the link is over. */
export async function readResetState(request: Request): Promise<'ready' | 'elsewhere' | 'over' | 'missing'> {
  const secret = secretOf(request)
  if (!secret) return 'missing'
  const browser = readBrowserSecret(request)
  return (await inspectLink(services(), { secret, browser, purpose: 'password_reset' })).state
}

/** Sets the new password with the link in the address. */
export async function resetByLink(
  request: Request,
  context: Readonly<RouterContextProvider>,
  typed: { password: string; code: string | null },
): Promise<
  | { ok: true; headers: Headers; hasPasskeys: boolean; redirectTo: string | null }
  | { ok: false; reason: 'link_over' | 'needs_code' | 'wrong_code' | 'common_password' }
  | FormRefusal
> {
  const over = await overLimit(context, 'token_use')
  if (over) return { ok: false, status: 429, form: over }
  return unlessBusy(async () => {
    const result = await resetPassword(services(), {
      ...typed,
      secret: secretOf(request),
      browser: readBrowserSecret(request),
      caller: callerOf(request, context),
    })
    // Every session has ended, this browser's too.
    if (!result.ok) return result
    const headers = new Headers({ 'Set-Cookie': clearSessionCookie() })
    const hasPasskeys = result.passkeys > 0
    if (hasPasskeys) headers.append('Set-Cookie', afterResetCookie(result.userId))
    return { ok: true, headers, hasPasskeys, redirectTo: result.redirectTo } as const
  })
}
