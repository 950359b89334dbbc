/** What a delivery of the Standard Webhooks carries beside its body. */
export interface DeliveryHeaders {
  readonly id: string
  readonly timestamp: string
  readonly signature: string
}

/**
 * Whether a delivery was signed with this secret (`whsec_…`), over its id, its time and its bytes as they came, at most five
 * minutes ago.
 */
export async function isSignedDelivery(
  secret: string,
  body: Buffer,
  { id, timestamp, signature }: DeliveryHeaders,
): Promise<boolean> {
  const { Webhook, WebhookVerificationError } = await import('standardwebhooks')
  const headers = { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signature }
  try {
    new Webhook(secret).verify(body.toString('utf8'), headers)
    return true
  } catch (error) {
    // A body that is no JSON, though signed, is somebody else's mistake as well.
    if (!(error instanceof WebhookVerificationError || error instanceof SyntaxError)) throw error
    return false
  }
}
