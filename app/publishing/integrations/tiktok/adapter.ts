import { setTimeout as pause } from 'node:timers/promises'
import * as v from 'valibot'
import type { OAuthNetworkConfig } from '#app/config.server.ts'
import {
  CALL_MS,
  type ConnectedAccount,
  type FindAnswer,
  type FrozenMedia,
  type FrozenPost,
  type NetworkAdapter,
  type NetworkLimits,
  type PrepareAnswer,
  type ReadAnswer,
  type SendAnswer,
} from '#app/publishing/integrations/network.ts'
import {
  type AccountAnswer,
  callAsAccount,
  type Unsent,
} from '#app/publishing/integrations/oauth/call-as-account.ts'
import { callNetwork } from '#app/publishing/integrations/oauth/call-network.ts'
import { pauseOf, readRefusal, readUnseen } from '#app/publishing/integrations/oauth/read-refusal.ts'
import { TIKTOK_DOOR } from './door.ts'
import { cutVideo, rangeOf } from './parts.ts'
import { codeOf, failureText, NO_PRIVACY, PRIVACY_GONE, PRIVATE_AD, say } from './say.ts'

/** Milliseconds after which no further part is begun in one call: what is there is stored first. */
const UPLOADS_MS = 10_000
/** Milliseconds for which a send waits until TikTok says what became of the post. */
const SETTLING_MS = 20_000
/** Milliseconds before TikTok is asked again: twice as long each time, up to the longest. */
const PAUSE_MS = { first: 200, longest: 3000 }
const LIMITS: NetworkLimits = {
  maxCharacters: 2200,
  charactersPerUrl: null,
  pictures: { count: 35, bytes: 20_000_000, altCharacters: 0 },
}

const publishId = v.pipe(v.string(), v.regex(/^[\w.~-]{1,64}$/))
const postId = v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.regex(/^\d{1,20}$/))
const creatorSchema = v.object({
  data: v.object({
    privacy_level_options: v.array(v.string()),
    comment_disabled: v.optional(v.boolean(), false),
    duet_disabled: v.optional(v.boolean(), false),
    stitch_disabled: v.optional(v.boolean(), false),
    max_video_post_duration_sec: v.optional(v.number()),
  }),
})
type Creator = v.InferOutput<typeof creatorSchema>['data']
const begunSchema = v.object({ data: v.object({ publish_id: publishId }) })
const uploadSchema = v.object({ data: v.object({ publish_id: publishId, upload_url: v.string() }) })
const preparedSchema = v.object({
  publishId,
  uploadUrl: v.string(),
  /** How many parts are there. */
  parts: v.pipe(v.number(), v.integer(), v.minValue(0)),
})
/** What is known of the account before pictures are sent. */
const photosSchema = v.object({ isCommentOff: v.boolean() })
type Prepared = v.InferOutput<typeof preparedSchema>
const statusSchema = v.object({
  data: v.object({
    status: v.string(),
    fail_reason: v.optional(v.string(), ''),
    // TikTok writes it so.
    publicaly_available_post_id: v.optional(v.array(postId), []),
  }),
})
const count = v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)))
const listSchema = v.object({
  data: v.object({
    videos: v.array(
      v.object({
        id: postId,
        video_description: v.optional(v.string(), ''),
        title: v.optional(v.string(), ''),
        share_url: v.optional(v.string()),
        like_count: count,
        comment_count: count,
        share_count: count,
      }),
    ),
  }),
})

/**
 * TikTok: a video, or pictures that it fetches from a verified address.
 *
 * What starts a post there also publishes it, and nothing refuses a second one. So all that TikTok answers with a name for
 * the post, the `publish_id`, is done where that name can still be stored. A video is published when its last byte has
 * come: `prepare` begins it and brings every part but the last, and a worker that is killed there leaves an upload that
 * never becomes a post. `send` brings the last part to the upload whose name is stored, so the same sent twice is still one
 * post, and what became of it can be read. Pictures are published by the one call that begins them: it is `send`, whose
 * name for the post is stored where TikTok takes long over it; where its answer is lost, nobody can tell.
 */
