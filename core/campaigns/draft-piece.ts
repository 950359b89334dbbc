import type { Foundation } from '../brand/alignment/foundation/fields.ts'
import { sentencesOf } from '../posts/checks/sentences.ts'
import { draftByRules } from '../posts/drafts/draft-by-rules.ts'
import { cutToPlatform, fitsPlatform } from '../posts/platforms/count.ts'
import { type PlatformId, platformOf } from '../posts/platforms/platforms.ts'
import { type PostParts, readPostParts, type StoryForPost } from '../stories/parts.ts'
import { asSentence } from '../stories/spine.ts'
import { PIECE_ROLE_TEXTS, type PieceRole } from './recipes.ts'

/** What a founder has said of the campaign; '' where they have not. */
export interface CampaignFacts {
  readonly offer: string
  readonly promise: string
  /** Such as '£120 for six sessions'. */
  readonly price: string
  /** The campaign's day and its last one in words. */
  readonly date: string
  readonly last: string
  /** An https address. */
  readonly link: string
}

/** A first draft of a post: ready to be edited, with nothing in it that the founder has not said. */
export interface PieceDraft {
  readonly title: string
  readonly body: string
}

/**
 * The first of a recipe's lines of which all words are known, filled in; '' where none is. A post after the campaign's
 * first day does not say the day as though it were to come: its lines do not use it.
 */
export function pieceLine(lines: readonly string[], facts: CampaignFacts): string {
  const words: Readonly<Record<string, string>> = {
    ...facts,
    promise: facts.promise === '' ? '' : asSentence(facts.promise),
    price: facts.price === '' ? '' : `${facts.price}.`,
  }
  const known = lines.find(line =>
    Array.from(line.matchAll(/\{(\w+)\}/g), ([, word]) => words[word ?? ''] ?? '').every(text => text !== ''),
  )
  if (known === undefined) return ''
  const filled = known.replace(/\{(\w+)\}/g, (_, word: string) => words[word] ?? '')
  return filled.charAt(0).toLocaleUpperCase('en-GB') + filled.slice(1)
}

/**
 * The draft of one post: its story told as its role needs it, in the founder's own sentences, and the recipe's line.
 * Without a story the brand's own lines stand in its place. Always fits the platform, and keeps the line whole where
 * that is possible; never empty when there is a line, a story or a foundation.
 */
export function draftPiece(input: {
  readonly role: PieceRole
  readonly brief: string
  readonly lines: readonly string[]
  readonly platform: PlatformId
  readonly story: StoryForPost | null
  /** How often the campaign told the story (or, without one, the brand's own lines) before. */
  readonly timesTold: number
  readonly foundation: Foundation
  readonly facts: CampaignFacts
}): PieceDraft {
  const { role, platform, story, foundation, facts } = input
  const line = pieceLine(input.lines, facts)
  const parts = story && readPostParts(story, foundation)
  const told = parts ? tellingOf(role, parts, input.timesTold) : []
  const isTold = told.length > 0 || (isShort(role) && line !== '')
  const telling = isTold ? told : plainTelling(input)
  const title = parts?.title || PIECE_ROLE_TEXTS[role].label
  return {
    title: platformOf(platform).titled || parts ? title : input.brief,
    body: fitted(platform, telling, line, isShort(role)),
  }
}

type Telling = (spine: PostParts['spine'], proof: string) => readonly string[]

/** How a role tells a story with a spine. */
const TELLINGS: Readonly<Record<PieceRole, Telling>> = {
  // What came of it is for later.
  tease: ({ situation, struggle }) => [situation, struggle],
  teach: ({ lesson, situation, struggle, turn, result }) => [lesson, situation, struggle, turn, result],
  proof: ({ situation, struggle, turn, result }, proof) => [situation, struggle, turn, result, proof],
  ask: ({ situation, turn, result }) => [situation, turn, result],
  remind: ({ lesson }) => [lesson],
  thank: ({ lesson }) => [lesson],
}
/** How a story is told again in the same campaign. */
const RETELLINGS: readonly Telling[] = [
  ({ situation, result, lesson }) => [situation, result, lesson],
  ({ lesson, situation, turn }) => [lesson, situation, turn],
  ({ situation, struggle, lesson }) => [situation, struggle, lesson],
]

function isShort(role: PieceRole): boolean {
  return role === 'remind' || role === 'thank'
}

/** The paragraphs of a story as its role and the times it was told before want it; none where it says nothing. */
function tellingOf(role: PieceRole, parts: PostParts, times: number): string[] {
  if (parts.spine.situation !== '') {
    const retelling = RETELLINGS[(times - 1) % RETELLINGS.length]
    const tell = times === 0 || isShort(role) || !retelling ? TELLINGS[role] : retelling
    const order = tell(parts.spine, parts.proof).filter(text => text !== '')
    if (isShort(role) || order.length >= 2) return order
  }
  if (isShort(role)) return parts.spine.lesson === '' ? [] : [parts.spine.lesson]
  const last = parts.told.slice(-1)
  return [[...parts.told], last, parts.told.slice(0, 1)][times % 3] ?? last
}

/** What the founder’s drafts say elsewhere, in paragraphs: a reminder takes the first alone. */
function plainTelling({
  role,
  platform,
  story,
  foundation,
  timesTold,
}: Parameters<typeof draftPiece>[0]): string[] {
  const post = { platform, title: '', goal: '', offer: '' }
  const texts = draftByRules({ kind: 'draft', text: '', post, story, foundation, history: [] })
  const paragraphs = (texts[timesTold % texts.length] ?? '')
    .split(/\n\n+/)
    .filter(paragraph => paragraph !== '')
  return isShort(role) ? paragraphs.slice(0, 1) : paragraphs
}

/** The telling and the line as one text that fits: paragraphs go from the end, then sentences, and the line last. */
function fitted(
  platform: PlatformId,
  telling: readonly string[],
  line: string,
  isLineFirst: boolean,
): string {
  const joined = (paragraphs: readonly string[]) => {
    const own = paragraphs.filter(paragraph => !line.includes(paragraph))
    return (isLineFirst ? [line, ...own] : [...own, line]).filter(text => text !== '').join('\n\n')
  }
  for (let count = telling.length; count > 0; count--) {
    const text = joined(telling.slice(0, count))
    if (fitsPlatform(platform, text)) return text
  }
  const sentences = sentencesOf(telling[0] ?? '').map(({ text }) => text.trim())
  const first = (count: number) => joined([sentences.slice(0, count).join(' ')])
  // More sentences are a longer text: the most that fit are found by halves.
  let most = 0
  let over = Math.max(1, sentences.length)
  while (over - most > 1) {
    const count = Math.floor((most + over) / 2)
    if (fitsPlatform(platform, first(count))) most = count
    else over = count
  }
  if (most > 0) return first(most)
  return cutToPlatform(platform, line === '' ? (telling[0] ?? '') : line)
}
