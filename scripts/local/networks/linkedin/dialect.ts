import { json } from '../../frame/answer.ts'
import { postPage } from '../board.ts'
import { type Books, type MediaFile, newToken, nextId, type Session } from '../books.ts'
import { type ApiCall, type Dialect, readObject, unknownField } from '../dialect.ts'
import { isPostable } from '../video.ts'
import { readLittleText } from './read-little-text.ts'
import { memberOf, refuse } from './refuse.ts'
import { showVideo, takePart, takeVideo } from './video.ts'

const DAY_MS = 86_400_000
/** The oldest version that is still answered. */
const OLDEST = '202512'
const LONGEST = 3000
/** The address of a part is permission enough, as a store's signed addresses are. */
const PART = /^PUT \/dms-uploads\/([^/]+)\/(\d+)$/
const VIDEO = /^GET \/rest\/videos\/([^/]+)$/
const COMMENTS = /^\/rest\/socialActions\/([^/]+)\/comments$/

/** LinkedIn's Posts, Images and Comments APIs, for members. */
export const linkedinDialect: Dialect = {
  network: 'linkedin',
  name: 'Local LinkedIn',
  door: {
    authorizePath: '/oauth/v2/authorization',
    tokenPath: '/oauth/v2/accessToken',
    revokePath: '/oauth/v2/revoke',
    idName: 'client_id',
    scopes: ['openid', 'profile', 'email', 'w_member_social'],
    separator: ' ',
    hasPkce: false,
    hasBasic: false,
    codeMs: 30 * 60_000,
    accessMs: 60 * DAY_MS,
    hasRefresh: false,
  },

  kindOf(call) {
    if (call === 'POST /rest/posts' || call.endsWith('/comments')) return 'post'
    if (/^(POST \/rest\/(images|videos)$|PUT \/dms-uploads\/|GET \/rest\/videos\/)/.test(call))
      return 'upload'
    return call === 'GET /v2/userinfo' ? 'read' : null
  },

  answer(asked) {
    const { call, path, session, books } = asked
    const seen = /^GET \/feed\/update\/([^/]+)\/$/.exec(call)?.[1]
    if (seen) return postPage(books, linkedinDialect, decodeURIComponent(seen))
    const part = PART.exec(call)
    if (part) return takePart(asked, decodeURIComponent(part[1] ?? ''), Number(part[2]))
    if (!session) return refuse(401, 'The token used in the request has expired')
    if (call === 'GET /v2/userinfo')
      return json({
        sub: memberOf(session),
        name: nameOf(session.account),
        given_name: nameOf(session.account),
        locale: { country: 'GB', language: 'en' },
      })
    if (call.startsWith('PUT /dms-uploads/')) return takeFile(asked, path.slice('/dms-uploads/'.length))
    if (!path.startsWith('/rest/')) return refuse(404, 'No virtual resource found')
    const old = wrongHeaders(asked.request.headers)
    if (old) return old
    if (!session.scopes.includes('w_member_social'))
      return refuse(403, 'Not enough permissions to access: posts.CREATE', 'ACCESS_DENIED')
    const video = VIDEO.exec(call)?.[1]
    if (video) return showVideo(books, session, decodeURIComponent(video))
    const body = readObject(asked.body)
    if (!body) return refuse(400, 'Invalid JSON')
    if (call === 'POST /rest/videos') return takeVideo(asked, session, body)
    if (call === 'POST /rest/posts') return takePost(books, session, body)
    if (call === 'POST /rest/images') return beginUpload(asked, session, body)
    const object = COMMENTS.exec(path)?.[1]
    if (object) return takeComment(books, session, decodeURIComponent(object), body)
    return refuse(404, 'No virtual resource found')
  },

  refuse: (status, message) => refuse(status, message),
}

function wrongHeaders(headers: Headers): Response | null {
  const version = headers.get('Linkedin-Version') ?? ''
  if (!/^\d{6}$/.test(version))
    return refuse(
      400,
      'A version must be present. Please specify a version by adding the LinkedIn-Version header.',
      'VERSION_MISSING',
    )
  if (version < OLDEST)
    return refuse(426, `Requested version ${version} is not active`, 'NONEXISTENT_VERSION')
  return headers.get('X-Restli-Protocol-Version') === '2.0.0'
    ? null
    : refuse(400, 'Invalid query parameters passed to request')
}

const POST_FIELDS = [
  ...['author', 'commentary', 'visibility', 'distribution', 'content', 'lifecycleState'],
  'isReshareDisabledByAuthor',
]

const NO_FILE: MediaFile = { network: 'linkedin', account: '', mime: '', bytes: '' }

