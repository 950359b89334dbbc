import * as v from 'valibot'
import { nameField, textField } from '../shared/sanitise/field.ts'
import { addDays } from '../shared/time.ts'
import { visitorFormFields } from '../site/contact-form.ts'
import { CONSENT_LENGTHS, CONSENTS, type ConsentLength } from './consent.ts'

/** A link to the form works for 30 days. */
export const REQUEST_DAYS = 30
/** Open at once in one workspace, at most. */
export const REQUEST_LIMIT = 50

export const ASK_LIMITS = { name: 100, question: 1000, answer: 3000 } as const

export const ASK_MESSAGES = {
  whoRequired: 'Enter a name. A first name is enough',
  nameRequired: 'Enter your name. A first name is enough',
  answerRequired: 'Answer at least one of the three questions',
  consentRequired: 'Tick this box, or close the page. We won’t save or send anything.',
} as const

/** Whom to ask, and what. */
export const requestSchema = v.object({
  name: nameField({ required: ASK_MESSAGES.whoRequired, most: ASK_LIMITS.name }),
  question: textField({ most: ASK_LIMITS.question }),
  idempotencyKey: textField({ most: 100 }),
})

const ticked = v.optional(
  v.pipe(
    v.array(v.string()),
    v.transform(boxes => CONSENTS.filter(consent => boxes.includes(consent))),
  ),
  [],
)

/** The customer's form: three questions, of which one is enough, and the boxes of consent. */
export const answerSchema = v.pipe(
  v.object({
    name: nameField({ required: ASK_MESSAGES.nameRequired, most: ASK_LIMITS.name }),
    before: textField({ most: ASK_LIMITS.answer }),
    change: textField({ most: ASK_LIMITS.answer }),
    advice: textField({ most: ASK_LIMITS.answer }),
    consent: v.pipe(
      ticked,
      v.check(boxes => boxes.includes('tell'), ASK_MESSAGES.consentRequired),
    ),
    lasts: v.optional(v.picklist(Object.keys(CONSENT_LENGTHS) as ConsentLength[]), 'always'),
    ...visitorFormFields,
  }),
  v.forward(
    v.partialCheck(
      [['before'], ['change'], ['advice']],
      ({ before, change, advice }) => [before, change, advice].some(answer => answer.trim() !== ''),
      ASK_MESSAGES.answerRequired,
    ),
    ['change'],
  ),
)

export type StoryAnswer = v.InferOutput<typeof answerSchema>

/** When a link made now stops working. */
export function requestExpiresAt(now: Date): Date {
  return addDays(now, REQUEST_DAYS)
}

export type RequestState = 'open' | 'answered' | 'revoked' | 'expired'

/** Where a request stands by `now`. An answer outweighs everything: it is there. */
export function requestState(
  request: {
    readonly answeredAt: Date | null
    readonly revokedAt: Date | null
    readonly expiresAt: Date
  },
  now: Date,
): RequestState {
  if (request.answeredAt !== null) return 'answered'
  if (request.revokedAt !== null) return 'revoked'
  return now.getTime() < request.expiresAt.getTime() ? 'open' : 'expired'
}
