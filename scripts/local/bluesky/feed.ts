import { json } from '../frame/answer.ts'
import { refuseInput } from './answer.ts'
import type { Books, StandInAccount, StandInRecord } from './books.ts'
import { presentProfile } from './identity.ts'
import { recordsOf } from './repo/records.ts'

/** `GET /xrpc/app.bsky.actor.getProfile` */
export function getProfile(books: Books, account: StandInAccount | null): Response {
  if (!account) return refuseInput('Profile not found')
  const postsCount = recordsOf(books, account.did).length
  return json({ ...presentProfile(account), followersCount: 0, followsCount: 0, postsCount })
}

/** `GET /xrpc/app.bsky.feed.getPosts`: up to 25 by their URIs; those that are not there are left out. */
export function getPosts(books: Books, query: URLSearchParams, url: string): Response {
  const uris = query.getAll('uris')
  if (uris.length > 25) return refuseInput('Error: Params/uris must not have more than 25 elements')
  const found = uris.map(uri => books.records[uri]).filter(record => record !== undefined)
  return json({ posts: found.map(record => presentPost(books, record, url)) })
}

/** `GET /xrpc/app.bsky.feed.getAuthorFeed`: newest first, at most 100, from below `cursor`. */
export function getAuthorFeed(
  books: Books,
  account: StandInAccount | null,
  query: URLSearchParams,
  url: string,
): Response {
  if (!account) return refuseInput('Profile not found')
  const limit = Number(query.get('limit') ?? 50)
  if (!(limit >= 1 && limit <= 100)) return refuseInput('Error: Params must have limit between 1 and 100')
  const withReplies = (query.get('filter') ?? 'posts_with_replies') === 'posts_with_replies'
  const rows = recordsOf(books, account.did)
    .filter(({ value }) => withReplies || value.reply === undefined)
    .toReversed()
  const from = Number(query.get('cursor') ?? 0)
  const shown = rows.slice(from, from + limit)
  const cursor = from + limit < rows.length ? String(from + limit) : undefined
  return json({ cursor, feed: shown.map(record => ({ post: presentPost(books, record, url) })) })
}

/** How many posts answer a post. */
export function countReplies(books: Books, uri: string): number {
  return Object.values(books.records).filter(({ value }) => value.reply?.parent.uri === uri).length
}

/** Where a blob can be seen. */
export function blobAddress(did: string, cid: string, url: string): string {
  return `${url}/xrpc/com.atproto.sync.getBlob?${new URLSearchParams({ did, cid })}`
}

function presentPost(books: Books, record: StandInRecord, url: string): object {
  const { uri, cid, did, value, indexedAt, likes, reposts } = record
  const account = books.accounts[did]
  return {
    uri,
    cid,
    author: account ? presentProfile(account) : { did, handle: 'handle.invalid' },
    record: value,
    embed: presentEmbed(record, url),
    replyCount: countReplies(books, uri),
    repostCount: reposts,
    likeCount: likes,
    quoteCount: 0,
    indexedAt,
    labels: [],
  }
}

function presentEmbed({ value, did }: StandInRecord, url: string): object | undefined {
  const { embed } = value
  if (embed?.images)
    return {
      $type: 'app.bsky.embed.images#view',
      images: embed.images.map(({ image, alt, aspectRatio }) => {
        const address = blobAddress(did, image.ref.$link, url)
        return { thumb: address, fullsize: address, alt, aspectRatio }
      }),
    }
  if (!embed?.external) return undefined
  const { thumb, ...external } = embed.external
  return {
    $type: 'app.bsky.embed.external#view',
    external: { ...external, ...(thumb ? { thumb: blobAddress(did, thumb.ref.$link, url) } : {}) },
  }
}
