import type { ReactNode } from 'react'
import { numberText } from '#core/shared/number-text.ts'
import { classNames } from '../class-names.ts'

export interface CountMeterProps {
  /** What is counted, in the plural: 'stories'. */
  label: string
  /** The same for a single one, where there is no limit to count against. */
  one?: string
  count: number
  /** Infinity means unlimited. */
  limit: number
  /** How an amount is said, where it is no plain count: bytes as '1.5 GB'. */
  inWords?: (amount: number) => string
  /** Shown once 80 % are used or all of it, e.g. a link to upgrade. */
  children?: ReactNode
}

/** How much of a plan's limit is used; warns from 80 % on, so that no limit comes as a surprise. */
export function CountMeter({ label, one, count, limit, inWords = plainly, children }: CountMeterProps) {
  if (limit === Infinity) {
    return (
      <p className="text-sm text-ink-soft">
        <span className="font-semibold tabular-nums text-ink">{inWords(count)}</span>{' '}
        {count === 1 && one ? one : label} · unlimited on your plan
      </p>
    )
  }
  const share = limit > 0 ? Math.min(1, count / limit) : 1
  const state = count > limit ? 'over' : share >= 1 ? 'full' : share >= 0.8 ? 'near' : 'fine'
  const fill = { over: 'bg-danger', full: 'bg-danger', near: 'bg-warning', fine: 'bg-success' }[state]
  return (
    <div className="grid gap-1.5 text-sm">
      <p className="flex flex-wrap justify-between gap-x-3">
        <span>
          <span className="font-semibold tabular-nums">{inWords(count)}</span> of{' '}
          <span className="tabular-nums">{inWords(limit)}</span> {label}
        </span>
        {state === 'fine' ? null : (
          <span className={classNames('font-semibold', state === 'near' ? 'text-warning' : 'text-danger')}>
            {
              {
                over: `${inWords(count - limit)} over the limit`,
                full: 'Limit reached',
                near: `${inWords(limit - count)} left`,
              }[state]
            }
          </span>
        )}
      </p>
      <div aria-hidden="true" className="h-1.5 overflow-hidden rounded-full bg-line">
        <div className={classNames('h-full rounded-full', fill)} style={{ width: `${share * 100}%` }} />
      </div>
      {state === 'fine' ? null : children}
    </div>
  )
}

function plainly(amount: number): string {
  return numberText(amount)
}
