import { normaliseClarify } from '../brand/clarify/normalise.ts'
import { FOUNDATION_FIELDS } from '../brand/foundation.ts'
import { readArray, readKey, readText } from '../shared/untrusted.ts'
import type { AssistantContext } from './context.ts'
import { contextRecommendations } from './starters.ts'
import { estimateTokens, fitting } from './tokens.ts'
import { type ToldContext, toldContext } from './told-context.ts'
import type { ToldStrategy } from './told-strategy.ts'
import type { FoundPosts } from './tools/find-posts.ts'
import type { BrandNumbers } from './tools/read-numbers.ts'
import type { PlanAhead } from './tools/read-plan.ts'
import { type Told, UNSET } from './unset.ts'
import { wholeText } from './whole-text.ts'

/** How many rows of each kind are told, days of the plan, and characters of one story. */
export const BRIEF_LIMITS = {
  stories: 5,
  story: 900,
  posts: 5,
  planDays: 14,
  checkins: 3,
  insights: 3,
  campaigns: 10,
} as const

/** Tokens that each part of a brief comes to at most. */
export const BRIEF_TOKENS = {
  foundation: 1800,
  stories: 2000,
  posts: 1000,
  plan: 500,
  insights: 300,
  campaigns: 300,
  activity: 200,
} as const

/** A story as the assistant is told it. */
export interface BriefStory {
  readonly title: string
  readonly kind: string
  readonly situation: string
  readonly struggle: string
  readonly turn: string
  readonly result: string
  readonly lesson: string
  readonly proof: string
  readonly body: string
}

/** The rows beside the foundation; each kind most relevant first. */
export interface BriefRows {
  readonly posts: FoundPosts['posts']
  readonly plan: PlanAhead | null
  /** The brand score and its dimensions; null while nothing was measured. */
  readonly score: Readonly<Record<string, number>> | null
  /** Newest first. */
  readonly checkins: BrandNumbers['checkins']
  readonly insights: BrandNumbers['insights']
  readonly strategy: ToldStrategy
  readonly campaigns: readonly {
    readonly name: string
    readonly goal: string
    readonly startsOn: string | null
    readonly endsOn: string | null
    readonly posts: number
    readonly published: number
  }[]
  /** What was done last, newest first: day, deed and title. */
  readonly activity: readonly { readonly on: string; readonly what: string; readonly title: string }[]
}

/**
 * All that the assistant is told of a brand, whatever is asked: the context, the answers it came from, the newest stories
 * and posts, the plan and the numbers. No ids, and nothing that the founder has not said as if they had.
 */
export interface AssistantBrief {
  readonly context: ToldContext
  readonly recentActivity: BriefRows['activity']
  readonly foundation: Readonly<Record<string, string | readonly string[]>>
  readonly strategy: ToldStrategy
  readonly stories: readonly BriefStory[]
  readonly posts: BriefRows['posts']
  readonly plan: PlanAhead | null
  readonly score: Told<Readonly<Record<string, number>>>
  readonly checkins: Told<BrandNumbers['checkins']>
  readonly insights: BrandNumbers['insights']
  readonly campaigns: BriefRows['campaigns']
  readonly suggestedActions: readonly string[]
}

const PARTS = ['situation', 'struggle', 'turn', 'result', 'lesson', 'proof', 'body'] as const

/** A story within its length: whole sentences of each part, and no part once there is no room. */
function readStory(row: unknown): BriefStory {
  let left: number = BRIEF_LIMITS.story
  const part = (name: (typeof PARTS)[number]) => {
    const text = firstWithin(readKey(row, name), left)
    left -= text.length
    return text
  }
  const parts = Object.fromEntries(PARTS.map(name => [name, part(name)])) as Record<
    (typeof PARTS)[number],
    string
  >
  return { title: readText(readKey(row, 'title')), kind: readText(readKey(row, 'kind')), ...parts }
}

function firstWithin(text: unknown, most: number): string {
  const beginning = wholeText(text, Math.max(0, most))
  return beginning.length <= most ? beginning : ''
}

/** The answers of a foundation, each in whole sentences or items and all within their tokens, the five that count first. */
function boundedFoundation(raw: unknown): AssistantBrief['foundation'] {
  const data = Object.entries(normaliseClarify(raw))
  const counts = (key: string) => (FOUNDATION_FIELDS as readonly string[]).includes(key)
  const ordered = [...data.filter(([key]) => counts(key)), ...data.filter(([key]) => !counts(key))]
  const answers = ordered.map(([key, value]): [string, string | readonly string[]] => {
    if (!Array.isArray(value)) return [key, wholeText(value)]
    return [key, fitting(value as readonly string[], BRIEF_TOKENS.foundation / 6)]
  })
  return Object.fromEntries(
    fitting(
      answers.filter(([, answer]) => answer.length > 0),
      BRIEF_TOKENS.foundation,
    ),
  )
}

/** The plan with as many of its posts as there is room for; its counts stay those of all of it. */
function boundedPlan(plan: PlanAhead): PlanAhead {
  const { posts, ...rest } = plan
  const left = BRIEF_TOKENS.plan - estimateTokens(JSON.stringify(rest))
  return { ...plan, posts: fitting(posts, left) }
}

const NO_ROWS: BriefRows = {
  posts: [],
  plan: null,
  score: null,
  checkins: [],
  insights: [],
  strategy: { position: UNSET, pillars: UNSET },
  campaigns: [],
  activity: [],
}

/** Puts together what the assistant is told; stories come newest first and at most five are told. */
export function buildBrief(
  input: {
    context: AssistantContext
    foundation: unknown
    stories: readonly unknown[]
  } & Partial<BriefRows>,
): AssistantBrief {
  const rows = { ...NO_ROWS, ...input }
  const { posts, plan, score, checkins, insights, strategy, campaigns, activity } = rows
  const stories = readArray(input.stories).slice(0, BRIEF_LIMITS.stories).map(readStory)
  return {
    context: toldContext(input.context),
    recentActivity: fitting(activity, BRIEF_TOKENS.activity),
    foundation: boundedFoundation(input.foundation),
    strategy,
    stories: fitting(stories, BRIEF_TOKENS.stories),
    posts: fitting(posts.slice(0, BRIEF_LIMITS.posts), BRIEF_TOKENS.posts),
    plan: plan && boundedPlan(plan),
    score: score ?? UNSET,
    checkins: checkins.length > 0 ? checkins.slice(0, BRIEF_LIMITS.checkins) : UNSET,
    insights: fitting(insights.slice(0, BRIEF_LIMITS.insights), BRIEF_TOKENS.insights),
    campaigns: fitting(campaigns.slice(0, BRIEF_LIMITS.campaigns), BRIEF_TOKENS.campaigns),
    suggestedActions: contextRecommendations(input.context),
  }
}
