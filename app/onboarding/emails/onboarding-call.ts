import { layOut, type Mail } from '#app/platform/mail/layout.ts'

export interface OnboardingCallProps {
  readonly kind: 'booked' | 'cancelled'
  /** When it is, in our own time zone. */
  readonly when: string
  /** The address of the workspace’s owner. */
  readonly who: string
  /** What they would like to talk about; '' for nothing. */
  readonly topic: string
}

/** To the team: a customer booked an onboarding call, or cancelled one. */
export function onboardingCall({ kind, when, who, topic }: OnboardingCallProps): Mail {
  const isBooked = kind === 'booked'
  return layOut({
    subject: `${isBooked ? 'Onboarding call' : 'Call cancelled'}: ${when} (${who})`,
    preview: `${who}, ${when}`,
    heading: isBooked ? 'An onboarding call was booked' : 'An onboarding call was cancelled',
    paragraphs: [
      `${who}, ${when} (UK time).`,
      ...(topic === '' ? [] : ['They would like to talk about:', ...topic.split(/\n{2,}/)]),
    ],
    reason: 'Sent because a customer on Collective+ used the onboarding page.',
  })
}
