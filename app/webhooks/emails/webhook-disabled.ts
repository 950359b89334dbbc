import { layOut, type Mail } from '#app/platform/mail/layout.ts'

export interface WebhookDisabledProps {
  /** Where it went, without its path: that may hold a secret. */
  readonly host: string
  readonly reason: 'gone' | 'exhausted'
  readonly url: string
}

const REASONS: Record<WebhookDisabledProps['reason'], string> = {
  gone: 'It replied that it’s gone for good (status 410).',
  exhausted: 'It hasn’t taken an event, although we tried 10 times over 3 days.',
}

/** Tells the owner that an endpoint gets nothing any more. */
export function webhookDisabled({ host, reason, url }: WebhookDisabledProps): Mail {
  return layOut({
    subject: `We’ve turned off your webhook to ${host}`,
    preview: REASONS[reason],
    heading: `We’ve turned off your webhook to ${host}`,
    paragraphs: [
      REASONS[reason],
      'New events aren’t sent there until you turn the webhook on again. The log shows each reply, and you can send failed events again.',
    ],
    button: { label: 'Open webhook', url },
    reason: 'You’re receiving this because you own the workspace that this webhook belongs to.',
  })
}
