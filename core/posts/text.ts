import { sanitiseText } from '../shared/sanitise/text.ts'
import { readKey } from '../shared/untrusted.ts'
import { POST_FORMAT_LABELS, readFormat } from './formats.ts'
import { BODY_LIMIT, PLATFORM_IDS, PLATFORMS, type PlatformId, readPlatform } from './platforms/platforms.ts'
import { POST_LIMITS, type PostText, postSchema } from './schema.ts'
import { readVariants } from './variants.ts'

export type PostField = keyof PostText

/** Every field of a post, in the order of its form. */
export const POST_FIELDS = Object.keys(postSchema.entries) as readonly PostField[]

/** What the form calls each field. */
export const POST_LABELS: Readonly<Record<PostField, string>> = {
  title: 'Title',
  body: 'Your post',
  platform: 'Platform',
  goal: 'Purpose',
  format: 'Format',
  pillarId: 'Pillar',
  campaignId: 'Campaign',
  offer: 'Related offer',
  variants: 'Version',
}

/** Fields whose value is the id of another row, which says nothing to a reader. */
const IDS: readonly string[] = ['pillarId', 'campaignId'] satisfies PostField[]

/** Fields of free text; the others allow certain values only. */
type FreeField = { [K in PostField]: string extends PostText[K] ? K : never }[PostField]

const READERS: { readonly [K in Exclude<PostField, FreeField>]: (value: unknown) => PostText[K] } = {
  platform: value => readPlatform(value) ?? 'blog',
  format: readFormat,
  variants: readVariants,
}

const LIMITS: Readonly<Record<FreeField, number>> = POST_LIMITS

/**
 * A post out of values of any shape, by field; what is missing or unknown is `''`, the platform a blog. Never refuses.
 */
export function readPostText(field: (name: PostField) => unknown): PostText {
  const fields = POST_FIELDS.map(name => {
    const value = field(name)
    return [name, isFree(name) ? (typeof value === 'string' ? value : '') : READERS[name](value)]
  })
  return Object.fromEntries(fields) as PostText
}

function isFree(name: PostField): name is FreeField {
  return !Object.hasOwn(READERS, name)
}

/** A post as it stands in a form, finished or not, as it was typed. `variants.linkedin` is the version of a network. */
export function readPostForm(field: (name: string) => unknown): PostText {
  return readPostText(name =>
    name === 'variants'
      ? Object.fromEntries(PLATFORM_IDS.map(id => [id, field(`variants.${id}`)]))
      : field(name),
  )
}

/**
 * A post as it stands in a posted form, finished or not, for what may be asked before anything is saved: each field
 * sanitised and cut to its limit. Never refuses.
 */
export function readPostedText(field: (name: string) => unknown): PostText {
  const limitOf = (name: string) => Number(readKey(LIMITS, name) ?? BODY_LIMIT)
  return readPostForm(name => sanitiseText(field(name)).slice(0, limitOf(name)))
}

/** A post that says nothing yet. */
export function emptyPost(platform: PlatformId): PostText {
  return { ...readPostText(() => ''), platform }
}

/** A post as the entries of its form, in order; the reverse of `readPostForm`. */
export function postEntries(text: PostText): [name: string, value: string][] {
  return POST_FIELDS.flatMap((name): [string, string][] =>
    name === 'variants'
      ? PLATFORM_IDS.map(id => [`variants.${id}`, text.variants[id] ?? ''])
      : [[name, text[name]]],
  )
}

/** Whether two posts say the same, to the letter. */
export function isSamePost(a: PostText, b: PostText): boolean {
  const entries = new Map(postEntries(b))
  return postEntries(a).every(([name, value]) => entries.get(name) === value)
}

/** Where two states of a post differ, in the order of the form, in words a founder reads; none when they are alike. */
export function postDifferences(
  saved: PostText,
  typed: PostText,
): { label: string; saved: string; typed: string }[] {
  const before = new Map(postEntries(saved))
  return postEntries(typed)
    .filter(([name]) => !IDS.includes(name))
    .map(([name, value]) => ({
      label: labelOf(name),
      saved: wordsOf(name, before.get(name) ?? ''),
      typed: wordsOf(name, value),
    }))
    .filter(field => field.saved !== field.typed)
}

function labelOf(name: string): string {
  const [field, platform] = name.split('.') as [PostField, PlatformId?]
  return platform ? `${POST_LABELS[field]} for ${PLATFORMS[platform].name}` : POST_LABELS[field]
}

function wordsOf(name: string, value: string): string {
  const platform = name === 'platform' ? readPlatform(value) : null
  if (platform) return PLATFORMS[platform].name
  const format = name === 'format' ? readFormat(value) : ''
  return format ? POST_FORMAT_LABELS[format] : value.trim()
}
