import * as v from 'valibot'
import { hasFeature } from '../../billing/features.ts'
import type { Tier } from '../../billing/tiers.ts'
import { parseArguments } from './arguments.ts'
import type { ToolDefinition } from './definition.ts'
import { FIND_POSTS, type FindPostsInput, type FoundPosts, findPostsInput } from './find-posts.ts'
import { FIND_STORIES, type FindStoriesInput, type FoundStories, findStoriesInput } from './find-stories.ts'
import { FIND_WATCHED, type FindWatchedInput, type FoundWatched, findWatchedInput } from './find-watched.ts'
import { type BrandNumbers, READ_NUMBERS, readNumbersInput } from './read-numbers.ts'
import { type PlanAhead, READ_PLAN, type ReadPlanInput, readPlanInput } from './read-plan.ts'
import { SCORE_TEXT, type ScoreTextInput, scoreTextInput, type TextScore } from './score-text.ts'

/** What each tool that only reads answers. None takes the id of a person, a workspace or a row: who asks decides. */
export interface LookupResults {
  readonly find_stories: FoundStories
  readonly find_posts: FoundPosts
  readonly score_text: TextScore
  readonly read_plan: PlanAhead
  readonly read_numbers: BrandNumbers
  readonly find_watched: FoundWatched
}
export type LookupName = keyof LookupResults

const SCHEMAS = {
  find_stories: findStoriesInput,
  find_posts: findPostsInput,
  score_text: scoreTextInput,
  read_plan: readPlanInput,
  read_numbers: readNumbersInput,
  find_watched: findWatchedInput,
} as const satisfies Record<LookupName, v.GenericSchema>

/** A call whose arguments were checked. */
export type Lookup =
  | { readonly name: 'find_stories'; readonly input: FindStoriesInput }
  | { readonly name: 'find_posts'; readonly input: FindPostsInput }
  | { readonly name: 'score_text'; readonly input: ScoreTextInput }
  | { readonly name: 'read_plan'; readonly input: ReadPlanInput }
  | { readonly name: 'read_numbers'; readonly input: Record<never, never> }
  | { readonly name: 'find_watched'; readonly input: FindWatchedInput }

const EVERY_PLAN: readonly ToolDefinition<LookupName>[] = [FIND_STORIES, FIND_POSTS, SCORE_TEXT, READ_PLAN]

/**
 * The tools that only read, for a plan. Looking up one's stories, posts and plan and checking a text is part of chatting,
 * as every plan shows them on its own pages; reading the numbers is analysis, which comes with `assistant_ai`, and what others
 * published is there for who has `brand_watch`.
 */
export function lookupTools(tier: Tier | null): readonly ToolDefinition<LookupName>[] {
  return [
    ...EVERY_PLAN,
    ...(hasFeature(tier, 'assistant_ai') ? [READ_NUMBERS] : []),
    ...(hasFeature(tier, 'brand_watch') ? [FIND_WATCHED] : []),
  ]
}

/** A model's call as a lookup; null for another tool, for wrong arguments and for more than was asked for. */
export function readLookup(call: { readonly name: string; readonly arguments: string }): Lookup | null {
  if (!Object.hasOwn(SCHEMAS, call.name)) return null
  const name = call.name as LookupName
  const parsed = v.safeParse(SCHEMAS[name], parseArguments(call.arguments))
  return parsed.success ? ({ name, input: parsed.output } as Lookup) : null
}
