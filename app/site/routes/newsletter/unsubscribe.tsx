import { data } from 'react-router'
import { secretMeta } from '#app/design/layout/secret-meta.ts'
import { overLimit } from '#app/platform/http/rate-limit.ts'
import { secretHeaders } from '#app/platform/http/secret-address.ts'
import { services } from '#app/platform/http/services.ts'
import { VISITOR_FORMS } from '#app/site/copy/forms.ts'
import { unsubscribeNewsletter } from '#app/site/services/unsubscribe-newsletter.ts'
import { NewsletterPage, PressOnce } from '#app/site/ui/newsletter-page.tsx'
import type { Route } from './+types/unsubscribe'

const copy = VISITOR_FORMS.newsletter

export function meta(): Route.MetaDescriptors {
  return secretMeta('Unsubscribe · Brandhearth')
}

export const headers = secretHeaders

/**
 * Pressed by a person, or sent by their mail program, whose servers post for many: only a wrong link counts as a try. The
 * address says it all, so nothing of the body is read.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const query = new URL(request.url).searchParams
  const email = query.get('email')?.slice(0, 254) ?? ''
  const result = await unsubscribeNewsletter(services(), { email, key: query.get('key') ?? '' })
  if (result.ok) return data({ state: 'left' as const })
  const limited = await overLimit(context, 'token_use')
  return data({ state: 'wrong' as const }, { status: limited ? 429 : 400 })
}

export default function UnsubscribeRoute({ actionData }: Route.ComponentProps) {
  if (actionData?.state === 'left') return <NewsletterPage title={copy.left} text={copy.leftText} />
  if (actionData?.state === 'wrong') return <NewsletterPage title={copy.wrongTitle} text={copy.wrongText} />
  return (
    <NewsletterPage title={copy.leaveTitle} text={copy.leaveText}>
      <PressOnce>Unsubscribe</PressOnce>
    </NewsletterPage>
  )
}
