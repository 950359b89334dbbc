import { data } from 'react-router'
import { secretMeta } from '#app/design/layout/secret-meta.ts'
import { overLimit } from '#app/platform/http/rate-limit.ts'
import { secretHeaders, secretOf } from '#app/platform/http/secret-address.ts'
import { services } from '#app/platform/http/services.ts'
import { VISITOR_FORMS } from '#app/site/copy/forms.ts'
import { confirmNewsletter } from '#app/site/services/confirm-newsletter.ts'
import { NewsletterPage, PressOnce } from '#app/site/ui/newsletter-page.tsx'
import type { Route } from './+types/confirm'

const copy = VISITOR_FORMS.newsletter

export function meta(): Route.MetaDescriptors {
  return secretMeta('Confirm your subscription · Brandhearth')
}

export const headers = secretHeaders

export async function action({ request, context }: Route.ActionArgs) {
  const limited = await overLimit(context, 'token_use')
  if (limited) return data({ state: 'over' as const }, { status: 429 })
  const secret = secretOf(request)
  const result = await confirmNewsletter(services(), { secret })
  return data({ state: result.ok ? ('done' as const) : ('over' as const) }, { status: result.ok ? 200 : 410 })
}

export default function ConfirmNewsletterRoute({ actionData }: Route.ComponentProps) {
  if (actionData?.state === 'done') return <NewsletterPage title={copy.done} text={copy.doneText} />
  if (actionData?.state === 'over') return <NewsletterPage title={copy.over} text={copy.overText} />
  return (
    <NewsletterPage title={copy.confirmTitle} text={copy.confirmText}>
      <PressOnce>Confirm subscription</PressOnce>
    </NewsletterPage>
  )
}
