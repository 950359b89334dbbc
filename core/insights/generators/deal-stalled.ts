import type { BehaviourFacts } from '../behaviour-facts.ts'
import { behaviourDraft, counted } from '../draft.ts'
import type { InsightDraft } from '../insight.ts'

/** Insights about deals that stand still end after so many days; what still stands is told of anew then. */
const LASTS_DAYS = 7

/**
 * Open deals that stand still, as one insight. It names none of them and no sum: not all who see insights may see deals.
 */
export function dealStalled({ stalledDeals }: BehaviourFacts, now: Date): InsightDraft[] {
  const { late, quiet } = stalledDeals
  if (late + quiet === 0) return []
  const parts = [
    ...(late > 0 ? [`${counted(late, 'next step')} ${late === 1 ? 'is' : 'are'} overdue`] : []),
    ...(quiet > 0 ? [`${counted(quiet, 'deal')} ${quiet === 1 ? 'has' : 'have'} no next step`] : []),
  ]
  return [
    behaviourDraft(
      {
        key: 'deal_stalled',
        type: 'conversion_optimization',
        priority: 80,
        confidence: 95,
        title: `${counted(late + quiet, 'deal')} ${late + quiet === 1 ? 'stands' : 'stand'} still`,
        description: `${parts.join(', and ')}. A date for each keeps them moving, or say that they’re lost.`,
        actions: [
          {
            id: 'open_pipeline',
            title: 'Open the pipeline',
            description: 'Give each a next step, or close it.',
            actionData: { path: '/app/sales-hub/pipeline' },
            estimatedTime: '10 minutes',
          },
        ],
        figures: [
          {
            label: 'Next steps that are overdue',
            value: String(late),
            path: '/app/sales-hub/pipeline?overdue=yes',
          },
          { label: 'Deals without a next step for two weeks', value: String(quiet), path: '/app/sales-hub' },
        ],
        dataSources: ['deals'],
        expires: LASTS_DAYS,
      },
      now,
    ),
  ]
}
