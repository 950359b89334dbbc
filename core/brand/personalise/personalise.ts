import { normaliseClarify } from '../clarify/normalise.ts'
import { type BrandAlignment, brandAlignment } from './alignment-hints.ts'
import { contentIdeas } from './content-ideas.ts'
import { funnelRecommendations } from './funnel.ts'
import { storyPrompts } from './story-prompts.ts'
import { readSubject } from './subject.ts'
import { weeklyFocus } from './weekly-focus.ts'

/** What the dashboard offers a founder to start from. */
export interface Personalisation {
  /** Eight. */
  readonly storyPrompts: readonly string[]
  /** Five. */
  readonly contentIdeas: readonly string[]
  readonly weeklyFocus: string
  /** Three. */
  readonly funnelRecommendations: readonly string[]
  readonly brandAlignment: BrandAlignment
}

/**
 * Prompts, ideas and advice in the founder's own words, from core_values, dream_client, offer_description,
 * brand_personality, business_stage, primary_marketing_goal and brand_heart_problem. Takes brand answers in any shape
 * `normaliseClarify` reads; where an answer is missing the sentence does without it. The same answers always give the
 * same result. `signals` are what was counted in the workspace (`WorkspaceSignals`), for ideas from what it holds; they are
 * read from anything.
 */
export function personalise(input: unknown, signals?: unknown): Personalisation {
  const data = normaliseClarify(input)
  const subject = readSubject(data)
  return {
    storyPrompts: storyPrompts(subject, data),
    contentIdeas: contentIdeas(data, signals),
    weeklyFocus: weeklyFocus(subject),
    funnelRecommendations: funnelRecommendations(data, subject.stage),
    brandAlignment: brandAlignment(data),
  }
}
