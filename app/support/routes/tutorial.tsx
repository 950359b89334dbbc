import { workspaceContext } from '#app/platform/http/guards.ts'
import { workspaceForm } from '#app/platform/http/posted-form.ts'
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

export async function action(args: Route.ActionArgs) {
  const { ctx, form } = await workspaceForm(args, tutorialSchema, 'write')
  if (!form.ok) return formAgain(form)
  const { tutorialId } = args.params
  if (!(await saveTutorial(ctx, tutorialId, form.value))) throw notFound()
  return done(`/app/support/tutorials/${tutorialId}`, 'tutorialCompleted')
}

export default function TutorialRoute({ loaderData }: Route.ComponentProps) {
  return <TutorialPage {...loaderData} />
}