function takePost(books: Books, session: Session, body: Record<string, unknown>): Response {
  const unknown = unknownField(body, POST_FIELDS)
  if (unknown) return refuse(422, `ERROR :: /${unknown} :: unrecognized field found but not allowed`)
  const { author, commentary, visibility, lifecycleState } = body
  if (author !== `urn:li:person:${memberOf(session)}`)
    return refuse(
      403,
      'Field Value validation failed in REQUEST_BODY: Data Processing Exception',
      'ACCESS_DENIED',
    )
  if (typeof commentary !== 'string' || visibility !== 'PUBLIC' || lifecycleState !== 'PUBLISHED')
    return refuse(422, 'ERROR :: /commentary :: field is required but not found')
  const text = readLittleText(commentary)
  if (Array.from(text).length > LONGEST) return refuseInput('The text is too long', 'FIELD_LENGTH_TOO_LONG')
  const media = mediaOf(body.content)
  const missing = media.find(({ id }) => !isPostable(books.media[id] ?? NO_FILE))
  if (missing) return refuse(400, `Media asset error: ${missing.id} is not available`)
  const before = books.posts.find(
    post =>
      post.network === 'linkedin' &&
      post.account === session.account &&
      post.parent === null &&
      post.text === text,
  )
  if (before) return refuseInput(`Content is a duplicate of ${before.id}`, 'DUPLICATE_POST')
  const id = `urn:li:share:${nextId(books)}`
  const createdAt = new Date().toISOString()
  const { account } = session
  books.posts.push({ id, network: 'linkedin', account, text, createdAt, parent: null, media, isAd: false })
  return new Response(null, { status: 201, headers: { 'x-restli-id': id } })
}

function takeComment(
  books: Books,
  session: Session,
  object: string,
  body: Record<string, unknown>,
): Response {
  const { actor, message } = body
  const unknown = unknownField(body, ['actor', 'object', 'message'])
  if (unknown || body.object !== object || actor !== `urn:li:person:${memberOf(session)}`)
    return refuse(400, 'The comment is not as it must be')
  if (!books.posts.some(({ id }) => id === object)) return refuse(404, 'The post does not exist')
  const text = typeof message === 'object' && message !== null && 'text' in message ? message.text : null
  if (typeof text !== 'string' || text === '') return refuse(400, 'A comment needs a text')
  const id = nextId(books)
  const { account } = session
  const createdAt = new Date().toISOString()
  books.posts.push({
    id,
    network: 'linkedin',
    account,
    text,
    createdAt,
    parent: object,
    media: [],
    isAd: false,
  })
  return json({ id, object, actor, message: { text }, commentUrn: `urn:li:comment:(${object},${id})` }, 201, {
    'x-restli-id': id,
  })
}

function beginUpload(
  { query, books, base }: ApiCall,
  session: Session,
  body: Record<string, unknown>,
): Response {
  const asked = body.initializeUploadRequest
  const owner = typeof asked === 'object' && asked !== null && 'owner' in asked ? asked.owner : null
  if (query.get('action') !== 'initializeUpload' || owner !== `urn:li:person:${memberOf(session)}`)
    return refuse(400, 'The upload cannot be begun')
  const image = `urn:li:image:${newToken()}`
  books.media[image] = { network: 'linkedin', account: session.account, mime: '', bytes: '' }
  const uploadUrl = `${base}/dms-uploads/${encodeURIComponent(image)}`
  return json({ value: { uploadUrlExpiresAt: Date.now() + DAY_MS, uploadUrl, image } })
}

function takeFile({ request, books, body }: ApiCall, name: string): Response {
  const file = books.media[decodeURIComponent(name)]
  if (!file) return refuse(404, 'There is no such upload')
  file.mime = request.headers.get('Content-Type') ?? 'application/octet-stream'
  file.bytes = Buffer.from(body).toString('base64')
  return new Response(null, { status: 201 })
}

function mediaOf(content: unknown): { id: string; alt: string }[] {
  if (typeof content !== 'object' || content === null) return []
  const { media, multiImage } = content as { media?: unknown; multiImage?: { images?: unknown[] } }
  return [media, ...(multiImage?.images ?? [])].flatMap(one => {
    if (typeof one !== 'object' || one === null) return []
    const { id, altText } = one as { id?: unknown; altText?: unknown }
    return [{ id: String(id), alt: typeof altText === 'string' ? altText : '' }]
  })
}

function nameOf(account: string): string {
  return `${account.slice(0, 1).toUpperCase()}${account.slice(1)}`
}

function refuseInput(message: string, code: string): Response {
  const errorDetails = { inputErrors: [{ description: message, input: {}, code }] }
  return json(
    { errorDetailType: 'com.linkedin.common.error.BadRequest', message, errorDetails, status: 422 },
    422,
  )
}
