import { SECURITY_EVENTS } from '#app/identity/copy/identity.ts'
import { readSecurity } from '#app/identity/services/read-security.ts'
import { SecurityPage } from '#app/identity/ui/security/security-page.tsx'
import { signedIn } from '#app/platform/http/guards.ts'
import { services } from '#app/platform/http/services.ts'
import { readPageNumber } from '#core/shared/list-address.ts'
import { FORMER_MEMBER } from '#core/team/former-member.ts'
import type { Route } from './+types/security'

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Security · Brandhearth' }]
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const { userId, email, sessionId, timeZone } = await signedIn(request, context)
  const page = readPageNumber(new URL(request.url).searchParams)
  const view = await readSecurity(services(), { userId, sessionId, page })
  const log = view.log.map(({ type, actor, ...entry }) => ({
    ...entry,
    what: SECURITY_EVENTS[type] ?? type,
    who: actor && (actor.name ?? FORMER_MEMBER),
  }))
  return { ...view, email, log, timeZone }
}

export default function SecurityRoute({ loaderData }: Route.ComponentProps) {
  return <SecurityPage {...loaderData} />
}
