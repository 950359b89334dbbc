import { layOut, type Mail } from '#app/platform/mail/layout.ts'

export interface TrialStartedProps {
  readonly name: string
  readonly plan: string
  /** Already written out for the reader, such as "27 November 2026". */
  readonly endsOn: string
  readonly url: string
}

/** Says what began, when it ends and that it costs nothing by itself. */
export function trialStarted({ name, plan, endsOn, url }: TrialStartedProps): Mail {
  return layOut({
    subject: `Your ${plan} trial runs until ${endsOn}`,
    preview: 'No card needed; it ends by itself.',
    heading: `Your trial has started, ${name}`,
    paragraphs: [
      `You have the whole ${plan} plan for 7 days, until ${endsOn}. We did not ask for a card, so nothing is charged: if you do nothing, the trial simply ends and everything you made stays readable and yours to export.`,
    ],
    button: { label: 'Open your workspace', url },
    reason: 'You get this because you started a trial on Brandhearth.',
  })
}
