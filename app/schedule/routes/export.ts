import { requireStepUp, workspaceContext } from '#app/platform/http/guards.ts'
import { overLimit } from '#app/platform/http/rate-limit.ts'
import { notFound } from '#app/platform/http/respond.ts'
import { exportPosts } from '#app/posts/services/export-posts.ts'
import { exportSchedule } from '#app/schedule/services/export-schedule.ts'
import type { Route } from './+types/export'

const TYPES = { csv: 'text/csv; charset=utf-8', json: 'application/json; charset=utf-8' } as const

/** The schedule or the posts as a file: plan.csv, plan.json, posts.csv, posts.json. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  const [what, kind] = params.file.split('.')
  if ((kind !== 'csv' && kind !== 'json') || (what !== 'plan' && what !== 'posts')) throw notFound()
  await requireStepUp(request, context, `/app/content?tab=${what === 'plan' ? 'plan' : 'create'}`)
  const limited = await overLimit(context, 'export_data', { user: ctx.userId })
  if (limited) return new Response(limited, { status: 429 })
  const text = await (what === 'plan' ? exportSchedule(ctx, { kind }) : exportPosts(ctx, { kind }))
  return new Response(text, {
    headers: { 'Content-Type': TYPES[kind], 'Content-Disposition': `attachment; filename="${what}.${kind}"` },
  })
}
