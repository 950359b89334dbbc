import { layOut, type Mail } from '#app/platform/mail/layout.ts'
import type { MailLook } from '#core/brand/kit/mail-look.ts'
import { dayText } from '#core/schedule/when-text.ts'
import { formatPence } from '#core/shared/money.ts'

export interface ProposalSentProps {
  readonly brand: string
  readonly title: string
  readonly ownerEmail: string
  /** Without options. */
  readonly totalPence: number
  readonly expiresOn: string | null
  readonly isNewVersion: boolean
  readonly link: string
  /** How the founder's emails look; null for ours. */
  readonly look?: MailLook | null
}

/** To the person a proposal is for: where it is, and until when it can be accepted. */
export function proposalSent(props: ProposalSentProps): Mail {
  const { brand, title, ownerEmail, totalPence, expiresOn, isNewVersion, link, look } = props
  return layOut({
    ...(look ? { sender: { name: brand, look } } : {}),
    subject: `${isNewVersion ? 'New version of the proposal' : 'Proposal'} from ${brand}: ${title}`,
    preview: `${formatPence(totalPence)}${expiresOn ? `, open until ${dayText(expiresOn)}` : ''}`,
    heading: title,
    paragraphs: [
      isNewVersion
        ? `${brand} has sent you a new version of their proposal. It replaces the one before.`
        : `${brand} has sent you a proposal for ${formatPence(totalPence)}.`,
      'You can accept it, decline it or ask a question on its page. Opening the page decides nothing.',
      ...(expiresOn ? [`It’s open until ${dayText(expiresOn, { year: true })}.`] : []),
    ],
    button: { label: 'Read proposal', url: link },
    after: [`Questions? Write to ${ownerEmail}.`],
    reason: `You’re receiving this because ${brand} made you a proposal. The link is yours alone: anyone who has it can accept.`,
  })
}
