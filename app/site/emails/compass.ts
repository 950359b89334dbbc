import { layOut, type Mail } from '#app/platform/mail/layout.ts'

export interface CompassResponseProps {
  readonly firstName: string
  readonly email: string
  readonly businessType: string
  readonly brandPurpose: string
  readonly originStory: string
  readonly audienceStruggle: string
}

/** To the team: a Brand Compass that waits for its answer. */
export function compassResponse(props: CompassResponseProps): Mail {
  return layOut({
    subject: `Brand Compass from ${props.firstName}: answer within 24 hours`,
    preview: props.brandPurpose.slice(0, 100),
    heading: `Brand Compass from ${props.firstName}`,
    paragraphs: [
      `${props.firstName} <${props.email}>, business: ${props.businessType}`,
      `Purpose: ${props.brandPurpose}`,
      `Origin: ${props.originStory}`,
      `The audience’s struggle: ${props.audienceStruggle}`,
    ],
    reason: 'Sent by the Brand Compass of the public site. We promised an answer within 24 hours.',
  })
}

export interface CompassReceivedProps {
  readonly name: string
  readonly quizUrl: string
}

/** To the sender: thanks, and the promise. */
export function compassReceived({ name, quizUrl }: CompassReceivedProps): Mail {
  return layOut({
    subject: 'Your Brand Compass has arrived',
    preview: 'You hear from us within 24 hours.',
    heading: `Thank you, ${name}`,
    paragraphs: [
      'Your Brand Compass is with us. A person reads it and writes back to you within 24 hours, with one thing that is already strong and one to work on first.',
      'If you would like a first answer now, the Brand Clarity Quiz takes about three minutes.',
    ],
    button: { label: 'Take the quiz', url: quizUrl },
    reason: 'You get this because a Brand Compass was sent with this address. If it was not you, ignore it.',
  })
}
