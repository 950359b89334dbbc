import { receiveWebhook } from '#app/billing/services/events/receive-webhook.ts'
import { readText } from '#app/platform/forms/read-body.server.ts'
import { services } from '#app/platform/http/services.ts'
import type { Route } from './+types/stripe-webhook'

/** In bytes; Stripe's largest events are a tenth of it. */
const LONGEST_DELIVERY = 1_000_000

const STATUS = { not_configured: 404, not_signed: 400 } as const

/** What Stripe tells us. Read raw, because the signature is over the bytes as they came. */
export async function action({ request }: Route.ActionArgs) {
  const rawBody = await readText(request, LONGEST_DELIVERY)
  if (rawBody === null) return new Response(null, { status: 413 })
  const signature = request.headers.get('Stripe-Signature')
  const result = await receiveWebhook(services(), { rawBody, signature })
  if (!result.ok) return new Response(null, { status: STATUS[result.reason] })
  return Response.json({ received: true })
}

export function loader() {
  return new Response('Only for deliveries.', { status: 405, headers: { Allow: 'POST' } })
}
