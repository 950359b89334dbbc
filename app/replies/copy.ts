import { readOnlyText } from '#app/billing/copy/read-only.ts'
import type { MessageState } from '#core/replies/schema.ts'

export const REPLY_TEXTS = {
  notInPlan: 'Sales Hub is part of Pro. Upgrade to write replies from here.',
  notFound: 'This person is no longer in your list.',
  tooLong: 'This is too long to hand over to another program. Copy it from here instead.',
  noPhone: 'Add their number with its country, such as +44 7700 900123, to write on WhatsApp.',
  noEmail: 'Add their email to write to them by email.',
  templatesTitle: 'Reply templates',
  templates:
    'Words you often begin a reply with. Names in double braces are filled in for each person. The score says how much a template sounds like your brand.',
  templatesEmpty: 'No templates yet',
  templatesTeach:
    'Write one, or begin with three of ours: a first reply, a reminder a few days later, and one for after you’ve spoken. Make them sound like you.',
  templateGone: 'This template was deleted meanwhile. Your words are still here: press “Save as new”.',
  tooMany: 'You can keep up to 50 templates. Delete one to add another.',
  restoreTooLate: 'It’s too late to undo this. We keep deleted items for 30 days.',
  senderTitle: 'Your mail server',
  sender:
    'Send replies to people from your own address. We sign in to your mail server for each message you send, and read nothing there.',
  senderHelp:
    'Your mail provider’s help pages call this SMTP. Many of them want an app password rather than your usual one.',
  senderNotAllowed: 'Only the owner and admins can change the mail server.',
  senderNotInPlan: 'Sending from your own mail server is part of Pro.',
  passwordNeeded: 'Enter the password',
  alreadySent: 'This has already gone out, so it can’t be taken back.',
} as const

/** Why a reply was not written or sent, in a sentence. */
export const REPLY_REFUSALS = {
  read_only: readOnlyText,
  not_in_plan: REPLY_TEXTS.notInPlan,
  not_found: REPLY_TEXTS.notFound,
  no_address: REPLY_TEXTS.noEmail,
  no_phone: REPLY_TEXTS.noPhone,
  too_long: REPLY_TEXTS.tooLong,
  no_sender: 'No mail server is connected. Connect one in the settings first.',
  already_sent: REPLY_TEXTS.alreadySent,
} as const

/** Why the mail server was not changed, in a sentence. */
export const SENDER_REFUSALS = {
  not_allowed: REPLY_TEXTS.senderNotAllowed,
  read_only: readOnlyText,
  not_in_plan: REPLY_TEXTS.senderNotInPlan,
} as const

export const MESSAGE_STATES: Readonly<Record<MessageState, string>> = {
  waiting: 'On its way',
  sending: 'Being sent',
  sent: 'Sent',
  failed: 'Not sent',
}
