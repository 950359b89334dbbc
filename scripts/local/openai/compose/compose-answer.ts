import type { ChatTask } from '#core/assistant/chat.ts'
import { readBrief } from '#core/assistant/instructions.ts'
import { normaliseClarify } from '#core/brand/clarify/normalise.ts'
import { personalise } from '#core/brand/personalise/personalise.ts'
import { readPlatform } from '#core/posts/platforms/platforms.ts'
import { readArray, readKey, readText, readTexts } from '#core/shared/untrusted.ts'
import { draftPost } from '#core/stories/draft-post.ts'

const OFFLINE = '*Offline answer, built from a template, your brand and your stories. We didn’t use AI.*'

type Call = { name: string; arguments: string }
interface Answer {
  readonly text: string
  readonly calls: readonly Call[]
}
type Brief = ReturnType<typeof readBrief>

const call = (name: string, data: Record<string, string>): Call => ({ name, arguments: JSON.stringify(data) })
const list = (items: readonly string[]) => items.map(item => `- ${item}`).join('\n')
const numbered = (items: readonly string[]) => items.map((item, n) => `${n + 1}. ${item}`).join('\n')

const nextSteps = (brief: Brief): string[] => {
  const data = personalise(brief.foundation)
  return [data.weeklyFocus, ...data.funnelRecommendations].slice(0, 3)
}

/** The story that a message names, else the newest one. */
function storyIn(brief: Brief, message: string): unknown {
  const stories = readArray(brief.stories)
  const lowered = message.toLowerCase()
  const named = stories.find(story => {
    const title = readText(readKey(story, 'title')).toLowerCase()
    return title !== '' && lowered.includes(title)
  })
  return named ?? stories[0] ?? null
}

function aPost(brief: Brief, message: string): Answer {
  const story = storyIn(brief, message)
  if (!story) return anIdea(brief, 'You don’t have a story yet, so here are three ideas to start with:')
  const [preferred = 'Instagram'] = readTexts(
    readKey(readKey(brief.context, 'contentPreferences'), 'preferredPlatforms'),
  )
  const named = message.match(/instagram|facebook|linkedin|twitter|tiktok/i)?.[0] ?? preferred
  const platform = readPlatform(named) ?? 'instagram'
  const foundation = normaliseClarify(brief.foundation)
  const draft = draftPost({ story, foundation, platform } as Parameters<typeof draftPost>[0])
  const title = readText(readKey(story, 'title'))
  return {
    text: `Here’s a draft from your story **${title.replaceAll('*', '')}**:\n\n${draft.body}\n\nRead it aloud, and change the first line until it sounds like you.`,
    calls: [call('create_content', { title, body: draft.body, platform: named })],
  }
}

function anIdea(
  brief: Brief,
  lead = 'Three ideas for this week, from what you’ve told us about your brand:',
): Answer {
  const ideas = personalise(brief.foundation).contentIdeas.slice(0, 3)
  const [first = 'Say what you’d do differently today'] = ideas
  return { text: `${lead}\n\n${numbered(ideas)}`, calls: [call('add_idea', { title: first.slice(0, 200) })] }
}

function aCampaign(brief: Brief): Answer {
  const data = normaliseClarify(brief.foundation)
  const offer = data.primary_offer_name || data.offer_description || ''
  const name = offer === '' ? 'A first campaign' : `Introducing ${offer}`.slice(0, 120)
  const pieces = [
    'Tease: the moment someone needs it.',
    'Teach: one thing that helps straight away.',
    'Proof: what changed for one client, with their permission.',
    'Ask: the offer, the price and the last day.',
    'Thank: what you learned from those who came.',
  ]
  const goal = data.primary_marketing_goal ?? ''
  return {
    text: `A simple campaign of five posts${offer === '' ? '' : ` for **${offer.replaceAll('*', '')}**`}:\n\n${numbered(pieces)}`,
    calls: [call('create_campaign', { name, goal: goal.slice(0, 500), offer: offer.slice(0, 500) })],
  }
}

