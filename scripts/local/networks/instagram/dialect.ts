import { json } from '../../frame/answer.ts'
import { postPage } from '../board.ts'
import { type Books, nextId, type Post, type Session } from '../books.ts'
import { beginContainer, isFinished, pollContainer } from '../containers.ts'
import { type ApiCall, type Dialect, unknownField } from '../dialect.ts'
import { codeOf, fail } from '../meta/fail.ts'
import { lengthen, userNumber } from '../meta/long-tokens.ts'

const HOUR_MS = 3_600_000
const VERSION = /^\/v\d+\.\d(\/.*)$/
const LONGEST = 2200
const MOST_HASHTAGS = 30
const MOST_PICTURES = 10
/** Posts that one account may publish in 24 hours. */
const POSTS_A_DAY = 100
const FIELDS = ['media_type', 'caption', 'image_url', 'video_url', 'alt_text', 'is_carousel_item', 'children']
const MEDIA_FIELDS = ['id', 'caption', 'permalink', 'timestamp', 'like_count', 'comments_count']
const COMMENT_FIELDS = ['id', 'text', 'timestamp', 'like_count', 'username']

/**
 * The Instagram API with Instagram Login. Whoever is called `personal` has an account that apps cannot publish to; `noposts`
 * refuses the permission to.
 */
export const instagramDialect: Dialect = {
  network: 'instagram',
  name: 'Local Instagram',
  door: {
    authorizePath: '/oauth/authorize',
    tokenPath: '/oauth/access_token',
    revokePath: null,
    idName: 'client_id',
    scopes: [
      ...['instagram_business_basic', 'instagram_business_content_publish'],
      'instagram_business_manage_comments',
    ],
    separator: ',',
    hasPkce: false,
    hasBasic: false,
    codeMs: HOUR_MS,
    accessMs: HOUR_MS,
    hasRefresh: false,
    more: session => ({ user_id: Number(userNumber(session)), permissions: permissionsOf(session) }),
  },

  kindOf(call) {
    const [method, path = ''] = call.split(' ')
    if (method === 'POST' && /\/(media|media_publish|comments)$/.test(path)) return 'post'
    return VERSION.test(path) || path.endsWith('access_token') ? 'read' : null
  },

  answer(asked) {
    const { call, path, session, books, query } = asked
    const seen = /^GET \/p\/(\d+)\/?$/.exec(call)?.[1]
    if (seen) return postPage(books, instagramDialect, seen)
    if (!session) return fail(401, 190, 'Error validating access token: Session has expired')
    if (call === 'GET /access_token' || call === 'GET /refresh_access_token')
      return lengthen(session, 'ig', query)
    const [, node = '', edge = ''] = /^\/(me|\d+)(?:\/(\w+))?$/.exec(VERSION.exec(path)?.[1] ?? '') ?? []
    const isOwn = node === 'me' || node === userNumber(session)
    if (asked.request.method === 'POST') return write(asked, session, { node, edge, isOwn })
    if (isOwn) return readAccount(asked, session, edge)
    return readThing(asked, session, { node, edge })
  },

  refuse: (status, message) => fail(status, codeOf(status), message),
}

function permissionsOf({ account, scopes }: Session): readonly string[] {
  return scopes.filter(scope => account !== 'noposts' || scope !== 'instagram_business_content_publish')
}

interface Place {
  readonly node: string
  readonly edge: string
  readonly isOwn: boolean
}

function write({ body, books }: ApiCall, session: Session, { node, edge, isOwn }: Place): Response {
  const form = new URLSearchParams(Buffer.from(body).toString('utf8'))
  if (edge === 'comments') return comment(books, session, { id: node, text: form.get('message') ?? '' })
  if (!session.scopes.includes('instagram_business_content_publish'))
    return fail(403, 10, 'Application does not have permission for this action')
  if (!isOwn) return unknownThing(node)
  if (edge === 'media_publish') return publish(books, session, form.get('creation_id') ?? '')
  if (edge !== 'media') return fail(404, 100, 'Unsupported post request')
  const unknown = unknownField(Object.fromEntries(form), FIELDS)
  if (unknown) return fail(400, 100, `Unknown parameter: ${unknown}`)
  return begin(books, session, form)
}

