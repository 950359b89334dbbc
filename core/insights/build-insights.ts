import { FOUNDATION_FIELDS } from '../brand/foundation.ts'
import { addDays } from '../shared/time.ts'
import { readInstant } from '../shared/untrusted.ts'
import { navigateTo, type ProposedAction } from './draft.ts'
import type { InsightDraft } from './insight.ts'
import { type InsightInput, type ReadInsightInput, readInsightInput } from './insight-input.ts'

/** Numbers of the insight rules. */
export const INSIGHT_RULES = {
  checkinRequired: { priority: 95, confidence: 100 },
  lowAlignment: { priority: 85, confidence: 85, below: 70, target: 85, expiresInDays: 7 },
  incompleteFoundation: { priority: 75, confidence: 95 },
  overdueCheckin: { priority: 70, confidence: 90, afterDays: 14, recommendedDays: 14 },
  contentVolume: { priority: 60, confidence: 80, below: 3, recommended: 10 },
  enoughCoreValues: 3,
} as const

/** The keys of all that `buildInsights` can say. */
export const ESSENTIAL_KEYS = [
  'checkin_required',
  'low_alignment',
  'incomplete_foundation',
  'checkin_overdue',
  'content_volume',
] as const

const CHECK_IN: ProposedAction = {
  id: 'check_in',
  title: 'Check in now',
  description: 'Rate how much this week felt like your brand, from 0 to 10.',
  actionData: { path: '/app/dashboard', section: 'brand-score', highlight: 'check-in' },
  estimatedTime: '1 minute',
}

function checkinRequired(input: ReadInsightInput): InsightDraft | null {
  if (input.checkins > 0) return null
  const { priority, confidence } = INSIGHT_RULES.checkinRequired
  return {
    key: 'checkin_required',
    type: 'brand_alignment',
    priority,
    confidence,
    title: 'Do your first brand check-in',
    description: 'You haven’t checked in yet. Your own rating counts most in your brand score.',
    actionItems: navigateTo(priority, CHECK_IN),
    metadata: { checkins: 0 },
    dataSources: ['brand_checkins'],
    expiresAt: null,
  }
}

/** What is thin in the foundation, as clauses for the alignment advice. */
function thinParts(input: ReadInsightInput): string[] {
  const parts: string[] = []
  if (input.coreValues < INSIGHT_RULES.enoughCoreValues) {
    parts.push(
      input.coreValues === 1
        ? 'you’ve named one core value'
        : `you’ve named ${input.coreValues || 'no'} core values`,
    )
  }
  if (!input.hasBrandHeart) parts.push('you haven’t filled in your brand heart')
  return parts
}

function lowAlignment(input: ReadInsightInput, now: Date | null): InsightDraft | null {
  const { priority, confidence, below, target, expiresInDays } = INSIGHT_RULES.lowAlignment
  if (input.overall >= below || input.checkins === 0) return null
  const thin = thinParts(input)
  const because = thin.length > 0 ? ` So far, ${thin.join(' and ')}.` : ''
  const sharpen: ProposedAction = {
    id: 'sharpen_foundation',
    title: 'Improve your foundation',
    description: 'Name your values and your brand heart in your own words.',
    actionData: { path: '/app/clarify', section: input.hasBrandHeart ? 'values' : 'heart' },
    estimatedTime: '10 minutes',
  }
  const rewrite: ProposedAction = {
    id: 'check_a_post',
    title: 'Check a post',
    description: 'The editor shows which of your words are missing.',
    actionData: { path: '/app/create' },
    estimatedTime: '5 minutes',
  }
  return {
    key: 'low_alignment',
    type: 'brand_alignment',
    priority,
    confidence,
    title: 'Make your posts sound more like your brand',
    description: `Your brand score is ${Math.round(input.overall)}. Aim for ${target}.${because}`,
    actionItems: navigateTo(priority, ...(thin.length > 0 ? [sharpen, rewrite] : [rewrite])),
    metadata: {
      current: input.overall,
      target,
      coreValues: input.coreValues,
      brandHeartMissing: !input.hasBrandHeart,
    },
    dataSources: ['brand_checkins', 'post_alignment_scores', 'content_created', 'user_clarify_data'],
    expiresAt: now ? readInstant(addDays(now, expiresInDays)) : null,
  }
}

