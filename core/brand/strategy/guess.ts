import { PLATFORMS, type PlatformId, readPlatform } from '../../posts/platforms/platforms.ts'
import { type Frame, fillFrames } from '../../shared/grammar/frame.ts'
import { firstPhrase, joined, lowerFirst, quotable, upperFirst } from '../../shared/grammar/phrase.ts'
import { isBalanced, lines, oneLine, sentences, withoutStop } from '../../shared/grammar/sentences.ts'
import { shapeOf } from '../../shared/grammar/shape.ts'
import type { ClarifyData } from '../clarify/keys.ts'
import { normaliseClarify } from '../clarify/normalise.ts'
import {
  CHANNEL_SLOTS,
  CHECKPOINT_DAYS,
  CLAIM_SLOTS,
  FEWEST_PILLARS,
  GOAL_DAYS,
  PILLAR_SLOTS,
  STRATEGY_FIELDS,
  STRATEGY_LIMITS,
  type StrategyValues,
} from './fields.ts'
import { positionGuess } from './position.ts'

/** A content pillar that is there already. */
export interface KnownPillar {
  readonly title: string
  readonly description: string
  /** Whole per cent; null when it has none. */
  readonly targetShare: number | null
}

/** Longest title of a pillar that is taken from the themes, and most words to avoid that are listed. */
const MOST_OF_A_TITLE = 80
const MOST_AVOIDED = 12

/** Pillars that fit any brand, for when the foundation names fewer than three. */
const PLAIN_PILLARS = [
  { title: 'The problem we solve', about: 'What people struggle with, and what helps' },
  { title: 'How we work', about: 'Behind the scenes, decisions, mistakes' },
  { title: 'What changes for people', about: 'Clients, results, their own words' },
] as const

/** Where a brand shows up that has not said so. */
const PLAIN_PLATFORMS: readonly PlatformId[] = ['instagram', 'linkedin']
const WORD_NUMBERS: Readonly<Record<string, number>> = {
  once: 1,
  one: 1,
  twice: 2,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  daily: 7,
  'every day': 7,
  'each day': 7,
}
const PLAIN_RHYTHM = 2
const MOST_A_WEEK = 21

/** The first text that is there. */
const first = (...texts: readonly (string | undefined)[]) => texts.find(text => text !== undefined) ?? ''

/** How many posts a week a founder means by 'Twice a week'; 2 when no number can be read, 1 to 21 otherwise. */
export function weeklyPosts(text: string | undefined): number {
  const lowered = (text ?? '').toLowerCase()
  const match = lowered.match(
    /\b(\d{1,2}|once|twice|one|two|three|four|five|six|seven)\b[^.,;\d]{0,30}\b(?:week|day|month)|\b(daily|every day|each day)\b/,
  )
  if (!match) return PLAIN_RHYTHM
  const word = match[1] ?? match[2] ?? ''
  const count = WORD_NUMBERS[word] ?? Number(word)
  const each =
    match[0].endsWith('day') && match[1] ? count * 7 : match[0].endsWith('month') ? count / 4 : count
  return Math.min(MOST_A_WEEK, Math.max(1, Math.round(each)))
}

/** Whole per cents that add up to 100, as even as can be, the first ones getting what is left over. */
export function evenShares(count: number): number[] {
  if (!Number.isInteger(count) || count < 1 || count > 100) return []
  const base = Math.floor(100 / count)
  return Array.from({ length: count }, (_, at) => base + (at < 100 - base * count ? 1 : 0))
}

/** The subjects a text lists: its lines, or its parts between commas unless it is told in a sentence. Each once. */
function themesOf(text: string | undefined): string[] {
  const rows = lines(text)
  const [row = ''] = rows
  const named = row.match(/^(?:I|we)\s(?:\S+\s){0,3}?about:?\s(.+)$/i)?.[1] ?? row
  const parts = rows.length > 1 ? rows : named.split(/[,;•]|\s(?:and|&)\s(?=[^,;]*$)/)
  const themes = new Map<string, string>()
  for (const part of parts) {
    const theme = withoutStop(part.replace(/^\s*(?:and|or|&)\s/i, '').trim())
    const isTitle =
      theme !== '' && theme.length <= MOST_OF_A_TITLE && isBalanced(theme) && !/[.!?]\s/.test(theme)
    if (!isTitle || (rows.length === 1 && shapeOf(theme) === 'clause')) continue
    if (!themes.has(theme.toLowerCase())) themes.set(theme.toLowerCase(), theme)
  }
  return [...themes.values()]
}