export function tiktokAdapter(config: OAuthNetworkConfig): NetworkAdapter {
  const at = { config, door: TIKTOK_DOOR }
  const post = (account: ConnectedAccount, path: string, json: object, signal?: AbortSignal) =>
    callAsAccount(account, at, { method: 'POST', url: `${config.apiBase}${path}`, json, signal })
  const addressOf = (account: ConnectedAccount, id: string, kind: 'video' | 'photo') =>
    `${config.authBase}/${account.handle}/${kind}/${id}`

  /** What the account may choose now; TikTok wants it asked before every post. */
  async function readCreator(account: ConnectedAccount, signal?: AbortSignal): Promise<Creator | Unsent> {
    const answer = await post(account, '/v2/post/publish/creator_info/query/', {}, signal)
    return parse(creatorSchema, answer)?.data ?? readUnseen(refusalIn(answer), say)
  }

  async function readStatus(account: ConnectedAccount, publish_id: string, signal?: AbortSignal) {
    const answer = await post(account, '/v2/post/publish/status/fetch/', { publish_id }, signal)
    return { answer, status: parse(statusSchema, answer)?.data ?? null }
  }

  /** Reads what became of a post that TikTok has taken, until it says or time is over. Only reads. */
  async function settle(
    account: ConnectedAccount,
    taken: { readonly publishId: string; readonly kind: 'video' | 'photo' },
    signal?: AbortSignal,
  ): Promise<SendAnswer> {
    const until = Date.now() + SETTLING_MS
    let wait = PAUSE_MS.first
    while (Date.now() < until && !signal?.aborted) {
      const { status } = await readStatus(account, taken.publishId, signal)
      if (status?.status === 'FAILED') return failed(status.fail_reason)
      if (status?.status === 'PUBLISH_COMPLETE') {
        // Only what everybody may see has a number; the rest keeps the name that it was taken under.
        const [id] = status.publicaly_available_post_id
        return {
          ...{ kind: 'published', statusCode: 200, remoteId: id ?? taken.publishId },
          address: id ? addressOf(account, id, taken.kind) : '',
        }
      }
      await pause(wait)
      wait = Math.min(wait * 2, PAUSE_MS.longest)
    }
    return { kind: 'unknown', detail: 'TikTok is still working on it' }
  }

  async function bringPart(video: FrozenMedia, upload: Prepared, signal?: AbortSignal) {
    const { from, to } = rangeOf(upload.parts, cutVideo(video.bytes), video.bytes)
    // Without our token: its address is the permission.
    return callNetwork(config.apiBase, {
      ...{ method: 'PUT', url: upload.uploadUrl, timeoutMs: CALL_MS, signal },
      body: (await video.read()).subarray(from, to),
      headers: {
        'content-type': video.mime,
        'content-range': `bytes ${from}-${to - 1}/${video.bytes}`,
      },
    })
  }

  return {
    marksAds: true,
    sendsVideo: true,

    async prepare(account, frozen, signal): Promise<PrepareAnswer> {
      const startedAt = Date.now()
      const [video] = frozen.media.filter(({ kind }) => kind === 'video')
      let upload = readPrepared(frozen.prepared)
      if (!upload) {
        const creator = await readCreator(account, signal)
        if ('kind' in creator) return creator
        const problem = problemOf(frozen, creator, video)
        if (problem) return refused(problem)
        if (!video) return { kind: 'ready', prepared: { isCommentOff: creator.comment_disabled } }
        const cut = cutVideo(video.bytes)
        const begun = await post(
          account,
          '/v2/post/publish/video/init/',
          {
            post_info: {
              title: frozen.text,
              privacy_level: frozen.privacy,
              disable_comment: creator.comment_disabled,
              disable_duet: creator.duet_disabled,
              disable_stitch: creator.stitch_disabled,
              brand_content_toggle: frozen.isAd,
              brand_organic_toggle: false,
            },
            source_info: {
              source: 'FILE_UPLOAD',
              video_size: video.bytes,
              chunk_size: cut.partBytes,
              total_chunk_count: cut.count,
            },
          },
          signal,
        )
        const data = parse(uploadSchema, begun)?.data
        // Lost or not, what gets no bytes never becomes a post: it can be begun again.
        if (!data) return readUnseen(refusalIn(begun), say)
        upload = { publishId: data.publish_id, uploadUrl: data.upload_url, parts: 0 }
        return { kind: 'working', prepared: upload, waitMs: 0 }
      }
      if (!video) return { kind: 'ready', prepared: upload }
      const before = upload
      while (upload.parts < cutVideo(video.bytes).count - 1) {
        if (Date.now() - startedAt > UPLOADS_MS) return { kind: 'working', prepared: upload, waitMs: 0 }
        const brought = await bringPart(video, upload, signal)
        if (brought.kind !== 'answered' || brought.status !== 206)
          return upload === before
            ? readUnseen(brought, say)
            : { kind: 'working', prepared: upload, waitMs: 0 }
        upload = { ...upload, parts: upload.parts + 1 }
      }
      return { kind: 'ready', prepared: upload }
    },

    async send(account, frozen, signal): Promise<SendAnswer> {
      const [video] = frozen.media.filter(({ kind }) => kind === 'video')
      if (!frozen.privacy) return refused(NO_PRIVACY)
      if (!video) {
        const begun = await post(account, '/v2/post/publish/content/init/', photosOf(frozen), signal)
        const taken = parse(begunSchema, begun)?.data
        if (!taken) return readRefusal(refusalIn(begun), say)
        const publishId = taken.publish_id
        const settled = await settle(account, { publishId, kind: 'photo' }, signal)
        return settled.kind === 'unknown'
          ? { ...settled, prepared: { publishId, uploadUrl: '', parts: 0 } satisfies Prepared }
          : settled
      }
      const upload = readPrepared(frozen.prepared)
      if (!upload) return refused('The video is not there')
      const brought = await bringPart(video, upload, signal)
      if (brought.kind === 'answered' && brought.status === 201)
        return settle(account, { publishId: upload.publishId, kind: 'video' }, signal)
      // It may have been whole before: then TikTok says what became of it, and it is not begun again.
      const { status } = await readStatus(account, upload.publishId, signal)
      if (status && status.status !== 'PROCESSING_UPLOAD')
        return settle(account, { publishId: upload.publishId, kind: 'video' }, signal)
      return readRefusal(brought, say)
    },

    async find(account, frozen, signal): Promise<FindAnswer> {
      const upload = readPrepared(frozen.prepared)
      // The list shows what everybody may see and nothing else: a post that is not there may be out all the same.
      if (!upload) return { kind: 'cannot_tell', detail: 'TikTok gave the post no name' }
      const { answer, status } = await readStatus(account, upload.publishId, signal)
      if (!status) return { kind: 'cannot_tell', ...pauseOf(answer) }
      // Nothing is out; the same upload is gone on with, and TikTok says then why it failed.
      if (status.status === 'FAILED' || status.status === 'PROCESSING_UPLOAD')
        return { kind: 'certainly_not' }
      if (status.status !== 'PUBLISH_COMPLETE')
        return { kind: 'cannot_tell', detail: 'TikTok is still working on it' }
      const [id] = status.publicaly_available_post_id
      return {
        ...{ kind: 'found', remoteId: id ?? upload.publishId },
        address: id ? addressOf(account, id, upload.uploadUrl === '' ? 'photo' : 'video') : '',
      }
    },

    async readBack(account, remoteId, signal): Promise<ReadAnswer> {
      if (!/^\d{1,20}$/.test(remoteId)) return { kind: 'cannot_tell' }
      const fields = 'id,title,video_description,share_url,like_count,comment_count,share_count'
      const asked = { filters: { video_ids: [remoteId] } }
      const answer = await post(account, `/v2/video/query/?fields=${fields}`, asked, signal)
      const list = parse(listSchema, answer)
      if (!list) return { kind: 'cannot_tell', ...pauseOf(answer) }
      const found = list.data.videos.find(({ id }) => id === remoteId)
      if (!found) return { kind: 'gone' }
      return {
        kind: 'read',
        text: found.video_description || found.title,
        address: found.share_url ?? addressOf(account, remoteId, 'video'),
        counts: {
          likes: found.like_count ?? null,
          replies: found.comment_count ?? null,
          reposts: found.share_count ?? null,
        },
      }
    },

    async privacyOptions(account, signal) {
      const creator = await readCreator(account, signal)
      return 'kind' in creator ? null : creator.privacy_level_options
    },

    async limits() {
      return LIMITS
    },

    normalise: text => text.normalize('NFC').replace(/\s+/gu, ' ').trim(),
  }
}

