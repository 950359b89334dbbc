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
    preview: charge ? `${charge} will be charged then.` : 'Nothing is charged. Here is how to keep going.',
    heading: `Three days of trial left, ${name}`,
    paragraphs: charge
      ? [
          `Your ${plan} trial ends on ${endsOn}. Your card is charged ${charge} on that day, and everything goes on as it is.`,
          'If you would rather not, cancel before then and nothing is charged.',
        ]
      : [
          `Your ${plan} trial ends on ${endsOn}. We have no card of yours, so nothing is charged. From then on you can read and export all you have made, and creating is paused.`,
          'To keep going, choose a plan and add a card. Your trial still runs to its last day.',
        ],
    button: { label: charge ? 'See your plan' : 'Keep your plan', url },
    reason: 'You get this because a trial of yours on Brandhearth is about to end.',
  })
}