function pillarGuesses(data: ClarifyData, existing: readonly KnownPillar[]): Record<string, string> {
  const most = PILLAR_SLOTS.length
  const there = existing.slice(0, most).map(pillar => ({ title: pillar.title, about: pillar.description }))
  const themes =
    there.length > 0
      ? there
      : themesOf(data.content_themes)
          .slice(0, most)
          .map(title => ({ title, about: '' }))
  const named = new Set(themes.map(({ title }) => title.toLowerCase()))
  const missing = PLAIN_PILLARS.filter(({ title }) => !named.has(title.toLowerCase())).slice(
    0,
    Math.max(0, FEWEST_PILLARS - themes.length),
  )
  const pillars = [...themes, ...missing]
  const targetShares = existing.slice(0, most).map(pillar => pillar.targetShare ?? 0)
  const total = targetShares.reduce((sum, share) => sum + share, 0)
  const shares =
    total === 100 && targetShares.length === pillars.length ? targetShares : evenShares(pillars.length)
  return Object.fromEntries(
    pillars.flatMap(({ title, about }, at) => [
      [`pillar_${at + 1}_title`, title],
      [`pillar_${at + 1}_about`, about],
      [`pillar_${at + 1}_share`, String(shares[at] ?? 0)],
    ]),
  )
}

/** What is claimed, one in each line or sentence, without its stop. */
function claimsOf(text: string | undefined): string[] {
  return sentences(text).flatMap(sentence => {
    const claim = firstPhrase(sentence, STRATEGY_LIMITS.line)
    return claim === null ? [] : [claim]
  })
}

function channelsOf(data: ClarifyData): PlatformId[] {
  const platformIds = (data.preferred_platforms ?? []).map(readPlatform).filter(id => id !== null)
  const own = [...new Set(platformIds)].slice(0, CHANNEL_SLOTS.length)
  return own.length > 0 ? own : [...PLAIN_PLATFORMS]
}

const MOMENT: readonly Frame[] = [
  { takes: 'thing', most: 160, speaker: 'we', say: thing => `When they’ve had enough of ${thing}.` },
  { takes: 'quote', most: 200, say: words => `“${upperFirst(words)}.”` },
]

const ASK: readonly Frame[] = [
  { takes: 'thing', most: 120, speaker: 'we', say: thing => `Write to us and ask about ${thing}.` },
]

const UNLIKE: readonly Frame[] = [
  { takes: 'thing', most: 140, speaker: 'we', say: thing => `We don’t sound like ${thing}.` },
  { takes: 'quote', most: 140, say: words => `We don’t sound like this: “${words}”.` },
]

const LAUNCH: readonly Frame[] = [
  { takes: 'thing', most: 140, speaker: 'we', say: thing => `Tell people in good time about ${thing}.` },
  { takes: 'quote', most: 200, say: words => `Tell people in good time: “${upperFirst(words)}.”` },
]

const GOAL_REACHED: readonly Frame[] = [
  {
    takes: 'action',
    most: 140,
    speaker: 'we',
    say: action => `${upperFirst(action)}: done, or we know why not after ${GOAL_DAYS} days.`,
  },
]

/** Formats that can be counted: "one post", not "one photography". */
const COUNTED =
  /(?:^|[\s-])(?:post|story|video|reel|carousel|photo|photograph|picture|email|newsletter|article|podcast|episode|thread|interview|guide|tip|question|poll|talk|note|letter|list|clip|essay|recipe|tutorial)$/

/** A format as one of its kind; 'story' where that cannot be said. */
function oneFormat(format: string | undefined): string {
  const phrase = lowerFirst(withoutStop(oneLine(format ?? '')))
    .replace(/ies$/, 'y')
    .replace(/([^s])s$/, '$1')
  return phrase.length <= 40 && COUNTED.test(phrase) && !/[,;:]|\band\b/.test(phrase) ? phrase : 'story'
}

/** As much of an answer as fits in whole sentences, paragraphs kept; `''` when not even its first one does. */
function wholeWithin(text: string, most: number): string {
  if (text.length <= most) return text
  let found = ''
  for (const line of lines(text)) {
    for (const sentence of sentences(line)) {
      const joint = found === '' ? '' : line.startsWith(sentence) ? '\n' : ' '
      if (found.length + joint.length + sentence.length > most) return found
      found += joint + sentence
    }
  }
  return found
}

