import { data } from 'react-router'
import { BRAND_REFUSALS } from '#app/brand/copy.ts'
import { readBrand } from '#app/brand/services/read-brand.ts'
import { saveBrand } from '#app/brand/services/save-brand.ts'
import { tryAnswers } from '#app/brand/services/try-answers.ts'
import { WhatIfPage } from '#app/brand/ui/what-if-page.tsx'
import { workspaceContext } from '#app/platform/http/guards.ts'
import { workspacePost } from '#app/platform/http/posted-form.ts'
import { done, formAgain } from '#app/platform/http/respond.ts'
import { hasFeature } from '#core/billing/features.ts'
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
  const isInPlan = hasFeature(ctx.tier, 'advanced_brand_alignment')
  return { section: sectionOf(request), answers, marks, isInPlan, canWrite: ctx.access === 'full' }
}

export async function action(args: Route.ActionArgs) {
  const { ctx, intent, check } = await workspacePost(args)
  const section = sectionOf(args.request)
  const form = await check(sectionFormSchema(section), 'check_post')
  if (!form.ok) return formAgain(form)
  const { seen, ...answers } = form.value
  if (intent !== 'save') {
    const tried = await tryAnswers(ctx, { section, answers })
    if (!tried.ok) return formAgain(form.refuse({ status: 409, form: BRAND_REFUSALS[tried.reason] }))
    return data({ typed: answers, result: tried.result, seen: String(seen) })
  }
  const keys = keysOf(args.request)
  const saved = await saveBrand(ctx, { section, keys, answers, seen, cause: 'what_if' })
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
