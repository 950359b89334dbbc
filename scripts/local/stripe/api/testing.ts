import { deleteCustomer } from '../books/customers.ts'
import { type Ledger, need, Refusal } from '../books/ledger.ts'
import { workOff } from '../books/work-off.ts'
import { numberOf, textOf } from './given.ts'
import type { Handlers } from './handlers.ts'
import { presentTestClock } from './present.ts'

/** Test clocks. All of them are the one clock of the stand-in: two at once would move each other. */
export const testing: Handlers = {
  'POST /v1/test_helpers/test_clocks': (ledger, form) => {
    const frozen = numberOf(form.frozen_time) ?? ledger.now()
    setClock(ledger, frozen)
    const clock = { id: ledger.id('clock'), created: ledger.now(), name: textOf(form.name), frozen }
    ledger.state.testClocks[clock.id] = clock
    return presentTestClock(clock)
  },
  'GET /v1/test_helpers/test_clocks/:id': (ledger, _given, id) =>
    presentTestClock(need(ledger.state.testClocks, id, 'test_clock')),
  'POST /v1/test_helpers/test_clocks/:id/advance': (ledger, form, id) => {
    const clock = need(ledger.state.testClocks, id, 'test_clock')
    const target = numberOf(form.frozen_time) ?? 0
    if (target <= clock.frozen)
      throw new Refusal('The new frozen_time must be after the current one.', { param: 'frozen_time' })
    clock.frozen = target
    setClock(ledger, target)
    workOff(ledger)
    return presentTestClock(clock)
  },
  'DELETE /v1/test_helpers/test_clocks/:id': (ledger, _given, id) => {
    need(ledger.state.testClocks, id, 'test_clock')
    for (const customer of Object.values(ledger.state.customers))
      if (customer.testClock === id && !customer.deleted) deleteCustomer(ledger, customer)
    delete ledger.state.testClocks[id]
    return { id, object: 'test_helpers.test_clock', deleted: true }
  },
}

function setClock(ledger: Ledger, at: number): void {
  ledger.state.offset = at - Math.floor(Date.now() / 1000)
}