function theOffer(brief: Brief): Answer {
  const data = normaliseClarify(brief.foundation)
  const lines = [
    data.dream_client ? `It is for ${data.dream_client}` : '',
    data.offer_description,
    data.transformation,
  ]
  const parts = lines.filter((line): line is string => Boolean(line))
  if (parts.length === 0)
    return {
      text: 'You haven’t described your offer yet. One sentence is enough to start with.',
      calls: [call('open_creator', { page: 'brand' })],
    }
  return {
    text: `Your offer in your own words:\n\n${parts.map(line => line.replace(/[.\s]*$/, '.')).join(' ')}`,
    calls: [],
  }
}

function theClient(brief: Brief): Answer {
  const data = normaliseClarify(brief.foundation)
  const worry = data.audience_pain_points || data.brand_heart_problem || data.audience_needs
  const who = data.dream_client || data.audience_overview
  if (!who)
    return {
      text: `Three questions describe a dream client:\n\n${numbered(['What were they doing on the day they looked for help?', 'What had they tried before?', 'What would they tell a friend afterwards?'])}`,
      calls: [call('open_creator', { page: 'brand' })],
    }
  const questions = [
    'Will this work for someone like me?',
    'What happens if it doesn’t?',
    'How much of my time will it take?',
  ]
  return {
    text: `You describe your dream client as: ${who.replace(/[.\s]*$/, '.')}${worry ? ` What worries them: ${worry.replace(/[.\s]*$/, '.')}` : ''}\n\nBefore buying they ask:\n\n${numbered(questions)}`,
    calls: [],
  }
}

function storyQuestions(brief: Brief): Answer {
  const prompts = personalise(brief.foundation).storyPrompts.slice(0, 5)
  return {
    text: `Five questions to help you remember a story:\n\n${numbered(prompts)}`,
    calls: [call('open_creator', { page: 'stories' })],
  }
}

function whatIsKnown(brief: Brief, task: ChatTask): Answer {
  const { context } = brief
  const stories = readArray(brief.stories).length
  const answers = Object.keys(normaliseClarify(brief.foundation)).length
  const brand = readText(readKey(context, 'brandName'))
  const facts = [
    `${answers} answers about ${brand === '' ? 'your brand' : brand.replaceAll('*', '')}`,
    stories === 0 ? 'no story yet' : `${stories} of your newest stories`,
    `values: ${readTexts(readKey(context, 'values')).join(', ')}`,
  ]
  const lead =
    task === 'analysis' || task === 'strategy'
      ? 'Here’s what I can see, and what I’d do next:'
      : 'This is what I know, and what I’d do next:'
  return {
    text: `${lead}\n\n${list(facts)}\n\n**Next steps**\n\n${numbered(nextSteps(brief))}\n\nAsk me for a post from a story, for ideas, for a campaign, or for questions to help you remember a story.`,
    calls: [],
  }
}

function answer(brief: Brief, task: ChatTask, message: string): Answer {
  const lowered = message.toLowerCase()
  if (/five questions|story prompt|bring back a story|which story/.test(lowered)) return storyQuestions(brief)
  if (/\bideas?\b/.test(lowered)) return anIdea(brief)
  if (/campaign|launch/.test(lowered) && !/post next/.test(lowered)) return aCampaign(brief)
  if (/\b(post|draft|caption|write)\b/.test(lowered)) return aPost(brief, message)
  if (/dream client|audience|customer/.test(lowered)) return theClient(brief)
  if (/\boffer\b|price|sell/.test(lowered)) return theOffer(brief)
  return whatIsKnown(brief, task)
}

/** Answers a message from the brand in the instructions, marked as an offline answer. */
export function composeAnswer(instructions: string, task: ChatTask, message: string): Answer {
  const { text, calls } = answer(readBrief(instructions), task, message)
  return { text: `${text}\n\n${OFFLINE}`, calls }
}
