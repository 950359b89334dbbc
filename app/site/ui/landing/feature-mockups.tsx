import { DimensionBars } from '#app/design/charts/dimension-bars.tsx'
import { WeekStrip } from '#app/design/charts/week-strip.tsx'
import { Badge } from '#app/design/primitives/feedback/badge.tsx'
import { Card } from '#app/design/primitives/surface/card.tsx'
import { LANDING } from '#app/site/copy/landing.ts'
import { CRACKED_BOWL_POST } from '#core/site/sample-scores.build.ts'
import { SiteSection } from '../frame/section.tsx'

const WEEK = [
  { day: '2026-11-16', scheduled: 0, out: 1, failed: 0 },
  { day: '2026-11-17', scheduled: 0, out: 1, failed: 0 },
  { day: '2026-11-18', scheduled: 0, out: 0, failed: 0 },
  { day: '2026-11-19', scheduled: 1, out: 0, failed: 0 },
  { day: '2026-11-20', scheduled: 2, out: 0, failed: 0 },
  { day: '2026-11-21', scheduled: 0, out: 0, failed: 0 },
  { day: '2026-11-22', scheduled: 0, out: 0, failed: 0 },
]

/** The product's own parts with a sample brand, where a stock picture would stand. */
export function FeatureMockups() {
  return (
    <SiteSection id="features" title={LANDING.features.title} lead={LANDING.features.lead} ground="sunk">
      <div className="grid gap-6 md:grid-cols-2">
        <Card className="grid content-start gap-4">
          <h3 className="text-xl">A score with reasons</h3>
          <p className="text-ink-soft">
            Voice, values, audience and emotion. Each score shows the words behind it.
          </p>
          <DimensionBars label="Wren & Clay" scores={CRACKED_BOWL_POST} />
        </Card>
        <Card className="grid content-start gap-4">
          <h3 className="text-xl">A story, saved the day it happens</h3>
          <p className="text-ink-soft">One line is enough. You can add the details later.</p>
          <div className="grid gap-3 rounded-md border border-line p-4">
            <div className="flex flex-wrap gap-2">
              <Badge tone="ember">Behind the scenes</Badge>
              <Badge tone="success">Permission granted</Badge>
            </div>
            <p className="font-display text-xl">The cracked bowl</p>
            <p className="text-ink-soft">
              Third week, her bowl split in the kiln. She laughed and asked if she could keep it anyway.
            </p>
            <p className="text-sm text-ink-soft">Value: patience · Used in 1 post</p>
          </div>
        </Card>
        <Card className="grid content-start gap-4">
          <h3 className="text-xl">Your week at a glance</h3>
          <WeekStrip days={WEEK} today="2026-11-19" />
        </Card>
        <Card className="grid content-start gap-4">
          <h3 className="text-xl">What to do next, and why</h3>
          <div className="grid justify-items-start gap-2 rounded-md bg-ember-soft p-5">
            <p className="font-display text-xl">Turn “A pot for my father” into Sunday’s newsletter</p>
            <p className="text-ink-soft">
              You haven’t used it in a newsletter yet, and Sunday is still free.
            </p>
          </div>
          <p className="text-ink-soft">Your dashboard shows one suggestion at a time.</p>
        </Card>
      </div>
    </SiteSection>
  )
}
