import { layOut, type Mail } from '#app/platform/mail/layout.ts'

export interface PaymentFailedProps {
  readonly name: string
  readonly plan: string
  /** The day until which everything works, already written out. */
  readonly until: string
  readonly url: string
}

/** A renewal that did not go through: what still works, until when, and how to put it right. */
export function paymentFailed({ name, plan, until, url }: PaymentFailedProps): Mail {
  return layOut({
    subject: `We could not charge your card for ${plan}`,
    preview: `Everything keeps working until ${until}.`,
    heading: `Your payment did not go through, ${name}`,
    paragraphs: [
      `Your bank refused the charge for your ${plan} plan. Nothing has changed yet: everything keeps working until ${until}, and we try again a few times before then.`,
      'A new card, or a word with your bank, puts it right. After that day creating is paused, and everything you made stays yours to read and export.',
    ],
    button: { label: 'Update your card', url },
    reason: 'You get this because you have a paid plan on Brandhearth.',
  })
}
