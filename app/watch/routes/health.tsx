import { useLiveTables } from '#app/platform/client/use-live-tables.ts'
import { workspaceContext } from '#app/platform/http/guards.ts'
import { readSources } from '#app/watch/services/read-sources.ts'
import { HealthPage } from '#app/watch/ui/health-page.tsx'
import type { Route } from './+types/health'

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Health · Brand Watch · Brandhearth' }]
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  const { sources } = await readSources(ctx, { removed: null })
  // Nobody looks at saved links, so nothing can go wrong with them.
  return { sources: sources.filter(({ kind }) => kind !== 'saved'), timeZone: ctx.timeZone }
}

export default function HealthRoute({ loaderData }: Route.ComponentProps) {
  useLiveTables('watch_sources')
  return <HealthPage {...loaderData} />
}
