import { readPounds } from '#app/deals/services/read-pounds.ts'
import { MoneyPage } from '#app/deals/ui/money-page.tsx'
import { NoAccess } from '#app/deals/ui/no-access.tsx'
import { workspaceContext } from '#app/platform/http/guards.ts'
import { readPoundsAddress } from '#core/deals/pounds.ts'
import type { Route } from './+types/money'

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Money · Brandhearth' }]
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  const address = readPoundsAddress(new URL(request.url).searchParams)
  const pounds = await readPounds(ctx, { address })
  return { address, pounds, timeZone: ctx.timeZone }
}

export default function MoneyRoute({ loaderData }: Route.ComponentProps) {
  const { address, pounds, timeZone } = loaderData
  return pounds ? <MoneyPage {...pounds} address={address} timeZone={timeZone} /> : <NoAccess />
}
