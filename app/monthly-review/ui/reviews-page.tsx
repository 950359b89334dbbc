import { Form, Link } from 'react-router'
import { StrategyTabs } from '#app/brand/ui/index.ts'
import { CalendarCheck } from '#app/design/icons/icons.ts'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { Badge } from '#app/design/primitives/feedback/badge.tsx'
import { EmptyState } from '#app/design/primitives/feedback/empty-state.tsx'
import { Notice } from '#app/design/primitives/feedback/notice.tsx'
import { PageHeading } from '#app/design/primitives/surface/section-heading.tsx'
import { REVIEW_TEXTS } from '#app/monthly-review/copy.ts'
import { usePending } from '#app/platform/forms/use-pending.ts'
import { monthOf, monthText } from '#core/monthly-review/month.ts'

interface ReviewsPageProps {
  readonly reviews: readonly {
    readonly month: string
    readonly isWhole: boolean
    readonly open: number
    readonly accepted: number
  }[]
  readonly isInPlan: boolean
  readonly canWrite: boolean
  readonly problem?: string | undefined
}

/** The months that were looked back at, and how this one is looked at so far. */
export function ReviewsPage({ reviews, isInPlan, canWrite, problem }: ReviewsPageProps) {
  const pending = usePending()
  return (
    <>
      <PageHeading title={REVIEW_TEXTS.title} description={REVIEW_TEXTS.description} />
      <StrategyTabs current="review" />
      <div className="grid min-w-0 gap-6">
        {problem ? (
          <Notice tone="danger" live="alert">
            {problem}
          </Notice>
        ) : null}
        {isInPlan ? null : <Notice tone="info">{REVIEW_TEXTS.locked}</Notice>}
        {canWrite ? (
          <Form method="post" className="grid justify-items-start gap-2">
            <Button variant="primary" pending={pending} pendingText="Making…">
              Make this month’s review now
            </Button>
            <p className="text-sm text-ink-soft">{REVIEW_TEXTS.makeHelp}</p>
          </Form>
        ) : null}
        {reviews.length === 0 ? (
          <EmptyState icon={<CalendarCheck />} title={REVIEW_TEXTS.emptyTitle}>
            {REVIEW_TEXTS.empty}
          </EmptyState>
        ) : (
          <ul className="grid gap-3" aria-label="Reviews">
            {reviews.map(({ month, isWhole, open, accepted }) => (
              <li
                key={month}
                className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 rounded-md border border-line bg-raised p-5"
              >
                <Link to={`/app/strategy/review/${monthOf(month)}`} className="link font-display text-xl">
                  {monthText(monthOf(month))}
                </Link>
                <span className="flex flex-wrap items-baseline gap-3 text-sm text-ink-soft">
                  {isWhole ? null : <Badge tone="info">So far</Badge>}
                  {accepted} accepted, {open} to decide
                </span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  )
}
