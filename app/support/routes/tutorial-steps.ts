import { workspaceContext } from '#app/platform/http/guards.ts'
import { workspaceForm } from '#app/platform/http/posted-form.ts'
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
export async function action(args: Route.ActionArgs) {
  const { ctx, form } = await workspaceForm(args, tutorialSchema, 'write')
  if (!form.ok) return Response.json({}, { status: form.status })
  if (!(await saveTutorial(ctx, args.params.tutorialId, form.value))) throw notFound()
  return new Response(null, { status: 204 })
}
