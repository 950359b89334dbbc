import { redirect } from 'react-router'
import { knownVisitorHeaders } from '#app/platform/http/known-visitor.ts'
import { limitedForm } from '#app/platform/http/posted-form.ts'
import { formAgain } from '#app/platform/http/respond.ts'
import { services } from '#app/platform/http/services.ts'
import { VISITOR_FORMS } from '#app/site/copy/forms.ts'
import { NEWSLETTER } from '#app/site/copy/newsletter.ts'
import { subscribeNewsletter } from '#app/site/services/subscribe-newsletter.ts'
import { NewsletterPage } from '#app/site/ui/newsletter-page.tsx'
import { SubscribeForm } from '#app/site/ui/subscribe-form.tsx'
import { newsletterSchema } from '#core/site/contact-form.ts'
import type { Route } from './+types/subscribe'

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Newsletter · Brandhearth' }, { name: 'robots', content: 'noindex' }]
}

export function loader({ request }: Route.LoaderArgs) {
  return { sent: new URL(request.url).searchParams.has('sent') }
}

export async function action(args: Route.ActionArgs) {
  const form = await limitedForm(args, newsletterSchema, 'newsletter', ({ email }) => ({ account: email }))
  if (!form.ok) return formAgain(form)
  const { email, website } = form.value
  // A machine that filled in the hidden field is told the same.
  if (website === '') await subscribeNewsletter(services(), { email })
  return redirect('/newsletter?sent=1', { status: 303, headers: knownVisitorHeaders({ email }) })
}

export default function NewsletterRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { sent, sentText, refused } = VISITOR_FORMS.newsletter
  if (loaderData.sent && !actionData) return <NewsletterPage title={sent} text={sentText} />
  return (
    <NewsletterPage title={actionData ? refused : NEWSLETTER.title} text={NEWSLETTER.text}>
      <SubscribeForm reply={actionData?.reply} />
    </NewsletterPage>
  )
}
