import { redirect } from 'react-router'
import { knownVisitorHeaders } from '#app/platform/http/known-visitor.ts'
import { limitedForm } from '#app/platform/http/posted-form.ts'
import { formAgain } from '#app/platform/http/respond.ts'
import { services } from '#app/platform/http/services.ts'
import { VISITOR_FORMS } from '#app/site/copy/forms.ts'
import { subscribeNewsletter } from '#app/site/services/subscribe-newsletter.ts'
import { NewsletterPage } from '#app/site/ui/newsletter-page.tsx'
import { newsletterSchema } from '#core/site/contact-form.ts'
import type { Route } from './+types/subscribe'

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Newsletter · Brandhearth' }, { name: 'robots', content: 'noindex' }]
}

export async function action(args: Route.ActionArgs) {
  const form = await limitedForm(args, newsletterSchema, 'newsletter', ({ email }) => ({ account: email }))
  if (!form.ok) return formAgain(form)
  const { email, website } = form.value
  // A machine that filled in the hidden field is told the same.
  if (website === '') await subscribeNewsletter(services(), { email })
  return redirect('/newsletter', { status: 303, headers: knownVisitorHeaders({ email }) })
}

export default function NewsletterRoute({ actionData }: Route.ComponentProps) {
  const { sent, sentText } = VISITOR_FORMS.newsletter
  const errors = actionData?.reply.error ?? {}
  const problem = Object.values(errors).find(messages => messages?.length)?.[0]
  return problem ? (
    <NewsletterPage
      title="That didn’t work"
      text={`${problem.replace(/\.$/, '')}. Please try again below.`}
    />
  ) : (
    <NewsletterPage title={sent} text={sentText} />
  )
}
