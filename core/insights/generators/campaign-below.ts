import { campaignProgress } from '../../campaigns/results.ts'
import { wallTimeOf } from '../../schedule/wall-time.ts'
import type { BehaviourFacts } from '../behaviour-facts.ts'
import { behaviourDraft, quotedTitle } from '../draft.ts'
import type { InsightDraft } from '../insight.ts'

/** An insight about a campaign ends after so many days; one that is still behind is told of anew then. */
const LASTS_DAYS = 7

/** Running campaigns that are well behind their days. It names parts of a hundred and no pounds: not all may see those. */
export function campaignBelow(facts: BehaviourFacts, now: Date): InsightDraft[] {
  const today = wallTimeOf(now, facts.timeZone).day
  return facts.runningCampaigns.flatMap(({ id, name, goal, reached, firstDay, lastDay }) => {
    if (lastDay < today) return []
    const progress = campaignProgress({ goal, reached, firstDay, lastDay, today })
    if (!progress.isBelowPlan) return []
    const { goalPercent, timePercent } = progress
    return [
      behaviourDraft(
        {
          key: `campaign_below:${id}`,
          type: 'conversion_optimization',
          priority: 82,
          confidence: 90,
          title: `${quotedTitle(name) || 'A campaign'} is below plan`,
          description: `${timePercent}% of its days have passed, and ${goalPercent}% of its goal is reached.`,
          actions: [
            {
              id: 'open_campaign',
              title: 'Open the campaign',
              description: 'See what is still to come, and add a post or move one forward.',
              actionData: { path: `/app/campaigns/${id}` },
              estimatedTime: '10 minutes',
            },
          ],
          rows: { campaigns: [id] },
          figures: [
            { label: 'Of its goal', value: `${goalPercent}%`, path: `/app/campaigns/${id}` },
            { label: 'Of its days', value: `${timePercent}%`, path: `/app/campaigns/${id}` },
          ],
          dataSources: ['campaigns'],
          expires: LASTS_DAYS,
        },
        now,
      ),
    ]
  })
}
