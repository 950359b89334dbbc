import { ScoreDial } from '#app/design/charts/score-dial.tsx'
import { TrendLine } from '#app/design/charts/trend-line.tsx'
import { Panel } from '#app/design/primitives/surface/panel.tsx'
import type { ScoreReason } from '#core/brand/score/explain.ts'
import type { BrandScore } from '#core/brand/score/score-brand.ts'
import type { DashboardView } from './dashboard-view.ts'

const SOURCES: Record<BrandScore['dataSource'], string> = {
  checkin: 'from your check-in and your posts',
  ai: 'from the posts you’ve checked recently',
  content: 'from your posts',
  fallback: 'nothing to measure yet',
}

const TRENDS = { up: 'rising', down: 'falling', steady: 'steady' } as const

export interface ScorePanelProps {
  readonly score: BrandScore
  readonly reasons: readonly ScoreReason[]
  readonly advice: readonly string[]
  readonly trend: DashboardView['trend']
}

/** The one number, its four parts, where it comes from, and every point that raised or lowered it. */
export function ScorePanel({ score, reasons, advice, trend }: ScorePanelProps) {
  const isMeasured = score.dataSource !== 'fallback'
  return (
    <Panel
      title="Brand score"
      description={
        <>
          {isMeasured
            ? `Measured ${SOURCES[score.dataSource]}`
            : 'Nothing to measure yet. Check in or write a post'}{' '}
          · confidence {score.confidence}%
          {isMeasured ? (
            <>
              {' '}
              · {TRENDS[trend.direction]} over 30 days
              {trend.change === 0 ? '' : ` (${trend.change > 0 ? '+' : '−'}${Math.abs(trend.change)})`}
            </>
          ) : null}
        </>
      }
    >
      <ScoreDial overall={score.overall} scores={score} label="Brand score" />
      {isMeasured ? <TrendLine points={trend.points} label="Brand score" /> : null}
      <details className="border-t border-line pt-4">
        <summary className="cursor-pointer font-semibold">How we worked this out</summary>
        <ul className="mt-3 grid gap-2">
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
        {advice.length > 0 ? (
          <ul className="mt-4 grid list-disc gap-1 pl-5 text-ink-soft">
            {advice.map(text => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        ) : null}
      </details>
    </Panel>
  )
}
