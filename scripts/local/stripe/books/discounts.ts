import { addMonths } from './calendar.ts'
import { type Ledger, need } from './ledger.ts'
import type { Discount, Subscription } from './state.ts'

/** Gives a subscription a coupon from now on; answers the discount that it has of it. */
export function discountFrom(
  ledger: Ledger,
  input: {
    readonly subscription: Pick<Subscription, 'id' | 'customer'>
    readonly coupon: string
    readonly promotionCode: string | null
  },
): Discount {
  const coupon = need(ledger.state.coupons, input.coupon, 'coupon')
  const start = ledger.now()
  const discount: Discount = {
    id: ledger.id('di'),
    customer: input.subscription.customer,
    subscription: input.subscription.id,
    coupon: coupon.id,
    promotionCode: input.promotionCode,
    start,
    end: coupon.duration === 'repeating' ? addMonths(start, coupon.months ?? 1) : null,
    used: false,
  }
  ledger.state.discounts[discount.id] = discount
  return discount
}

/** The discount of that id while it counts: not after the months it repeats for, nor after the one charge it is for. */
export function countingDiscount(ledger: Ledger, id: string | null, at: number): Discount | null {
  const discount = id === null ? undefined : ledger.state.discounts[id]
  if (!discount || discount.used || (discount.end !== null && at >= discount.end)) return null
  return discount
}

/** Pence that a discount takes off a sum. */
export function discountOn(ledger: Ledger, id: string | null, subtotal: number, at: number): number {
  const discount = countingDiscount(ledger, id, at)
  const coupon = discount && ledger.state.coupons[discount.coupon]
  if (!coupon || subtotal <= 0) return 0
  const off =
    coupon.percentOff === null ? (coupon.amountOff ?? 0) : Math.round((subtotal * coupon.percentOff) / 100)
  return Math.min(subtotal, off)
}

/** A coupon for one charge is over with the first invoice that it takes something off; a trial's takes nothing. */
export function spendDiscount(ledger: Ledger, subscription: Subscription, taken: number): void {
  const discount = subscription.discount === null ? undefined : ledger.state.discounts[subscription.discount]
  if (!discount || taken === 0 || ledger.state.coupons[discount.coupon]?.duration !== 'once') return
  discount.used = true
  subscription.discount = null
}
