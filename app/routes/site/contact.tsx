import { VISITOR_FORMS } from '#app/copy/site/forms.ts'
import { FORM_PAGES } from '#app/copy/site/pages.ts'
import { parseForm } from '#app/forms/parse-form.server.ts'
import { overLimit } from '#app/http/rate-limit.ts'
import { done, formAgain, headersOfAction } from '#app/http/respond.ts'
import { services } from '#app/http/services.ts'
import { idempotencyKeyOf, newVisitorForm, visitorVerdict } from '#app/http/visitors/visitor-form.ts'
import { sendContactMessage } from '#app/services/visitors/send-contact-message.ts'
import { ContactPage } from '#app/ui/site/contact/contact-page.tsx'
import { originOf, pageMeta } from '#app/ui/site/frame/page-meta.ts'
import { contactSchema, contactTopic } from '#core/support/contact-form.ts'
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
