import { layOut, type Mail } from '#app/platform/mail/layout.ts'

export interface SecondPlanEndedProps {
  readonly name: string
  /** The plan that was ended. */
  readonly ended: string
  /** The plan that goes on. */
  readonly kept: string
  readonly url: string
}

/** A founder bought a second plan beside one that ran: which was ended, and what became of the money. */
export function secondPlanEnded({ name, ended, kept, url }: SecondPlanEndedProps): Mail {
  return layOut({
    subject: 'You had two plans, so we ended one',
    preview: 'You only pay for one plan.',
    heading: `You only pay for one plan, ${name}`,
    paragraphs: [
      `You had two plans at the same time: ${ended} and ${kept}. We ended the older one, ${ended}, and you won’t be charged for it again. Your newer plan, ${kept}, continues.`,
      'If you had paid for time you haven’t used, that amount is now credit. It comes off your next payments. If you would rather have it back on your card, ask us in Support.',
    ],
    button: { label: 'See plan and invoices', url },
    reason: 'You’re receiving this because you have a paid plan on Brandhearth.',
  })
}
