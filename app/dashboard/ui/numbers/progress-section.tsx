import { ProgressBar } from '#app/design/primitives/feedback/progress-bar.tsx'
import { RoomLink } from '#app/design/primitives/navigation/room-link.tsx'
import { passesGate, type RouteGate } from '#core/billing/gates.ts'
import type { Tier } from '#core/billing/tiers.ts'
import type { ProgressStage } from '#core/dashboard/progress-stage.ts'
import type { SoftUnlock, UnlockState } from '#core/dashboard/progress-unlocks.ts'
import type { NumbersView } from './numbers-view.ts'
import { Section } from './section.tsx'

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

export interface ProgressSectionProps {
  readonly tier: Tier
  readonly progress: NumbersView['progress']
  readonly stage: ProgressStage
  readonly unlocks: Record<SoftUnlock, UnlockState>
}

/** How far one has come: six steps, the stage, and what opens next. */
export function ProgressSection({ tier, progress, stage, unlocks }: ProgressSectionProps) {
  const { currentStep, totalSteps } = progress
  return (
    <Section eyebrow={STAGES[stage]} title="Your progress">
      <ProgressBar
        label="Steps"
        value={currentStep}
        max={totalSteps}
        valueText={`Step ${currentStep} of ${totalSteps}`}
      />
      <ul className="rooms-open">
        {ROOMS.filter(({ gate }) => !gate || passesGate(tier, gate)).map(({ key, label, to }) => (
          <li key={key}>
            <RoomLink to={to}>
              {label}
              <span>{unlocks[key].unlocked ? ' · open' : ' · opens next'}</span>
            </RoomLink>
            <small>{unlocks[key].message}</small>
          </li>
        ))}
      </ul>
    </Section>
  )
}
