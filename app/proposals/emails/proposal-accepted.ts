import { layOut, type Mail, type MailedFile } from '#app/platform/mail/layout.ts'
import type { MailLook } from '#core/brand/kit/mail-look.ts'
import { formatPence } from '#core/shared/money.ts'

export interface ProposalAcceptedProps {
  readonly brand: string
  readonly title: string
  /** Who accepted, as they typed it. */
  readonly name: string
  readonly totalPence: number
  readonly ownerEmail: string
  /** '' for none. */
  readonly paymentLink: string
  /** To the founder rather than to the other side. */
  readonly isOwner: boolean
  readonly link: string
  /** How the founder's emails look; null for ours. */
  readonly look?: MailLook | null
  readonly file: MailedFile
}

/** To both sides: a copy of what was accepted, as a PDF. */
export function proposalAccepted(props: ProposalAcceptedProps): Mail {
  const { brand, title, name, totalPence, ownerEmail, paymentLink, isOwner, link, file, look } = props
  const sum = formatPence(totalPence)
  return layOut({
    ...(look && !isOwner ? { sender: { name: brand, look } } : {}),
    subject: `Accepted: ${title}`,
    preview: `${name} accepted for ${sum}.`,
    heading: isOwner ? `${name} accepted your proposal` : 'Your copy of the proposal',
    paragraphs: isOwner
      ? [`“${title}” for ${sum}. The deal is marked as won. Your copy is attached.`]
      : [`“${title}” by ${brand} was accepted by ${name} for ${sum}. Your copy is attached.`],
    ...(paymentLink && !isOwner ? { links: [{ label: 'Pay now', url: paymentLink }] } : {}),
    button: { label: 'Open proposal', url: link },
    ...(isOwner ? {} : { after: [`Questions? Write to ${ownerEmail}.`] }),
    reason: isOwner
      ? 'You’re receiving this because you made the proposal.'
      : `You’re receiving this because a proposal of ${brand} to you was accepted.`,
    files: [file],
  })
}
