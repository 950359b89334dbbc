import { readFormBody } from '#app/platform/forms/form-body.server.ts'
import { workspaceContext } from '#app/platform/http/guards.ts'
import { overLimit } from '#app/platform/http/rate-limit.ts'
import { notFound } from '#app/platform/http/respond.ts'
import { switchChecks } from '#app/posts/services/switch-checks.ts'
import { CHECK_IDS } from '#core/posts/checks/types.ts'
import type { Route } from './+types/checks'

/** Nothing to look at here. */
export function loader() {
  throw notFound()
}

/** Keeps which writing checks are switched off; without scripts "Check my post" carries the same boxes. */
export async function action({ request, context }: Route.ActionArgs) {
  const ctx = await workspaceContext(request, context)
  const body = await readFormBody(request)
  if (!body.ok) return Response.json({}, { status: body.status })
  const limited = await overLimit(context, 'write', { user: ctx.userId })
  if (limited) return Response.json({}, { status: 429, headers: limited.headers })
  const off = body.form.getAll('off')
  await switchChecks(ctx, { off: CHECK_IDS.filter(id => off.includes(id)) })
  return Response.json({})
}
