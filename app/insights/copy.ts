import type { InsightType } from '#core/insights/insight.ts'
import { friendlyMessage } from '#core/shared/failures/friendly-message.ts'

/** Words of the insights page. */
export const INSIGHT_TEXTS = {
  title: 'Insights',
  description: 'What to do next and why, based on your check-ins, posts and answers.',
  loading: 'Loading insights...',
  empty: 'No insights available',
  emptyMore:
    'Nothing needs your attention. New insights appear when your posts, stories, plans or answers change.',
  gone: 'That insight no longer exists. Here are your current insights.',
} as const

/** What stands in place of insights that could not be loaded. */
export function insightsFailed(error: unknown): string {
  return `${friendlyMessage(error)} Please try refreshing the page.`
}

/** Each kind as a founder would call it. */
export const INSIGHT_KINDS: Readonly<Record<InsightType, string>> = {
  brand_alignment: 'Brand alignment',
  content_performance: 'Content',
  growth_opportunity: 'Growth',
  conversion_optimization: 'Campaigns',
  brand_consistency: 'Consistency',
  engagement_trend: 'Score trend',
  ai_recommendation: 'Content pillars',
  data_quality: 'Answers and permissions',
  user_journey: 'Your progress',
  competitive_analysis: 'Standing out',
}
