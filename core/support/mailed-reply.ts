import { htmlText } from '../shared/html/html-text.ts'
import { sanitiseText } from '../shared/sanitise/text.ts'
import { truncateUnits } from '../shared/text.ts'
import { cutHistory } from './mail-history.ts'
import { TICKET_MESSAGE_MOST } from './threads.ts'

/** An email as far as a reply is read from it. */
export interface RepliedMail {
  readonly text: string
  readonly html: string
  readonly attachments: readonly unknown[]
  /** What the header `Auto-Submitted` says (RFC 3834); '' when it is not there. */
  readonly auto_submitted: string
}

const LONGER = '(The rest of this email was too long to add.)'

/** Whether a program wrote a mail by itself, as when somebody is out of office: two such would write to each other for ever. */
export function isAutomatic({ auto_submitted: said }: Pick<RepliedMail, 'auto_submitted'>): boolean {
  return !/^\s*(?:no\b|$)/i.test(said)
}

/**
 * What somebody wrote in a reply: without what they reply to and without their signature, as long as a message of a ticket
 * may be, with a line about what was left out of it. '' when nothing is left.
 */
export function replyOfMail({ text: plain, html, attachments }: RepliedMail): string {
  const whole = plain.trim() === '' ? htmlText(html, { keepsHeading: true }).text : plain
  const written = sanitiseText(cutHistory(whole)).trim()
  if (written === '') return ''
  const files = filesLeftOut(attachments.length)
  const notes = (more: string[]) =>
    [...more, ...(files === '' ? [] : [files])].map(note => `\n\n${note}`).join('')
  const short = `${written}${notes([])}`
  if (short.length <= TICKET_MESSAGE_MOST) return short
  const end = notes([LONGER])
  return `${truncateUnits(written, TICKET_MESSAGE_MOST - end.length).trimEnd()}${end}`
}

function filesLeftOut(count: number): string {
  if (count === 0) return ''
  return count === 1 ? '(1 attachment wasn’t added.)' : `(${count} attachments weren’t added.)`
}
