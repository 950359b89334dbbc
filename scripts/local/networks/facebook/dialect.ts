import { json } from '../../frame/answer.ts'
import { postPage } from '../board.ts'
import { type Books, LOCAL_CLIENT, newToken, nextId, type Post, type Session } from '../books.ts'
import { beginContainer, pollContainer } from '../containers.ts'
import { type ApiCall, type Dialect, unknownField } from '../dialect.ts'
import { codeOf, fail } from '../meta/fail.ts'

const HOUR_MS = 3_600_000
const LONG_MS = 60 * 24 * HOUR_MS
const FOREVER_MS = 100 * 365 * 24 * HOUR_MS
const VERSION = /^\/v\d+\.\d(\/.*)$/
const FEED_FIELD = /^(message|attached_media\[\d\])$/

/**
 * Facebook's Pages API. Everybody has two pages, except who has none: `nopage`. Whoever is called `noposts` refuses the
 * permission to publish.
 */
export const facebookDialect: Dialect = {
  network: 'facebook',
  name: 'Local Facebook',
  door: {
    authorizePath: '/v23.0/dialog/oauth',
    tokenPath: '/v23.0/oauth/access_token',
    revokePath: null,
    idName: 'client_id',
    scopes: ['pages_show_list', 'pages_manage_posts', 'pages_read_engagement', 'pages_manage_engagement'],
    separator: ',',
    hasPkce: false,
    hasBasic: false,
    codeMs: HOUR_MS,
    accessMs: HOUR_MS,
    hasRefresh: false,
    trade: exchange,
  },

  kindOf(call) {
    const [method, path = ''] = call.split(' ')
    if (method === 'POST' && path.endsWith('/photos')) return 'upload'
    if (method === 'POST' && VERSION.test(path)) return 'post'
    return VERSION.test(path) && !path.endsWith('/dialog/oauth') ? 'read' : null
  },

  async answer(asked) {
    const { call, path, session, books } = asked
    const seen = /^GET \/posts\/(\d+(?:_\d+)?)$/.exec(call)?.[1]
    if (seen) return postPage(books, facebookDialect, seen)
    if (!session) return fail(401, 190, 'Error validating access token: Session has expired')
    const below = VERSION.exec(path)?.[1] ?? ''
    if (call.endsWith('/me/accounts')) return listPages(books, session)
    if (call.endsWith('/me/permissions')) return listPermissions(session)
    const [, node = '', edge = ''] = /^\/([\d_]+)(\/[a-z]+)?$/.exec(below) ?? []
    if (asked.request.method === 'GET') return read(asked, node, edge)
    if (!session.scopes.includes('pages_manage_posts'))
      return fail(403, 200, '(#200) The permission pages_manage_posts is not granted')
    if (edge === '/comments') return comment(asked, session, node)
    if (node !== pageId(session.account))
      return fail(403, 200, '(#200) Unpublished posts must be posted to a page as the page itself.')
    if (edge === '/photos') return takePhoto(asked, session)
    if (edge === '/videos') return takeVideo(asked, session)
    return edge === '/feed' ? takePost(asked, session) : fail(400, 100, 'Unsupported post request.')
  },

  refuse: (status, message) => fail(status, codeOf(status), message),
}

/** A token of 60 days for one of an hour. */
function exchange(books: Books, form: URLSearchParams): Response | null {
  if (form.get('grant_type') !== 'fb_exchange_token') return null
  const token = form.get('fb_exchange_token')
  const session = books.sessions.find(({ network, access }) => network === 'facebook' && access === token)
  if (!session || form.get('client_secret') !== LOCAL_CLIENT.secret)
    return fail(400, 190, 'Invalid OAuth access token.')
  session.access = newToken()
  session.accessExpiresAt = Date.now() + LONG_MS
  return json({ access_token: session.access, token_type: 'bearer', expires_in: LONG_MS / 1000 })
}

function listPermissions({ account, scopes }: Session): Response {
  const isRefused = (permission: string) => account === 'noposts' && permission === 'pages_manage_posts'
  const data = scopes.map(permission => ({
    permission,
    status: isRefused(permission) ? 'declined' : 'granted',
  }))
  return json({ data })
}

