import * as v from 'valibot'
import { htmlText } from '../shared/html/html-text.ts'
import { namesAt } from '../shared/mail/recipients.ts'
import { sanitiseText } from '../shared/sanitise/text.ts'
import { truncateUnits } from '../shared/text.ts'
import { CAPTURE_LIMITS } from './limits.ts'
import { type CaptureText, readSharedCapture } from './shared-capture.ts'

/** Checked in one pass: valibot's own way recurses, and gives up at four million characters. */
const base64 = v.pipe(
  v.string(),
  v.check(
    content => content.length % 4 === 0 && /^[a-z\d+/]*={0,2}$/i.test(content),
    'A file has to be base64',
  ),
)

const text = (most: number) => v.optional(v.pipe(v.string(), v.maxLength(most)), '')

/**
 * An email as the operator's mail service tells us of it (docs/operations.md, "Emails that come in"): a `mail.received` event
 * with who it is for, who it says it is from, its words, and its files as base64. What else it holds is not looked at.
 */
export const inboundMailSchema = v.object({
  type: v.literal('mail.received'),
  data: v.object({
    /** Its Message-ID: the same whenever it is delivered again. */
    message_id: v.pipe(v.string(), v.minLength(1), v.maxLength(1000)),
    to: v.pipe(v.array(v.pipe(v.string(), v.maxLength(400))), v.minLength(1), v.maxLength(50)),
    from: v.optional(v.object({ address: text(400), name: text(400) }), { address: '', name: '' }),
    subject: text(2000),
    text: text(1_000_000),
    html: text(5_000_000),
    /** What its header of this name says: whether a program wrote it by itself. */
    auto_submitted: text(400),
    attachments: v.optional(
      v.pipe(v.array(v.object({ content_type: text(200), content: base64 })), v.maxLength(100)),
      [],
    ),
  }),
})

export type InboundMail = v.InferOutput<typeof inboundMailSchema>['data']

/** What a mail says: its subject as the title, its text, or else its HTML as plain text with its paragraphs. */
export function captureOfMail({ subject, text: plain, html }: InboundMail): CaptureText {
  const words = plain.trim() === '' ? htmlText(html, { keepsHeading: true }).text : plain
  return readSharedCapture({ title: subject, text: words })
}

/** The address that a mail says it is from, for a person to read; '' when it says none. */
export function senderOfMail({ from }: InboundMail): string {
  const address = sanitiseText(from.address).replace(/\s+/g, ' ')
  return truncateUnits(address, CAPTURE_LIMITS.sender)
}

/** Which of a mail's files may be pictures, by what they say of themselves; what they are is looked at later. */
export function picturesOfMail({ attachments }: InboundMail): string[] {
  return attachments
    .filter(({ content_type: type }) => /^image\//i.test(type))
    .slice(0, CAPTURE_LIMITS.pictures + 1)
    .map(({ content }) => content)
}

/** Letters and digits that name a workspace in an address: 128 bits as hex. */
const NAME = /^[0-9a-f]{32}$/

/** The secret names of captures among a mail's recipients at `domain`, five at most. */
export function captureNames(recipients: readonly string[], domain: string): string[] {
  return namesAt(recipients, domain)
    .filter(name => NAME.test(name))
    .slice(0, 5)
}
