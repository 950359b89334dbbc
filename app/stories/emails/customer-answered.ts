import { layOut, type Mail } from '#app/platform/mail/layout.ts'

export interface CustomerAnsweredProps {
  readonly name: string
  /** The beginning of what they wrote. */
  readonly excerpt: string
  readonly link: string
}

/** To the person who asked: a customer has told their story, and where it is. */
export function customerAnswered({ name, excerpt, link }: CustomerAnsweredProps): Mail {
  return layOut({
    subject: `${name} told you their story`,
    preview: excerpt.slice(0, 100),
    heading: `${name} replied`,
    paragraphs: [
      `“${excerpt}”`,
      'It’s in your story bank as a draft, with the permissions they gave. Read it, then mark it as ready.',
    ],
    button: { label: 'Read story', url: link },
    reason:
      'You’re receiving this because you asked a customer for their story. The link in your request no longer works.',
  })
}