function photosOf({ text, privacy, isAd, media, prepared }: FrozenPost): object {
  return {
    media_type: 'PHOTO',
    post_mode: 'DIRECT_POST',
    post_info: {
      description: text,
      privacy_level: privacy,
      disable_comment: v.is(photosSchema, prepared) && prepared.isCommentOff,
      auto_add_music: false,
      brand_content_toggle: isAd,
      brand_organic_toggle: false,
    },
    source_info: {
      source: 'PULL_FROM_URL',
      photo_cover_index: 0,
      photo_images: media.map(picture => picture.address()),
    },
  }
}

/** What stands between a post and what its account may do now, in words; null for nothing. */
function problemOf(
  { privacy, isAd, media }: FrozenPost,
  creator: Creator,
  video: FrozenMedia | undefined,
): string | null {
  if (media.length === 0) return 'TikTok takes posts with pictures or a video.'
  if (!privacy) return NO_PRIVACY
  if (!creator.privacy_level_options.includes(privacy)) return PRIVACY_GONE
  if (isAd && privacy === 'SELF_ONLY') return PRIVATE_AD
  const longest = creator.max_video_post_duration_sec ?? Number.POSITIVE_INFINITY
  return (video?.durationMs ?? 0) > longest * 1000
    ? `This account takes videos of up to ${longest} seconds.`
    : null
}

function refused(detail: string): Unsent {
  return { kind: 'unsent', retryable: false, reason: 'refused', detail }
}

function failed(reason: string): SendAnswer {
  const isOver = reason === 'auth_removed'
  return { ...refused(failureText(reason)), ...(isOver ? { reason: 'not_permitted' as const } : {}) }
}

function readPrepared(prepared: unknown): Prepared | null {
  const parsed = v.safeParse(preparedSchema, prepared)
  return parsed.success ? parsed.output : null
}

/** TikTok agrees with a 200 whose error is called `ok`. */
function parse<Schema extends v.GenericSchema>(
  schema: Schema,
  answer: AccountAnswer,
): v.InferOutput<Schema> | null {
  if (answer.kind !== 'answered' || answer.status !== 200 || codeOf(answer.data) !== 'ok') return null
  const parsed = v.safeParse(schema, answer.data)
  return parsed.success ? parsed.output : null
}

/** A refusal that came with 200 is read as one. */
function refusalIn(answer: AccountAnswer): AccountAnswer {
  const isNo =
    answer.kind === 'answered' && answer.status === 200 && !['ok', ''].includes(codeOf(answer.data))
  return isNo ? { ...answer, status: 400 } : answer
}
