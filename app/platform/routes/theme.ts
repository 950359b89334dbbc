import { redirect } from 'react-router'
import { readFormBody } from '#app/platform/forms/form-body.server.ts'
import { writeCookie } from '#app/platform/http/cookies.ts'
import { services } from '#app/platform/http/services.ts'
import { safeRedirectPath } from '#core/identity/redirect-target.ts'
import type { Route } from './+types/theme'

const YEAR = 365 * 24 * 60 * 60

/** Remembers light, dark or the device's own on this device, and goes back to the page that asked. */
export async function action({ request }: Route.ActionArgs) {
  const { form } = await readFormBody(request)
  const theme = form.get('theme')
  const back =
    safeRedirectPath(new URL(request.url).searchParams.get('back') ?? '', services().config.appUrl) ?? '/'
  const choice = theme === 'light' || theme === 'dark' ? theme : 'system'
  const cookie = writeCookie('theme', choice, { maxAge: YEAR })
  return redirect(back, { status: 303, headers: { 'Set-Cookie': cookie } })
}

export function loader() {
  return redirect('/')
}
