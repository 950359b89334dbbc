import { layOut, type Mail } from '#app/platform/mail/layout.ts'

export interface TrialEndingProps {
  readonly name: string
  readonly plan: string
  /** Already written out, such as "27 November 2026". */
  readonly endsOn: string
  /** What the card is charged then, such as "£29"; null when there is no card and the trial simply ends. */
  readonly charge: string | null
  readonly url: string
}

/** Three days before: what will happen if nothing is done. */
export function trialEnding({ name, plan, endsOn, charge, url }: TrialEndingProps): Mail {
  return layOut({
    subject: `Your ${plan} trial ends on ${endsOn}`,
    preview: charge
      ? `We’ll charge your card ${charge} then.`
      : 'You won’t be charged. Here’s how to carry on.',
    heading: `Your trial ends in 3 days, ${name}`,
    paragraphs: charge
      ? [
          `Your ${plan} trial ends on ${endsOn}. We’ll charge your card ${charge} that day, and your plan will continue.`,
          'If you cancel before then, you won’t be charged.',
        ]
      : [
          `Your ${plan} trial ends on ${endsOn}. You haven’t added a card, so you won’t be charged. After that you can still read and export everything you made.`,
          'To carry on creating, choose a plan and add a card. You keep the rest of your trial.',
        ],
    button: { label: charge ? 'See plan' : 'Keep plan', url },
    reason: 'You’re receiving this because your trial on Brandhearth is about to end.',
  })
}
