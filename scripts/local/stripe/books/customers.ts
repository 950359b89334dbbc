import type { Ledger } from './ledger.ts'
import type { Customer } from './state.ts'
import { endSubscription } from './subscriptions.ts'

/** Deletes a customer for good; what they subscribe to ends with them. */
export function deleteCustomer(ledger: Ledger, customer: Customer): void {
  for (const subscription of Object.values(ledger.state.subscriptions))
    if (subscription.customer === customer.id && subscription.endedAt === null)
      endSubscription(ledger, subscription)
  customer.deleted = true
  customer.card = null
  ledger.emit('customer.deleted', customer.id)
}
