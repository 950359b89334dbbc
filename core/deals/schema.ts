import * as v from 'valibot'
import { dayField } from '../shared/day-field.ts'
import { readPounds } from '../shared/money.ts'
import { textField, typedText } from '../shared/sanitise/field.ts'
import { versionField } from '../shared/version.ts'
import { DEAL_STAGES } from './stages.ts'

/** Longest parts of a deal, in characters. */
export const DEAL_LIMITS = { person: 254, title: 200, nextStep: 300, lostReason: 300, note: 300 } as const

export const DEAL_MESSAGES = {
  personRequired: 'Enter a name or email',
  titleRequired: 'Enter a title',
  valueInvalid: 'Enter pounds, such as 1,200 or 19.99',
  chanceInvalid: 'Enter a whole number from 0 to 100',
  dateInvalid: 'Enter a date, such as 2026-11-20',
  reasonRequired: 'Enter why it was lost',
  stageRequired: 'Choose a stage',
  amountRequired: 'Enter what was paid, such as 250 or 19.99',
  paidOnRequired: 'Enter the day it was paid',
} as const

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** The id of something chosen from a list, or null for none of them. */
function choiceField() {
  return v.optional(
    v.pipe(
      typedText(),
      v.transform((text: string) => (UUID.test(text) ? text.toLowerCase() : null)),
    ),
    '',
  )
}

/** A sum in pounds, in pence; an empty field is nothing. */
const valueField = v.optional(
  v.pipe(
    typedText(),
    v.check(text => text.trim() === '' || readPounds(text) !== null, DEAL_MESSAGES.valueInvalid),
    v.transform((text: string) => readPounds(text) ?? 0),
  ),
  '',
)

/** In percent; an empty field is null: the usual chance of the stage. */
const chanceField = v.optional(
  v.pipe(
    typedText(),
    v.trim(),
    v.check(text => text === '' || /^(?:100|\d{1,2})$/.test(text), DEAL_MESSAGES.chanceInvalid),
    v.transform((text: string) => (text === '' ? null : Number(text))),
  ),
  '',
)

const entries = {
  offerId: choiceField(),
  valuePence: valueField,
  chance: chanceField,
  nextStep: textField({ most: DEAL_LIMITS.nextStep }),
  nextOn: dayField(DEAL_MESSAGES.dateInvalid),
  // A day chosen from those that are offered; it goes before the one in the date field.
  nextPick: dayField(DEAL_MESSAGES.dateInvalid),
  keeperId: choiceField(),
}

/** The posted form of a new deal. Without a title it is named after its offer or person. */
export const newDealFormSchema = v.object({
  ...entries,
  person: textField({ required: DEAL_MESSAGES.personRequired, most: DEAL_LIMITS.person }),
  title: textField({ most: DEAL_LIMITS.title }),
  idempotencyKey: textField({ most: 100 }),
})

export type NewDealInput = Omit<v.InferOutput<typeof newDealFormSchema>, 'idempotencyKey'>

/** The posted deal, with the version that was read. */
export const dealFormSchema = v.object({
  ...entries,
  title: textField({ required: DEAL_MESSAGES.titleRequired, most: DEAL_LIMITS.title }),
  version: versionField(),
})

export type DealInput = Omit<v.InferOutput<typeof dealFormSchema>, 'version'>

/** A move to a stage, by a button or by being dragged there; the reason is for a deal that is lost. */
export const moveDealSchema = v.object({
  stage: v.picklist(DEAL_STAGES, DEAL_MESSAGES.stageRequired),
  lostReason: textField({ most: DEAL_LIMITS.lostReason }),
})

/** What was paid, and when. */
export const paymentSchema = v.object({
  amountPence: v.optional(
    v.pipe(
      typedText(),
      v.check(text => (readPounds(text) ?? 0) > 0, DEAL_MESSAGES.amountRequired),
      v.transform((text: string) => readPounds(text) ?? 0),
    ),
    '',
  ),
  paidOn: v.pipe(
    dayField(DEAL_MESSAGES.dateInvalid),
    v.check(day => day !== null, DEAL_MESSAGES.paidOnRequired),
    v.transform(day => day ?? ''),
  ),
  note: textField({ most: DEAL_LIMITS.note }),
  idempotencyKey: textField({ most: 100 }),
})
