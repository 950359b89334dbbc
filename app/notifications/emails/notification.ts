import { notificationWords } from '#app/notifications/copy.ts'
import { layOut, type Mail, type MailedFile } from '#app/platform/mail/layout.ts'
import { NOTIFICATION_EVENTS, type NotificationEvent } from '#core/notifications/events.ts'

export interface NotificationProps {
  readonly event: NotificationEvent
  /** What its sentence is filled with. */
  readonly details: Readonly<Record<string, unknown>>
  /** The text of the post that waits to be published; '' for none. */
  readonly text: string
  /** Its pictures, or where they or its video can be downloaded for a week. */
  readonly files?: readonly MailedFile[]
  readonly links?: readonly { readonly label: string; readonly url: string }[]
  readonly url: string
  /** Turns off emails about this event, where they may be turned off. */
  readonly leaveUrl: string
  /** Path of the picture of the brand's fire; left out by what was written before there was one. */
  readonly hearth?: string
}

/** One thing that happened. Where it is time to post, it brings the text, and one link to everything else. */
export function notification(props: NotificationProps): Mail {
  const { event, details, text, files = [], links = [], url, leaveUrl, hearth } = props
  const { title, note, action } = notificationWords(event, details)
  const paragraphs = [
    ...(note ? [note] : []),
    ...(text ? ['Open the post to copy or share it. Once it’s published, mark it as published there.'] : []),
    ...(files.length > 0
      ? [files.length === 1 ? 'The picture is attached.' : `The ${files.length} pictures are attached.`]
      : []),
  ]
  return layOut({
    subject: title,
    preview: note || text.slice(0, 100) || title,
    heading: title,
    paragraphs,
    ...(text ? { quote: text } : {}),
    links: links.map(({ label, url }) => ({ label: `${label}, for the next 7 days`, url })),
    files,
    button: { label: action, url },
    reason: 'You’re receiving this because of your notification settings in a workspace on Brandhearth.',
    ...(NOTIFICATION_EVENTS[event].locked ? {} : { leaveUrl }),
    ...(hearth ? { mark: hearth } : {}),
  })
}
