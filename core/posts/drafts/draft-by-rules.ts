import { fittingClosing } from '../../stories/closing.ts'
import { draftPost } from '../../stories/draft-post.ts'
import { asksAlready, isSolemn } from '../../stories/fits-text.ts'
import { readPostParts } from '../../stories/parts.ts'
import { asSentence } from '../../stories/spine.ts'
import { sentencesOf } from '../checks/sentences.ts'
import { cutToPlatform } from '../platforms/count.ts'
import { type BrandLines, brandLines } from './brand-lines.ts'
import { endingTagsStart } from './ending-tags.ts'
import { shorterTexts } from './shorter.ts'
import { putRight, withBritishSpelling, withPlainWords } from './text-fixes.ts'
import type { DraftRequest } from './types.ts'

function paragraphs(...texts: readonly string[]): string {
  const sentences: string[] = []
  for (const text of texts) {
    if (text !== '' && !sentences.some(other => other.includes(text))) sentences.push(text)
  }
  return sentences.join('\n\n')
}

/** The text with the line that asks, when the post is to lead somewhere and nothing in it speaks against asking. */
function withAsk(text: string, { post }: DraftRequest, brand: BrandLines): string {
  if (text === '') return ''
  const offer = post.offer.trim()
  const leads = /offer|invite|sell|book/iu.test(post.goal) ? brand.offer : ''
  const ask = offer === '' ? leads : `If that is you, have a look at ${offer}.`
  if (ask !== '' && !isSolemn(text) && !asksAlready(text)) return paragraphs(text, ask)
  return paragraphs(text, fittingClosing(text, brand.voice))
}

/** Hook, story, lesson and ask, in the orders that founders use. */
function drafts(request: DraftRequest): string[] {
  const { story, foundation, post } = request
  const brand = brandLines(foundation)
  const texts: string[] = []
  if (story) {
    const { spine, told: telling, proof, title } = readPostParts(story, foundation)
    const tale = [spine.situation, spine.struggle, spine.turn, spine.result].filter(Boolean)
    const middle = tale.length >= 2 ? tale : telling
    texts.push(draftPost({ story, foundation, platform: post.platform }).body)
    const ordered: string[] = []
    // The lesson as the hook, then how it was learnt.
    if (spine.lesson !== '' && middle.length > 0) ordered.push(paragraphs(spine.lesson, ...middle, proof))
    // The end first, then the way there.
    if (spine.result !== '' && tale.length >= 3)
      ordered.push(paragraphs(spine.result, spine.situation, spine.struggle, spine.turn, spine.lesson))
    if (middle.length > 0) ordered.push(paragraphs(...middle, spine.lesson))
    else if (title !== '') ordered.push(paragraphs(asSentence(title), brand.keyMessage))
    texts.push(...ordered.map(text => withAsk(text, request, brand)))
  } else {
    const orders = [
      [brand.forWhom, brand.problem, brand.keyMessage || brand.change],
      [brand.problem, brand.change, brand.values],
      [brand.keyMessage, brand.problem, brand.forWhom],
    ]
      .map(lines => lines.filter(line => line !== ''))
      // Whom it is for and what matters are no post without what is to be said.
      .filter(lines => lines.some(line => [brand.problem, brand.keyMessage, brand.change].includes(line)))
    const fullest = Math.min(2, Math.max(...orders.map(lines => lines.length)))
    const whole = orders.filter(lines => lines.length >= fullest)
    texts.push(...whole.map(lines => withAsk(paragraphs(...lines), request, brand)))
  }
  return [...new Set(texts)].filter(text => text !== '').map(text => cutToPlatform(post.platform, text))
}

/** A text without the hashtags that end it and without its last sentence if that asks; then those two. */
function openedUp(text: string): readonly [body: string, question: string, tags: string] {
  const at = endingTagsStart(text)
  const body = text.slice(0, at).trimEnd()
  const last = sentencesOf(body).at(-1)
  const isAsk = last !== undefined && last.start > 0 && asksAlready(last.text)
  return [
    isAsk ? body.slice(0, last.start).trimEnd() : body,
    isAsk ? body.slice(last.start) : '',
    text.slice(at).trim(),
  ]
}

/**
 * The text put right with what the brand would say where it fits: one of its own lines before a closing question, and a
 * question where there is none. A line with worn words is not brought in.
 */
function moreLikeMe({ text, foundation }: DraftRequest): string[] {
  const brand = brandLines(foundation)
  const right = putRight(text.trim(), foundation)
  if (isSolemn(right)) return [right]
  const [body, question, tags] = openedUp(right)
  const own = [brand.keyMessage, brand.forWhom, brand.values].filter(line => line !== '')
  const lines = own.some(line => right.includes(line))
    ? []
    : own.filter(line => putRight(line, foundation) === line)
  // Whatever line of ours stands there already, the question goes with what the founder wrote.
  const written = own.reduce((rest, line) => rest.replace(line, ''), right)
  if (question !== '') return [right, ...lines.map(line => paragraphs(body, line, question, tags))]
  const closing = fittingClosing(written, brand.voice)
  const texts = lines.flatMap(line => [paragraphs(body, line, tags), paragraphs(body, line, closing, tags)])
  return [right, ...texts, paragraphs(body, closing, tags)]
}

/** The text put right, or if that takes it further from the brand only its words, or only its spelling. */
function rewritten({ text, foundation }: DraftRequest): string[] {
  return [
    ...new Set([
      putRight(text.trim(), foundation),
      withPlainWords(text.trim()),
      withBritishSpelling(text.trim()),
    ]),
  ]
}

/**
 * Texts by rules alone, without a key and the same each time; `chooseProposal` picks among them. Empty when there is
 * nothing to start from: no story and no foundation for a draft, no text for the rest. The three ways to change a text agree:
 * doing one twice changes nothing more, and none undoes another.
 */
export function draftByRules(request: DraftRequest): string[] {
  if (request.kind === 'draft') return drafts(request)
  if (request.text.trim() === '') return []
  if (request.kind === 'shorten') return shorterTexts(request)
  return request.kind === 'more_like_me' ? moreLikeMe(request) : rewritten(request)
}
