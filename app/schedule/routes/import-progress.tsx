import { workspaceContext } from '#app/platform/http/guards.ts'
import { notFound } from '#app/platform/http/respond.ts'
import { readScheduleImport } from '#app/schedule/services/exchange/read-schedule-import.ts'
import { ImportProgressPage } from '#app/schedule/ui/import-progress-page.tsx'
import type { Route } from './+types/import-progress'

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Importing posts · Brandhearth' }]
}

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  const progress = await readScheduleImport(ctx, { id: params.importId })
  if (!progress) throw notFound()
  return { progress }
}

export default function ImportProgressRoute({ loaderData }: Route.ComponentProps) {
  return <ImportProgressPage {...loaderData} />
}
