import type { ReactNode } from 'react'
import { Form, Link } from 'react-router'
import {
  CheckCheck,
  CircleHelp,
  Footprints,
  Hourglass,
  MessageCircle,
  Moon,
} from '#app/design/icons/icons.ts'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { ButtonLink } from '#app/design/primitives/actions/button-link.tsx'
import { EmptyState } from '#app/design/primitives/feedback/empty-state.tsx'
import { Notice } from '#app/design/primitives/feedback/notice.tsx'
import { Panel } from '#app/design/primitives/surface/panel.tsx'
import { openPoundsText, SALES_TEXTS } from '#app/sales/copy.ts'
import type { TodayItem, TodayKind } from '#core/sales/today.ts'
import { formatPence } from '#core/shared/money.ts'

export interface TodayPageProps {
  readonly items: readonly TodayItem[]
  /** Items beyond those shown. */
  readonly more: number
  readonly sums: {
    readonly openDeals: number
    readonly openPence: number
    readonly weightedPence: number
    readonly wonDeals: number
    readonly wonPence: number
    readonly waiting: number
  }
  /** The month that won deals are counted in. */
  readonly month: string
  readonly canWrite: boolean
  readonly problem?: string | undefined
}

const SIGNS: Readonly<Record<TodayKind, ReactNode>> = {
  question: <CircleHelp aria-hidden />,
  reply: <MessageCircle aria-hidden />,
  step: <Footprints aria-hidden />,
  expiring: <Hourglass aria-hidden />,
  stalled: <Moon aria-hidden />,
}

/** Who to answer and what to do next, in order, each with its reason. */
export function TodayPage({ items, more, sums, month, canWrite, problem }: TodayPageProps) {
  return (
    <div className="grid gap-6">
      {problem ? (
        <Notice tone="danger" live="alert">
          {problem}
        </Notice>
      ) : null}
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        {items.length === 0 ? (
          <EmptyState
            icon={<CheckCheck />}
            title={SALES_TEXTS.emptyTitle}
            example={SALES_TEXTS.emptyExample}
            action={
              canWrite ? (
                <span className="flex flex-wrap gap-3">
                  <ButtonLink to="/app/sales-hub/forms">Share a form</ButtonLink>
                  <ButtonLink to="/app/sales-hub/people" variant="quiet">
                    Add a person
                  </ButtonLink>
                </span>
              ) : undefined
            }
          >
            {SALES_TEXTS.empty}
          </EmptyState>
        ) : (
          <Panel title="People to answer and next steps" description="The most urgent first.">
            <ol className="grid divide-y divide-line">
              {items.map(item => (
                <TodayRow key={`${item.kind} ${item.id}`} item={item} canWrite={canWrite} />
              ))}
            </ol>
            {more > 0 ? (
              <p className="text-sm text-ink-soft">
                {more === 1 ? 'One more is waiting.' : `${more} more are waiting.`} They move up as you work
                through these.
              </p>
            ) : null}
          </Panel>
        )}
        <Panel title={SALES_TEXTS.money}>
          <dl className="grid gap-4">
            <div>
              <dt className="text-sm text-ink-soft">Open</dt>
              <dd className="font-display text-3xl tabular-nums">{formatPence(sums.openPence)}</dd>
              <dd className="text-sm text-ink-soft">{openPoundsText(sums)}</dd>
            </div>
            <div>
              <dt className="text-sm text-ink-soft">Won in {month}</dt>
              <dd className="font-display text-3xl tabular-nums">{formatPence(sums.wonPence)}</dd>
              <dd className="text-sm text-ink-soft">
                {sums.wonDeals === 1 ? '1 deal' : `${sums.wonDeals} deals`}
              </dd>
            </div>
          </dl>
        </Panel>
      </div>
    </div>
  )
}

function TodayRow({ item, canWrite }: { item: TodayItem; canWrite: boolean }) {
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 py-4 first:pt-0 last:pb-0">
      <span className="mt-1 text-ink-soft [&_svg]:size-5">{SIGNS[item.kind]}</span>
      <span className="grid min-w-0 flex-1 basis-56 gap-0.5">
        <Link to={item.href} className="font-semibold wrap-anywhere hover:underline">
          {item.title}
        </Link>
        <span className="text-ink-soft wrap-anywhere">{item.reason}</span>
      </span>
      {item.kind === 'reply' && canWrite ? (
        <Form method="post" className="flex flex-wrap gap-2 max-sm:ms-9">
          <ButtonLink size="sm" to={`/app/sales-hub/people/${item.id}/reply`}>
            Write<span className="sr-only"> to {item.name || 'this person'}</span>
          </ButtonLink>
          <input type="hidden" name="personId" value={item.id} />
          <Button size="sm" aria-label={`I’ve replied to ${item.name || 'this person'}`}>
            I’ve replied
          </Button>
        </Form>
      ) : null}
    </li>
  )
}
