import { itemsOf } from '../../../shared/grammar/phrase.ts'
import { sentences } from '../../../shared/grammar/sentences.ts'
import { readArray, readCount, readKey, readNumber, readText, readTexts } from '../../../shared/untrusted.ts'
import type { ClarifyData } from '../../clarify/keys.ts'
import { isDay, type Season, seasonsOn } from './season.ts'

/** Something of the workspace with its title. */
export interface TitledFact {
  readonly id: string
  readonly title: string
}

/** What is counted in a workspace for its ideas; each list is short, the most telling first. */
export interface WorkspaceSignals {
  /** Today in the founder's zone, YYYY-MM-DD. */
  readonly today: string
  readonly posts: number
  readonly stories: number
  /** Ready stories that no post was made from, newest first; at most 5. */
  readonly unusedStories: readonly TitledFact[]
  /** Stories whose posts all went out more than 60 days ago; at most 3. */
  readonly toldStories: readonly TitledFact[]
  /** Published posts with the best alignment scores, 75 or more; at most 3. */
  readonly bestPosts: readonly TitledFact[]
  /** Posts that went out more than 120 days ago; at most 3. */
  readonly oldPosts: readonly TitledFact[]
  /** Drafts that nothing was done with for a week; at most 3. */
  readonly drafts: readonly TitledFact[]
  /** Pillars of the strategy on which nothing went out in 30 days, while other posts did. */
  readonly silentPillars: readonly TitledFact[]
  /** Pillars of the strategy for which no story stands. */
  readonly storylessPillars: readonly TitledFact[]
  /** Claims of the strategy that has been saved, without proof. */
  readonly bareClaims: readonly string[]
  /** Names of values and of offers for which a story stands. */
  readonly storiedValues: readonly string[]
  readonly hasOfferStory: boolean
  /** Whole days since a post last went out; null when none has. */
  readonly quietDays: number | null
  /** Posts scheduled for the next seven days, and the first of them. */
  readonly plannedAhead: number
  readonly nextPlanned: TitledFact | null
  /** An active campaign, by name. */
  readonly campaign: TitledFact | null
  readonly boardIdeas: number
  /** The last finished check-in of the last 14 days, 0 to 10; null without one. */
  readonly checkin: number | null
  /** Title and first words of the newest posts, to see what was touched. */
  readonly latestTexts: readonly string[]
}

/** Everything an idea can be made from: what was counted and what the founder answered. */
export interface IdeaFacts extends WorkspaceSignals {
  readonly seasons: readonly Season[]
  readonly values: readonly string[]
  /** Values that no story stands for; none where there are no stories. */
  readonly unstoriedValues: readonly string[]
  readonly client: string
  readonly offer: string
  readonly problem: string
  readonly goal: string
  /** Struggles of the dream client that the latest posts do not mention. */
  readonly untouchedStruggles: readonly string[]
}

const MOST_ITEMS = 5
const MOST_TEXT = 400
/** A word this long says what a struggle is about. */
const TELLING_WORD = 5

function titled(value: unknown): TitledFact[] {
  return readArray(value)
    .slice(0, MOST_ITEMS)
    .map(item => ({ id: readText(readKey(item, 'id')), title: readText(readKey(item, 'title')) }))
    .filter(({ id }) => id !== '')
}

const short = (value: unknown) => readText(value).slice(0, MOST_TEXT)

/** Signals out of anything; what is missing is nothing at all, so that no idea claims it. */
export function readSignals(value: unknown): WorkspaceSignals {
  const list = (key: keyof WorkspaceSignals) => titled(readKey(value, key))
  const days = readNumber(readKey(value, 'quietDays'))
  const checkin = readNumber(readKey(value, 'checkin'))
  const today = readText(readKey(value, 'today'))
  const texts = (key: keyof WorkspaceSignals) =>
    readTexts(readArray(readKey(value, key)))
      .slice(0, 20)
      .map(short)
  return {
    today: isDay(today) ? today : '',
    posts: readCount(readKey(value, 'posts')),
    stories: readCount(readKey(value, 'stories')),
    unusedStories: list('unusedStories'),
    toldStories: list('toldStories'),
    bestPosts: list('bestPosts'),
    oldPosts: list('oldPosts'),
    drafts: list('drafts'),
    silentPillars: list('silentPillars'),
    storylessPillars: list('storylessPillars'),
    bareClaims: texts('bareClaims'),
    storiedValues: texts('storiedValues'),
    hasOfferStory: readKey(value, 'hasOfferStory') === true,
    quietDays: days === null || days < 0 ? null : Math.floor(days),
    plannedAhead: readCount(readKey(value, 'plannedAhead')),
    nextPlanned: titled([readKey(value, 'nextPlanned')])[0] ?? null,
    campaign: titled([readKey(value, 'campaign')])[0] ?? null,
    boardIdeas: readCount(readKey(value, 'boardIdeas')),
    checkin: checkin === null || checkin < 0 || checkin > 10 ? null : checkin,
    latestTexts: texts('latestTexts'),
  }
}

const tellingWords = (text: string) =>
  (text.toLowerCase().match(/\p{L}+/gu) ?? []).filter(word => word.length >= TELLING_WORD)

/**
 * Struggles of which no telling word stands in the latest posts. Without posts none: nothing was left out yet. The few words
 * are looked for in the texts, rather than the texts taken apart into words.
 */
function untouched(struggles: readonly string[], texts: readonly string[]): string[] {
  if (texts.length === 0) return []
  const said = texts.join('\n').toLowerCase()
  return struggles.filter(struggle => {
    const words = tellingWords(struggle)
    return words.length > 0 && !words.some(word => hasWord(said, word))
  })
}

/** Whether a word stands in a text by itself, and not as a part of a longer one. */
function hasWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const isWhole =
      !/\p{L}$/u.test(text.slice(Math.max(0, at - 2), at)) &&
      !/^\p{L}/u.test(text.slice(at + word.length, at + word.length + 2))
    if (isWhole) return true
  }
  return false
}

/** What ideas can be made from: the answers, and signals where there are any. Reads both from anything. */
export function ideaFacts(answers: ClarifyData, signals?: unknown): IdeaFacts {
  const counted = readSignals(signals)
  const values = (answers.core_values ?? []).slice(0, MOST_ITEMS).map(short)
  const storied = new Set(counted.storiedValues.map(name => name.toLowerCase()))
  const pains = itemsOf(answers.audience_pain_points)
  const struggles = (pains.length > 0 ? pains : sentences(answers.audience_pain_points))
    .slice(0, MOST_ITEMS)
    .map(short)
  return {
    ...counted,
    seasons: seasonsOn(counted.today),
    values,
    unstoriedValues: counted.stories === 0 ? [] : values.filter(value => !storied.has(value.toLowerCase())),
    client: short(answers.dream_client),
    offer: short(answers.primary_offer_name) || short(answers.offer_description),
    problem: short(answers.brand_heart_problem),
    goal: short(answers.primary_marketing_goal),
    untouchedStruggles: untouched(struggles, counted.latestTexts),
  }
}
