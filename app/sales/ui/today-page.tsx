import type { ReactNode } from 'react'
import { Form } from 'react-router'
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
import { Pagination } from '#app/design/primitives/navigation/pagination.tsx'
import { Panel } from '#app/design/primitives/surface/panel.tsx'
import { listedText, openPoundsText, SALES_TEXTS } from '#app/sales/copy.ts'
import type { TodayItem, TodayKind } from '#core/sales/today.ts'
import { listQuery } from '#core/shared/list-address.ts'
import { formatPence } from '#core/shared/money.ts'

export interface TodayPageProps {
  readonly items: readonly TodayItem[]
  readonly page: number
  readonly pages: number
  /** So many of each kind are listed, and of one there are more; null when all are. */
  readonly mostOfAKind: number | null
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

/** The address of a page of the list. */
export function todayAddress(page: number): string {
  return `/app/sales-hub${listQuery({ page })}`
}

/** Who to answer and what to do next, in order, each with its reason. */
export function TodayPage(props: TodayPageProps) {
  const { items, page, pages, mostOfAKind, sums, month, canWrite, problem } = props
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
            {/* One form for all rows: its buttons say who was replied to. */}
            <Form method="post" action={todayAddress(page)} data-rooms="">
              <ol className="today-list">
                {items.map(item => (
                  <TodayRow key={`${item.kind} ${item.id}`} item={item} canWrite={canWrite} />
                ))}
              </ol>
            </Form>
            {mostOfAKind === null ? null : <p className="text-sm text-ink-soft">{listedText(mostOfAKind)}</p>}
            <Pagination page={page} pageCount={pages} hrefOf={todayAddress} label="people and next steps" />
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
  const who = item.name || 'this person'
  return (
    <li>
      {SIGNS[item.kind]}
      <p>
        <a href={item.href}>{item.title}</a>
        <span>{item.reason}</span>
      </p>
      {item.kind === 'reply' && canWrite ? (
        <div>
          <a href={`${item.href}/reply`} className="button button-sm" aria-label={`Write to ${who}`}>
            Write
          </a>
          <Button size="sm" name="personId" value={item.id} aria-label={`I’ve replied to ${who}`}>
            I’ve replied
          </Button>
        </div>
      ) : null}
    </li>
  )
}
