import { ALIGNMENT_TEXTS } from '#app/analytics/copy.ts'
import { BrandTabs } from '#app/brand/ui/index.ts'
import { LineChart } from '#app/design/icons/icons.ts'
import { ButtonLink } from '#app/design/primitives/actions/button-link.tsx'
import { EmptyState } from '#app/design/primitives/feedback/empty-state.tsx'
import { Panel } from '#app/design/primitives/surface/panel.tsx'
import { PageHeading } from '#app/design/primitives/surface/section-heading.tsx'
import { LONG_PRESET, type Period } from '#core/analytics/period.ts'
import { dayText } from '#core/schedule/when-text.ts'
import { PeriodChoice } from '../period-choice.tsx'
import { AlignmentGroups } from './alignment-groups.tsx'
import { ALIGNMENT_PATH, type AlignmentPageProps, type AlignmentView } from './alignment-views.ts'
import { BestPosts } from './best-posts.tsx'
import { DimensionTrend } from './dimension-trend.tsx'

/** Alignment in depth, or what it is on a plan without it. */
export function AlignmentPage({ view, period }: AlignmentPageProps) {
  return (
    <>
      <PageHeading title={ALIGNMENT_TEXTS.title} description={ALIGNMENT_TEXTS.description} />
      <BrandTabs current="alignment" />
      {view ? <Depth view={view} period={period} /> : <NotInPlan />}
    </>
  )
}

function NotInPlan() {
  return (
    <Panel title={ALIGNMENT_TEXTS.lockedTitle}>
      <p className="max-w-prose">{ALIGNMENT_TEXTS.locked}</p>
      <p className="max-w-prose text-ink-soft">{ALIGNMENT_TEXTS.lockedStays}</p>
      <p>
        <ButtonLink variant="primary" to="/app/upgrade">
          See plans
        </ButtonLink>
      </p>
    </Panel>
  )
}

function Depth({ view, period }: { view: AlignmentView; period: Period }) {
  return (
    <div className="grid min-w-0 gap-8">
      <PeriodChoice period={period} path={ALIGNMENT_PATH} usual={LONG_PRESET} />
      <p className="text-ink-soft">
        Posts published from {dayText(period.from, { year: true })} to {dayText(period.to, { year: true })}.
      </p>
      {view.posts === 0 ? (
        <EmptyState
          icon={<LineChart />}
          title={ALIGNMENT_TEXTS.emptyTitle}
          action={
            <ButtonLink variant="primary" to="/app/create">
              Write a post
            </ButtonLink>
          }
        >
          {ALIGNMENT_TEXTS.empty}
        </EmptyState>
      ) : (
        <>
          <Panel title={ALIGNMENT_TEXTS.trend}>
            <p className="max-w-prose text-lg">{view.sentence}</p>
            <DimensionTrend weeks={view.weeks} summary={view.sentence} />
            <p className="max-w-prose text-sm text-ink-soft">{ALIGNMENT_TEXTS.trendNote}</p>
          </Panel>
          <AlignmentGroups view={view} period={period} by="network" />
          <AlignmentGroups view={view} period={period} by="person" />
          <BestPosts view={view} period={period} />
        </>
      )}
    </div>
  )
}
