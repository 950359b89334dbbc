import { type Ledger, need, Refusal } from './ledger.ts'
import type { Card, CardKind, Customer, PaymentMethod } from './state.ts'

/** The ends of Stripe's test cards: one that works, one that fails when charged, one that asks for each payment. */
const LAST4: Readonly<Record<CardKind, string>> = { works: '4242', fails: '0341', asks: '3184' }

export const isCardKind = (word: string | null): word is CardKind =>
  word !== null && Object.hasOwn(LAST4, word)

/** A new card of a kind. */
export const cardOf = (ledger: Ledger, kind: CardKind): Card => ({
  id: ledger.id('pm'),
  last4: LAST4[kind],
  kind,
})

/** Stripe's own test cards, by the ids under which they are attached. */
const TEST_CARDS: Readonly<Record<string, CardKind>> = {
  pm_card_visa: 'works',
  pm_card_chargeCustomerFail: 'fails',
  pm_card_authenticationRequired: 'asks',
}

/** Attaches one of Stripe's test cards to a customer, under an id of its own. */
export function attachCard(ledger: Ledger, customer: Customer, testCard: string): PaymentMethod {
  const kind = TEST_CARDS[testCard]
  if (!kind)
    throw new Refusal(`No such PaymentMethod: '${testCard}'`, { status: 404, code: 'resource_missing' })
  const method = { card: cardOf(ledger, kind), customer: customer.id, created: ledger.now() }
  ledger.state.paymentMethods[method.card.id] = method
  return method
}

/** An attached card of a customer, or Stripe's refusal. */
export function needCard(ledger: Ledger, id: string, customer: string): Card {
  const method = need(ledger.state.paymentMethods, id, 'PaymentMethod', 'payment_method')
  if (method.customer === customer) return method.card
  throw new Refusal('The customer does not have a payment method with that ID.', { code: 'resource_missing' })
}
