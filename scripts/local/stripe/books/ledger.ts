import { createHash } from 'node:crypto'
import type { Customer, State, StoredEvent } from './state.ts'

/** The books with their clock; every change of them goes through one of these. */
export interface Ledger {
  readonly state: State
  /** Where its own pages are, without a slash at the end. */
  readonly url: string
  /** Seconds since 1970 by the stand-in's clock, or the instant that is being worked off. */
  now(): number
  /** Works as if it were that instant: what falls due on a day is dated that day. */
  at(instant: number, work: () => void): void
  /** A fresh id with Stripe's prefix. */
  id(prefix: string): string
  /** Tells what happened: kept in the events list and delivered by webhook. */
  emit(type: string, objectId: string, previous?: Record<string, unknown>): void
}

/** Refused as Stripe would refuse it; `api/router.ts` makes the answer. */
export class Refusal extends Error {
  readonly status: number
  readonly type: string
  readonly code: string | null
  readonly param: string | null
  constructor(
    message: string,
    options: { status?: number; type?: string; code?: string; param?: string } = {},
  ) {
    super(message)
    this.status = options.status ?? 400
    this.type = options.type ?? 'invalid_request_error'
    this.code = options.code ?? null
    this.param = options.param ?? null
  }
}

/** Opens books. `present` shows an object as the API does, for the event about it. */
export function openLedger(
  state: State,
  options: {
    readonly url: () => string
    readonly present: (ledger: Ledger, id: string) => Record<string, unknown> | null
    readonly onEvent: (event: StoredEvent) => void
  },
): Ledger {
  const { url, present, onEvent } = options
  let pretended: number | null = null
  const ledger: Ledger = {
    state,
    get url() {
      return url()
    },
    now: () => pretended ?? Math.floor(Date.now() / 1000) + state.offset,
    at(instant, work) {
      const before = pretended
      pretended = instant
      try {
        work()
      } finally {
        pretended = before
      }
    },
    id(prefix) {
      state.sequence += 1
      const salt = createHash('sha256').update(`${url()} ${state.sequence} ${Date.now()}`).digest('base64url')
      return `${prefix}_${salt.replace(/[^A-Za-z0-9]/g, '').slice(0, 20)}${state.sequence}`
    },
    emit(type, objectId, previous) {
      const event: StoredEvent = {
        id: ledger.id('evt'),
        created: ledger.now(),
        type,
        object: present(ledger, objectId) ?? { id: objectId },
        previous: previous ?? null,
        tries: 0,
        delivered: false,
        nextTryMs: 0,
      }
      state.events.push(event)
      onEvent(event)
    },
  }
  return ledger
}

/** The row of that id, or Stripe's refusal: 404 for what the address names, 400 for what a parameter does. */
export function need<Row>(
  rows: Record<string, Row>,
  id: string | undefined,
  kind: string,
  param = 'id',
): Row {
  const row = id !== undefined && Object.hasOwn(rows, id) ? rows[id] : undefined
  if (row) return row
  throw new Refusal(`No such ${kind}: '${id ?? ''}'`, {
    status: param === 'id' ? 404 : 400,
    code: 'resource_missing',
    param,
  })
}

/** A customer that was not deleted, or Stripe's refusal. */
export function needCustomer(ledger: Ledger, id: string | null, param: string): Customer {
  const customer = need(ledger.state.customers, id ?? undefined, 'customer', param)
  return customer.deleted ? need({}, customer.id, 'customer', param) : customer
}
