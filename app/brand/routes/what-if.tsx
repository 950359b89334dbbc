import { data } from 'react-router'
import { BRAND_REFUSALS } from '#app/brand/copy.ts'
import { readBrand } from '#app/brand/services/read-brand.ts'
import { saveBrand } from '#app/brand/services/save-brand.ts'
import { tryAnswers } from '#app/brand/services/try-answers.ts'
import { WhatIfPage } from '#app/brand/ui/what-if-page.tsx'
import { readFormBody } from '#app/platform/forms/form-body.server.ts'
import { checkForm } from '#app/platform/forms/parse-form.server.ts'
import { workspaceContext } from '#app/platform/http/guards.ts'
import { overLimit } from '#app/platform/http/rate-limit.ts'
import { done, formAgain } from '#app/platform/http/respond.ts'
import { answerMarks } from '#core/brand/clarify/edits.ts'
import { sectionFields } from '#core/brand/clarify/fields.ts'
import { sectionFormSchema } from '#core/brand/forms/answers.ts'
import { readWhatIfSection } from '#core/brand/what-if/sections.ts'
import type { Route } from './+types/what-if'

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Try different answers · Brandhearth' }]
}

const sectionOf = (request: Request) => readWhatIfSection(new URL(request.url).searchParams.get('section'))
const keysOf = (request: Request) => sectionFields(sectionOf(request)).map(field => field.key)

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  const { answers } = await readBrand(ctx)
  const marks = answerMarks(answers, keysOf(request))
  return { section: sectionOf(request), answers, marks, canWrite: ctx.access === 'full' }
}

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = await workspaceContext(request, context)
  const section = sectionOf(request)
  const body = await readFormBody(request)
  const form = checkForm(body, sectionFormSchema(section))
  if (!form.ok) return formAgain(form)
  const limited = await overLimit(context, 'check_post', { user: ctx.userId })
  if (limited) return formAgain(form.refuse({ status: 429, form: limited.message }), limited.headers)
  const { seen, ...answers } = form.value
  if (body.form.get('intent') !== 'save') {
    const result = await tryAnswers(ctx, { section, answers })
    return data({ typed: answers, result, seen: String(seen) })
  }
  const saved = await saveBrand(ctx, { section, keys: keysOf(request), answers, seen, cause: 'what_if' })
  if (saved.ok) return done(`/app/clarify?section=${section}`, 'brandSaved')
  if (saved.reason === 'changed_elsewhere') {
    const conflict = { marks: saved.marks, differences: saved.conflicts }
    return data({ reply: form.refuse({ status: 409 }).reply, conflict }, { status: 409 })
  }
  const status = saved.reason === 'not_saved' ? 503 : 409
  return formAgain(form.refuse({ status, form: BRAND_REFUSALS[saved.reason] }))
}

export default function WhatIfRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <WhatIfPage {...loaderData} {...(actionData ?? {})} />
}