function begin(books: Books, session: Session, form: URLSearchParams): Response {
  const [type, text] = [form.get('media_type') ?? '', form.get('caption') ?? '']
  if (text.length > LONGEST) return fail(400, 36_004, 'The caption was too long.', { subcode: 2_207_010 })
  if ((text.match(/#\p{L}/gu)?.length ?? 0) > MOST_HASHTAGS)
    return fail(400, 100, 'You may only have 30 hashtags.', { subcode: 2_207_040 })
  const children = form.get('children')?.split(',') ?? []
  if (type === 'CAROUSEL' && !areChildren(books, children))
    return fail(400, 100, 'Param children must be 2 to 10 finished containers')
  if (!['', 'IMAGE', 'REELS', 'CAROUSEL'].includes(type))
    return fail(400, 100, 'Param media_type is not known')
  const kind = type === 'REELS' ? 'video' : 'picture'
  const address = form.get(kind === 'video' ? 'video_url' : 'image_url') ?? ''
  if (type !== 'CAROUSEL' && address === '')
    return fail(400, 100, 'The parameter image_url or video_url is required')
  if (kind === 'video' && form.has('alt_text')) return fail(400, 100, 'alt_text is for images only')
  const container = beginContainer(books, session, {
    ...{ text, parent: null, children },
    isChild: form.get('is_carousel_item') === 'true',
    file: type === 'CAROUSEL' ? null : { kind, address, alt: form.get('alt_text') ?? '' },
  })
  return json({ id: container.id })
}

function publish(books: Books, session: Session, id: string): Response {
  const container = books.containers[id]
  if (!container || container.account !== session.account) return unknownThing(id)
  if (container.unknownFor > 0 || !isFinished(container) || container.isChild) {
    container.unknownFor -= 1
    return fail(400, 9007, 'Media ID is not available', {
      subcode: 2_207_027,
      forPeople: 'The media is not ready for publishing, please wait for a moment',
    })
  }
  if (postsToday(books, session) >= POSTS_A_DAY)
    return fail(403, 9, 'Application request limit reached', { subcode: 2_207_042 })
  container.state = 'published'
  const parts = container.file ? [id] : container.children
  const media = parts.map(part => ({ id: part, alt: books.containers[part]?.file?.alt ?? '' }))
  return json({ id: keep(books, session, { text: container.text, parent: null, media }).id })
}

function comment(books: Books, session: Session, { id, text }: { id: string; text: string }): Response {
  if (!session.scopes.includes('instagram_business_manage_comments'))
    return fail(403, 10, 'Application does not have permission for this action')
  if (!findThing(books, id)) return unknownThing(id)
  return text === ''
    ? fail(400, 100, 'The parameter message is required')
    : json({ id: keep(books, session, { text, parent: id, media: [] }).id })
}

function keep(books: Books, { account }: Session, given: Pick<Post, 'text' | 'parent' | 'media'>): Post {
  const createdAt = new Date().toISOString()
  const post: Post = { id: nextId(books), network: 'instagram', account, createdAt, isAd: false, ...given }
  books.posts.push(post)
  return post
}

function readAccount({ books, query, base }: ApiCall, session: Session, edge: string): Response {
  const { account } = session
  if (edge === '')
    return json({
      ...{ id: nextId(books), user_id: userNumber(session), username: account, name: account },
      account_type: account === 'personal' ? 'PERSONAL' : 'BUSINESS',
    })
  if (edge === 'content_publishing_limit') {
    const config = { quota_total: POSTS_A_DAY, quota_duration: 86_400 }
    return json({ data: [{ quota_usage: postsToday(books, session), config }] })
  }
  if (edge !== 'media') return fail(404, 100, 'Unsupported get request')
  const since = Number(query.get('since') ?? 0) * 1000
  const own = books.posts.filter(
    post =>
      post.network === 'instagram' &&
      post.account === account &&
      post.parent === null &&
      Date.parse(post.createdAt) >= since,
  )
  return page(query, base, own.toReversed(), post => presentPost(books, post, base))
}

function readThing(
  { books, query, base }: ApiCall,
  session: Session,
  { node, edge }: { node: string; edge: string },
): Response {
  const container = books.containers[node]
  if (container && container.account === session.account && container.network === 'instagram') {
    const code = pollContainer(container)
    const status = code === 'ERROR' ? 'Error: Media upload has failed with error code 2207052' : code
    return json({ id: node, status_code: code, status })
  }
  const post = findThing(books, node)
  if (!post) return unknownThing(node)
  if (edge === 'comments') {
    const below = books.posts.filter(each => each.network === 'instagram' && each.parent === node)
    return page(query, base, below, presentComment)
  }
  const isComment = post.parent !== null
  const wrong = (query.get('fields') ?? 'id')
    .split(',')
    .find(field => !(isComment ? COMMENT_FIELDS : MEDIA_FIELDS).includes(field))
  if (wrong) return fail(400, 100, `(#100) Tried accessing nonexisting field (${wrong})`)
  return json(isComment ? presentComment(post) : presentPost(books, post, base))
}

function page(
  query: URLSearchParams,
  base: string,
  rows: readonly Post[],
  present: (post: Post) => object,
): Response {
  const limit = Math.min(Number(query.get('limit') ?? 25), 100)
  const from = Number(query.get('after') ?? 0)
  const shown = rows.slice(from, from + limit)
  const after = String(from + shown.length)
  const next = from + shown.length < rows.length ? { next: base } : {}
  return json({ data: shown.map(present), paging: { cursors: { before: String(from), after }, ...next } })
}

function presentPost(books: Books, post: Post, base: string): object {
  return {
    id: post.id,
    ...(post.text === '' ? {} : { caption: post.text }),
    timestamp: post.createdAt.replace(/\.\d{3}Z$/, '+0000'),
    permalink: `${base}/p/${post.id}/`,
    like_count: 0,
    comments_count: books.posts.filter(({ parent }) => parent === post.id).length,
  }
}

function presentComment({ id, text, account, createdAt }: Post): object {
  return {
    ...{ id, text, username: account, like_count: 0 },
    timestamp: createdAt.replace(/\.\d{3}Z$/, '+0000'),
  }
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

function postsToday(books: Books, { account }: Session): number {
  const since = Date.now() - 24 * HOUR_MS
  return books.posts.filter(
    post =>
      post.network === 'instagram' &&
      post.account === account &&
      post.parent === null &&
      Date.parse(post.createdAt) >= since,
  ).length
}

function findThing(books: Books, id: string): Post | undefined {
  return books.posts.find(post => post.network === 'instagram' && post.id === id)
}

function unknownThing(id: string): Response {
  return fail(400, 100, `Unsupported request. Object with ID '${id}' does not exist`, { subcode: 33 })
}
