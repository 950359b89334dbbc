import type { AssistantContext } from './context.ts'
import { CONTEXT_LIMITS } from './context.ts'

/** At most this many starter prompts are shown (spec). */
export const STARTER_PROMPTS = 3

/** What the greeting and the starters look at; missing parts do without. */
type Known = Pick<
  AssistantContext,
  'firstName' | 'brandName' | 'recentStories' | 'activeCampaigns' | 'offer' | 'idealClient'
>

const LONGEST_NAME = 80

function short(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length <= LONGEST_NAME ? line : `${Array.from(line).slice(0, LONGEST_NAME).join('').trimEnd()}…`
}

/** The assistant's first line. */
export function assistantGreeting(context: Pick<Known, 'firstName' | 'brandName'>): string {
  const name = context.firstName ? `Hello ${short(context.firstName)}.` : 'Hello.'
  const brand = context.brandName
    ? `What shall we do for ${short(context.brandName)} today?`
    : 'What shall we work on today?'
  return `${name} ${brand}`
}

/** Up to three things to ask first, from what the assistant knows: the most concrete first. */
export function starterPrompts(context: Known): string[] {
  const [story] = context.recentStories
  const [campaign] = context.activeCampaigns
  const prompts: string[] = []
  if (story) prompts.push(`Turn my story “${short(story)}” into a post.`)
  if (campaign) prompts.push(`What should I post next for “${short(campaign)}”?`)
  if (context.offer) prompts.push('Explain my offer in three sentences, in my voice.')
  if (context.idealClient) prompts.push('Which question does my dream client ask before buying?')
  prompts.push('Ask me five questions that bring back a story.', 'Give me three post ideas for this week.')
  if (!context.idealClient) prompts.push('Help me describe my dream client.')
  return prompts.slice(0, STARTER_PROMPTS)
}

/** What the assistant may recommend beside an answer: at most four (spec), the most basic first. */
export function contextRecommendations(context: Known): string[] {
  const missing: readonly [boolean, string][] = [
    [context.idealClient === '', 'Describe your dream client.'],
    [context.offer === '', 'Describe your offer.'],
    [context.recentStories.length === 0, 'Add your first story.'],
    [context.activeCampaigns.length === 0, 'Plan a campaign round an offer.'],
    [context.brandName === '', 'Add the name of your brand.'],
  ]
  return missing
    .filter(([isMissing]) => isMissing)
    .slice(0, CONTEXT_LIMITS.recommendations)
    .map(([, text]) => text)
}
