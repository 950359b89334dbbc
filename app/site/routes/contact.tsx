import { originOf, pageMeta } from '#app/design/layout/page-meta.ts'
import { idempotencyKeyOf } from '#app/platform/http/idempotency-key.ts'
import { knownVisitorHeaders } from '#app/platform/http/known-visitor.ts'
import { done, formAgain } from '#app/platform/http/respond.ts'
import { services } from '#app/platform/http/services.ts'
import { newVisitorForm, visitorForm } from '#app/platform/http/visitor-form.ts'
import { VISITOR_FORMS } from '#app/site/copy/forms.ts'
import { FORM_PAGES } from '#app/site/copy/pages.ts'
import { RECEIVED } from '#app/site/copy/received.ts'
import { sendContactMessage } from '#app/site/services/send-contact-message.ts'
import { ContactPage } from '#app/site/ui/contact/contact-page.tsx'
import { contactSchema, contactTopic } from '#core/site/contact-form.ts'
import type { Route } from './+types/contact'

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(FORM_PAGES.contact, originOf(matches))
}

export function loader({ request }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams
  const received = query.has('sent') ? RECEIVED.contact : null
  return { ...newVisitorForm(), topic: contactTopic(query.get('topic')), received }
}

export async function action(args: Route.ActionArgs) {
  const { form, isRobot } = await visitorForm(args, contactSchema, {
    limit: 'contact',
    who: ({ email }) => ({ account: email }),
    tooQuick: VISITOR_FORMS.tooQuick,
  })
  if (!form.ok) return formAgain(form)
  // A robot gets the answer it expects, and nothing is stored.
  if (isRobot) return done('/contact?sent=1', 'messageSent')
  const { website: _, stamp: __, idempotencyKey, topic, ...message } = form.value
  await sendContactMessage(services(), {
    ...message,
    topic: contactTopic(topic),
    idempotencyKey: idempotencyKeyOf(idempotencyKey),
  })
  return done('/contact?sent=1', 'messageSent', { headers: knownVisitorHeaders(message) })
}

export default function ContactRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <ContactPage {...loaderData} reply={actionData?.reply} />
}
