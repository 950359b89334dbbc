import { createHash } from 'node:crypto'
import { fitsPlatform } from '#core/posts/platforms/count.ts'
import { json } from '../../frame/answer.ts'
import { postPage } from '../board.ts'
import { type Books, nextId, type Post, type Session } from '../books.ts'
import { type ApiCall, type Dialect, readObject, unknownField } from '../dialect.ts'
import { isPostable } from '../video.ts'
import { refuse } from './refuse.ts'
import { answerVideo } from './video.ts'

const MOST_BYTES = 5_000_000

/** X's API v2: posts, media and users, for one's own account. */
export const xDialect: Dialect = {
  network: 'x',
  name: 'Local X',
  door: {
    authorizePath: '/i/oauth2/authorize',
    tokenPath: '/2/oauth2/token',
    revokePath: '/2/oauth2/revoke',
    idName: 'client_id',
    scopes: ['tweet.read', 'tweet.write', 'users.read', 'media.write', 'offline.access'],
    separator: ' ',
    hasPkce: true,
    hasBasic: true,
    codeMs: 30_000,
    accessMs: 2 * 60 * 60_000,
    hasRefresh: true,
  },

  kindOf(call) {
    if (call === 'POST /2/tweets') return 'post'
    if (/^(POST|GET) \/2\/media\//.test(call)) return 'upload'
    return call.startsWith('GET /2/') ? 'read' : null
  },

  answer(asked) {
    const { call, path, session, books, query } = asked
    const seen = /^GET \/\w+\/status\/(\d+)$/.exec(call)?.[1]
    if (seen) return postPage(books, xDialect, seen)
    if (!session) return refuse(401, 'Unauthorized')
    if (call === 'GET /2/users/me')
      return json({ data: { id: userOf(session), name: session.account, username: session.account } })
    if (call === 'POST /2/tweets') return takePost(books, session, readObject(asked.body) ?? {})
    if (call === 'POST /2/media/upload') return takeMedia(asked, session)
    if (call === 'POST /2/media/metadata') return takeMetadata(asked)
    const video = answerVideo(asked, session)
    if (video) return video
    const own = books.posts.filter(post => post.network === 'x' && post.account === session.account)
    if (path === `/2/users/${userOf(session)}/tweets`) {
      const start = Date.parse(query.get('start_time') ?? '') || 0
      const data = own.filter(post => Date.parse(post.createdAt) >= start).toReversed()
      return json({
        ...(data.length > 0 ? { data: data.map(shown) } : {}),
        meta: { result_count: data.length },
      })
    }
    const one = /^\/2\/tweets\/(\d+)$/.exec(path)?.[1]
    const found = one ? own.find(post => post.id === one) : null
    if (found) return json({ data: shown(found) })
    return one ? notFound(one) : refuse(404, 'Not Found')
  },

  refuse: (status, message) => refuse(status, message),
}

function takePost(books: Books, session: Session, body: Record<string, unknown>): Response {
  const unknown = unknownField(body, ['text', 'media', 'paid_partnership'])
  const { text, media, paid_partnership: isAd = false } = body
  if (unknown || typeof text !== 'string' || typeof isAd !== 'boolean')
    return json(
      {
        errors: [{ message: `$.${unknown ?? 'text'}: is not defined in the schema`, parameters: {} }],
        title: 'Invalid Request',
        detail: 'One or more parameters to your request was invalid.',
        type: 'https://api.twitter.com/2/problems/invalid-request',
      },
      400,
    )
  if (!fitsPlatform('twitter', text))
    return refuse(403, 'Your Tweet text is too long. For more information please read the documentation.')
  const ids = media && typeof media === 'object' && 'media_ids' in media ? (media.media_ids as string[]) : []
  const files = ids.flatMap(id => books.media[id] ?? [])
  if (files.length < ids.length || files.some(file => file.account !== session.account || !isPostable(file)))
    return refuse(400, 'Your media IDs are invalid.')
  if (files.length > (files.some(({ video }) => video) ? 1 : 4))
    return refuse(400, 'A post has four pictures or one video.')
  const { account } = session
  if (books.posts.some(post => post.network === 'x' && post.account === account && post.text === text))
    return refuse(403, 'You are not allowed to create a Tweet with duplicate content.')
  const post: Post = {
    id: nextId(books),
    network: 'x',
    account,
    text,
    createdAt: new Date().toISOString(),
    parent: null,
    media: ids.map(id => ({ id, alt: books.media[id]?.alt ?? '' })),
    isAd,
  }
  books.posts.push(post)
  return json({ data: { id: post.id, text, edit_history_tweet_ids: [post.id] } }, 201)
}

function takeMedia({ body, books }: ApiCall, session: Session): Response {
  const given = readObject(body) ?? {}
  const { media, media_category: category, media_type: mime } = given
  const unknown = unknownField(given, ['media', 'media_category', 'media_type'])
  if (unknown || typeof media !== 'string' || category !== 'tweet_image' || typeof mime !== 'string')
    return refuse(400, 'The media is not as it must be.')
  if (!session.scopes.includes('media.write')) return refuse(403, 'Your token may not upload media.')
  const size = Buffer.from(media, 'base64').length
  if (size > MOST_BYTES) return refuse(400, 'The file is too large.')
  const id = nextId(books)
  books.media[id] = { network: 'x', account: session.account, mime, bytes: media }
  return json({ data: { id, media_key: `3_${id}`, size, expires_after_secs: 86_400 } })
}

function takeMetadata({ body, books }: ApiCall): Response {
  const { id, metadata } = (readObject(body) ?? {}) as {
    id?: string
    metadata?: { alt_text?: { text?: unknown } }
  }
  const file = books.media[id ?? '']
  const alt = metadata?.alt_text?.text
  if (!file || typeof alt !== 'string' || alt.length > 1000)
    return refuse(400, 'The metadata is not as it must be.')
  file.alt = alt
  return json({ data: { id, associated_metadata: metadata } })
}

/** Addresses are shortened and signs of HTML escaped, as X does it; a picture is an address at the end. */
function shown({ id, text, createdAt, media }: Post): object {
  const urls: object[] = []
  const shorten = (expanded: string, more: object = {}) => {
    const url = `https://t.co/${createHash('sha256').update(`${id}${expanded}`).digest('hex').slice(0, 10)}`
    urls.push({ url, expanded_url: expanded, display_url: expanded.slice(0, 30), ...more })
    return url
  }
  const whole = text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(/https?:\/\/\S+/g, address => shorten(address.replaceAll('&amp;', '&')))
  const pictures = media.map(
    ({ id: key }) => ` ${shorten(`https://x.com/pic/${key}`, { media_key: `3_${key}` })}`,
  )
  return {
    id,
    text: `${whole}${pictures.join('')}`,
    created_at: createdAt,
    edit_history_tweet_ids: [id],
    entities: { urls },
    public_metrics: { like_count: 0, reply_count: 0, retweet_count: 0, quote_count: 0 },
  }
}

function userOf({ account }: Session): string {
  return String(Number.parseInt(createHash('sha256').update(account).digest('hex').slice(0, 12), 16))
}

function notFound(id: string): Response {
  const type = 'https://api.twitter.com/2/problems/resource-not-found'
  const detail = `Could not find tweet with id: [${id}].`
  return json({ errors: [{ value: id, detail, title: 'Not Found Error', resource_type: 'tweet', type }] })
}
