import { layOut, type Mail } from '#app/platform/mail/layout.ts'

export interface PlanEndedProps {
  readonly name: string
  readonly plan: string
  readonly url: string
}

/** A plan that has ended: what still works, and how to start again. */
export function planEnded({ name, plan, url }: PlanEndedProps): Mail {
  return layOut({
    subject: `Your ${plan} plan has ended`,
    preview: 'You can still read and export your work.',
    heading: `Your plan has ended, ${name}`,
    paragraphs: [
      `Your ${plan} plan has ended, and you won’t be charged again. You can still read and export everything you made.`,
      'To carry on creating, choose a plan. Everything is where you left it.',
    ],
    button: { label: 'See plans', url },
    reason: 'You’re receiving this because you had a plan on Brandhearth.',
  })
}
