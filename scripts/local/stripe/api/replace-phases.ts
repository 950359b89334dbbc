import { nextBoundary } from '../books/calendar.ts'
import { discountFrom } from '../books/discounts.ts'
import { type Ledger, need, Refusal } from '../books/ledger.ts'
import type { Phase, Schedule, Subscription } from '../books/state.ts'
import { applyPhase } from '../books/subscriptions.ts'
import type { FormTree, FormValue } from '../shapes/parameter-shape.ts'
import { listOf, numberOf, textOf, treeOf } from './given.ts'

/**
 * Puts other phases in a schedule. They begin with the start of a phase that was or is; past ones before it may be left
 * out. The phase that is running by then takes hold at once, whatever ran before.
 */
export function replacePhases(ledger: Ledger, schedule: Schedule, form: FormTree): void {
  if (form.phases === undefined) return
  const subscription = need(ledger.state.subscriptions, schedule.subscription, 'subscription')
  const given = readPhases(ledger, subscription, schedule, form)
  const [first] = given
  const last = given.at(-1)
  const now = ledger.now()
  if (!first || !last || last.end <= now)
    throw new Refusal('The subscription schedule must have at least one phase that ends in the future.', {
      param: 'phases',
    })
  const kept = schedule.phases.filter((phase, n) => n <= schedule.current && phase.start < first.start)
  const phases = [...kept, ...given]
  const current = phases.findIndex(phase => phase.start <= now && now < phase.end)
  const running = phases[current]
  if (!running) throw new Refusal('The current phase must end in the future.', { param: 'phases' })
  const changes = running.price !== subscription.price || running.discount !== subscription.discount
  if (running.price !== subscription.price && textOf(form.proration_behavior) !== 'none')
    throw new Refusal(
      'The stand-in changes a running phase without prorations only (proration_behavior none)',
    )
  schedule.phases = phases
  schedule.current = current
  if (changes) applyPhase(ledger, subscription, running)
}

function readPhases(ledger: Ledger, subscription: Subscription, schedule: Schedule, form: FormTree): Phase[] {
  let start = NaN
  return listOf(form.phases).map((value, n) => {
    const phase = treeOf(value)
    const [item] = listOf(phase.items).map(treeOf)
    const path = `phases[${n}]`
    const priceId = textOf(item?.price) ?? undefined
    const price = need(ledger.state.prices, priceId, 'price', `${path}[items][0][price]`)
    const requested = numberOf(phase.start_date)
    if (n === 0) start = startOf(schedule, requested)
    if (requested !== null && requested !== start) {
      throw new Refusal('The start date of a phase must equal the end date of the one before.', {
        param: `${path}[start_date]`,
      })
    }
    const made = {
      price: price.id,
      start,
      end: endOf(phase, start, { path, interval: price.interval }),
      discount: readDiscount(ledger, subscription, phase.discounts),
    }
    if (made.end <= start)
      throw new Refusal('A phase must end after it starts.', { param: `${path}[end_date]` })
    start = made.end
    return made
  })
}

function startOf(schedule: Schedule, requested: number | null): number {
  if (requested === null)
    throw new Refusal('The first phase must have a start_date.', { param: 'phases[0][start_date]' })
  const known = schedule.phases.slice(0, schedule.current + 1).some(phase => phase.start === requested)
  if (known) return requested
  throw new Refusal('You can not modify the start date of the current phase.', {
    param: 'phases[0][start_date]',
  })
}

/** Where a phase ends: on its date, after its duration, or after one period of its price. */
function endOf(
  phase: FormTree,
  start: number,
  { path, interval }: { path: string; interval: 'month' | 'year' },
): number {
  const given = numberOf(phase.end_date)
  if (given !== null) return given
  const duration = treeOf(phase.duration)
  const wanted = textOf(duration.interval) ?? interval
  if ((wanted !== 'month' && wanted !== 'year') || (numberOf(duration.interval_count) ?? 1) !== 1)
    throw new Refusal('The stand-in knows phases of one month, of one year, and with an end_date', {
      param: `${path}[duration]`,
    })
  return nextBoundary(start, wanted, start)
}

/** A phase has the discounts that it is given, and none that it is not. The stand-in knows one at a time. */
function readDiscount(
  ledger: Ledger,
  subscription: Subscription,
  value: FormValue | undefined,
): string | null {
  const [given, ...others] = listOf(value).map(treeOf)
  if (others.length > 0) throw new Refusal('The stand-in knows one discount at a time')
  if (!given) return null
  const discount = textOf(given.discount)
  if (discount !== null) return need(ledger.state.discounts, discount, 'discount', 'discounts').id
  const promotionCode = textOf(given.promotion_code)
  const code =
    promotionCode === null ? null : need(ledger.state.promotionCodes, promotionCode, 'promotion code')
  const coupon = code?.coupon ?? textOf(given.coupon) ?? ''
  return discountFrom(ledger, { subscription, coupon, promotionCode }).id
}
