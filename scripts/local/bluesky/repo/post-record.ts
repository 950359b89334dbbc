import type { BlobRef, Books, PostRecord, StrongRef } from '../books.ts'
import { blobKey } from './blobs.ts'

/** Where a record is put, and how large its pictures may be. */
export interface Surroundings {
  readonly books: Books
  readonly did: string
  readonly imageBytes: number
}

/** Why a record is none; `BlobTooLarge` and the like have names of their own. */
export interface RecordRefusal {
  readonly error: string
  readonly message: string
}

const MAX_GRAPHEMES = 300
const MAX_BYTES = 3000
const THUMB_BYTES = 1_000_000
const DATETIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/
const URI = /^[a-z][a-z0-9.+-]*:\S+$/i
const FIELDS = ['$type', 'text', 'createdAt', 'langs', 'tags', 'labels', 'facets', 'reply', 'embed']

type Fields = Readonly<Record<string, unknown>>

/**
 * Checks a record against the lexicon `app.bsky.feed.post`. Stricter than a real server where that keeps quiet: fields it
 * does not know, ranges of facets outside of the text or inside of a character, and replies to what is not there.
 */
export function readPost(value: unknown, at: Surroundings): PostRecord | RecordRefusal {
  const record = objectOf(value)
  const wrong =
    record === null
      ? 'must be an object'
      : (wrongFields(record, FIELDS) ??
        wrongText(record) ??
        wrongLists(record) ??
        wrongFacets(record.facets, String(record.text)) ??
        wrongReply(record.reply, at.books))
  if (wrong !== null) return invalid(wrong)
  return wrongEmbed(record?.embed, at) ?? (value as PostRecord)
}

/** Whether a record was refused. */
export function isRefusal(read: PostRecord | RecordRefusal): read is RecordRefusal {
  return 'error' in read
}

function invalid(what: string): RecordRefusal {
  return { error: 'InvalidRequest', message: `Invalid app.bsky.feed.post record: Record/${what}` }
}

function wrongFields(record: Fields, known: readonly string[]): string | null {
  const strange = Object.keys(record).find(name => !known.includes(name))
  return strange === undefined ? null : `${strange} is not a field`
}

function wrongText({ text, createdAt, $type }: Fields): string | null {
  if ($type !== 'app.bsky.feed.post') return '$type must be app.bsky.feed.post'
  if (typeof text !== 'string') return 'text must be a string'
  if (Buffer.byteLength(text) > MAX_BYTES) return `text must not be longer than ${MAX_BYTES} characters`
  if (countGraphemes(text) > MAX_GRAPHEMES) return `text must not be longer than ${MAX_GRAPHEMES} graphemes`
  if (typeof createdAt !== 'string' || !DATETIME.test(createdAt) || Number.isNaN(Date.parse(createdAt)))
    return 'createdAt must be an valid atproto datetime (both RFC-3339 and ISO-8601)'
  return null
}

function wrongLists({ langs, tags, labels }: Fields): string | null {
  if (langs !== undefined && !(isTexts(langs) && langs.length <= 3 && langs.every(isLanguage)))
    return 'langs must be up to 3 languages'
  if (tags !== undefined && !(isTexts(tags) && tags.length <= 8 && tags.every(isTag)))
    return 'tags must be up to 8 tags'
  if (labels === undefined) return null
  const read = objectOf(labels)
  const values = Array.isArray(read?.values) ? read.values : null
  if (read?.$type !== 'com.atproto.label.defs#selfLabels' || !values || values.length > 10)
    return 'labels must be selfLabels'
  return values.every(value => typeof objectOf(value)?.val === 'string') ? null : 'labels must have values'
}

function wrongFacets(facets: unknown, text: string): string | null {
  if (facets === undefined) return null
  if (!Array.isArray(facets)) return 'facets must be an array'
  const bytes = Buffer.from(text)
  for (const facet of facets) {
    const { index, features, ...strange } = objectOf(facet) ?? {}
    const { byteStart, byteEnd } = objectOf(index) ?? {}
    if (Object.keys(strange).length > 0) return 'facets must have an index and features only'
    if (!isPlace(byteStart, bytes) || !isPlace(byteEnd, bytes) || byteStart >= byteEnd)
      return 'facets/index must be a range of whole characters within the text'
    if (!Array.isArray(features) || features.length === 0) return 'facets/features must be there'
    if (!features.every(isFeature)) return 'facets/features must be links, tags or mentions'
  }
  return null
}

/** Whether a character begins there, or the text ends. */
function isPlace(at: unknown, bytes: Buffer): at is number {
  if (typeof at !== 'number' || !Number.isInteger(at) || at < 0 || at > bytes.length) return false
  return at === bytes.length || ((bytes[at] ?? 0) & 0xc0) !== 0x80
}

