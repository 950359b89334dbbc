import { readFormBody } from '#app/platform/forms/form-body.server.ts'
import { checkForm } from '#app/platform/forms/parse-form.server.ts'
import { workspaceContext } from '#app/platform/http/guards.ts'
import { overLimit } from '#app/platform/http/rate-limit.ts'
import { notFound } from '#app/platform/http/respond.ts'
import { readTutorial } from '#app/support/services/read-tutorial.ts'
import { saveTutorial } from '#app/support/services/save-tutorial.ts'
import { tutorialSchema } from '#core/support/tutorials/tutorial-form.ts'
import type { Route } from './+types/tutorial-steps'

/** The steps for the card over the page, fetched when it is begun. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const view = await readTutorial(await workspaceContext(request, context), params.tutorialId)
  if (!view) throw notFound()
  return Response.json(view, { headers: { 'Cache-Control': 'no-store' } })
}

/** Keeps how far the card has come: 204, or why not. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const ctx = await workspaceContext(request, context)
  const form = checkForm(await readFormBody(request), tutorialSchema)
  if (!form.ok) return Response.json({}, { status: form.status })
  const limited = await overLimit(context, 'write', { user: ctx.userId })
  if (limited) return Response.json({}, { status: 429, headers: limited.headers })
  if (!(await saveTutorial(ctx, params.tutorialId, form.value))) throw notFound()
  return new Response(null, { status: 204 })
}
