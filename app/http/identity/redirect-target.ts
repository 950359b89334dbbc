import { config } from '#app/config.server.ts'
import { safeRedirectPath } from '#core/identity/redirect-target.ts'

/** Where to go after signing in: the page that was asked for, if it is one of ours, else the start. */
export function redirectTarget(request: Request): string {
  const wanted = new URL(request.url).searchParams.get('redirectTo')
  const path = safeRedirectPath(wanted, config().appUrl)
  return path && !path.startsWith('/auth') && !path.startsWith('/sign-out') ? path : '/'
}
