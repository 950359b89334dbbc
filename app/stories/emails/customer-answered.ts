import { layOut, type Mail } from '#app/platform/mail/layout.ts'

export interface CustomerAnsweredProps {
  readonly name: string
  /** The beginning of what they wrote. */
  readonly excerpt: string
  readonly link: string
}

/** To whoever asked: somebody told their story, and where it waits. */
export function customerAnswered({ name, excerpt, link }: CustomerAnsweredProps): Mail {
  return layOut({
    subject: `${name} told you their story`,
    preview: excerpt.slice(0, 100),
    heading: `${name} answered`,
    paragraphs: [
      `“${excerpt}”`,
      'It waits in your story bank as a draft, with what they allow you to do with it. Read it once, then mark it as ready to tell.',
    ],
    button: { label: 'Read the story', url: link },
    reason:
      'You get this because you asked a customer for their story. The link in your request is used up now.',
  })
}
