import { campaignProgress, type RunningCampaign } from '../../campaigns/results.ts'
import { quotedTitle } from '../../insights/draft.ts'
import { readKey, readNumber, readText } from '../../shared/untrusted.ts'
import type { ProactiveSuggestion } from './suggestion.ts'

/** Kinds of suggestion about selling; of all of them together one is shown in 24 hours. */
export const SELLING_KINDS = ['lead_waiting', 'deal_stalled', 'campaign_below_plan'] as const

/** What waits in selling. It names nobody and no sum: the card says the same to everybody who may see it. */
export interface SellingState {
  /** People who have waited two days or more for a reply. */
  readonly waiting: number
  /** Open deals whose next step is overdue, or that have had none for two weeks. */
  readonly stalled: number
  /** The first running campaign that is below plan; null for none. */
  readonly campaign: { readonly id: string; readonly name: string } | null
}

/** Reads what waits in selling; whatever cannot be read does not wait. */
export function readSellingState(selling: unknown): SellingState {
  const count = (key: string) => Math.max(0, Math.floor(readNumber(readKey(selling, key)) ?? 0))
  const campaign = readKey(selling, 'campaign')
  const id = readText(readKey(campaign, 'id'))
  return {
    waiting: count('waiting'),
    stalled: count('stalled'),
    campaign: id === '' ? null : { id, name: readText(readKey(campaign, 'name')) },
  }
}

/** The first of these campaigns that is below plan on the workspace's day (YYYY-MM-DD); null for none. */
export function campaignBelowPlan(
  campaigns: readonly RunningCampaign[],
  today: string,
): SellingState['campaign'] {
  const below = campaigns.find(
    campaign => campaign.lastDay >= today && campaignProgress({ ...campaign, today }).isBelowPlan,
  )
  return below ? { id: below.id, name: below.name } : null
}

function open(label: string, path: string): ProactiveSuggestion['actions'] {
  return [{ type: 'open_creator', label, data: { path } }]
}

/** What to do in selling, the most urgent first: people who wait, deals that stand still, a campaign below plan. */
export function sellingSuggestions({ waiting, stalled, campaign }: SellingState): ProactiveSuggestion[] {
  const suggestions: ProactiveSuggestion[] = []
  if (waiting > 0)
    suggestions.push({
      id: 'lead_waiting',
      message:
        waiting === 1
          ? 'One person has waited two days or more for your reply. Shall we answer them?'
          : `${waiting} people have waited two days or more for your reply. Shall we answer the first?`,
      type: 'guidance',
      priority: 'high',
      timing: 'immediate',
      actions: open('See who to answer', '/app/sales-hub'),
    })
  if (stalled > 0)
    suggestions.push({
      id: 'deal_stalled',
      message:
        stalled === 1
          ? 'One of your deals stands still. A next step with a date gets it moving.'
          : `${stalled} of your deals stand still. A next step with a date gets each of them moving.`,
      type: 'guidance',
      priority: 'medium',
      timing: 'delayed',
      actions: open('Open the pipeline', '/app/sales-hub/pipeline'),
    })
  if (campaign)
    suggestions.push({
      id: 'campaign_below_plan',
      message: `${quotedTitle(campaign.name) || 'A campaign'} is behind its goal. Shall we see what is still to come?`,
      type: 'guidance',
      priority: 'medium',
      timing: 'delayed',
      actions: open('Open the campaign', `/app/campaigns/${campaign.id}`),
    })
  return suggestions
}
