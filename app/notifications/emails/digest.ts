import { notificationWords } from '#app/notifications/copy.ts'
import { layOut, type Mail } from '#app/platform/mail/layout.ts'
import type { Digest } from '#core/notifications/digest-window.ts'
import type { NotificationEvent } from '#core/notifications/events.ts'
import { platformName } from '#core/posts/platforms/platforms.ts'

export interface DigestProps {
  readonly digest: Digest
  /** Whose workspace it is about; '' for one's own. */
  readonly host: string
  /** What is to be published today; `time` as `HH:MM`, '' for what is due already. */
  readonly today: readonly { readonly time: string; readonly title: string; readonly platform: string }[]
  readonly week: { readonly published: number; readonly missed: number; readonly scheduled: number } | null
  readonly happened: readonly {
    readonly event: NotificationEvent
    readonly details: Readonly<Record<string, unknown>>
  }[]
  readonly url: string
  readonly leaveUrl: string
  /** Path of the picture of the brand's fire; left out by what was written before there was one. */
  readonly hearth?: string
}

const posts = (count: number) => (count === 1 ? '1 post' : `${count} posts`)

/** The day or the week in one email: what is to be published, how it went, and what happened. */
export function digest({ digest, host, today, week, happened, url, leaveUrl, hearth }: DigestProps): Mail {
  const where = host ? ` in ${host}’s workspace` : ''
  const heading =
    today.length > 0
      ? `${posts(today.length)} to post yourself today${where}`
      : `Your ${digest === 'daily' ? 'day' : 'week'} on Brandhearth${where}`
  const figures = week
    ? [
        `${posts(week.published)} published in the last 7 days.`,
        ...(week.missed > 0 ? [`${posts(week.missed)} missed.`] : []),
        `${posts(week.scheduled)} scheduled for the next 7 days.`,
      ]
    : []
  const lists = [
    {
      title: 'To post yourself today',
      items: today.map(
        ({ time, title, platform }) =>
          `${time || 'Due now'}, ${platformName(platform)}: ${title || 'Untitled post'}`,
      ),
    },
    { title: 'Your week', items: figures },
    {
      title: digest === 'daily' ? 'Since your last daily email' : 'Since your last weekly email',
      items: happened.map(({ event, details }) => notificationWords(event, details).title),
    },
  ]
  return layOut({
    subject: heading,
    preview: lists.find(({ items }) => items.length > 0)?.items[0] ?? heading,
    heading,
    paragraphs: [],
    lists: lists.filter(({ items }) => items.length > 0),
    button: { label: today.length > 0 ? 'Open posts' : 'Open notifications', url },
    reason: `You’re receiving this because you chose a ${digest} email in your notification settings on Brandhearth.`,
    leaveUrl,
    ...(hearth ? { mark: hearth } : {}),
  })
}
