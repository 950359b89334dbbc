import { dayAfter } from '../../schedule/days.ts'
import { wallTimeOf } from '../../schedule/wall-time.ts'
import { dayText } from '../../schedule/when-text.ts'
import { addDays } from '../../shared/time.ts'
import { AHEAD_DAYS, type BehaviourFacts } from '../behaviour-facts.ts'
import { behaviourDraft, quotedTitle } from '../draft.ts'
import type { InsightDraft } from '../insight.ts'

/** A new campaign has this long until it is missed that nothing is in it, in days. */
const RESTS_DAYS = 2

/** Campaigns without a post that run, begin within 14 days, or have no date and lie about; not those that are over. */
export function campaignEmpty(facts: BehaviourFacts, now: Date): InsightDraft[] {
  const today = wallTimeOf(now, facts.timeZone).day
  const soon = dayAfter(today, AHEAD_DAYS)
  return facts.emptyCampaigns
    .filter(({ startsOn, endsOn, status, createdAt }) => {
      if (endsOn !== null && endsOn < today) return false
      if (startsOn !== null) return startsOn <= soon
      return status === 'active' || createdAt <= addDays(now, -RESTS_DAYS)
    })
    .map(({ id, name, status, startsOn }) => {
      const state =
        startsOn !== null && startsOn > today
          ? `starts on ${dayText(startsOn)}`
          : status === 'active'
            ? 'is running'
            : startsOn !== null
              ? `was to start on ${dayText(startsOn)}`
              : 'is waiting'
      return behaviourDraft(
        {
          key: `campaign_empty:${id}`,
          type: 'conversion_optimization',
          priority: 74,
          confidence: 100,
          title: `${quotedTitle(name)} has no posts`,
          description: `This campaign ${state}, and no post belongs to it yet.`,
          actions: [
            {
              id: 'write_for_campaign',
              title: 'Write its first post',
              description: 'The new post belongs to the campaign from the start.',
              actionData: { path: '/app/create', fill: { campaign: id } },
              estimatedTime: '15 minutes',
            },
            {
              id: 'open_campaign',
              title: 'Open the campaign',
              description: 'Add posts that you have already.',
              actionData: { path: `/app/campaigns/${id}` },
              estimatedTime: '5 minutes',
            },
          ],
          rows: { campaigns: [id] },
          dataSources: ['campaigns', 'content_created'],
          expires: 14,
        },
        now,
      )
    })
}
