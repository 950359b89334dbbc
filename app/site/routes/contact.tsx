import { originOf, pageMeta } from '#app/design/layout/page-meta.ts'
import { parseForm } from '#app/platform/forms/parse-form.server.ts'
import { overLimit } from '#app/platform/http/rate-limit.ts'
import { done, formAgain, headersOfAction } from '#app/platform/http/respond.ts'
import { services } from '#app/platform/http/services.ts'
import { idempotencyKeyOf, newVisitorForm, visitorVerdict } from '#app/platform/http/visitor-form.ts'
import { VISITOR_FORMS } from '#app/site/copy/forms.ts'
import { FORM_PAGES } from '#app/site/copy/pages.ts'
import { sendContactMessage } from '#app/site/services/send-contact-message.ts'
import { ContactPage } from '#app/site/ui/contact/contact-page.tsx'
import { contactSchema, contactTopic } from '#core/site/contact-form.ts'
import type { Route } from './+types/contact'

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(FORM_PAGES.contact, originOf(matches))
}

export function loader({ request }: Route.LoaderArgs) {
  const topic = contactTopic(new URL(request.url).searchParams.get('topic'))
  return { ...newVisitorForm(), topic }
}

export const headers = headersOfAction

export async function action({ request, context }: Route.ActionArgs) {
  const form = await parseForm(request, contactSchema)
  if (!form.ok) return formAgain(form)
  const { website, stamp, idempotencyKey, topic, ...message } = form.value
  const verdict = visitorVerdict({ website, stamp })
  // A machine is told what it wants to hear, and nothing is kept.
  if (verdict === 'machine') return done('/contact', 'messageSent')
  if (verdict === 'too_quick') return formAgain(form.refuse({ form: VISITOR_FORMS.tooQuick }))
  const limited = await overLimit(context, 'contact', { account: message.email })
  if (limited) return formAgain(form.refuse({ status: 429, form: limited.message }), limited.headers)
  await sendContactMessage(services(), {
    ...message,
    topic: contactTopic(topic),
    idempotencyKey: idempotencyKeyOf(idempotencyKey),
  })
  return done('/contact', 'messageSent')
}

export default function ContactRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <ContactPage {...loaderData} reply={actionData?.reply} />
}
