import { type DriftInput, type StrategyDrift, strategyDrift } from './drift.ts'
import { type StrategyPlan, strategyChannels, strategyClaims } from './plan.ts'

/**
 * The drift of a plan from what was counted. What is only guessed is not held against the founder: neither channels nor
 * claims that wait to be confirmed. `ageDays` are the days since the strategy began, 0 when it has not.
 */
export function planDrift(
  plan: StrategyPlan,
  counts: Omit<DriftInput, 'channels' | 'claims' | 'ageDays'>,
  ageDays: number,
): StrategyDrift {
  const isKept = (section: 'rhythm' | 'message') => !plan.unconfirmed.includes(section)
  return strategyDrift({
    ...counts,
    channels: isKept('rhythm') ? strategyChannels(plan.values) : [],
    claims: isKept('message') ? strategyClaims(plan.values) : [],
    ageDays,
  })
}
