import { featureLock } from '#app/billing/services/feature-lock.ts'
import { leadRefusal } from '#app/leads/copy.ts'
import { readImport } from '#app/leads/services/read-import.ts'
import { undoImport } from '#app/leads/services/undo-import.ts'
import { ImportProgressPage } from '#app/leads/ui/import-progress-page.tsx'
import { workspaceContext } from '#app/platform/http/guards.ts'
import { workspacePost } from '#app/platform/http/posted-form.ts'
import { done, notFound, pageAgain } from '#app/platform/http/respond.ts'
import { roleMay } from '#core/team/roles.ts'
import type { Route } from './+types/import-progress'

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Importing people · Brandhearth' }]
}

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  const progress = await readImport(ctx, { id: params.importId })
  if (!progress) throw notFound()
  return { progress, canUndo: featureLock(ctx, 'sales_hub') === null && roleMay(ctx.role, 'edit') }
}

export async function action(args: Route.ActionArgs) {
  const { ctx, overLimit } = await workspacePost(args)
  const limited = await overLimit('write')
  if (limited) return pageAgain(429, limited)
  const { importId } = args.params
  const result = await undoImport(ctx, { id: importId })
  if (result.ok) return done(`/app/sales-hub/people?undone=${importId}`, 'importUndone')
  if (result.reason === 'not_found') throw notFound()
  return pageAgain(409, leadRefusal(result.reason))
}

export default function ImportProgressRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <ImportProgressPage {...loaderData} problem={actionData?.problem} />
}
