import { Link } from 'react-router'
import { ProgressBar } from '#app/design/primitives/feedback/progress-bar.tsx'
import { Panel } from '#app/design/primitives/surface/panel.tsx'
import { passesGate, type RouteGate } from '#core/billing/gates.ts'
import type { Tier } from '#core/billing/tiers.ts'
import type { ProgressRecord } from '#core/dashboard/progress.ts'
import type { ProgressStage } from '#core/dashboard/progress-stage.ts'
import type { SoftUnlock, UnlockState } from '#core/dashboard/progress-unlocks.ts'

const STAGES: Record<ProgressStage, string> = {
  onboarding: 'Defining your brand',
  building: 'Building your story bank',
  creating: 'Writing posts',
  optimizing: 'Improving your results',
}

/** The rooms with an unlock that exist; the others are left out until they do. */
const ROOMS: readonly { key: SoftUnlock; label: string; to: string; gate?: RouteGate }[] = [
  { key: 'storybank', label: 'Stories', to: '/app/storybank' },
  { key: 'create', label: 'Create', to: '/app/create' },
  { key: 'connect', label: 'Publish', to: '/app/content?tab=publish' },
  { key: 'advanced', label: 'Campaigns', to: '/app/campaigns', gate: 'hasCampaigns' },
]

export interface ProgressPanelProps {
  readonly tier: Tier
  readonly progress: ProgressRecord
  readonly stage: ProgressStage
  readonly unlocks: Record<SoftUnlock, UnlockState>
}

/** How far one has come: six steps, the stage, what opens next, and this week. */
export function ProgressPanel({ tier, progress, stage, unlocks }: ProgressPanelProps) {
  const { currentStep, totalSteps, weeklyStats } = progress
  return (
    <Panel eyebrow={STAGES[stage]} title="Your progress">
      <ProgressBar
        label="Steps"
        value={currentStep}
        max={totalSteps}
        valueText={`Step ${currentStep} of ${totalSteps}`}
      />
      <ul className="grid gap-3">
        {ROOMS.filter(({ gate }) => !gate || passesGate(tier, gate)).map(({ key, label, to }) => (
          <li key={key} className="grid gap-0.5">
            <Link to={to} className="font-semibold hover:underline">
              {label}
              <span className="font-normal text-ink-soft">
                {unlocks[key].unlocked ? ' · open' : ' · opens next'}
              </span>
            </Link>
            <span className="text-sm text-ink-soft">{unlocks[key].message}</span>
          </li>
        ))}
      </ul>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 border-t border-line pt-4 sm:grid-cols-4">
        <Figure name="Posts this week" value={weeklyStats.postsCreated} />
        <Figure name="Stories this week" value={weeklyStats.storiesAdded} />
        <Figure
          name="Streak"
          value={weeklyStats.streakDays}
          unit={weeklyStats.streakDays === 1 ? 'day' : 'days'}
        />
        <Figure name="Milestones" value={weeklyStats.completedTasks} unit="of 4" />
      </dl>
    </Panel>
  )
}

function Figure({ name, value, unit }: { name: string; value: number; unit?: string }) {
  return (
    <div className="grid content-end">
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd className="font-display text-3xl tabular-nums">
        {value}
        {unit ? <span className="font-text text-sm text-ink-soft"> {unit}</span> : null}
      </dd>
    </div>
  )
}
