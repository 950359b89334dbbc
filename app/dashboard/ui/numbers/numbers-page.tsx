import { WeekStrip } from '#app/design/charts/week-strip.tsx'
import { Notice } from '#app/design/primitives/feedback/notice.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { LaterFolds } from '#app/design/primitives/surface/later-fold.tsx'
import { PageHeading } from '#app/design/primitives/surface/section-heading.tsx'
import type { Folds } from '#core/shared/folds-address.ts'
import { Figures } from './figures.tsx'
import { Inspiration } from './inspiration.tsx'
import { NewestStories } from './newest-stories.tsx'
import { Noticed } from './noticed.tsx'
import type { NumbersView } from './numbers-view.ts'
import { ProgressSection } from './progress-section.tsx'
import { ScoreSection } from './score-section.tsx'
import { Section } from './section.tsx'

/** Everything that is counted, and what to write about: what stands behind the first page of the day. */
export function NumbersPage(props: { view: NumbersView; folds: Folds; problem?: string | undefined }) {
  const { view, folds, problem } = props
  return (
    <LaterFolds value={folds}>
      <PageHeading
        eyebrow={<TextLink to="/app/dashboard">Dashboard</TextLink>}
        title="The numbers"
        description="How your brand scores, how far you’ve come, and what to write about next."
      />
      <div className="grid gap-8">
        {problem ? (
          <Notice tone="danger" live="alert">
            {problem}
          </Notice>
        ) : null}
        <ScoreSection
          score={view.score}
          views={view.views}
          reasons={view.reasons}
          advice={view.advice}
          trend={view.trend}
          checkins={view.checkins}
        />
        <Section
          title="This week’s posts"
          actions={<TextLink to="/app/content?view=week">Open planner</TextLink>}
        >
          <WeekStrip days={view.week.days} today={view.week.today} />
        </Section>
        <ProgressSection
          tier={view.tier}
          progress={view.progress}
          stage={view.stage}
          unlocks={view.unlocks}
        />
        <Figures
          progress={view.progress}
          month={view.month}
          selling={view.selling}
          checkedPosts={view.checkedPosts}
        />
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(22rem,100%),1fr))] gap-x-12 gap-y-8">
          <Noticed noticed={view.noticed} />
          <NewestStories stories={view.latestStories} />
        </div>
        <Inspiration
          personal={view.personal}
          canWrite={view.canWrite}
          canPolish={view.canPolish}
          idempotencyKey={view.idempotencyKey}
        />
      </div>
    </LaterFolds>
  )
}
