import { readErasures } from '#app/leads/services/read-erasures.ts'
import { ErasedPage } from '#app/leads/ui/erased-page.tsx'
import { workspaceContext } from '#app/platform/http/guards.ts'
import { listKeepers } from '#app/team/services/list-keepers.ts'
import { readPageNumber } from '#core/shared/list-address.ts'
import type { Route } from './+types/erased'

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Deleted on request · Brandhearth' }]
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  const params = new URL(request.url).searchParams
  const email = (params.get('email') ?? '').trim().slice(0, 254)
  const [read, keepers] = await Promise.all([
    readErasures(ctx, { email, page: readPageNumber(params) }),
    listKeepers(ctx),
  ])
  return { ...read, keepers, timeZone: ctx.timeZone }
}

export default function ErasedRoute({ loaderData }: Route.ComponentProps) {
  return <ErasedPage {...loaderData} />
}
