import { layOut, type Mail } from '#app/platform/mail/layout.ts'

export interface ProposalReplyProps {
  readonly brand: string
  readonly title: string
  readonly question: string
  readonly answer: string
  readonly ownerEmail: string
  readonly link: string
}

/** To the person who asked about a proposal: what the founder says. */
export function proposalReply({
  brand,
  title,
  question,
  answer,
  ownerEmail,
  link,
}: ProposalReplyProps): Mail {
  return layOut({
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
