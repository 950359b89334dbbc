import * as v from 'valibot'
import { isEmail, normaliseEmail } from '../identity/account/email.ts'
import { TRAP } from '../lead-forms/submission.ts'
import { readFormat } from '../posts/formats.ts'
import { readPlatform } from '../posts/platforms/platforms.ts'
import { dayField } from '../shared/day-field.ts'
import { nameField, textField } from '../shared/sanitise/field.ts'

export const REQUEST_LIMITS = { name: 100, email: 254, about: 300, notes: 4000, reason: 1000 } as const

export const REQUEST_MESSAGES = {
  name: 'Enter your name. A first name is enough',
  about: 'Say what the post should be about',
  email: 'Enter an email address such as name@example.com, or leave it empty',
  emailForNews: 'Enter your email address so that we can write to you',
  day: 'Enter a day such as 24 November 2026',
  due: 'Choose the day it’s due',
  reason: 'Say why, so that they know',
} as const

const piece = {
  about: textField({ required: REQUEST_MESSAGES.about, most: REQUEST_LIMITS.about }),
  platform: v.pipe(
    textField({ most: 50 }),
    v.transform(word => readPlatform(word) ?? ''),
  ),
  format: v.pipe(
    textField({ most: 50 }),
    v.transform(word => readFormat(word)),
  ),
  wishedOn: dayField(REQUEST_MESSAGES.day),
  notes: textField({ most: REQUEST_LIMITS.notes }),
}

/** What somebody outside asks for. News by mail need an address. */
export const visitorRequestSchema = v.pipe(
  v.object({
    ...piece,
    name: nameField({ required: REQUEST_MESSAGES.name, most: REQUEST_LIMITS.name }),
    email: v.pipe(
      textField({ most: REQUEST_LIMITS.email }),
      v.check(email => email === '' || isEmail(email), REQUEST_MESSAGES.email),
      v.transform(email => (email === '' ? '' : normaliseEmail(email))),
    ),
    news: v.pipe(
      textField({ most: 10 }),
      v.transform(ticked => ticked !== ''),
    ),
    [TRAP]: textField({ most: 2000 }),
    stamp: textField({ most: 300 }),
  }),
  v.forward(
    v.partialCheck(
      [['email'], ['news']],
      ({ email, news }) => !news || email !== '',
      REQUEST_MESSAGES.emailForNews,
    ),
    ['email'],
  ),
)

export type VisitorRequest = v.InferOutput<typeof visitorRequestSchema>

/** What a member asks for. */
export const memberRequestSchema = v.object({ ...piece, idempotencyKey: textField({ most: 100 }) })

export type MemberRequest = Omit<v.InferOutput<typeof memberRequestSchema>, 'idempotencyKey'>

const dueOn = v.pipe(
  dayField(REQUEST_MESSAGES.day),
  v.check(day => day !== null, REQUEST_MESSAGES.due),
  v.transform(day => day ?? ''),
)

/** Who makes it, and by when: to accept a request, or to change either later. */
export const acceptRequestSchema = v.object({ dueOn, ownerId: textField({ most: 36 }) })

/** Why it is declined. */
export const declineRequestSchema = v.object({
  reason: textField({ required: REQUEST_MESSAGES.reason, most: REQUEST_LIMITS.reason }),
})
