import { blueskyFacets, type Facet } from './facets.ts'

/** A file that was uploaded to an account's server, as records name it. */
export interface BlobRef {
  readonly $type: 'blob'
  readonly ref: { readonly $link: string }
  readonly mimeType: string
  /** Bytes. */
  readonly size: number
}

/** One version of a record. */
export interface RecordRef {
  readonly uri: string
  readonly cid: string
}

export interface RecordImage {
  readonly alt: string
  readonly image: BlobRef
  readonly aspectRatio: { readonly width: number; readonly height: number }
}

/** What is shown of the page behind a link, below the post. */
export interface RecordCard {
  readonly uri: string
  readonly title: string
  readonly description: string
  readonly thumb?: BlobRef
}

/** A post as Bluesky keeps it. */
export interface BlueskyRecord {
  readonly $type: 'app.bsky.feed.post'
  readonly text: string
  readonly createdAt: string
  readonly facets?: readonly Facet[]
  readonly reply?: { readonly root: RecordRef; readonly parent: RecordRef }
  readonly embed?:
    | { readonly $type: 'app.bsky.embed.images'; readonly images: readonly RecordImage[] }
    | { readonly $type: 'app.bsky.embed.external'; readonly external: RecordCard }
}

/**
 * The record of a post; the same input always gives the same one. `after` are the posts of the thread before it, first
 * one first. A card is shown where there is no picture. Whether it keeps to the limits is not looked at here.
 */
export function blueskyRecord(post: {
  readonly text: string
  readonly createdAt: Date
  readonly after: readonly RecordRef[]
  readonly images: readonly RecordImage[]
  readonly card: RecordCard | null
  /** Whose handles are whose, in lower case: only these are mentions. */
  readonly dids: ReadonlyMap<string, string>
}): BlueskyRecord {
  const text = blueskyText(post.text)
  const facets = blueskyFacets(text, post.dids)
  const [root, parent] = [post.after.at(0), post.after.at(-1)]
  return {
    $type: 'app.bsky.feed.post',
    text,
    createdAt: post.createdAt.toISOString(),
    ...(facets.length === 0 ? {} : { facets }),
    ...(root && parent ? { reply: { root, parent } } : {}),
    ...embedOf(post),
  }
}

function embedOf(post: {
  readonly images: readonly RecordImage[]
  readonly card: RecordCard | null
}): Pick<BlueskyRecord, 'embed'> {
  if (post.images.length > 0) return { embed: { $type: 'app.bsky.embed.images', images: post.images } }
  return post.card === null ? {} : { embed: { $type: 'app.bsky.embed.external', external: post.card } }
}

/**
 * A text as Bluesky keeps it, so that what was approved and what is published can be compared: one kind of line end,
 * nothing blank around it, no half of a character. What is no text is ''.
 */
export function blueskyText(text: unknown): string {
  return typeof text === 'string' ? text.toWellFormed().replace(/\r\n?/g, '\n').trim() : ''
}
