import type { BehaviourFacts } from './behaviour-facts.ts'
import { bestPosts } from './generators/best-posts.ts'
import { campaignBelow } from './generators/campaign-below.ts'
import { campaignEmpty } from './generators/campaign-empty.ts'
import { dealStalled } from './generators/deal-stalled.ts'
import { dimensionDrifting } from './generators/dimension-drifting.ts'
import { gapAhead } from './generators/gap-ahead.ts'
import { leadWaiting } from './generators/lead-waiting.ts'
import { limitNear } from './generators/limit-near.ts'
import { milestone } from './generators/milestone.ts'
import { permissionExpiring } from './generators/permission-expiring.ts'
import { pillarSilent } from './generators/pillar-silent.ts'
import { promiseWithoutProof } from './generators/promise-without-proof.ts'
import { rhythmBelow } from './generators/rhythm-below.ts'
import { scoreFalling } from './generators/score-falling.ts'
import { storyUntold } from './generators/story-untold.ts'
import type { InsightDraft } from './insight.ts'

const GENERATORS: readonly ((facts: BehaviourFacts, now: Date) => InsightDraft[])[] = [
  permissionExpiring,
  leadWaiting,
  campaignBelow,
  dealStalled,
  limitNear,
  scoreFalling,
  campaignEmpty,
  gapAhead,
  rhythmBelow,
  dimensionDrifting,
  pillarSilent,
  promiseWithoutProof,
  storyUntold,
  bestPosts,
  milestone,
]

/**
 * Everything that can be said about what a workspace did, highest priority first; equals stay in the order of their
 * rule. Which of it is new this week is for `admitInsights` to say.
 */
export function buildBehaviour(facts: BehaviourFacts, now: Date): InsightDraft[] {
  return GENERATORS.flatMap(generate => generate(facts, now)).sort((a, b) => b.priority - a.priority)
}
