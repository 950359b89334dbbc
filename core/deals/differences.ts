import { poundsField } from '../shared/money.ts'

interface Compared {
  readonly title: string
  readonly valuePence: number
  readonly chance: number | null
  readonly nextStep: string
  readonly nextOn: string | null
  readonly offerId: string | null
  readonly keeperId: string | null
}

/** Where two states of a deal differ, in the order of the form; `nameOf` names an offer or a person by its id. */
export function dealDifferences(
  saved: Compared,
  typed: Compared,
  nameOf: (id: string) => string,
): { label: string; saved: string; typed: string }[] {
  const named = (id: string | null) => (id === null ? '' : nameOf(id))
  const texts = (deal: Compared): [string, string][] => [
    ['Title', deal.title],
    ['Offer', named(deal.offerId)],
    ['Value', poundsField(deal.valuePence)],
    ['Chance', String(deal.chance ?? '')],
    ['Next step', deal.nextStep],
    ['Date', deal.nextOn ?? ''],
    ['Looked after by', named(deal.keeperId)],
  ]
  const other = texts(typed)
  return texts(saved)
    .map(([label, text], at) => ({ label, saved: text, typed: other[at]?.[1] ?? '' }))
    .filter(field => field.saved !== field.typed)
}
