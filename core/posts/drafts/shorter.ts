import { scoreContent } from '../../brand/alignment/score-content.ts'
import { type Sentence, sentencesOf } from '../checks/sentences.ts'
import { brandLines } from './brand-lines.ts'
import { endingTagsStart } from './ending-tags.ts'
import { putRight, trimmed, withoutSentences } from './text-fixes.ts'
import type { DraftRequest } from './types.ts'

/** Sentences that are weighed one by one; a longer text loses only some of its later ones. */
const MOST_WEIGHED = 40
/** The least share of the sentences that stays. */
const KEEP = 0.5

interface Weighed {
  readonly sentence: Sentence
  /** The sentence as a rewrite would have it. */
  readonly plain: string
}

/**
 * The text in fewer of its own sentences, without the words in them that say nothing. Nothing is added. First and last
 * sentence stay, since they open and close, and so do the brand's own lines. Which of the others go is decided by how they
 * would read rewritten, so that shortening and rewriting lead to the same text in either order. None when nothing may go.
 */
export function shorterTexts({ text, foundation, history }: DraftRequest): string[] {
  const score = (body: string) => scoreContent(body, foundation, [...history]).overall
  const base = trimmed(text.trim())
  const { live, dead } = parted(base, foundation)
  const own = new Set(ownLines(foundation))
  const tags = base.slice(endingTagsStart(base))
  const scoreWithout = (gone: ReadonlySet<Weighed>) => {
    const kept = live.filter(one => !gone.has(one)).map(({ plain }) => plain)
    return score(kept.join(' ') + tags)
  }
  const droppable = live
    .slice(1, -1)
    .slice(-MOST_WEIGHED)
    .filter(({ plain }) => !own.has(plain))
    .map(one => ({ one, without: scoreWithout(new Set([one])) }))
    .sort(
      (a, b) =>
        b.without - a.without ||
        b.one.plain.length - a.one.plain.length ||
        (a.one.plain < b.one.plain ? -1 : 1),
    )
    .map(({ one }) => one)
  const most = Math.min(droppable.length, Math.floor(live.length * KEEP))
  const plainScore = (count: number) => scoreWithout(new Set(droppable.slice(0, count)))
  const whole = plainScore(0)
  let count = most
  while (count > 0 && plainScore(count) < whole) count -= 1
  const gone = [...dead, ...droppable.slice(0, count).map(({ sentence }) => sentence)]
  return [
    withoutSentences(
      base,
      gone.sort((a, b) => a.start - b.start),
    ),
  ]
}

/** A sentence without the emoji or marks in front of it, which may belong to the one before. */
function wording(sentence: string): string {
  return sentence.replace(/^[^\p{L}\p{N}]+/u, '')
}

/** The sentences that say something, and those that say nothing or what another has said already. */
function parted(base: string, foundation: DraftRequest['foundation']) {
  const live: Weighed[] = []
  const dead: Sentence[] = []
  const said = new Set<string>()
  const body = base.slice(0, endingTagsStart(base))
  const sentences = sentencesOf(body)
  const right = new Set(sentencesOf(putRight(body, foundation)).map(sentence => wording(sentence.text)))
  for (const sentence of sentences) {
    const plain = putRight(sentence.text, foundation)
    const says = wording(plain)
    if (said.has(says) || !right.has(says)) dead.push(sentence)
    else live.push({ sentence, plain })
    said.add(says)
  }
  return { live, dead }
}

function ownLines(foundation: DraftRequest['foundation']): string[] {
  const { keyMessage, forWhom, values, closing } = brandLines(foundation)
  return [keyMessage, forWhom, values, closing].flatMap(line => sentencesOf(line).map(({ text }) => text))
}
