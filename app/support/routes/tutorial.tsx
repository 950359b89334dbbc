import { parseForm } from '#app/platform/forms/parse-form.server.ts'
import { workspaceContext } from '#app/platform/http/guards.ts'
import { overLimit } from '#app/platform/http/rate-limit.ts'
import { done, formAgain, notFound } from '#app/platform/http/respond.ts'
import { readTutorial } from '#app/support/services/read-tutorial.ts'
import { saveTutorial } from '#app/support/services/save-tutorial.ts'
import { TutorialPage } from '#app/support/ui/tutorials/tutorial-page.tsx'
import { tutorialSchema } from '#core/support/tutorials/tutorial-form.ts'
import type { Route } from './+types/tutorial'

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: `${loaderData?.tutorial.title ?? 'Tutorial'} · Brandhearth` }]
}

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const view = await readTutorial(await workspaceContext(request, context), params.tutorialId)
  if (!view) throw notFound()
  return view
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const ctx = await workspaceContext(request, context)
  const form = await parseForm(request, tutorialSchema)
  if (!form.ok) return formAgain(form)
  const limited = await overLimit(context, 'write', { user: ctx.userId })
  if (limited) return formAgain(form.refuse({ status: 429, form: limited.message }), limited.headers)
  if (!(await saveTutorial(ctx, params.tutorialId, form.value))) throw notFound()
  return done(`/app/support/tutorials/${params.tutorialId}`, 'tutorialCompleted')
}

export default function TutorialRoute({ loaderData }: Route.ComponentProps) {
  return <TutorialPage {...loaderData} />
}
