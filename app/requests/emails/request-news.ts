import { layOut, type Mail } from '#app/platform/mail/layout.ts'
import { formatDate } from '#core/shared/time.ts'

export interface RequestNewsProps {
  readonly news: 'accepted' | 'published' | 'declined'
  readonly brand: string
  readonly about: string
  /** YYYY-MM-DD; null while it has none. */
  readonly dueOn: string | null
  readonly reason: string
  /** Where the post can be seen; '' when that is not known. */
  readonly link: string
  readonly statusUrl: string
  readonly leaveUrl: string
}

/** To somebody who asked for a post: what has become of it. */
export function requestNews({ news, brand, about, statusUrl, leaveUrl, ...rest }: RequestNewsProps): Mail {
  const { subject, paragraphs } = wordsOf(news, { brand, ...rest })
  return layOut({
    subject,
    preview: about.slice(0, 100),
    heading: subject,
    paragraphs,
    quote: about,
    button:
      news === 'published' && rest.link
        ? { label: 'See post', url: rest.link }
        : { label: 'Open request', url: statusUrl },
    reason: `You’re receiving this because you asked ${brand} for a post and confirmed that you want news about it.`,
    leaveUrl,
  })
}

function wordsOf(
  news: RequestNewsProps['news'],
  { brand, dueOn, reason }: Pick<RequestNewsProps, 'brand' | 'dueOn' | 'reason'>,
): { subject: string; paragraphs: string[] } {
  if (news === 'accepted') {
    const due = dueOn ? ` It’s due on ${formatDate(new Date(`${dueOn}T12:00:00Z`))}.` : ''
    return { subject: `${brand} accepted your request`, paragraphs: [`Your request was accepted.${due}`] }
  }
  if (news === 'published')
    return {
      subject: `Published: your request to ${brand}`,
      paragraphs: ['The post you asked for was published.'],
    }
  return {
    subject: `${brand} declined your request`,
    paragraphs: ['Your request was declined:', `“${reason}”`],
  }
}
