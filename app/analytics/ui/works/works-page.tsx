import { WORKS_TEXTS } from '#app/analytics/copy.ts'
import { Scale } from '#app/design/icons/icons.ts'
import { ButtonLink } from '#app/design/primitives/actions/button-link.tsx'
import { EmptyState } from '#app/design/primitives/feedback/empty-state.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { PageHeading } from '#app/design/primitives/surface/section-heading.tsx'
import { LONG_PRESET, periodParameters } from '#core/analytics/period.ts'
import { SETTLING_DAYS } from '#core/analytics/works/what-works.ts'
import { dayText } from '#core/schedule/when-text.ts'
import { AnalyticsTabs } from '../analytics-tabs.tsx'
import { PeriodChoice } from '../period-choice.tsx'
import { SaveTables } from '../save-tables.tsx'
import { Findings } from './findings.tsx'
import { PaysPanel } from './pays-panel.tsx'
import { WorksTables } from './works-tables.tsx'
import { WORKS_PATH, type WorksPageProps, worksPostsAddress } from './works-views.ts'

const TABLES = [
  ['works', 'What was compared'],
  ['pays', 'Score beside responses'],
] as const

/** What went with more responses: what is claimed, everything that was compared, and score beside responses. */
export function WorksPage(props: WorksPageProps) {
  const { period, posts, looked } = props
  return (
    <>
      <PageHeading title={WORKS_TEXTS.title} description={WORKS_TEXTS.description} />
      <AnalyticsTabs current="works" />
      <div className="grid min-w-0 gap-8">
        <PeriodChoice period={period} path={WORKS_PATH} usual={LONG_PRESET} />
        <p className="text-ink-soft">
          Posts published from {dayText(period.from, { year: true })} to {dayText(period.to, { year: true })}.
        </p>
        {posts === 0 ? (
          <EmptyState
            icon={<Scale />}
            title={WORKS_TEXTS.emptyTitle}
            example={WORKS_TEXTS.example}
            action={
              <ButtonLink variant="primary" to="/app/links">
                Open your links
              </ButtonLink>
            }
          >
            {WORKS_TEXTS.empty}
          </EmptyState>
        ) : (
          <>
            <p className="max-w-prose">{looked}</p>
            <Findings {...props} />
            <PaysPanel {...props} />
            <WorksTables {...props} />
            <SaveTables tables={TABLES} query={periodParameters(period, LONG_PRESET)} />
          </>
        )}
        <LeftOutPosts {...props} />
        <div className="grid max-w-prose gap-3 text-sm text-ink-soft">
          <p>{WORKS_TEXTS.responses}</p>
          <p>{WORKS_TEXTS.compared}</p>
        </div>
      </div>
    </>
  )
}

function LeftOutPosts({ period, posts, settling, uncounted, isCut }: WorksPageProps) {
  const link = (of: 'all' | 'settling' | 'uncounted', count: number) => (
    <TextLink to={worksPostsAddress(period, of)}>
      {count.toLocaleString('en-GB')} {count === 1 ? 'post' : 'posts'}
    </TextLink>
  )
  return (
    <ul className="grid gap-1 text-sm" aria-label="Which posts count">
      {posts > 0 ? <li>{link('all', posts)} counted.</li> : null}
      {settling > 0 ? (
        <li>
          {link('settling', settling)} from the last {SETTLING_DAYS} days left out, still collecting
          responses.
        </li>
      ) : null}
      {uncounted > 0 ? (
        <li>{link('uncounted', uncounted)} left out, without a tracked link or numbers of a platform.</li>
      ) : null}
      {isCut ? <li>Only the newest 500 posts of these days are looked at.</li> : null}
    </ul>
  )
}
