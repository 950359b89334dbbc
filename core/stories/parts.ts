import { normaliseClarify } from '../brand/clarify/normalise.ts'
import { readVoice, type Voice } from '../brand/personalise/stage-and-voice.ts'
import { readKey, readText } from '../shared/untrusted.ts'
import { asSentence, SPINE_PARTS, type Spine, type SpinePart } from './spine.ts'

/** What a draft is made from; everything may be missing. */
export interface StoryForPost extends Spine {
  readonly title?: string | null
  readonly body?: string | null
  readonly proof?: string | null
  readonly kind?: string | null
}

/** The story in parts ready to be put in order, and what the brand adds. */
export interface PostParts {
  readonly title: string
  readonly spine: Readonly<Record<SpinePart, string>>
  /** The story as told in free text, in paragraphs. */
  readonly told: readonly string[]
  readonly proof: string
  readonly keyMessage: string
  readonly brandName: string
  readonly hashtags: readonly string[]
  readonly voice: Voice | null
}

function paragraphs(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map(asSentence)
    .filter(paragraph => paragraph !== '')
}

/**
 * `plain language` becomes `#PlainLanguage`; words that are no letters or digits are dropped; longer than 30 is none.
 */
function hashtag(words: string): string {
  const joined = words
    .split(/[^\p{L}\p{N}]+/u)
    .filter(word => word !== '')
    .map(word => word.charAt(0).toLocaleUpperCase('en-GB') + word.slice(1))
    .join('')
  return joined.length < 3 || joined.length > 30 || /^\p{N}+$/u.test(joined) ? '' : `#${joined}`
}

function hashtags(values: readonly string[], keywords: string): string[] {
  const tags = [...keywords.split(/[,\n]+/), ...values].map(hashtag).filter(tag => tag !== '')
  return [...new Set(tags)]
}

/** Reads a story and brand answers of any shape. */
export function readPostParts(story: unknown, foundation: unknown): PostParts {
  const data = normaliseClarify(foundation)
  const part = (name: SpinePart) => asSentence(readText(readKey(story, name)))
  return {
    title: readText(readKey(story, 'title')),
    spine: Object.fromEntries(SPINE_PARTS.map(name => [name, part(name)])) as Record<SpinePart, string>,
    told: paragraphs(readText(readKey(story, 'body'))),
    proof: asSentence(readText(readKey(story, 'proof'))),
    keyMessage: asSentence(data.key_message ?? ''),
    brandName: data.brand_name ?? '',
    hashtags: hashtags(data.core_values ?? [], data.keywords ?? ''),
    voice: readVoice(data.brand_personality ?? []),
  }
}
