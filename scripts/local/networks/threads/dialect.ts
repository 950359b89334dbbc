import { json } from '../../frame/answer.ts'
import { postPage } from '../board.ts'
import { type Books, nextId, type Post, type Session } from '../books.ts'
import { beginContainer, isFinished, pollContainer } from '../containers.ts'
import { type ApiCall, type Dialect, unknownField } from '../dialect.ts'
import { codeOf, fail } from '../meta/fail.ts'
import { lengthen, userNumber } from '../meta/long-tokens.ts'

const HOUR_MS = 3_600_000
const VERSION = /^\/v\d+\.\d(\/.*)$/
const LONGEST = 500
const MOST_LINKS = 5
const MOST_PICTURES = 20
const EMOJI = /\p{Emoji_Presentation}|\p{Regional_Indicator}|\ufe0f|\u20e3/u
const FIELDS = [
  ...['media_type', 'text', 'image_url', 'video_url', 'alt_text', 'is_carousel_item', 'children'],
  ...['reply_to_id', 'auto_publish_text'],
]

/** The Threads API: containers and posts, replies, insights, and tokens of an hour and of 60 days. */
export const threadsDialect: Dialect = {
  network: 'threads',
  name: 'Local Threads',
  door: {
    authorizePath: '/oauth/authorize',
    tokenPath: '/oauth/access_token',
    revokePath: null,
    idName: 'client_id',
    scopes: [
      ...['threads_basic', 'threads_content_publish', 'threads_manage_insights'],
      ...['threads_manage_replies', 'threads_read_replies'],
    ],
    separator: ',',
    hasPkce: false,
    hasBasic: false,
    codeMs: HOUR_MS,
    accessMs: HOUR_MS,
    hasRefresh: false,
    more: session => ({ user_id: Number(userNumber(session)) }),
  },

  kindOf(call) {
    const [method, path = ''] = call.split(' ')
    if (method === 'POST' && /\/(threads|threads_publish)$/.test(path)) return 'post'
    return VERSION.test(path) || path.endsWith('access_token') ? 'read' : null
  },

  answer(asked) {
    const { call, path, session, books, query } = asked
    const seen = /^GET \/@\w+\/post\/(\d+)$/.exec(call)?.[1]
    if (seen) return postPage(books, threadsDialect, seen)
    if (!session) return fail(401, 190, 'Error validating access token: Session has expired')
    if (call === 'GET /access_token' || call === 'GET /refresh_access_token')
      return lengthen(session, 'th', query)
    const below = VERSION.exec(path)?.[1]
    if (!below) return fail(404, 100, 'Unsupported request')
    const { method } = asked.request
    if (method === 'POST') return write(asked, session, below)
    if (below === '/me')
      return json({ id: userNumber(session), username: session.account, name: session.account })
    if (below === '/me/threads' || below === '/me/replies')
      return list(asked, session, below === '/me/replies')
    const [, id = '', edge = ''] = /^\/(\d+)(\/insights)?$/.exec(below) ?? []
    return show(asked, { session, id, edge })
  },

  refuse: (status, message) => fail(status, codeOf(status), message),
}

function write({ body, books }: ApiCall, session: Session, below: string): Response {
  const form = new URLSearchParams(Buffer.from(body).toString('utf8'))
  if (!session.scopes.includes('threads_content_publish'))
    return fail(403, 10, 'Application does not have permission for this action')
  if (below === '/me/threads_publish') return publish(books, session, form.get('creation_id') ?? '')
  if (below !== '/me/threads') return fail(404, 100, 'Unsupported post request')
  const unknown = unknownField(Object.fromEntries(form), FIELDS)
  if (unknown) return fail(400, 100, `Unknown parameter: ${unknown}`)
  const [type, text] = [form.get('media_type') ?? '', form.get('text') ?? '']
  const parent = form.get('reply_to_id')
  const wrong = wrongText(text) ?? wrongParent(books, parent)
  if (wrong) return wrong
  const children = form.get('children')?.split(',') ?? []
  const kind = type === 'VIDEO' ? 'video' : 'picture'
  const address = form.get(kind === 'video' ? 'video_url' : 'image_url')
  if (type === 'TEXT' && text === '') return fail(400, 100, 'The parameter text is required')
  const hasFile = type === 'IMAGE' || type === 'VIDEO'
  if (hasFile && !address) return fail(400, 100, 'The parameter image_url or video_url is required')
  if (type === 'CAROUSEL' && !areChildren(books, children))
    return fail(400, 100, 'Param children must be 2 to 20 finished containers')
  if (!['TEXT', 'IMAGE', 'VIDEO', 'CAROUSEL'].includes(type))
    return fail(400, 100, 'Param media_type is not known')
  if (type === 'TEXT' && form.get('auto_publish_text') === 'true')
    return json({ id: keep(books, session, { text, parent, media: [] }).id })
  const container = beginContainer(books, session, {
    ...{ text, parent, children },
    isChild: form.get('is_carousel_item') === 'true',
    file: hasFile ? { kind, address: address ?? '', alt: form.get('alt_text') ?? '' } : null,
  })
  return json({ id: container.id })
}

