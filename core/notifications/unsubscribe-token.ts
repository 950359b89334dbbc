import { isNotificationEvent, type NotificationEvent } from './events.ts'

/** Which emails of whom, in which workspace, a link turns off: those of one event, of a digest, or the weekly letter. */
export interface Unsubscribing {
  readonly workspace: string
  readonly memberId: string
  readonly what: NotificationEvent | 'daily' | 'weekly' | 'summary'
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** What a link says, as the text that is signed. */
export function unsubscribeText({ workspace, memberId, what }: Unsubscribing): string {
  return `${workspace}.${memberId}.${what}`
}

/** What a signed text says; null when it is none of ours. */
export function readUnsubscribeText(text: string): Unsubscribing | null {
  const [workspace = '', memberId = '', what, ...more] = text.slice(0, 200).split('.')
  if (!UUID.test(workspace) || !UUID.test(memberId) || more.length > 0) return null
  if (what === 'daily' || what === 'weekly' || what === 'summary') return { workspace, memberId, what }
  return isNotificationEvent(what) ? { workspace, memberId, what } : null
}
