import * as v from 'valibot'
import { originOf, pageMeta } from '#app/design/layout/page-meta.ts'
import { idempotencyKeyOf } from '#app/platform/http/idempotency-key.ts'
import { knownVisitorHeaders } from '#app/platform/http/known-visitor.ts'
import { requestScope } from '#app/platform/http/request-scope.ts'
import { done, formAgain } from '#app/platform/http/respond.ts'
import { services } from '#app/platform/http/services.ts'
import { newVisitorForm, visitorForm } from '#app/platform/http/visitor-form.ts'
import { VISITOR_FORMS } from '#app/site/copy/forms.ts'
import { FORM_PAGES } from '#app/site/copy/pages.ts'
import { RECEIVED } from '#app/site/copy/received.ts'
import { submitCompass } from '#app/site/services/submit-compass.ts'
import { CompassPage } from '#app/site/ui/compass-page.tsx'
import { COMPASS_MESSAGES, compassSchema } from '#core/site/compass-form.ts'
import { visitorFormFields } from '#core/site/contact-form.ts'
import type { Route } from './+types/compass'

const schema = v.object({ ...compassSchema.entries, ...visitorFormFields })

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(FORM_PAGES.compass, originOf(matches))
}

export function loader({ request }: Route.LoaderArgs) {
  const isSent = new URL(request.url).searchParams.has('sent')
  return { ...newVisitorForm(), received: isSent ? RECEIVED.compass : null }
}

export async function action(args: Route.ActionArgs) {
  const { form, isRobot } = await visitorForm(args, schema, {
    limit: 'compass',
    who: ({ email }) => ({ account: email }),
    tooQuick: VISITOR_FORMS.tooQuick,
  })
  if (!form.ok) return formAgain(form)
  // A robot gets the answer it expects, and nothing is stored.
  if (isRobot) return done('/brand-compass?sent=1', 'compassSubmitted')
  const { website: _, stamp: __, idempotencyKey, ...answers } = form.value
  try {
    await submitCompass(services(), { form: answers, idempotencyKey: idempotencyKeyOf(idempotencyKey) })
  } catch (error) {
    requestScope(args.context).log.error({ err: error }, 'a compass could not be taken in')
    return formAgain({ ...form.refuse({ form: COMPASS_MESSAGES.failed }), status: 503 })
  }
  const headers = knownVisitorHeaders({ email: answers.email, name: answers.firstName })
  return done('/brand-compass?sent=1', 'compassSubmitted', { headers })
}

export default function CompassRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <CompassPage {...loaderData} reply={actionData?.reply} />
}
