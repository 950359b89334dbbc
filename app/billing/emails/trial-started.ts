import { layOut, type Mail } from '#app/platform/mail/layout.ts'

export interface TrialStartedProps {
  readonly name: string
  readonly plan: string
  /** Already written out for the reader, such as "27 November 2026". */
  readonly endsOn: string
  readonly url: string
}

/** Says what started, when it ends and that it costs nothing. */
export function trialStarted({ name, plan, endsOn, url }: TrialStartedProps): Mail {
  return layOut({
    subject: `Your ${plan} trial runs until ${endsOn}`,
    preview: 'No card needed. It ends automatically.',
    heading: `Your trial has started, ${name}`,
    paragraphs: [
      `You have the full ${plan} plan for 7 days, until ${endsOn}. We didn’t ask for a card, so you won’t be charged. If you do nothing, the trial ends, and you can still read and export everything you made.`,
    ],
    button: { label: 'Open workspace', url },
    reason: 'You’re receiving this because you started a trial on Brandhearth.',
  })
}
