import { Form } from 'react-router'
import { changeNotes } from '#app/billing/copy.ts'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { ButtonLink } from '#app/design/primitives/actions/button-link.tsx'
import { Notice } from '#app/design/primitives/feedback/notice.tsx'
import { Panel } from '#app/design/primitives/surface/panel.tsx'
import { usePending } from '#app/platform/forms/use-pending.ts'
import { PLANS } from '#core/billing/plans.ts'
import type { PlanChoice } from '#core/billing/provider/price-key.ts'
import { formatPence } from '#core/shared/money.ts'
import { formatDate } from '#core/shared/time.ts'
import type { UpgradePageProps } from './upgrade-page.tsx'

export interface ChangePlanPageProps {
  /** What went wrong with the last attempt, in a sentence. */
  readonly problem: string | null
  readonly from: PlanChoice
  readonly to: PlanChoice
  readonly when: 'now' | 'next_cycle' | 'free'
  readonly price: {
    readonly duePence: number
    readonly creditPence: number
    readonly leftOverPence: number
    readonly discountPence: number
  } | null
  readonly beginsAt: Date | null
  readonly regularPence: number
  readonly quote: string
  readonly usage: UpgradePageProps['usage']
  readonly timeZone: string
}

const nameOf = ({ tier, cycle }: PlanChoice) =>
  `${PLANS[tier].name}, ${cycle === 'annual' ? 'annual' : 'monthly'}`

/** One change of plan: what it costs to the penny, when, and what changes, before the one press that does it. */
export function ChangePlanPage(props: ChangePlanPageProps) {
  const { from, to, when, price, regularPence, quote } = props
  const pending = usePending()
  const notes = changeNotes(PLANS[from.tier].limits, PLANS[to.tier].limits, props.usage)
  const regular = `${formatPence(regularPence)} ${to.cycle === 'annual' ? 'a year' : 'a month'}`
  return (
    <div className="grid max-w-prose gap-8">
      <div className="grid gap-3">
        <h1 className="text-3xl">
          {nameOf(from)} → {nameOf(to)}
        </h1>
        <p className="text-lg text-ink-soft">{sentence(props, regular)}</p>
      </div>
      {props.problem ? (
        <Notice tone="danger" title="Update failed" live="alert">
          {props.problem}
        </Notice>
      ) : null}
      {price ? (
        <Panel title="Today">
          <dl className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-2 tabular-nums">
            <dt>
              {nameOf(to)}, a new {to.cycle === 'annual' ? 'year' : 'month'} from today
            </dt>
            <dd className="text-right">{formatPence(regularPence)}</dd>
            <dt>Credit for unused time on {nameOf(from)}</dt>
            <dd className="text-right">{formatPence(-price.creditPence)}</dd>
            {price.discountPence > 0 ? (
              <>
                <dt>Discount</dt>
                <dd className="text-right">{formatPence(-price.discountPence)}</dd>
              </>
            ) : null}
            <dt className="border-t border-line pt-2 font-semibold">You pay now</dt>
            <dd className="border-t border-line pt-2 text-right font-semibold">
              {formatPence(price.duePence)}
            </dd>
            {price.leftOverPence > 0 ? (
              <>
                <dt>Credit for your next invoices</dt>
                <dd className="text-right">{formatPence(price.leftOverPence)}</dd>
              </>
            ) : null}
          </dl>
        </Panel>
      ) : null}
      {notes.length > 0 ? (
        <Panel title="What changes for you">
          <ul className="grid list-disc gap-1.5 pl-5">
            {notes.map(note => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </Panel>
      ) : null}
      <Form method="post" className="flex flex-wrap gap-3">
        <input type="hidden" name="tier" value={to.tier} />
        {to.cycle === 'annual' ? <input type="hidden" name="annual" value="on" /> : null}
        <input type="hidden" name="quote" value={quote} />
        <Button variant="primary" pending={pending} pendingText="Changing…">
          {price
            ? `Pay ${formatPence(price.duePence)} and change`
            : when === 'free'
              ? 'Change plan'
              : 'Change at next renewal'}
        </Button>
        <ButtonLink to="/app/upgrade">Keep current plan</ButtonLink>
      </Form>
    </div>
  )
}

function sentence({ when, beginsAt, timeZone }: ChangePlanPageProps, regular: string): string {
  const day = beginsAt ? formatDate(beginsAt, timeZone) : ''
  if (when === 'now') return `Your new plan and a new billing period start now, and then you pay ${regular}.`
  if (when === 'next_cycle') return `You keep your current plan until ${day}. After that you pay ${regular}.`
  return `Your trial continues with the new plan until ${day}. You won’t be charged today. After the trial it’s ${regular}.`
}
