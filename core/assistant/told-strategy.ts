import { type StrategyPlan, strategyPillars } from '../brand/strategy/plan.ts'
import { type Told, UNSET } from './unset.ts'
import { wholeText } from './whole-text.ts'

/** The strategy as the assistant is told it: only what the founder said, never our guesses. */
export interface ToldStrategy {
  readonly position: Told<Readonly<Record<'for' | 'who' | 'only' | 'because', string>>>
  readonly pillars: Told<
    readonly { readonly title: string; readonly about: string; readonly share: number }[]
  >
}

/** What was kept of a strategy; what is only guessed counts as unset. */
export function toldStrategy(plan: StrategyPlan): ToldStrategy {
  const kept = (key: string) => (plan.guesses.includes(key) ? '' : wholeText(plan.values[key]))
  const position = {
    for: kept('position_for'),
    who: kept('position_who'),
    only: kept('position_only'),
    because: kept('position_because'),
  }
  const pillars = plan.unconfirmed.includes('pillars') ? [] : strategyPillars(plan.values)
  return {
    position: Object.values(position).some(text => text !== '') ? position : UNSET,
    pillars: pillars.length > 0 ? pillars : UNSET,
  }
}
