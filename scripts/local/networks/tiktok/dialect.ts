import { postPage } from '../board.ts'
import { type Books, nextId, type Post, type Publish, type Session } from '../books.ts'
import { type ApiCall, type Dialect, readObject, unknownField } from '../dialect.ts'
import { joinParts, newVideo } from '../video.ts'
import { agree, refuse } from './refuse.ts'

const DAY_MS = 86_400_000
const PART = { least: 5_000_000, most: 64_000_000, last: 128_000_000 }
const MOST_PICTURES = 35
const INITS_A_MINUTE = 6
const PRIVACY = ['PUBLIC_TO_EVERYONE', 'MUTUAL_FOLLOW_FRIENDS', 'SELF_ONLY']
const POST_FIELDS = ['privacy_level', 'disable_comment', 'brand_content_toggle', 'brand_organic_toggle']
const VIDEO_FIELDS = [...POST_FIELDS, 'title', 'disable_duet', 'disable_stitch']
const PHOTO_FIELDS = [...POST_FIELDS, 'title', 'description', 'auto_add_music']
const inits = new Map<string, number[]>()

/**
 * TikTok's Content Posting API. Whoever is called `unaudited` allows an app that TikTok has not looked at; `unverified`
 * has pictures at an address that nobody verified; `private` may only choose to show posts to nobody else; `silent` takes no comments.
 */
export const tiktokDialect: Dialect = {
  network: 'tiktok',
  name: 'Local TikTok',
  door: {
    authorizePath: '/v2/auth/authorize/',
    tokenPath: '/v2/oauth/token/',
    revokePath: '/v2/oauth/revoke/',
    idName: 'client_key',
    scopes: ['user.info.basic', 'video.publish', 'video.list'],
    separator: ',',
    hasPkce: false,
    hasBasic: false,
    codeMs: 600_000,
    accessMs: DAY_MS,
    hasRefresh: true,
    more: ({ account }) => ({ open_id: openId(account), refresh_expires_in: (365 * DAY_MS) / 1000 }),
  },

  kindOf(call) {
    if (/^POST \/v2\/post\/publish\/(video|content)\/init\/$/.test(call)) return 'post'
    if (call.startsWith('PUT /upload/')) return 'upload'
    return /^(GET|POST) \/v2\/(user|video|post)\//.test(call) ? 'read' : null
  },

  answer(asked) {
    const { call, session, books, path } = asked
    const seen = /^GET \/@\w+\/(?:video|photo)\/(\d+)$/.exec(call)?.[1]
    if (seen) return postPage(books, tiktokDialect, seen)
    // Its address is the permission to bring a video.
    if (call.startsWith('PUT /upload/')) return takePart(asked)
    if (!session) return refuse(401, 'The access token is invalid or not found in the request.')
    const { account } = session
    if (call === 'GET /v2/user/info/')
      return agree({ user: { open_id: openId(account), display_name: account } })
    if (call === 'POST /v2/video/query/') return queryVideos(asked, session)
    if (!path.startsWith('/v2/post/publish/')) return refuse(404, 'Not found')
    if (!session.scopes.includes('video.publish'))
      return refuse(401, 'The scope is not authorized.', 'scope_not_authorized')
    if (call === 'POST /v2/post/publish/creator_info/query/')
      return agree({
        creator_username: account,
        creator_nickname: account,
        privacy_level_options: optionsOf(account),
        ...{ comment_disabled: account === 'silent', duet_disabled: true, stitch_disabled: false },
        max_video_post_duration_sec: 300,
      })
    if (call === 'POST /v2/post/publish/status/fetch/') return status(asked, session)
    if (tiktokDialect.kindOf(call) === 'post') return begin(asked, session)
    return refuse(404, 'Not found')
  },

  refuse: (status, message) => refuse(status, message),
}

function optionsOf(account: string): readonly string[] {
  return account === 'private' ? ['SELF_ONLY'] : PRIVACY
}