/** Each page with a token of its own, which has no end. */
function listPages(books: Books, { account, scopes, accessExpiresAt }: Session): Response {
  // Tokens of pages end with the person's own where that is a short one.
  const ends = accessExpiresAt - Date.now() > HOUR_MS ? Date.now() + FOREVER_MS : accessExpiresAt
  const names = account === 'nopage' ? [] : [`${account} Bakery`, `${account} Books`]
  const data = names.map(name => {
    const page: Session = {
      ...{ network: 'facebook', account: name, scopes, access: newToken(), accessExpiresAt: ends },
      ...{ refresh: null, replaced: [] },
    }
    books.sessions.push(page)
    const tasks = ['ADVERTISE', 'ANALYZE', 'CREATE_CONTENT', 'MESSAGING', 'MODERATE', 'MANAGE']
    return { id: pageId(name), name, access_token: page.access, tasks }
  })
  return json({ data })
}

async function takePhoto({ request, body, books }: ApiCall, { account }: Session): Promise<Response> {
  const type = request.headers.get('Content-Type') ?? ''
  const form = await new Response(Buffer.from(body), { headers: { 'Content-Type': type } }).formData()
  const file = form.get('source')
  if (!(file instanceof File) || !/^image\/(jpeg|png)$/.test(file.type))
    return fail(400, 324, '(#324) Requires upload file')
  if (form.get('published') !== 'false') return fail(400, 100, 'Only unpublished photos are taken here')
  const id = nextId(books)
  const bytes = Buffer.from(await file.arrayBuffer()).toString('base64')
  books.media[id] = { network: 'facebook', account, mime: file.type, bytes }
  books.descriptions[id] = String(form.get('alt_text_custom') ?? '')
  return json({ id })
}

/** Publishes a video; it is fetched and worked on afterwards. */
function takeVideo({ body, books }: ApiCall, session: Session): Response {
  const form = new URLSearchParams(Buffer.from(body).toString('utf8'))
  const unknown = unknownField(Object.fromEntries(form), ['file_url', 'description'])
  if (unknown) return fail(400, 100, `Unknown parameter: ${unknown}`)
  const [address, text] = [form.get('file_url') ?? '', form.get('description') ?? '']
  if (!/^https?:/.test(address)) return fail(400, 389, '(#389) Unable to fetch video file from URL.')
  const { id } = beginContainer(books, session, {
    ...{ text, parent: null, children: [], isChild: false },
    file: { kind: 'video', address, alt: '' },
  })
  return json({ id: keep(books, session, { id, text, media: [{ id, alt: '' }], parent: null }).id })
}

function takePost({ body, books }: ApiCall, session: Session): Response {
  const form = new URLSearchParams(Buffer.from(body).toString('utf8'))
  const unknown = [...form.keys()].find(name => !FEED_FIELD.test(name))
  if (unknown) return fail(400, 100, `Unknown parameter: ${unknown}`)
  const media = [...form].flatMap(([name, value]) => {
    if (!name.startsWith('attached_media')) return []
    const { media_fbid: id } = JSON.parse(value) as { media_fbid: string }
    return [{ id, alt: books.descriptions[id] ?? '' }]
  })
  if (media.some(({ id }) => books.media[id]?.account !== session.account))
    return fail(400, 100, '(#100) Invalid parameter: a photo is not there')
  const text = form.get('message') ?? ''
  if (text === '' && media.length === 0) return fail(400, 100, '(#100) The post is empty')
  if (books.posts.some(post => isSame(post, { account: session.account, text, media })))
    return fail(400, 506, '(#506) Duplicate status message')
  const id = `${pageId(session.account)}_${nextId(books)}`
  return json({ id: keep(books, session, { id, text, media, parent: null }).id })
}

/** Facebook takes the same words twice only with something else below them. */
function isSame(post: Post, { account, text, media }: Pick<Post, 'account' | 'text' | 'media'>): boolean {
  const hasNothingElse = media.length === 0 && post.media.length === 0 && post.parent === null
  return post.network === 'facebook' && post.account === account && hasNothingElse && post.text === text
}

