import * as v from 'valibot'
import { originOf, pageMeta } from '#app/design/layout/page-meta.ts'
import { parseForm } from '#app/platform/forms/parse-form.server.ts'
import { overLimit } from '#app/platform/http/rate-limit.ts'
import { requestScope } from '#app/platform/http/request-scope.ts'
import { done, formAgain, headersOfAction } from '#app/platform/http/respond.ts'
import { services } from '#app/platform/http/services.ts'
import { idempotencyKeyOf, newVisitorForm, visitorVerdict } from '#app/platform/http/visitor-form.ts'
import { VISITOR_FORMS } from '#app/site/copy/forms.ts'
import { FORM_PAGES } from '#app/site/copy/pages.ts'
import { submitCompass } from '#app/site/services/submit-compass.ts'
import { CompassPage } from '#app/site/ui/compass-page.tsx'
import { COMPASS_MESSAGES, compassSchema } from '#core/site/compass-form.ts'
import { visitorFormFields } from '#core/site/contact-form.ts'
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