function begin({ call, body, books, base }: ApiCall, session: Session): Response {
  const { account } = session
  const since = Date.now() - 60_000
  const recent = (inits.get(session.access) ?? []).filter(at => at > since)
  if (recent.length >= INITS_A_MINUTE) return refuse(429, 'You have exceeded the API rate limit.')
  inits.set(session.access, [...recent, Date.now()])
  const isVideo = call.includes('/video/')
  const given = readObject(body) ?? {}
  const post = (given.post_info ?? {}) as Record<string, unknown>
  const source = (given.source_info ?? {}) as Record<string, unknown>
  const unknown =
    unknownField(given, ['post_info', 'source_info', ...(isVideo ? [] : ['media_type', 'post_mode'])]) ??
    unknownField(post, isVideo ? VIDEO_FIELDS : PHOTO_FIELDS)
  if (unknown) return refuse(400, `The field ${unknown} is not known`)
  const [privacy, text] = [post.privacy_level, (isVideo ? post.title : post.description) ?? '']
  if (typeof text !== 'string' || text.length > (isVideo ? 2200 : 4000))
    return refuse(400, 'The text is too long')
  if (typeof privacy !== 'string' || !optionsOf(account).includes(privacy))
    return refuse(
      400,
      'privacy_level is not among the creator’s privacy_level_options',
      'privacy_level_option_mismatch',
    )
  if (account === 'silent' && post.disable_comment !== true) return refuse(400, 'Comments are turned off')
  const isAd = post.brand_content_toggle === true
  if (isAd && privacy === 'SELF_ONLY') return refuse(400, 'Branded content cannot be private')
  if (account === 'unaudited' && privacy !== 'SELF_ONLY')
    return refuse(
      403,
      'Please review our integration guidelines',
      'unaudited_client_can_only_post_to_private_accounts',
    )
  const about = { account, text, privacy, isAd, failure: '', polls: 0, postId: null }
  const id = `${isVideo ? 'v_pub_file' : 'p_pub_url'}~v2-1.${nextId(books)}`
  if (!isVideo) {
    const pictures = source.photo_images
    const areAddresses =
      Array.isArray(pictures) && pictures.length > 0 && pictures.every(each => typeof each === 'string')
    if (!areAddresses || pictures.length > MOST_PICTURES || source.source !== 'PULL_FROM_URL')
      return refuse(400, 'The pictures are not as they must be')
    if (account === 'unverified')
      return refuse(403, 'Please review our URL ownership verification rules', 'url_ownership_unverified')
    const mediaIds = pictures.map(() => nextId(books))
    const publish: Publish = { ...about, mediaIds, partBytes: null, state: 'bringing' }
    books.publishes[id] = publish
    void pull(books, publish, pictures)
    return agree({ publish_id: id })
  }
  const { video_size: size, chunk_size: partBytes, total_chunk_count: count } = source
  if (typeof size !== 'number' || typeof partBytes !== 'number' || typeof count !== 'number')
    return refuse(400, 'The video is not as it must be')
  const isOne = count === 1 && partBytes === size && size <= PART.most
  const isCut = partBytes >= PART.least && partBytes <= PART.most && count === Math.floor(size / partBytes)
  if (size < 1 || !(isOne || isCut)) return refuse(400, 'The total chunk count is invalid')
  const mediaId = nextId(books)
  books.media[mediaId] = { network: 'tiktok', account, mime: 'video/mp4', bytes: '', video: newVideo(size) }
  books.publishes[id] = { ...about, mediaIds: [mediaId], partBytes, state: 'bringing' }
  return agree({ publish_id: id, upload_url: `${base}/upload/${encodeURIComponent(id)}` })
}

