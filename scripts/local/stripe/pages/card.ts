import type { Ledger } from '../books/ledger.ts'
import type { Card, CardKind } from '../books/state.ts'

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
