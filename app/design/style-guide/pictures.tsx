import { DimensionBars } from '../charts/dimension-bars.tsx'
import { ScoreDial } from '../charts/score-dial.tsx'
import { TrendLine } from '../charts/trend-line.tsx'
import { WeekStrip } from '../charts/week-strip.tsx'
import { SamplePanel } from '../layout/sample-panel.tsx'
import { Panel } from '../primitives/surface/panel.tsx'

const scores = { voice: 81, values: 68, audience: 74, emotion: 59 }
const before = { voice: 72, values: 68, audience: 61, emotion: 64 }

const days = Array.from({ length: 30 }, (_, at) => ({
  day: `2026-11-${String(at + 1).padStart(2, '0')}`,
  value: at > 8 && at < 12 ? null : Math.round(52 + at * 0.7 + 7 * Math.sin(at / 2.6)),
}))

const week = [2, 0, 1, 1, 3, 0, 0].map((scheduled, at) => ({
  day: `2026-11-${16 + at}`,
  scheduled: at < 3 ? 0 : scheduled,
  out: at < 3 ? scheduled : 0,
  failed: at === 2 ? 1 : 0,
}))

/** Charts, each with its data as a table. */
export function Pictures() {
  return (
    <>
      <Panel title="Brand score">
        <ScoreDial label="Brand score" overall={71} scores={scores} compact />
        <DimensionBars label="Brand score" scores={scores} before={before} />
      </Panel>
      <Panel title="Thirty days">
        <TrendLine label="Brand score" points={days} />
      </Panel>
      <Panel title="This week">
        <WeekStrip days={week} today="2026-11-20" />
      </Panel>
      <SamplePanel />
    </>
  )
}
