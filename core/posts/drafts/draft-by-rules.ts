import { trimEndOf } from '../../shared/text.ts'
import { draftPost } from '../../stories/draft-post.ts'
import { readPostParts } from '../../stories/parts.ts'
import { cutToPlatform } from '../platforms/count.ts'
import { type BrandLines, brandLines } from './brand-lines.ts'
import { shorterTexts } from './shorter.ts'
import { withoutUnwanted, withShorterSentences, withStandIns } from './text-fixes.ts'
import type { DraftRequest } from './types.ts'

function paragraphs(...texts: readonly string[]): string {
  const sentences: string[] = []
  for (const text of texts) {
    if (text !== '' && !sentences.some(other => other.includes(text))) sentences.push(text)
  }
  return sentences.join('\n\n')
}

/** The line that asks, when the post is to lead somewhere. */
function askOf({ post }: DraftRequest, brand: BrandLines): string {
  const offer = post.offer.trim()
  if (offer !== '') return `If that is you, have a look at ${offer}.`
  return /offer|invite|sell|book/iu.test(post.goal) && brand.offer !== '' ? brand.offer : brand.closing
}

/** Hook, story, lesson and ask, in the orders that founders use. */
function drafts(request: DraftRequest): string[] {
  const { story, foundation, post } = request
  const brand = brandLines(foundation)
  const ask = askOf(request, brand)
  const texts: string[] = []
  if (story) {
    const { spine, told: telling, proof, title } = readPostParts(story, foundation)
    const tale = [spine.situation, spine.struggle, spine.turn, spine.result].filter(Boolean)
    const middle = tale.length >= 2 ? tale : telling
    texts.push(draftPost({ story, foundation, platform: post.platform }).body)
    // The lesson as the hook, then how it was learnt.
    if (spine.lesson !== '' && middle.length > 0) texts.push(paragraphs(spine.lesson, ...middle, proof, ask))
    // The end first, then the way there.
    if (spine.result !== '' && tale.length >= 3)
      texts.push(paragraphs(spine.result, spine.situation, spine.struggle, spine.turn, spine.lesson, ask))
    if (middle.length > 0) texts.push(paragraphs(...middle, spine.lesson, brand.values, ask))
    else if (title !== '') texts.push(paragraphs(`${trimEndOf(title, '.!?…')}.`, brand.keyMessage, ask))
  } else {
    texts.push(
      paragraphs(brand.forWhom, brand.problem, brand.keyMessage || brand.change, ask),
      paragraphs(brand.problem, brand.change, brand.values, ask),
      paragraphs(brand.keyMessage, brand.problem, brand.forWhom, ask),
    )
  }
  const says = texts.filter(text => text !== '' && text !== ask)
  return says.map(text => cutToPlatform(post.platform, text))
}

/** The text put right: stand-ins for worn words, shorter sentences, nothing unwanted. */
function corrected({ text, foundation }: DraftRequest): string[] {
  const plain = withStandIns(text, foundation)
  const short = withShorterSentences(plain)
  return [plain, short, withoutUnwanted(plain, foundation), withoutUnwanted(short, foundation)]
}

/** Whether a text ends with a question; hashtags may follow it. */
function endsWithQuestion(text: string): boolean {
  for (const word of text.trim().split(/\s+/).reverse()) {
    if (/\?["”’)]*(?:#\S+)?$/u.test(word)) return true
    if (!/^#\S/.test(word)) return false
  }
  return false
}

/** Where the hashtags that end a text begin, with the white space before them; the length of a text without any. */
function endingTagsStart(text: string): number {
  let start = text.length
  for (;;) {
    const end = text.slice(0, start).trimEnd().length
    const tag = text.slice(0, end).lastIndexOf('#')
    if (tag < 0 || !/^#[\p{L}\p{N}_]+$/u.test(text.slice(tag, end)))
      return start === text.length ? start : end
    start = tag
  }
}

/** Adds a paragraph before the hashtags that end a text, if there are any. */
function withLine(text: string, line: string): string {
  if (line === '' || text.includes(line)) return text
  const at = endingTagsStart(text)
  return paragraphs(text.slice(0, at).trim(), line, text.slice(at).trim())
}

/** The corrected text with what the brand would say: its message, its people, its values, its way to close. */
function moreLikeMe(request: DraftRequest): string[] {
  const brand = brandLines(request.foundation)
  const closing = endsWithQuestion(request.text) ? '' : brand.closing
  const lines = [brand.keyMessage, brand.forWhom, brand.values, closing]
  return corrected(request).flatMap(text => [
    text,
    ...lines.map(line => withLine(text, line)),
    withLine(withLine(text, brand.keyMessage), closing),
    withLine(withLine(text, brand.forWhom), closing),
    withLine(withLine(text, brand.values), closing),
  ])
}

/**
 * Texts by rules alone, without a key and the same each time; `chooseProposal` picks among them. Empty when there is
 * nothing to start from: no story and no foundation for a draft, no text for the rest.
 */
export function draftByRules(request: DraftRequest): string[] {
  if (request.kind === 'draft') return drafts(request)
  if (request.text.trim() === '') return []
  if (request.kind === 'shorten') return shorterTexts(request)
  if (request.kind === 'more_like_me') return moreLikeMe(request)
  const brand = brandLines(request.foundation)
  const texts = corrected(request)
  return endsWithQuestion(request.text)
    ? texts
    : [...texts, ...texts.map(text => withLine(text, brand.closing))]
}
