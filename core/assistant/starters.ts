import { readKey, readText, readTexts } from '../shared/untrusted.ts'
import { type AssistantContext, CONTEXT_LIMITS } from './context.ts'

/** At most this many starter prompts are shown. */
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

/** The assistant's first line; names it does not know are left out. */
export function assistantGreeting(context: Pick<Known, 'firstName' | 'brandName'>): string {
  const firstName = short(readText(readKey(context, 'firstName')))
  const brandName = short(readText(readKey(context, 'brandName')))
  const name = firstName === '' ? 'Hello.' : `Hello, ${firstName}.`
  const brand = brandName === '' ? 'What shall we work on today?' : `What shall we do for ${brandName} today?`
  return `${name} ${brand}`
}

/** Up to three things to ask first, from what the assistant knows: the most concrete first. Each can be answered without a model. */
export function starterPrompts(context: Known): string[] {
  const [story] = readTexts(readKey(context, 'recentStories'))
  const knowsClient = readText(readKey(context, 'idealClient')) !== ''
  const prompts: string[] = []
  if (story) prompts.push(`Turn my story “${short(story)}” into a post.`)
  if (story) prompts.push('What should I post today?')
  if (readText(readKey(context, 'offer')) !== '') prompts.push('Explain my offer in my own words.')
  if (knowsClient) prompts.push('What does my dream client care about?')
  else prompts.push('Help me describe my dream client.')
  prompts.push(
    'Ask me five questions to help me remember a story.',
    'Give me three post ideas for this week.',
  )
  return prompts.slice(0, STARTER_PROMPTS)
}

/** What the assistant may recommend beside an answer: at most four, the most basic first. */
export function contextRecommendations(context: Known): string[] {
  const lacks = (key: keyof Known) => readText(readKey(context, key)) === ''
  const none = (key: keyof Known) => readTexts(readKey(context, key)).length === 0
  const missing: readonly [boolean, string][] = [
    [lacks('idealClient'), 'Describe your dream client.'],
    [lacks('offer'), 'Describe your offer.'],
    [none('recentStories'), 'Add your first story.'],
    [none('activeCampaigns'), 'Plan a campaign for an offer.'],
    [lacks('brandName'), 'Add the name of your brand.'],
  ]
  return missing
    .filter(([isMissing]) => isMissing)
    .slice(0, CONTEXT_LIMITS.recommendations)
    .map(([, text]) => text)
}
