import { workspacePost } from '#app/platform/http/posted-form.ts'
import { nothingToSee } from '#app/platform/http/respond.ts'
import { switchChecks } from '#app/posts/services/switch-checks.ts'
import { CHECK_IDS } from '#core/posts/checks/types.ts'
import type { Route } from './+types/checks'

export const loader = nothingToSee

/** Keeps which writing checks are switched off; without scripts "Check my post" carries the same boxes. */
export async function action(args: Route.ActionArgs) {
  const { ctx, body, overLimit } = await workspacePost(args)
  if (!body.ok) return Response.json({}, { status: body.status })
  if (await overLimit('write')) return Response.json({}, { status: 429 })
  const off = body.form.getAll('off')
  await switchChecks(ctx, { off: CHECK_IDS.filter(id => off.includes(id)) })
  return Response.json({})
}
