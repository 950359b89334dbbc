import * as v from 'valibot'
import { readTarget } from '../links/target.ts'
import { poundsField, readPounds } from '../shared/money.ts'
import { textField, typedText } from '../shared/sanitise/field.ts'
import { versionField } from '../shared/version.ts'
import { type Price, VAT_MODES, type VatMode } from './price.ts'
import { OFFER_STATUSES } from './status.ts'

/** Longest parts of an offer, in characters. */
export const OFFER_LIMITS = {
  name: 200,
  audience: 500,
  promise: 500,
  outcome: 2000,
  priceUnit: 100,
  paymentLink: 2000,
  objection: 500,
  answer: 2000,
} as const

/** Objections and stories that one offer can have, each. */
export const OFFER_ROWS_MOST = 20

export const OFFER_MESSAGES = {
  nameRequired: 'Enter a name',
  priceInvalid: 'Enter a price in pounds, such as 120 or 19.50',
  linkInvalid: 'Enter an address that starts with https://',
  objectionRequired: 'Enter what makes people hesitate',
  storyRequired: 'Choose a story',
} as const

function readMode(text: string): VatMode {
  return VAT_MODES.find(mode => mode === text) ?? 'none'
}

const entries = {
  name: textField({ required: OFFER_MESSAGES.nameRequired, most: OFFER_LIMITS.name }),
  audience: textField({ most: OFFER_LIMITS.audience }),
  promise: textField({ most: OFFER_LIMITS.promise }),
  outcome: textField({ most: OFFER_LIMITS.outcome }),
  pricePence: v.optional(
    v.pipe(
      typedText(),
      v.trim(),
      v.check(text => text === '' || readPounds(text) !== null, OFFER_MESSAGES.priceInvalid),
      v.transform((text: string) => (text === '' ? null : readPounds(text))),
    ),
    '',
  ),
  priceUnit: textField({ most: OFFER_LIMITS.priceUnit }),
  vatMode: v.optional(v.pipe(typedText(), v.transform(readMode)), ''),
  paymentLink: v.optional(
    v.pipe(
      typedText(),
      v.trim(),
      v.maxLength(OFFER_LIMITS.paymentLink, OFFER_MESSAGES.linkInvalid),
      v.check(text => text === '' || readTarget(text) !== null, OFFER_MESSAGES.linkInvalid),
      v.transform((text: string) => (text === '' ? '' : (readTarget(text) ?? ''))),
    ),
    '',
  ),
}

/** What a founder says of an offer: only the name is required; without a price it is agreed with each customer. */
export const offerSchema = v.object(entries)
export type OfferInput = v.InferOutput<typeof offerSchema>

/** The posted form of a new offer, with the key that makes a double press count once. */
export const newOfferFormSchema = v.object({
  name: entries.name,
  idempotencyKey: textField({ most: 100 }),
})

/** The posted offer, with the version that was read. */
export const offerFormSchema = v.object({ ...entries, version: versionField() })

/** The buttons that publish an offer, take it back or archive it. */
export const offerStatusSchema = v.object({ status: v.picklist(OFFER_STATUSES) })

/** What makes people hesitate, and what the founder says to it. */
export const objectionSchema = v.object({
  objection: textField({ required: OFFER_MESSAGES.objectionRequired, most: OFFER_LIMITS.objection }),
  answer: textField({ most: OFFER_LIMITS.answer }),
})

/** Which story is put on the page, or taken off it. */
export const proofSchema = v.object({ storyId: v.pipe(v.string(), v.uuid(OFFER_MESSAGES.storyRequired)) })

const LABELS: readonly (readonly [string, (offer: OfferInput) => string])[] = [
  ['Name', offer => offer.name],
  ['Who it’s for', offer => offer.audience],
  ['Promise', offer => offer.promise],
  ['What changes', offer => offer.outcome],
  ['Price', offer => priceField(offer)],
  ['Price unit', offer => offer.priceUnit],
  ['VAT', offer => offer.vatMode],
  ['Payment link', offer => offer.paymentLink],
]

/** The price as it stands in its field. */
export function priceField({ pricePence }: Pick<Price, 'pricePence'>): string {
  return pricePence === null ? '' : poundsField(pricePence)
}

/** Where two states of an offer differ, in the order of the form; none when they are alike. */
export function offerDifferences(
  saved: OfferInput,
  typed: OfferInput,
): { label: string; saved: string; typed: string }[] {
  return LABELS.map(([label, read]) => ({ label, saved: read(saved), typed: read(typed) })).filter(
    field => field.saved !== field.typed,
  )
}
