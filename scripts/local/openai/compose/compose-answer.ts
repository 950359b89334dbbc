import type { ChatTask } from '#core/assistant/chat.ts'
import type { ChatTurn } from '#core/assistant/history.ts'
import { readKey } from '#core/shared/untrusted.ts'
import {
  audience,
  bio,
  campaign,
  clientCares,
  headline,
  offer,
  oneLiner,
  ownAnswer,
  stopSaying,
  values,
} from './answers/brand.ts'
import { draftFromStory, writeIt } from './answers/drafts.ts'
import { another, forPlatform, funnier, hook, rewrite, scoreCheck, shorten, warmer } from './answers/edits.ts'
import { ideas } from './answers/ideas.ts'
import { launch } from './answers/launch.ts'
import { gaps, nextStep, pillars, rhythm, scheduled, today, weekPlan } from './answers/planning.ts'
import { bestPosts, counts, publishedPosts, worstPost, writtenAbout } from './answers/posts.ts'
import { CAN_ANSWER, decline } from './answers/say.ts'
import { brandScore, credits, insights } from './answers/score.ts'
import { nextStory, storyQuestions, untoldStories } from './answers/stories.ts'
import { othersWrote } from './answers/watched.ts'
import { findIntent } from './intents/find-intent.ts'
import type { IntentName } from './intents/intents.ts'
import type { Answer, Call, Steps } from './look-ups.ts'
import { readSituation, type Situation } from './reading/situation.ts'

const ANSWERS: Readonly<Record<IntentName, (situation: Situation) => Answer | Steps>> = {
  score_check: scoreCheck,
  rewrite,
  shorten,
  funnier,
  warmer,
  hook,
  story_questions: storyQuestions,
  best_posts: bestPosts,
  worst_post: worstPost,
  credits,
  launch,
  published: publishedPosts,
  rhythm,
  gaps,
  scheduled,
  pillars,
  stop_saying: stopSaying,
  untold: untoldStories,
  next_story: nextStory,
  client_cares: clientCares,
  audience,
  one_liner: oneLiner,
  bio,
  headline,
  offer,
  values,
  own_answer: ownAnswer,
  score: brandScore,
  week_plan: weekPlan,
  today,
  insights,
  next_step: nextStep,
  others_wrote: othersWrote,
  written_about: writtenAbout,
  counts,
  another,
  ideas,
  write_it: writeIt,
  for_platform: forPlatform,
  draft: draftFromStory,
  campaign,
  help: () => decline(`Hello. ${CAN_ANSWER}`),
}

const CANNOT_LOOK = 'I can’t answer that here, because I can’t look into your workspace.'
const NEEDS_BRAND_WATCH =
  'I can’t answer that. What others publish comes in through Brand Watch, which is part of Collective.'
const NEEDS_PRO =
  'I can’t answer that. Reading your numbers with the assistant is part of Pro. Your dashboard shows them.'

/** Why a tool may be missing. */
const NEEDS_PLAN: Readonly<Record<string, string>> = {
  read_numbers: NEEDS_PRO,
  find_watched: NEEDS_BRAND_WATCH,
}

/** A call that was made in this turn, and what came back. */
export interface Looked extends Call {
  /** What the tool said, read from JSON; null when it was none. */
  readonly result: unknown
}

/**
 * Answers the last question of a conversation from the brand in the instructions and from what was looked up so far. What
 * else must be known comes out as calls and no text; asked again with their results, it goes on. What cannot be answered by
 * rules is declined.
 */
export function composeAnswer(input: {
  instructions: string
  task: ChatTask
  turns: readonly ChatTurn[]
  tools: readonly string[]
  looked: readonly Looked[]
}): Answer {
  const situation = readSituation(input)
  const intent = findIntent(situation.question) ?? findIntent(brokenLine(situation))
  const answer = intent
    ? follow(ANSWERS[intent](situation), input)
    : decline(`I can’t answer that offline. ${CAN_ANSWER}`)
  if (!answer.calls.some(({ name }) => name === 'decline') || input.tools.includes('decline')) return answer
  // Without the tool for it, the reason is all there is to say.
  return { text: reasonOf(answer), calls: [] }
}

/** A question that goes on after a line break, as one line; '' when what stands before the break is whole. */
function brokenLine({ question, pasted }: Situation): string {
  return pasted === '' || /[?.!:]$/.test(question) ? '' : `${question} ${pasted}`.slice(0, 300)
}

function reasonOf({ calls }: Answer): string {
  const reason = readKey(JSON.parse(calls[0]?.arguments ?? '{}'), 'reason')
  return typeof reason === 'string' ? reason : ''
}

/** Takes the steps of an answer as far as what was looked up goes. */
function follow(
  work: Answer | Steps,
  { looked, tools }: { looked: readonly Looked[]; tools: readonly string[] },
): Answer {
  if (!('next' in work)) return work
  let step = work.next([])
  while (!step.done) {
    const results: unknown[] = []
    const missing: Call[] = []
    for (const call of step.value) {
      const known = looked.find(({ name, arguments: data }) => name === call.name && data === call.arguments)
      if (known) results.push(known.result)
      else missing.push(call)
    }
    if (missing.some(({ name }) => !tools.includes(name)))
      return decline(missing.map(({ name }) => NEEDS_PLAN[name]).find(Boolean) ?? CANNOT_LOOK)
    if (missing.length > 0) return { text: '', calls: missing }
    if (results.some(isFailure)) return decline('I couldn’t look that up just now. Please ask again.')
    step = work.next(results)
  }
  return step.value
}

function isFailure(result: unknown): boolean {
  return result === null || readKey(result, 'error') !== undefined
}
