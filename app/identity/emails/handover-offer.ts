import { layOut, type Mail } from '#app/platform/mail/layout.ts'

export interface HandoverOfferProps {
  /** The address of whose workspace it is; addresses are verified, names are not. */
  readonly owner: string
  readonly url: string
}

/**
 * Offers a workspace to its new owner. The link opens a page that says what they would get; opening it changes nothing. It
 * goes to any address that was typed, so it holds nothing that its sender could choose freely.
 */
export function handoverOffer({ owner, url }: HandoverOfferProps): Mail {
  return layOut({
    subject: `${owner} wants to hand over a workspace to you on Brandhearth`,
    preview: 'See what’s in it before you take it over. The link works for 7 days.',
    heading: 'Take over a workspace',
    paragraphs: [
      `${owner} set up a workspace on Brandhearth and wants to hand it over to you. You’d become its owner, with this address and a password you choose.`,
      'First you see what’s in it, who works there and what its plan is. You won’t be charged.',
    ],
    button: { label: 'See the workspace', url },
    after: ['The link works once, for 7 days. Don’t forward it. Anyone who has it can take the workspace.'],
    reason: `You’re receiving this because ${owner} entered this address on Brandhearth. If you don’t know them, do nothing. The offer will expire.`,
  })
}
