import * as v from 'valibot'
import { VISITOR_FORMS } from '#app/copy/site/forms.ts'
import { FORM_PAGES } from '#app/copy/site/pages.ts'
import { parseForm } from '#app/forms/parse-form.server.ts'
import { overLimit } from '#app/http/rate-limit.ts'
import { requestScope } from '#app/http/request-scope.ts'
import { done, formAgain, headersOfAction } from '#app/http/respond.ts'
import { services } from '#app/http/services.ts'
import { idempotencyKeyOf, newVisitorForm, visitorVerdict } from '#app/http/visitors/visitor-form.ts'
import { submitCompass } from '#app/services/visitors/submit-compass.ts'
import { CompassPage } from '#app/ui/site/compass/compass-page.tsx'
import { originOf, pageMeta } from '#app/ui/site/frame/page-meta.ts'
import { COMPASS_MESSAGES, compassSchema } from '#core/onboarding/compass/schema.ts'
import { visitorFormFields } from '#core/support/contact-form.ts'
import type { Route } from './+types/compass'

const schema = v.object({ ...compassSchema.entries, ...visitorFormFields })

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(FORM_PAGES.compass, originOf(matches))
}

export function loader() {
  return newVisitorForm()
}

export const headers = headersOfAction

export async function action({ request, context }: Route.ActionArgs) {
  const form = await parseForm(request, schema)
  if (!form.ok) return formAgain(form)
  const { website, stamp, idempotencyKey, ...answers } = form.value
  const verdict = visitorVerdict({ website, stamp })
  // A machine is told what it wants to hear, and nothing is kept.
  if (verdict === 'machine') return done('/brand-compass', 'compassSubmitted')
  if (verdict === 'too_quick') return formAgain(form.refuse({ form: VISITOR_FORMS.tooQuick }))
  const limited = await overLimit(context, 'compass', { account: answers.email })
  if (limited) return formAgain(form.refuse({ status: 429, form: limited.message }), limited.headers)
  try {
    await submitCompass(services(), { form: answers, idempotencyKey: idempotencyKeyOf(idempotencyKey) })
  } catch (error) {
    requestScope(context).log.error({ err: error }, 'a compass could not be taken in')
    return formAgain({ ...form.refuse({ form: COMPASS_MESSAGES.failed }), status: 503 })
  }
  return done('/brand-compass', 'compassSubmitted')
}

export default function CompassRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <CompassPage {...loaderData} reply={actionData?.reply} />
}
