import { data } from 'react-router'
import { STRATEGY_REFUSALS } from '#app/brand/copy.ts'
import { readStrategyPart } from '#app/brand/services/strategy/find-plan.ts'
import { saveStrategy } from '#app/brand/services/strategy/save-strategy.ts'
import { StrategyEditPage } from '#app/brand/ui/strategy/strategy-edit-page.tsx'
import { workspaceContext } from '#app/platform/http/guards.ts'
import { workspaceForm } from '#app/platform/http/posted-form.ts'
import { done, formAgain } from '#app/platform/http/respond.ts'
import { strategyMarks } from '#core/brand/strategy/edits.ts'
import { readStrategySection, strategyFields } from '#core/brand/strategy/fields.ts'
import { strategyFormSchema } from '#core/brand/strategy/schema.ts'
import type { Route } from './+types/edit'

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Edit your strategy · Brandhearth' }]
}

const sectionOf = (request: Request) => readStrategySection(new URL(request.url).searchParams.get('section'))

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  const section = sectionOf(request)
  const { values, guesses } = await readStrategyPart(ctx)
  const marks = strategyMarks(values, strategyFields(section))
  return { section, values, guesses, marks, canWrite: ctx.access === 'full' }
}

export async function action(args: Route.ActionArgs) {
  const section = sectionOf(args.request)
  const { ctx, form } = await workspaceForm(args, strategyFormSchema(section), 'write')
  if (!form.ok) return formAgain(form)
  const { seen, ...typed } = form.value
  const result = await saveStrategy(ctx, { section, typed, seen })
  if (result.ok) return done(`/app/strategy#${section}`, 'strategySaved')
  if (result.reason === 'read_only')
    return formAgain(form.refuse({ status: 409, form: STRATEGY_REFUSALS.read_only }))
  const conflict = { marks: result.marks, differences: result.conflicts }
  return data({ reply: form.refuse({ status: 409 }).reply, conflict }, { status: 409 })
}

export default function StrategyEditRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <StrategyEditPage {...loaderData} {...(actionData ?? {})} />
}
