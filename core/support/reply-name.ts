import { namesAt } from '../shared/mail/recipients.ts'
import type { TicketSide } from './threads.ts'

/** What stands before the @ of an address to which a side of a ticket replies. */
export interface ReplyName {
  readonly side: TicketSide
  readonly ticketId: string
  /** What only we can make for this ticket and side: 28 letters and digits of hex. */
  readonly mark: string
}

/** Characters of a mark: 112 bits as hex. A name has 64 at most (RFC 5321), and case must not count. */
export const MARK_LENGTH = 28

const LETTERS: Readonly<Record<TicketSide, string>> = { person: 'p', operator: 's' }
const NAME = /^([ps])([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})([0-9a-f]{28})$/

/** The most tickets that one email may reply to. */
const MOST = 5

/** The name of an address, of 61 letters and digits. */
export function replyName({ side, ticketId, mark }: ReplyName): string {
  return `${LETTERS[side]}${ticketId.replaceAll('-', '')}${mark}`
}

/** The names of replies among a mail's recipients at `domain`, five at most. Whether we made them is for others to say. */
export function readReplyNames(recipients: readonly string[], domain: string): ReplyName[] {
  const names = namesAt(recipients, domain).flatMap((name): ReplyName[] => {
    const [, letter, ...parts] = NAME.exec(name) ?? []
    const mark = parts.pop()
    if (mark === undefined) return []
    return [{ side: letter === LETTERS.person ? 'person' : 'operator', ticketId: parts.join('-'), mark }]
  })
  return names.slice(0, MOST)
}