function stillMissing(missing: number, total: number): string {
  if (missing >= total) return 'All five answers are'
  return missing === 1 ? 'One of five answers is' : `${missing} of five answers are`
}

function incompleteFoundation(input: ReadInsightInput): InsightDraft | null {
  const total = FOUNDATION_FIELDS.length
  if (input.foundationFilled >= total) return null
  const { priority, confidence } = INSIGHT_RULES.incompleteFoundation
  const missing = Math.ceil(total - input.foundationFilled)
  return {
    key: 'incomplete_foundation',
    type: 'data_quality',
    priority,
    confidence,
    title: 'Finish your brand foundation',
    description: `${stillMissing(missing, total)} still missing. We use them for your prompts, drafts and scores.`,
    actionItems: navigateTo(priority, {
      id: 'complete_foundation',
      title: 'Complete your foundation',
      description: 'Answer the questions you haven’t answered yet.',
      actionData: { path: '/app/clarify' },
      estimatedTime: `${2 * missing} minutes`,
    }),
    metadata: { filled: Math.floor(input.foundationFilled), total },
    dataSources: ['user_clarify_data'],
    expiresAt: null,
  }
}

function overdueCheckin(input: ReadInsightInput): InsightDraft | null {
  const { priority, confidence, afterDays, recommendedDays } = INSIGHT_RULES.overdueCheckin
  if (input.newestAgeDays === null || input.newestAgeDays <= afterDays) return null
  return {
    key: 'checkin_overdue',
    type: 'brand_consistency',
    priority,
    confidence,
    title: 'Time for a brand check-in',
    description: `Your last check-in was ${input.newestAgeDays} days ago. Every ${recommendedDays} days keeps your score accurate.`,
    actionItems: navigateTo(priority, CHECK_IN),
    metadata: { daysSinceCheckin: input.newestAgeDays, recommendedFrequencyDays: recommendedDays },
    dataSources: ['brand_checkins'],
    expiresAt: null,
  }
}

function contentVolume(input: ReadInsightInput): InsightDraft | null {
  const { priority, confidence, below, recommended } = INSIGHT_RULES.contentVolume
  if (input.posts >= below) return null
  const soFar = input.posts === 0 ? 'no posts' : input.posts === 1 ? 'one post' : `${input.posts} posts`
  return {
    key: 'content_volume',
    type: 'content_performance',
    priority,
    confidence,
    title: 'Write a few more posts',
    description: `You have ${soFar} so far. Around ${recommended} will show you which of your stories people respond to.`,
    actionItems: navigateTo(
      priority,
      {
        id: 'write_post',
        title: 'Write a post',
        description: 'Start from a story and we’ll write the first draft.',
        actionData: { path: '/app/create' },
        estimatedTime: '15 minutes',
      },
      {
        id: 'add_story',
        title: 'Add a story',
        description: 'One line is enough to start with.',
        actionData: { path: '/app/storybank' },
        estimatedTime: '2 minutes',
      },
    ),
    metadata: { posts: input.posts, recommended },
    dataSources: ['content_created'],
    expiresAt: null,
  }
}

/**
 * What a founder should look at next, highest priority first; keys are stable. Input that cannot be read counts as none
 * of it; without a valid `now` no age is known, so nothing is overdue and nothing expires.
 */
export function buildInsights(input: InsightInput, now: Date): InsightDraft[] {
  const instant = readInstant(now)
  const read = readInsightInput(input, instant)
  const drafts = [
    checkinRequired(read),
    lowAlignment(read, instant),
    incompleteFoundation(read),
    overdueCheckin(read),
    contentVolume(read),
  ]
  return drafts.filter(draft => draft !== null)
}
