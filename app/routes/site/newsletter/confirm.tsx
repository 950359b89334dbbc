import { data } from 'react-router'
import { VISITOR_FORMS } from '#app/copy/site/forms.ts'
import { secretHeaders, secretOf } from '#app/http/page/secret-address.ts'
import { overLimit } from '#app/http/rate-limit.ts'
import { services } from '#app/http/services.ts'
import { confirmNewsletter } from '#app/services/visitors/confirm-newsletter.ts'
import { secretMeta } from '#app/ui/layout/secret-meta.ts'
import { NewsletterPage, PressOnce } from '#app/ui/site/newsletter/newsletter-page.tsx'
import type { Route } from './+types/confirm'

const copy = VISITOR_FORMS.newsletter

export function meta(): Route.MetaDescriptors {
  return secretMeta('Confirm the newsletter · Brandhearth')
}

export const headers = secretHeaders

export async function action({ request, context }: Route.ActionArgs) {
  const limited = await overLimit(context, 'token_use')
  if (limited) return data({ state: 'over' as const }, { status: 429, headers: limited.headers })
  const secret = secretOf(request)
  const result = await confirmNewsletter(services(), { secret })
  return data({ state: result.ok ? ('done' as const) : ('over' as const) }, { status: result.ok ? 200 : 410 })
}

export default function ConfirmNewsletterRoute({ actionData }: Route.ComponentProps) {
  if (actionData?.state === 'done') return <NewsletterPage title={copy.done} text={copy.doneText} />
  if (actionData?.state === 'over') return <NewsletterPage title={copy.over} text={copy.overText} />
  return (
    <NewsletterPage title={copy.confirmTitle} text={copy.confirmText}>
      <PressOnce>Yes, send me the letter</PressOnce>
    </NewsletterPage>
  )
}
