import { layOut, type Mail } from '#app/platform/mail/layout.ts'

export interface PaymentFailedProps {
  readonly name: string
  readonly plan: string
  /** The day until which everything works, already written out. */
  readonly until: string
  readonly url: string
}

/** A renewal that did not go through: what still works, until when, and how to fix it. */
export function paymentFailed({ name, plan, until, url }: PaymentFailedProps): Mail {
  return layOut({
    subject: `Your ${plan} payment didn’t go through`,
    preview: `Everything keeps working until ${until}.`,
    heading: `Your payment didn’t go through, ${name}`,
    paragraphs: [
      `Your bank declined the payment for your ${plan} plan. Everything keeps working until ${until}, and we’ll try again before then.`,
      `To fix it, update your card or contact your bank. After ${until} you can only read and export your work.`,
    ],
    button: { label: 'Update card', url },
    reason: 'You’re receiving this because you have a paid plan on Brandhearth.',
  })
}
