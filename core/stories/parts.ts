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

/** A hashtag with the words it was made of. */
export interface BrandTag {
  readonly tag: string
  readonly words: string
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
  readonly hashtags: readonly BrandTag[]
  readonly voice: Voice | null
}

function paragraphs(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map(asSentence)
    .filter(paragraph => paragraph !== '')
}

/** More words make a hashtag that nobody looks for. */
const MOST_TAG_WORDS = 3

/**
 * `plain language` becomes `#PlainLanguage`; words that are no letters or digits are dropped; longer than 30 or of more than
 * three words is none.
 */
function hashtag(words: string): string {
  const parts = words.split(/[^\p{L}\p{N}]+/u).filter(word => word !== '')
  if (parts.length > MOST_TAG_WORDS) return ''
  const joined = parts.map(word => word.charAt(0).toLocaleUpperCase('en-GB') + word.slice(1)).join('')
  return joined.length < 3 || joined.length > 30 || /^\p{N}+$/u.test(joined) ? '' : `#${joined}`
}

function hashtags(values: readonly string[], keywords: string): BrandTag[] {
  const tags = new Map<string, BrandTag>()
  for (const words of [...keywords.split(/[,\n]+/), ...values]) {
    const tag = hashtag(words)
    if (tag !== '' && !tags.has(tag)) tags.set(tag, { tag, words })
  }
  return [...tags.values()]
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
