import { decodeEntities } from '../../publishing/html-entities.ts'
import { readArray, readInstant } from '../../shared/untrusted.ts'
import type { ArchiveFile, Collector } from '../item.ts'
import { type JsonObject, objectOf, readJson, textOf } from '../text/read-json.ts'

/** Files of a Twitter/X archive that hold posts, and those that hold the whole of long ones; each in parts. */
export const X_POSTS = /(^|\/)(tweets?|community-tweet)(-part\d+)?\.js$/i
export const X_LONG_POSTS = /(^|\/)note-tweet(-part\d+)?\.js$/i

interface XPost {
  readonly id: string
  readonly at: number | null
  text: string
  readonly replyTo: string
  readonly isReply: boolean
  readonly isRepost: boolean
  readonly likes: number | null
  readonly shares: number | null
}

/**
 * Posts of a Twitter/X archive. Replies to others and reposts are left out; what somebody wrote below their own post is the
 * rest of a thread and goes with it.
 */
export function readXArchive(files: readonly ArchiveFile[], to: Collector): void {
  const long = readLongPosts(files, to)
  const posts = new Map<string, XPost>()
  for (const file of files) {
    if (!X_POSTS.test(file.name)) continue
    for (const entry of entriesOf(file, to)) {
      const tweet = objectOf(objectOf(entry).tweet ?? entry)
      const post = readPost(tweet, long)
      if (post) posts.set(post.id, post)
      else to.leave('unreadable')
    }
  }
  const ordered = [...posts.values()].sort(asWritten)
  const roots = new Map<string, XPost>()
  const kept: XPost[] = []
  for (const post of ordered) {
    const root = roots.get(post.replyTo)
    if (post.isRepost) to.leave('repost')
    else if (root) {
      root.text = `${root.text}\n\n${post.text}`
      roots.set(post.id, root)
    } else if (post.isReply) to.leave('reply')
    else {
      roots.set(post.id, post)
      kept.push(post)
    }
  }
  for (const { id, at, text, likes, shares } of kept)
    to.add({
      ...{ id, at, text, platform: 'twitter' },
      address: /^\d+$/.test(id) ? `https://x.com/i/web/status/${id}` : '',
      numbers: { likes, shares },
    })
}

/** Times are whole seconds, in which a thread may be posted at once; ids ascend, and are too long for a number. */
function asWritten(one: XPost, other: XPost): number {
  return (
    (one.at ?? 0) - (other.at ?? 0) ||
    one.id.length - other.id.length ||
    Number(one.id > other.id) - Number(one.id < other.id)
  )
}

/** The list in a file that begins with `window.YTD.tweets.part0 = `. */
function entriesOf(file: ArchiveFile, to: Collector): readonly unknown[] {
  const start = file.text.indexOf('[')
  const list = file.text.slice(Math.max(0, start)).trimEnd()
  const json = start < 0 ? undefined : readJson(list.endsWith(';') ? list.slice(0, -1) : list)
  if (!Array.isArray(json)) to.leave('unreadable')
  return readArray(json)
}

interface LongPost {
  readonly text: string
  readonly urls: readonly unknown[]
}

/** Long posts by the id of their post, where it is told, and by the second they were written in. */
function readLongPosts(files: readonly ArchiveFile[], to: Collector): Map<string, LongPost> {
  const long = new Map<string, LongPost>()
  for (const file of files) {
    if (!X_LONG_POSTS.test(file.name)) continue
    for (const entry of entriesOf(file, to)) {
      const note = objectOf(objectOf(entry).noteTweet)
      const core = objectOf(note.core ?? note.noteTweetResults)
      const post = { text: textOf(core.text), urls: readArray(core.urls) }
      if (post.text === '') continue
      const id = textOf(note.tweetId)
      const at = readInstant(textOf(note.createdAt))
      if (id !== '') long.set(id, post)
      if (at) long.set(secondOf(at.getTime()), post)
    }
  }
  return long
}

const secondOf = (at: number) => `at ${Math.floor(at / 1000)}`

function readPost(tweet: JsonObject, long: ReadonlyMap<string, LongPost>): XPost | null {
  const id = textOf(tweet.id_str) || textOf(tweet.id)
  const short = textOf(tweet.full_text) || textOf(tweet.text)
  if (id === '') return null
  const at = readInstant(textOf(tweet.created_at))?.getTime() ?? null
  const isRepost = /^RT @/.test(short) || tweet.retweeted_status !== undefined
  const whole = long.get(id) ?? (at === null ? undefined : matching(long.get(secondOf(at)), short))
  const replyTo = textOf(tweet.in_reply_to_status_id_str) || textOf(tweet.in_reply_to_status_id)
  const isReply = replyTo !== '' || textOf(tweet.in_reply_to_user_id_str) !== ''
  const entities = objectOf(tweet.entities)
  const media = [...readArray(entities.media), ...readArray(objectOf(tweet.extended_entities).media)].map(
    one => textOf(objectOf(one).url),
  )
  const text = withLinks(decodeEntities(whole?.text ?? short), [
    ...readArray(entities.urls),
    ...(whole?.urls ?? []),
  ])
  return {
    ...{ id, at, replyTo, isReply, isRepost },
    text: media.reduce((rest, url) => (url === '' ? rest : rest.replaceAll(url, '')), text).trim(),
    likes: countOf(tweet.favorite_count),
    shares: countOf(tweet.retweet_count),
  }
}

/** A long post of the same second, if it begins as the short one does. */
function matching(post: LongPost | undefined, short: string): LongPost | undefined {
  const start = decodeEntities(short).slice(0, 60)
  return post && decodeEntities(post.text).startsWith(start.replace(/…?\s*(https:\S*)?$/, ''))
    ? post
    : undefined
}

/** Shortened addresses as they were written. */
function withLinks(text: string, urls: readonly unknown[]): string {
  return urls.reduce<string>((rest, entry) => {
    const url = objectOf(entry)
    const short = textOf(url.url) || textOf(url.shortUrl)
    const whole = textOf(url.expanded_url) || textOf(url.expandedUrl)
    return short === '' || whole === '' ? rest : rest.replaceAll(short, () => whole)
  }, text)
}

function countOf(value: unknown): number | null {
  const count = Number(textOf(value) || Number.NaN)
  return Number.isSafeInteger(count) && count >= 0 && count <= 2_000_000_000 ? count : null
}