function isFeature(feature: unknown): boolean {
  const { $type, ...value } = objectOf(feature) ?? {}
  const [[name, text] = ['', ''], ...more] = Object.entries(value)
  if (typeof text !== 'string' || more.length > 0) return false
  if ($type === 'app.bsky.richtext.facet#link') return name === 'uri' && URI.test(text)
  if ($type === 'app.bsky.richtext.facet#tag') return name === 'tag' && text !== '' && isTag(text)
  return $type === 'app.bsky.richtext.facet#mention' && name === 'did' && text.startsWith('did:')
}

function wrongReply(reply: unknown, books: Books): string | null {
  if (reply === undefined) return null
  const { root, parent } = (objectOf(reply) ?? {}) as { root?: StrongRef; parent?: StrongRef }
  for (const [name, ref] of Object.entries({ root, parent }))
    if (!ref || books.records[ref.uri]?.cid !== ref.cid) return `reply/${name} must be a record that is here`
  const above = books.records[parent?.uri ?? '']?.value.reply?.root.uri ?? parent?.uri
  return above === root?.uri ? null : 'reply/root must be the root of its parent'
}

function wrongEmbed(embed: unknown, at: Surroundings): RecordRefusal | null {
  if (embed === undefined) return null
  const read = objectOf(embed)
  if (read?.$type === 'app.bsky.embed.images') return wrongImages(read.images, at)
  if (read?.$type === 'app.bsky.embed.external') return wrongExternal(objectOf(read.external), at)
  return invalid(`embed of type ${String(read?.$type)} is nothing this stand-in knows`)
}

function wrongImages(images: unknown, at: Surroundings): RecordRefusal | null {
  if (!Array.isArray(images) || images.length === 0)
    return invalid('embed/images must have the property "images"')
  if (images.length > 4) return invalid('embed/images must not have more than 4 elements')
  for (const image of images) {
    const read = objectOf(image) ?? {}
    const { image: blob, alt, aspectRatio } = read
    const strange = wrongFields(read, ['image', 'alt', 'aspectRatio'])
    if (strange !== null) return invalid(`embed/images/${strange}`)
    if (typeof alt !== 'string') return invalid('embed/images must have the property "alt"')
    const { width, height } = objectOf(aspectRatio) ?? {}
    if (aspectRatio !== undefined && !(isCount(width) && isCount(height)))
      return invalid('embed/images/aspectRatio must have a width and a height of at least 1')
    const wrong = wrongBlob(blob, at.imageBytes, at)
    if (wrong) return wrong
  }
  return null
}

function wrongExternal(external: Fields | null, at: Surroundings): RecordRefusal | null {
  const { uri, title, description, thumb } = external ?? {}
  const strange = wrongFields(external ?? {}, ['uri', 'title', 'description', 'thumb'])
  if (strange !== null) return invalid(`embed/external/${strange}`)
  if (typeof uri !== 'string' || !URI.test(uri)) return invalid('embed/external/uri must be a uri')
  if (typeof title !== 'string') return invalid('embed/external must have the property "title"')
  if (typeof description !== 'string') return invalid('embed/external must have the property "description"')
  return thumb === undefined ? null : wrongBlob(thumb, THUMB_BYTES, at)
}

function wrongBlob(value: unknown, bytes: number, { books, did }: Surroundings): RecordRefusal | null {
  const { $type, ref, mimeType, size } = (objectOf(value) ?? {}) as unknown as Partial<BlobRef>
  const cid = ref?.$link
  if ($type !== 'blob' || typeof cid !== 'string') return invalid('embed must have a blob')
  const found = books.blobs[blobKey(did, cid)]
  if (!found) return { error: 'BlobNotFound', message: `Could not find blob: ${cid}` }
  if (mimeType !== found.mimeType)
    return {
      error: 'InvalidMimeType',
      message: `Referenced Mimetype does not match stored blob. Expected: ${found.mimeType}, Got: ${mimeType}`,
    }
  if (size !== found.size)
    return {
      error: 'InvalidSize',
      message: `Referenced Size does not match stored blob. Expected: ${found.size}, Got: ${size}`,
    }
  if (!found.mimeType.startsWith('image/'))
    return {
      error: 'InvalidMimeType',
      message: `Wrong type of file. It is ${found.mimeType} but it must match image/*.`,
    }
  if (found.size <= bytes) return null
  return {
    error: 'BlobTooLarge',
    message: `This file is too large. It is ${found.size} bytes but the maximum size is ${bytes} bytes.`,
  }
}

function objectOf(value: unknown): Fields | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : null
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every(item => typeof item === 'string')
}

function isTag(tag: string): boolean {
  return Buffer.byteLength(tag) <= 640 && countGraphemes(tag) <= 64
}

function countGraphemes(text: string): number {
  return [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)].length
}

function isLanguage(text: string): boolean {
  return /^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/i.test(text)
}

function isCount(value: unknown): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1
}
