import { CAPTURE_REFUSALS } from '#app/captures/copy.ts'
import { readMailAddress } from '#app/captures/services/read-mail-address.ts'
import { switchMailAddress } from '#app/captures/services/switch-mail-address.ts'
import { MailSettingsPage } from '#app/captures/ui/mail-settings-page.tsx'
import { workspaceContext } from '#app/platform/http/guards.ts'
import { workspacePost } from '#app/platform/http/posted-form.ts'
import { done, notFound, pageAgain } from '#app/platform/http/respond.ts'
import type { Route } from './+types/mail-settings'

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Capture by email · Settings · Brandhearth' }]
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  const found = await readMailAddress(ctx)
  if (!found.ok) throw notFound()
  return { address: found.address, mayChange: found.mayChange }
}

const CHANGES = {
  on: 'mailCaptureOn',
  renewed: 'mailCaptureRenewed',
  off: 'mailCaptureOff',
} as const

export async function action(args: Route.ActionArgs) {
  const { ctx, intent, overLimit } = await workspacePost(args)
  const limited = await overLimit('write')
  if (limited) return pageAgain(429, limited)
  const to = Object.hasOwn(CHANGES, intent) ? (intent as keyof typeof CHANGES) : 'on'
  const result = await switchMailAddress(ctx, { to })
  if (result.ok) return done('/app/settings/captures', CHANGES[to])
  if (result.reason === 'not_offered') throw notFound()
  return pageAgain(409, CAPTURE_REFUSALS[result.reason])
}

export default function MailSettingsRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <MailSettingsPage {...loaderData} {...(actionData ?? {})} />
}
