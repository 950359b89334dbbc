import { layOut, type Mail } from '#app/platform/mail/layout.ts'

export interface CompassResponseProps {
  readonly firstName: string
  readonly email: string
  readonly businessType: string
  readonly brandPurpose: string
  readonly originStory: string
  readonly audienceStruggle: string
}

/** To the team: a Brand Compass that needs a reply. */
export function compassResponse(props: CompassResponseProps): Mail {
  return layOut({
    subject: `Brand Compass from ${props.firstName}: reply within 24 hours`,
    preview: props.brandPurpose.slice(0, 100),
    heading: `Brand Compass from ${props.firstName}`,
    paragraphs: [
      `${props.firstName} <${props.email}>, business: ${props.businessType}`,
      `Purpose: ${props.brandPurpose}`,
      `Origin: ${props.originStory}`,
      `The audience’s struggle: ${props.audienceStruggle}`,
    ],
    reason: 'Sent by the Brand Compass of the public site. We promised a reply within 24 hours.',
  })
}

export interface CompassReceivedProps {
  readonly quizUrl: string
}

/** To the sender: thanks, and the promise. */
export function compassReceived({ quizUrl }: CompassReceivedProps): Mail {
  return layOut({
    subject: 'Your Brand Compass has arrived',
    preview: 'We’ll reply within 24 hours.',
    heading: 'Thank you',
    paragraphs: [
      'Your Brand Compass has arrived. We’ll reply within 24 hours with one thing that’s already strong and one to work on first.',
      'Would you like a first result now? The Brand Clarity Quiz takes about 3 minutes.',
    ],
    button: { label: 'Take the quiz', url: quizUrl },
    reason:
      'You’re receiving this because someone sent a Brand Compass with this address. If it wasn’t you, ignore this email.',
  })
}
