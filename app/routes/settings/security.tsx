import { SECURITY_EVENTS } from '#app/copy/identity.ts'
import { signedIn } from '#app/http/guards.ts'
import { services } from '#app/http/services.ts'
import { readSecurity } from '#app/services/settings/read-security.ts'
import { SecurityPage } from '#app/ui/settings/security-page.tsx'
import type { Route } from './+types/security'

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Security · Brandhearth' }]
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const { userId, sessionId, timeZone } = await signedIn(request, context)
  const view = await readSecurity(services(), { userId, sessionId })
  const log = view.log.map(({ type, ...entry }) => ({ ...entry, what: SECURITY_EVENTS[type] ?? type }))
  return { ...view, log, timeZone }
}

export default function SecurityRoute({ loaderData }: Route.ComponentProps) {
  return <SecurityPage {...loaderData} />
}
