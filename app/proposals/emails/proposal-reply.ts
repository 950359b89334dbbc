import { layOut, type Mail } from '#app/platform/mail/layout.ts'
import type { MailLook } from '#core/brand/kit/mail-look.ts'

export interface ProposalReplyProps {
  readonly brand: string
  readonly title: string
  readonly question: string
  readonly answer: string
  readonly ownerEmail: string
  readonly link: string
  /** How the founder's emails look; null for ours. */
  readonly look?: MailLook | null
}

/** To the person who asked about a proposal: what the founder says. */
export function proposalReply({
  brand,
  title,
  question,
  answer,
  ownerEmail,
  link,
  look,
}: ProposalReplyProps): Mail {
  return layOut({
    ...(look ? { sender: { name: brand, look } } : {}),
    subject: `${brand} replied about: ${title}`,
    preview: answer.slice(0, 100),
    heading: `${brand} replied`,
    paragraphs: [`You asked: “${question}”`],
    quote: answer,
    button: { label: 'Open proposal', url: link },
    after: [`Anything else? Write to ${ownerEmail}, or ask on the page.`],
    reason: `You’re receiving this because you asked about a proposal from ${brand}.`,
  })
}
