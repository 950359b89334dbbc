import { redirect } from 'react-router'
import { UnsavedPage } from '#app/identity/ui/unsaved-page.tsx'
import { openHeldForm } from '#app/platform/held-forms/open-held-form.ts'
import { requireSignIn, signedIn } from '#app/platform/http/guards.ts'
import { ownPath } from '#app/platform/http/redirect-target.ts'
import { services } from '#app/platform/http/services.ts'
import { readBrowserSecret } from '#app/platform/http/session-cookie.ts'
import { placeKey } from '#app/platform/viewer.ts'
import type { Route } from './+types/unsaved'

export const middleware: Route.MiddlewareFunction[] = [requireSignIn]

/** The browser itself sends the form on, so there is no script to send it in another way. */
export const handle = { hydrate: false }

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Save what you typed · Brandhearth' }, { name: 'robots', content: 'noindex' }]
}

type Args = Pick<Route.LoaderArgs, 'request' | 'context' | 'params'>

async function openHeld({ request, context, params }: Args, isTaken: boolean) {
  const viewer = await signedIn(request, context)
  const browserSecret = readBrowserSecret(request)
  if (!browserSecret) return null
  return openHeldForm(services(), { id: params.formId, account: placeKey(viewer), browserSecret, isTaken })
}

/** Looking changes nothing: a reload must not cost the text. */
export async function loader(args: Route.LoaderArgs) {
  const held = await openHeld(args, false)
  if (!held) throw redirect('/')
  return { id: args.params.formId, fields: held.fields, hadFile: held.hadFile }
}

/** Hands the form on to where it was sent at first, once: the browser repeats its post there. */
export async function action(args: Route.ActionArgs) {
  const held = await openHeld(args, true)
  if (!held) return redirect('/', 303)
  const isDiscarded = new URL(args.request.url).searchParams.has('discard')
  const page = ownPath(held.page) ?? '/'
  return isDiscarded ? redirect(page, 303) : redirect(ownPath(held.target) ?? page, 307)
}

export default function UnsavedRoute({ loaderData }: Route.ComponentProps) {
  return <UnsavedPage {...loaderData} />
}
