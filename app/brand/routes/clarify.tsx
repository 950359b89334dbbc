import { data } from 'react-router'
import { BRAND_PROBLEMS, BRAND_REFUSALS } from '#app/brand/copy.ts'
import { readBrand } from '#app/brand/services/read-brand.ts'
import { saveBrand } from '#app/brand/services/save-brand.ts'
import { ClarifyPage } from '#app/brand/ui/clarify-page.tsx'
import { workspaceContext } from '#app/platform/http/guards.ts'
import { workspaceForm } from '#app/platform/http/posted-form.ts'
import { done, formAgain } from '#app/platform/http/respond.ts'
import { clarifyCompleteness } from '#core/brand/clarify/completeness.ts'
import { answerMarks } from '#core/brand/clarify/edits.ts'
import { sectionFields } from '#core/brand/clarify/fields.ts'
import { readSection } from '#core/brand/clarify/sections.ts'
import { sectionFormSchema } from '#core/brand/forms/answers.ts'
import type { Route } from './+types/clarify'

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Brand · Brandhearth' }]
}

const sectionOf = (request: Request) => readSection(new URL(request.url).searchParams.get('section'))
const keysOf = (request: Request) => sectionFields(sectionOf(request)).map(field => field.key)

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  const { answers, source } = await readBrand(ctx)
  return {
    section: sectionOf(request),
    answers,
    marks: answerMarks(answers, keysOf(request)),
    completeness: clarifyCompleteness(answers),
    canWrite: ctx.access === 'full',
    problem: source === null ? BRAND_PROBLEMS.load : null,
  }
}

export async function action(args: Route.ActionArgs) {
  const section = sectionOf(args.request)
  const { ctx, form } = await workspaceForm(args, sectionFormSchema(section), 'write')
  if (!form.ok) return formAgain(form)
  const { seen, ...answers } = form.value
  const result = await saveBrand(ctx, { section, keys: keysOf(args.request), answers, seen })
  if (result.ok) return done(`/app/clarify?section=${section}`, 'brandSaved')
  if (result.reason === 'changed_elsewhere') {
    const conflict = { marks: result.marks, differences: result.conflicts }
    return data({ reply: form.refuse({ status: 409 }).reply, conflict }, { status: 409 })
  }
  const status = result.reason === 'not_saved' ? 503 : 409
  return formAgain(form.refuse({ status, form: BRAND_REFUSALS[result.reason] }))
}

export default function ClarifyRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <ClarifyPage {...loaderData} {...(actionData ?? {})} />
}
