import { readOnlyText } from '#app/copy/billing.ts'
import { parseForm } from '#app/forms/parse-form.server.ts'
import { workspaceContext } from '#app/http/guards.ts'
import { overLimit } from '#app/http/rate-limit.ts'
import { done, formAgain } from '#app/http/respond.ts'
import { readBrand } from '#app/services/brand/read-brand.ts'
import { saveBrand } from '#app/services/brand/save-brand.ts'
import { ClarifyPage } from '#app/ui/brand/clarify-page.tsx'
import { clarifyCompleteness } from '#core/brand/clarify/completeness.ts'
import { sectionFields } from '#core/brand/clarify/fields.ts'
import { readSection } from '#core/brand/clarify/sections.ts'
import { sectionSchema } from '#core/brand/forms/answers.ts'
import type { Route } from './+types/clarify'

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Brand · Brandhearth' }]
}

const sectionOf = (request: Request) => readSection(new URL(request.url).searchParams.get('section'))

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  const answers = await readBrand(ctx)
  return {
    section: sectionOf(request),
    answers,
    completeness: clarifyCompleteness(answers),
    canWrite: ctx.access === 'full',
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = await workspaceContext(request, context)
  const section = sectionOf(request)
  const form = await parseForm(request, sectionSchema(section))
  if (!form.ok) return formAgain(form)
  const limited = await overLimit(context, 'write', { user: ctx.userId })
  if (limited) return formAgain(form.refuse({ status: 429, form: limited.message }), limited.headers)
  const keys = sectionFields(section).map(field => field.key)
  const result = await saveBrand(ctx, { section, keys, answers: form.value })
  if (!result.ok) return formAgain(form.refuse({ status: 409, form: readOnlyText }))
  return done(`/app/clarify?section=${section}`, 'brandSaved')
}

export default function ClarifyRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <ClarifyPage {...loaderData} reply={actionData?.reply} />
}
