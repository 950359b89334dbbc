import * as v from 'valibot'
import { isEmail, normaliseEmail } from '../identity/account/email.ts'
import { dayField } from '../shared/day-field.ts'
import { nameField, textField } from '../shared/sanitise/field.ts'
import { versionField } from '../shared/version.ts'
import { CONSENT_BASES, CONSENT_CHANNELS } from './sources.ts'

/** Longest parts of a person, in characters; tags by number. */
export const LEAD_LIMITS = {
  name: 200,
  phone: 50,
  company: 200,
  notes: 10_000,
  told: 500,
  tag: 40,
  tags: 20,
  log: 5_000,
  wording: 2_000,
} as const

export const LEAD_MESSAGES = {
  someone: 'Enter a name or an email',
  email: 'Enter an email such as jo@example.com',
  phone: 'Enter a phone number',
  log: 'Enter what happened',
  date: 'Enter a date, such as 2026-11-20',
  wording: 'Enter the words they agreed to',
  post: 'Choose a post',
} as const

/** Tags as they were typed, separated by commas: trimmed, without doubles, at most 20 of 40 characters. */
export function readTags(typed: string): string[] {
  const tags = new Map<string, string>()
  for (const part of typed.slice(0, 2_000).split(',')) {
    const tag = part.trim().replace(/\s+/g, ' ').slice(0, LEAD_LIMITS.tag)
    if (tag !== '' && !tags.has(tag.toLowerCase())) tags.set(tag.toLowerCase(), tag)
  }
  return [...tags.values()].slice(0, LEAD_LIMITS.tags)
}

/** An email that may be left out; kept in the form in which it is compared. */
const optionalEmail = v.pipe(
  textField({ most: 254 }),
  v.check(email => email === '' || isEmail(email), LEAD_MESSAGES.email),
  v.transform(email => normaliseEmail(email)),
)

const entries = {
  name: nameField({ most: LEAD_LIMITS.name }),
  email: optionalEmail,
  phone: v.pipe(
    textField({ most: LEAD_LIMITS.phone }),
    v.check(phone => phone === '' || /^[+()\d\s./-]{3,50}$/.test(phone), LEAD_MESSAGES.phone),
  ),
  company: textField({ most: LEAD_LIMITS.company }),
  tags: v.pipe(textField({ most: 2_000 }), v.transform(readTags)),
  notes: textField({ most: LEAD_LIMITS.notes }),
  toldText: textField({ most: LEAD_LIMITS.told }),
  toldStoryId: textField({ most: 36 }),
  keeperId: textField({ most: 36 }),
}

const isSomeone = ({ name, email }: { name: string; email: string }) => name !== '' || email !== ''

/** A person as a founder adds them by hand. */
export const newLeadSchema = v.pipe(
  v.object({
    name: entries.name,
    email: entries.email,
    phone: entries.phone,
    company: entries.company,
    tags: entries.tags,
    toldText: entries.toldText,
    idempotencyKey: textField({ most: 100 }),
  }),
  v.forward(v.partialCheck([['name'], ['email']], isSomeone, LEAD_MESSAGES.someone), ['name']),
)
export type NewLead = v.InferOutput<typeof newLeadSchema>

/** A person as a row of a file holds them. */
export const importedPersonSchema = v.pipe(
  v.object({
    name: entries.name,
    email: entries.email,
    phone: entries.phone,
    company: entries.company,
    tags: entries.tags,
    notes: entries.notes,
    toldText: entries.toldText,
  }),
  v.forward(v.partialCheck([['name'], ['email']], isSomeone, LEAD_MESSAGES.someone), ['name']),
)
export type ImportedPerson = v.InferOutput<typeof importedPersonSchema>

/** A person as they are edited, with the version that was read. */
export const leadFormSchema = v.pipe(
  v.object({ ...entries, version: versionField() }),
  v.forward(v.partialCheck([['name'], ['email']], isSomeone, LEAD_MESSAGES.someone), ['name']),
)
export type LeadInput = Omit<v.InferOutput<typeof leadFormSchema>, 'version'>

/** What a founder notes on somebody's timeline by hand. */
export const LOG_KINDS = ['note', 'meeting', 'message_received', 'message_sent', 'answered_post'] as const
export type LogKind = (typeof LOG_KINDS)[number]

export const LOG_LABELS: Readonly<Record<LogKind, string>> = {
  note: 'Note',
  meeting: 'Meeting or call',
  message_received: 'They wrote to me',
  message_sent: 'I wrote to them',
  answered_post: 'They replied to a post',
}

/** A line for the timeline: what happened and on which day. A reply to a post names the post. */
export const logSchema = v.pipe(
  v.object({
    kind: v.picklist(LOG_KINDS, 'Choose what happened'),
    detail: textField({ most: LEAD_LIMITS.log }),
    day: dayField(LEAD_MESSAGES.date),
    contentId: textField({ most: 36 }),
  }),
  v.forward(
    v.partialCheck(
      [['kind'], ['detail']],
      ({ kind, detail }) => kind === 'answered_post' || detail !== '',
      LEAD_MESSAGES.log,
    ),
    ['detail'],
  ),
  v.forward(
    v.partialCheck(
      [['kind'], ['contentId']],
      ({ kind, contentId }) => kind !== 'answered_post' || contentId !== '',
      LEAD_MESSAGES.post,
    ),
    ['contentId'],
  ),
)

/** What somebody agreed to, or took back, as a founder notes it. */
export const consentFormSchema = v.object({
  channel: v.picklist(CONSENT_CHANNELS, 'Choose a channel'),
  state: v.picklist(['given', 'withdrawn'], 'Choose what they said'),
  basis: v.picklist(CONSENT_BASES, 'Choose a reason'),
  wording: textField({ required: LEAD_MESSAGES.wording, most: LEAD_LIMITS.wording }),
  day: dayField(LEAD_MESSAGES.date),
})

/** What is typed before somebody is deleted for good. */
export const ERASE_WORD = 'DELETE'

/** That somebody asked to be deleted, and on which day; null is today. */
export const eraseSchema = v.object({
  day: dayField(LEAD_MESSAGES.date),
  confirmation: v.pipe(
    textField({ most: 50 }),
    v.check(word => word === ERASE_WORD, `Type ${ERASE_WORD} to confirm`),
  ),
})

/** Who is the same person, with the versions of both that were shown. */
export const mergeFormSchema = v.object({
  otherId: textField({ most: 36 }),
  version: versionField(),
  otherVersion: versionField(),
})
