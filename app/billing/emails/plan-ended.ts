import { layOut, type Mail } from '#app/platform/mail/layout.ts'

export interface PlanEndedProps {
  readonly name: string
  readonly plan: string
  readonly url: string
}

/** A plan that is over: what stays, and the way back. */
export function planEnded({ name, plan, url }: PlanEndedProps): Mail {
  return layOut({
    subject: `Your ${plan} plan has ended`,
    preview: 'Everything you made stays yours.',
    heading: `Your plan has ended, ${name}`,
    paragraphs: [
      `Your ${plan} plan is over, and nothing more is charged. Everything you made stays readable and yours to export; creating is paused.`,
      'Whenever you want to go on, pick a plan and carry on where you stopped.',
    ],
    button: { label: 'See the plans', url },
    reason: 'You get this because you had a plan on Brandhearth.',
  })
}
