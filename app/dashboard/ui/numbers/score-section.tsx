import { ScoreDial } from '#app/design/charts/score-dial.tsx'
import { TrendLine } from '#app/design/charts/trend-line.tsx'
import { LaterFold } from '#app/design/primitives/surface/later-fold.tsx'
import type { ScoreReason } from '#core/brand/score/explain.ts'
import type { BrandScore } from '#core/brand/score/score-brand.ts'
import type { ScoreViews } from '#core/brand/score/views.ts'
import { formatDate } from '#core/shared/time.ts'
import { CheckInHistory } from './check-in-history.tsx'
import type { NumbersView } from './numbers-view.ts'
import { Section } from './section.tsx'

const SOURCES: Record<BrandScore['dataSource'], string> = {
  checkin: 'from your check-in and your posts',
  ai: 'from the posts you’ve saved recently',
  content: 'from your posts',
  fallback: 'nothing to measure yet',
}

/** Posts without a score yet are no source, whatever stands in for them. */
function sourceText({ dataSource }: NumbersView['score'], { posts }: ScoreViews): string {
  return dataSource === 'checkin' && posts === null ? 'from your check-in' : SOURCES[dataSource]
}

export interface ScoreSectionProps {
  readonly score: NumbersView['score']
  readonly views: ScoreViews
  readonly reasons: readonly ScoreReason[]
  readonly advice: readonly string[]
  readonly trend: NumbersView['trend']
  readonly checkins: NumbersView['checkins']
}

/** 'rising (+7) since 3 November', or that there is nothing to compare yet. */
function trendText({ direction, change, since }: NumbersView['trend']): string {
  if (direction === 'new' || !since) return 'first measured today'
  const from = `since ${formatDate(since)}`
  if (direction === 'steady') return `steady ${from}`
  return direction === 'up' ? `rising (+${change}) ${from}` : `falling (−${Math.abs(change)}) ${from}`
}

/** The one number, its four parts, where it comes from, and every point that raised or lowered it. */
export function ScoreSection({ score, views, reasons, advice, trend, checkins }: ScoreSectionProps) {
  if (score.dataSource === 'fallback') {
    return (
      <Section title="Brand score" description="There’s nothing to measure yet.">
        <div className="grid gap-x-12 gap-y-6 lg:grid-cols-2">
          <ScoreDial overall={null} scores={score} label="Brand score" compact />
          <div className="grid content-start gap-6">
            <Advice advice={advice} />
            <CheckInHistory checkins={checkins} />
          </div>
        </div>
      </Section>
    )
  }
  return (
    <Section
      title="Brand score"
      description={`Measured ${sourceText(score, views)} · confidence ${score.confidence}% · ${trendText(trend)}`}
    >
      <div className="grid gap-x-12 gap-y-6 lg:grid-cols-2">
        <div className="grid content-start gap-6">
          <ScoreDial overall={score.overall} scores={score} label="Brand score" />
          <Views views={views} />
        </div>
        <div className="grid content-start gap-6">
          {trend.direction === 'new' ? null : <TrendLine points={trend.points} label="Brand score" />}
          <CheckInHistory checkins={checkins} />
        </div>
      </div>
      <LaterFold
        label="How we worked this out"
        className="border-t border-line pt-4"
        openerClass="font-semibold"
      >
        <ul className="mt-3 grid max-w-prose gap-2">
          {reasons.map(reason => (
            <li key={reason.text} className="flex justify-between gap-4">
              <span>{reason.text}</span>
              <span className="shrink-0 tabular-nums font-semibold">
                {reason.points < 0 ? '−' : '+'}
                {Math.abs(Math.round(reason.points * 10) / 10)}
              </span>
            </li>
          ))}
        </ul>
        <div className="mt-4">
          <Advice advice={advice} />
        </div>
      </LaterFold>
    </Section>
  )
}

/** The founder's own view beside that of the posts: the dial's four parts are the posts' alone. */
function Views({ views }: { views: ScoreViews }) {
  return (
    <div className="grid gap-2">
      <dl className="grid grid-cols-2 gap-x-6">
        <View name="Your own view" value={views.own} />
        <View name="Your posts" value={views.posts} />
      </dl>
      <p className="text-sm text-ink-soft">{views.text}</p>
    </div>
  )
}

function View({ name, value }: { name: string; value: number | null }) {
  return (
    <div className="flex items-baseline justify-between gap-3 border-b border-line pb-2">
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd className="font-medium tabular-nums">{value ?? 'No score yet'}</dd>
    </div>
  )
}

function Advice({ advice }: { advice: readonly string[] }) {
  if (advice.length === 0) return null
  return (
    <ul className="grid list-disc gap-1 pl-5 text-ink-soft">
      {advice.map(text => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  )
}