function comment({ body, books }: ApiCall, session: Session, parent: string): Response {
  const form = new URLSearchParams(Buffer.from(body).toString('utf8'))
  const unknown = unknownField(Object.fromEntries(form), ['message'])
  if (unknown) return fail(400, 100, `Unknown parameter: ${unknown}`)
  if (!books.posts.some(post => post.network === 'facebook' && post.id === parent)) return gone(parent)
  const id = `${parent.split('_')[1] ?? parent}_${nextId(books)}`
  const text = form.get('message') ?? ''
  return json({ id: keep(books, session, { id, text, media: [], parent }).id })
}

function keep(
  books: Books,
  { account }: Session,
  given: Pick<Post, 'id' | 'text' | 'parent' | 'media'>,
): Post {
  const createdAt = new Date().toISOString()
  const post: Post = { network: 'facebook', account, createdAt, isAd: false, ...given }
  books.posts.push(post)
  return post
}

function read({ books, base, query }: ApiCall, node: string, edge: string): Response {
  const own = books.posts.filter(({ network }) => network === 'facebook')
  if (edge === '') {
    const post = own.find(({ id }) => id === node)
    if (!post) return gone(node)
    if (post.parent !== null && query.get('fields')?.split(',').includes('shares'))
      return fail(400, 100, '(#100) Tried accessing nonexisting field (shares) on node type (Comment)')
    if (isVideo(post)) return json(presentVideo(books, post, base))
    const replies = own.filter(({ parent }) => parent === node).length
    const none = { data: [], summary: { total_count: 0 } }
    return json({
      ...present(post, base),
      reactions: none,
      comments: { data: [], summary: { order: 'ranked', total_count: replies } },
    })
  }
  const rows = own.filter(post =>
    edge === '/comments'
      ? post.parent === node
      : post.parent === null && pageId(post.account) === node && isVideo(post) === (edge === '/videos'),
  )
  const since = Number(query.get('since') ?? 0) * 1000
  const from = Number(query.get('after') ?? 0)
  const seen = rows.filter(post => Date.parse(post.createdAt) >= since).toReversed()
  const page = seen.slice(from, from + Number(query.get('limit') ?? 25))
  const after = String(from + page.length)
  const next = from + page.length < seen.length ? { next: base } : {}
  const data = page.map(post => (isVideo(post) ? presentVideo(books, post, base) : present(post, base)))
  return json({ data, paging: { cursors: { before: String(from), after }, ...next } })
}

function present({ id, account, text, createdAt }: Post, base: string): object {
  const created_time = createdAt.replace(/\.\d{3}Z$/, '+0000')
  const from = { id: pageId(account), name: account }
  return { id, from, message: text, created_time, permalink_url: `${base}/posts/${id}` }
}

/** Videos have numbers of one part. */
function isVideo({ id }: Post): boolean {
  return !id.includes('_')
}

const VIDEO_STATUS = { IN_PROGRESS: 'processing', FINISHED: 'ready', PUBLISHED: 'ready', ERROR: 'error' }

function presentVideo(books: Books, { id, text, createdAt }: Post, base: string): object {
  const container = books.containers[id]
  const replies = books.posts.filter(({ parent }) => parent === id).length
  return {
    ...{ id, description: text, created_time: createdAt.replace(/\.\d{3}Z$/, '+0000') },
    permalink_url: `${new URL(base).pathname}/posts/${id}`,
    status: { video_status: container ? VIDEO_STATUS[pollContainer(container)] : 'error' },
    likes: { data: [], summary: { total_count: 0 } },
    comments: { data: [], summary: { total_count: replies } },
  }
}

/** A number that follows from the name. */
function pageId(name: string): string {
  let number = 1
  for (const character of name) number = (number * 31 + (character.codePointAt(0) ?? 0)) % 1_000_000_007
  return String(100_000_000_000 + number)
}

function gone(id: string): Response {
  const words = `Unsupported get request. Object with ID '${id}' does not exist, cannot be loaded due to missing permissions, or does not support this operation`
  return fail(400, 100, words, { subcode: 33 })
}
