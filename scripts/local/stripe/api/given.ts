import type { Metadata, Subscription } from '../books/state.ts'
import type { FormTree, FormValue } from '../shapes/parameter-shape.ts'

/** Reads checked parameters; what is absent or empty is null. */
export const textOf = (value: FormValue | undefined): string | null =>
  typeof value === 'string' && value !== '' ? value : null

export const numberOf = (value: FormValue | undefined): number | null => {
  const text = textOf(value)
  return text === null ? null : Number(text)
}

export const flagOf = (value: FormValue | undefined): boolean | null => {
  const text = textOf(value)
  return text === null ? null : text === 'true'
}

export const treeOf = (value: FormValue | undefined): FormTree => (typeof value === 'object' ? value : {})

export const listOf = (value: FormValue | undefined): FormValue[] => Object.values(treeOf(value))

export const textsOf = (value: FormValue | undefined): string[] =>
  listOf(value).filter(one => typeof one === 'string')

export function metadataOf(value: FormValue | undefined, before: Metadata = {}): Metadata {
  const after = { ...before }
  for (const [key, text] of Object.entries(treeOf(value))) {
    if (text === '') delete after[key]
    else if (typeof text === 'string') after[key] = text
  }
  return after
}

/** What `trial_settings` say of a trial that ends without a card. */
export function missingPaymentMethodOf(
  settings: FormValue | undefined,
): Subscription['missingPaymentMethod'] {
  const word = textOf(treeOf(treeOf(settings).end_behavior).missing_payment_method)
  return word === 'cancel' || word === 'pause' ? word : 'create_invoice'
}