function publish(books: Books, session: Session, id: string): Response {
  const container = books.containers[id]
  if (!container || container.account !== session.account || container.unknownFor > 0) {
    if (container) container.unknownFor -= 1
    return unknownMedia(id)
  }
  if (!isFinished(container) || container.isChild) return unknownMedia(id)
  container.state = 'published'
  const { text, parent } = container
  const parts = container.file ? [id] : container.children
  const media = parts.map(part => ({ id: part, alt: books.containers[part]?.file?.alt ?? '' }))
  return json({ id: keep(books, session, { text, parent, media }).id })
}

function keep(books: Books, { account }: Session, given: Pick<Post, 'text' | 'parent' | 'media'>): Post {
  const createdAt = new Date().toISOString()
  const post: Post = { id: nextId(books), network: 'threads', account, createdAt, isAd: false, ...given }
  books.posts.push(post)
  return post
}

function list({ books, query, base }: ApiCall, { account }: Session, areReplies: boolean): Response {
  const since = Number(query.get('since') ?? 0) * 1000
  const limit = Math.min(Number(query.get('limit') ?? 25), 100)
  const from = Number(query.get('after') ?? 0)
  const own = books.posts.filter(
    post =>
      post.network === 'threads' &&
      post.account === account &&
      (post.parent !== null) === areReplies &&
      Date.parse(post.createdAt) >= since,
  )
  const rows = own.toReversed().slice(from, from + limit)
  const after = String(from + rows.length)
  const hasMore = from + rows.length < own.length
  const data = rows.map(post => present(post, base))
  return json({
    data,
    paging: { cursors: { before: String(from), after }, ...(hasMore ? { next: base } : {}) },
  })
}

function show(
  { books, base }: ApiCall,
  { session, id, edge }: { session: Session; id: string; edge: string },
): Response {
  const container = books.containers[id]
  if (container && container.account === session.account) {
    const status = pollContainer(container)
    return json({ id, status, ...(status === 'ERROR' ? { error_message: 'UNKNOWN' } : {}) })
  }
  const post = books.posts.find(each => each.network === 'threads' && each.id === id)
  if (!post) return unknownMedia(id)
  if (edge === '') return json(present(post, base))
  if (!session.scopes.includes('threads_manage_insights'))
    return fail(403, 10, 'Application does not have permission for this action')
  const replies = books.posts.filter(each => each.parent === id).length
  const metric = (name: string, value: number) => ({ name, period: 'lifetime', values: [{ value }] })
  return json({ data: [metric('likes', 0), metric('replies', replies), metric('reposts', 0)] })
}

function present(post: Post, base: string): object {
  return {
    id: post.id,
    text: post.text,
    timestamp: post.createdAt.replace(/\.\d{3}Z$/, '+0000'),
    permalink: `${base}/@${post.account}/post/${post.id}`,
    ...(post.parent === null ? {} : { replied_to: { id: post.parent } }),
  }
}

function wrongText(text: string): Response | null {
  let length = 0
  for (const { segment } of new Intl.Segmenter('en').segment(text))
    length += EMOJI.test(segment) ? Buffer.byteLength(segment) : 1
  if (length > LONGEST)
    return fail(400, 100, 'Param text must be at most 500 characters long.', { subcode: 4_279_001 })
  const links = new Set(text.match(/https?:\/\/[^\s)]+/g))
  return links.size > MOST_LINKS ? fail(400, 100, 'THREADS_API__LINK_LIMIT_EXCEEDED') : null
}

function wrongParent(books: Books, parent: string | null): Response | null {
  const isThere =
    parent === null || books.posts.some(({ network, id }) => network === 'threads' && id === parent)
  return isThere ? null : unknownMedia(parent ?? '')
}

function areChildren(books: Books, ids: readonly string[]): boolean {
  return (
    ids.length >= 2 &&
    ids.length <= MOST_PICTURES &&
    ids.every(id => {
      const container = books.containers[id]
      return container?.isChild === true && isFinished(container)
    })
  )
}

function unknownMedia(id: string): Response {
  return fail(400, 24, 'The requested resource does not exist', {
    subcode: 4_279_009,
    forPeople: `The media with id ${id} cannot be found.`,
  })
}
