import * as v from 'valibot'
import { isEmail, normaliseEmail } from '../identity/account/email.ts'
import { nameField, textField, typedText } from '../shared/sanitise/field.ts'

/** Longest parts of a reply and of a template, in characters, and how many templates a workspace keeps. */
export const REPLY_LIMITS = { subject: 300, body: 5_000, templateName: 100, templates: 50 } as const

/** How a reply goes out: through the founder's mail program, WhatsApp, or the founder's mail server. */
export const REPLY_WAYS = ['mailto', 'whatsapp', 'smtp'] as const
export type ReplyWay = (typeof REPLY_WAYS)[number]

/** How far a message is: `sending` while a mail server has it in hand. */
export type MessageState = 'waiting' | 'sending' | 'sent' | 'failed'

/** A reply as it is written. */
export const replySchema = v.object({
  subject: textField({ most: REPLY_LIMITS.subject }),
  body: textField({ required: 'Write your reply', most: REPLY_LIMITS.body }),
  idempotencyKey: textField({ most: 100 }),
})
export type ReplyInput = v.InferOutput<typeof replySchema>

/** A template as it is edited; `id` is empty for a new one. */
export const templateSchema = v.object({
  id: textField({ most: 36 }),
  name: textField({ required: 'Name the template', most: REPLY_LIMITS.templateName }),
  subject: textField({ most: REPLY_LIMITS.subject }),
  body: textField({ required: 'Write the template', most: REPLY_LIMITS.body }),
})
export type TemplateInput = v.InferOutput<typeof templateSchema>

/** Ports on which mail servers take mail from people who sign in. */
export const SMTP_PORTS = [465, 587, 2525] as const

/** A founder's own mail server. Without a password the one that is kept stays. */
export const senderSchema = v.object({
  host: v.pipe(
    textField({ required: 'Enter the server, such as smtp.example.com', most: 253 }),
    v.transform(host => host.toLowerCase()),
    v.regex(/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/, 'Enter a server such as smtp.example.com'),
  ),
  port: v.pipe(
    textField({ required: 'Enter the port', most: 5 }),
    v.regex(/^\d{1,5}$/, 'Enter a number such as 465'),
    v.transform(Number),
    v.check(port => port >= 1 && port <= 65_535, 'Enter a number such as 465'),
  ),
  username: textField({ required: 'Enter the username', most: 254 }),
  // As it was typed: a password may begin or end with anything.
  password: v.optional(
    v.pipe(
      typedText(),
      v.maxLength(500, 'Please keep this to 500 characters'),
      v.check(password => !password.includes('\0'), 'Check the password'),
    ),
    '',
  ),
  fromAddress: v.pipe(
    textField({ required: 'Enter the address your mail comes from', most: 254 }),
    v.check((address: string) => isEmail(address), 'Enter an email such as hello@example.com'),
    v.transform((address: string) => normaliseEmail(address)),
  ),
  fromName: nameField({ most: 200 }),
})
export type SenderInput = v.InferOutput<typeof senderSchema>