/** Whether words of a list can stand in quotation marks. */
const quotedWords = (words: readonly string[]) =>
  words.slice(0, MOST_AVOIDED).flatMap(word => {
    const phrase = quotable(word, 60)
    return phrase === null ? [] : [`“${phrase}”`]
  })

/**
 * The whole strategy as far as the foundation tells it: a guess for every field, '' where there is none. Pillars that
 * exist already come before themes. `today` (YYYY-MM-DD) is the goal's first day. The same answers always give the same
 * plan; every text keeps within its field's limit; shares add up to 100. Reads anything.
 */
export function guessStrategy(
  foundation: unknown,
  { today, pillars = [] }: { today: string; pillars?: readonly KnownPillar[] },
): StrategyValues {
  const data = normaliseClarify(foundation)
  const platforms = channelsOf(data)
  const perWeek = weeklyPosts(data.content_frequency)
  const main = PLATFORMS[platforms[0] ?? 'instagram'].name
  const goal = first(
    data.primary_marketing_goal,
    fillFrames(data.upcoming_launch, LAUNCH) ?? undefined,
    'Be known for one thing by posting every week for 90 days.',
  )
  const offer = first(data.primary_offer_name, data.offer_description)
  const pain = first(data.audience_pain_points, data.brand_heart_problem)
  const claims = claimsOf(data.offer_benefits).slice(0, CLAIM_SLOTS.length)
  const avoided = quotedWords(data.words_to_avoid ?? [])
  const notThese = [
    fillFrames(data.avoid_sounding_like, UNLIKE) ?? '',
    avoided.length > 0 ? `We don’t write ${joined(avoided, 'or')}.` : '',
    'We don’t add another channel until we’re posting regularly on these.',
  ]
  const guessed: Record<string, string> = {
    ...positionGuess(data),
    client_who: first(data.dream_client, data.audience_overview),
    client_moment: fillFrames(pain, MOMENT) ?? '',
    message_main: first(
      data.key_message,
      data.mission_statement,
      data.remembered_for,
      data.brand_heart_change,
    ),
    message_problem: pain,
    message_change: first(data.transformation, data.transformation_offered, data.brand_heart_change),
    message_ask:
      fillFrames(data.primary_offer_name, ASK) ??
      fillFrames(data.offer_description, ASK) ??
      (offer === '' ? '' : 'Write to us and ask what it would look like for you.'),
    ...Object.fromEntries(claims.map((claim, at) => [`claim_${at + 1}`, claim])),
    ...(claims.length > 0 ? { proof_1: first(data.client_results, data.testimonials) } : {}),
    ...pillarGuesses(data, pillars),
    ...Object.fromEntries(
      platforms.flatMap((id, at) => [
        [`channel_${at + 1}_platform`, id],
        [`channel_${at + 1}_week`, String(at === 0 ? perWeek : Math.max(1, Math.floor(perWeek / 2)))],
        [`channel_${at + 1}_what`, at === 0 ? 'Full stories, and replies to comments' : 'The short version'],
      ]),
    ),
    rhythm_days: 'One session a week to write, two fixed days to post, ten minutes a day to reply.',
    goal_text: goal,
    goal_number: 'Enquiries a month',
    goal_start: today,
    checkpoint_1: `We’ve published ${Math.round((perWeek * CHECKPOINT_DAYS) / 7)} posts on ${main}, and every pillar has a story.`,
    checkpoint_2: 'We know which pillar people respond to, and write more on it.',
    checkpoint_3:
      (/[:“–—]/.test(goal) ? null : fillFrames(goal, GOAL_REACHED)) ??
      `The goal is reached, or we know why not after ${GOAL_DAYS} days.`,
    experiment_1_try: `One ${oneFormat(data.preferred_formats?.[0])} from the story bank on ${main} every week for four weeks`,
    experiment_1_sign: 'It gets more replies than the last four posts there',
    experiment_2_try: 'One question at the end of every post for two weeks',
    experiment_2_sign: 'Someone replies who never has before',
    limits_not: notThese.filter(Boolean).join('\n'),
  }
  return Object.fromEntries(
    STRATEGY_FIELDS.map(({ key, kind }) => {
      const text = guessed[key] ?? ''
      const whole = kind === 'text' ? text.trim() : oneLine(text)
      return [key, wholeWithin(whole, STRATEGY_LIMITS[kind]).trim()]
    }),
  )
}