/** Takes a part of a video; with the last one it is published. */
function takePart({ request, path, body, books }: ApiCall): Response {
  const publish = books.publishes[decodeURIComponent(path.slice('/upload/'.length))]
  const file = books.media[publish?.mediaIds[0] ?? '']
  if (!publish?.partBytes || !file?.video) return new Response(null, { status: 404 })
  if (publish.state !== 'bringing') return new Response(null, { status: 403 })
  const range = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(request.headers.get('Content-Range') ?? '')
  const [from, to, all] = (range ?? []).slice(1).map(Number)
  const isRight = from !== undefined && to === from + body.length - 1 && all === file.video.total
  const isLast = to === file.video.total - 1
  const isPart = isLast ? body.length <= PART.last : body.length === publish.partBytes
  if (!isRight || !isPart || from % publish.partBytes !== 0) return new Response(null, { status: 416 })
  file.video.parts[from] = Buffer.from(body).toString('base64')
  if (!isLast) return new Response(null, { status: 206 })
  if (!joinParts(file)) return new Response(null, { status: 416 })
  const isFilm = Buffer.from(file.bytes.slice(0, 16), 'base64').toString('latin1').slice(4, 8) === 'ftyp'
  // It may still be taken back.
  publish.state = isFilm ? 'working' : 'failed'
  publish.failure = isFilm ? '' : 'file_format_check_failed'
  if (isFilm) keep(books, publish)
  return new Response(null, { status: 201 })
}

async function pull(books: Books, publish: Publish, addresses: readonly string[]): Promise<void> {
  try {
    for (const [place, address] of addresses.entries()) {
      const answer = await fetch(address, { signal: AbortSignal.timeout(5000) })
      const mime = answer.headers.get('Content-Type') ?? ''
      if (!answer.ok || !/^image\/(jpeg|webp)$/.test(mime)) throw new Error('no picture')
      const bytes = Buffer.from(await answer.arrayBuffer()).toString('base64')
      books.media[publish.mediaIds[place] ?? ''] = {
        ...{ network: 'tiktok', account: publish.account, mime, bytes },
      }
    }
    publish.state = 'working'
    keep(books, publish)
  } catch {
    publish.state = 'failed'
    publish.failure = 'photo_pull_failed'
  }
}

/** It is published whether or not anybody asks what became of it. */
function keep(books: Books, publish: Publish): void {
  const { account, text, privacy, isAd, mediaIds } = publish
  const post: Post = {
    ...{ id: nextId(books), network: 'tiktok', account, text, privacy, isAd, parent: null },
    createdAt: new Date().toISOString(),
    media: mediaIds.map(id => ({ id, alt: '' })),
  }
  books.posts.push(post)
  publish.postId = post.id
}

function status({ body, books }: ApiCall, session: Session): Response {
  const { publish_id: id } = readObject(body) ?? {}
  const publish = typeof id === 'string' ? books.publishes[id] : undefined
  if (!publish || publish.account !== session.account)
    return refuse(400, 'The publish_id is not known', 'invalid_publish_id')
  if (publish.state === 'failed') return agree({ status: 'FAILED', fail_reason: publish.failure })
  const isVideo = publish.partBytes !== null
  if (publish.state === 'bringing')
    return agree({ status: isVideo ? 'PROCESSING_UPLOAD' : 'PROCESSING_DOWNLOAD' })
  publish.polls += 1
  if (publish.polls < 2) return agree({ status: 'PROCESSING_DOWNLOAD' })
  publish.state = 'published'
  const isPublic = publish.privacy === 'PUBLIC_TO_EVERYONE'
  return agree({
    status: 'PUBLISH_COMPLETE',
    ...(isPublic ? { publicaly_available_post_id: [Number(publish.postId)] } : {}),
  })
}

function queryVideos({ body, books, base }: ApiCall, session: Session): Response {
  if (!session.scopes.includes('video.list'))
    return refuse(401, 'The scope is not authorized.', 'scope_not_authorized')
  const { filters } = (readObject(body) ?? {}) as { filters?: { video_ids?: readonly string[] } }
  const videos = books.posts
    .filter(
      post =>
        post.network === 'tiktok' &&
        post.account === session.account &&
        filters?.video_ids?.includes(post.id),
    )
    .map(({ id, text, account }) => ({
      ...{ id, title: text, video_description: text, share_url: `${base}/@${account}/video/${id}` },
      ...{ like_count: 0, comment_count: 0, share_count: 0 },
    }))
  return agree({ videos, cursor: 0, has_more: false })
}

function openId(account: string): string {
  return `-000${Buffer.from(account).toString('hex')}`
}
