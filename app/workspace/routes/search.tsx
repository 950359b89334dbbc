import { workspaceContext } from '#app/platform/http/guards.ts'
import { searchWorkspace } from '#app/workspace/services/search-workspace.ts'
import { SearchPage } from '#app/workspace/ui/search/search-page.tsx'
import { readSearch } from '#core/shared/list-address.ts'
import type { Route } from './+types/search'

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Search · Brandhearth' }]
}

/** Stories and posts that hold the words; the palette asks here too. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  const search = readSearch(new URL(request.url).searchParams)
  return { search, tier: ctx.tier, ...(await searchWorkspace(ctx, { search })) }
}

export default function SearchRoute({ loaderData }: Route.ComponentProps) {
  return <SearchPage {...loaderData} />
}
