import * as v from 'valibot'
import type { OAuthNetworkConfig } from '#app/config.server.ts'
import { callGraph, type GraphAnswer, type GraphCall } from '#app/publishing/integrations/meta/call-graph.ts'
import { lookThrough } from '#app/publishing/integrations/meta/look-through.ts'
import { outOfReach } from '#app/publishing/integrations/meta/reach.ts'
import {
  addressOf,
  isGone,
  normaliseMetaText,
  pauseOf,
  SOMEBODY_ELSES,
} from '#app/publishing/integrations/meta/read-post.ts'
import {
  readGraphError,
  readGraphRefusal,
  readUnseenRefusal,
} from '#app/publishing/integrations/meta/read-refusal.ts'
import type {
  ConnectedAccount,
  FindAnswer,
  FrozenMedia,
  FrozenPost,
  NetworkAdapter,
  NetworkLimits,
  PrepareAnswer,
  ReadAnswer,
  SendAnswer,
} from '#app/publishing/integrations/network.ts'
import { counted, countOf } from './counts.ts'
import { findVideo, isVideoId, readUnfetched, readVideo, VIDEO_FIELDS, videoCall } from './video.ts'

/** Milliseconds after which no further picture is begun in one call: what is there is stored first. */
const UPLOADS_MS = 10_000
/** Milliseconds that its clock may be behind ours. */
const CLOCK_SLACK_MS = 60_000
const ALT_CHARACTERS = 1000
const LIMITS: NetworkLimits = {
  maxCharacters: 63_206,
  charactersPerUrl: null,
  pictures: { count: 10, bytes: 4_000_000, altCharacters: ALT_CHARACTERS },
}

const id = v.pipe(v.string(), v.regex(/^[\d_]{1,100}$/))
const madeSchema = v.object({ id })
const preparedSchema = v.object({ photos: v.array(id) })
const postSchema = v.object({
  id,
  message: v.optional(v.string(), ''),
  /** Whose it is, where that is told. */
  from: v.optional(v.object({ id })),
  permalink_url: v.optional(v.string(), ''),
  reactions: counted,
  comments: counted,
  shares: v.optional(v.object({ count: v.optional(v.number()) })),
})

/**
 * Facebook, for pages: pictures are brought first, seen by nobody, and hung on the post; a video is fetched from where it
 * is, and published by the same call.
 */
export function facebookAdapter(config: OAuthNetworkConfig): NetworkAdapter {
  const call = (account: ConnectedAccount, request: GraphCall) =>
    // Tokens of pages have no end that could be moved.
    callGraph(account, { config, renew: async () => ({ kind: 'refused' }) }, request)

  return {
    canComment: true,
    sendsVideo: true,

    async prepare(account, post, signal): Promise<PrepareAnswer> {
      if (isVideo(post)) {
        const refusal = outOfReach(config, 'Facebook', post.media)
        return refusal === null
          ? { kind: 'ready', prepared: null }
          : { kind: 'unsent', retryable: false, reason: 'refused', detail: refusal }
      }
      const photos = [...photosOf(post.prepared)]
      const known = photos.length
      const begun = Date.now()
      for (const media of post.media.slice(known)) {
        if (Date.now() - begun > UPLOADS_MS) return { kind: 'working', prepared: { photos }, waitMs: 0 }
        const answer = await call(account, { ...(await uploadOf(account, media)), signal })
        const made =
          answer.kind === 'answered' && answer.status === 200 ? v.safeParse(madeSchema, answer.data) : null
        if (!made?.success) {
          // What has just been brought is stored first; then the same refusal comes with nothing to lose.
          if (photos.length > known) return { kind: 'working', prepared: { photos }, waitMs: 0 }
          return readUnseenRefusal(answer)
        }
        photos.push(made.output.id)
      }
      return { kind: 'ready', prepared: post.media.length === 0 ? null : { photos } }
    },

    async send(account, post, signal): Promise<SendAnswer> {
      // Anywhere else it would be a post of its own.
      if (post.role === 'comment' && !post.after[0]?.remoteId)
        return { kind: 'unsent', retryable: false, reason: 'refused', detail: 'The post is not there' }
      if (isVideo(post)) {
        const answer = await call(account, { ...videoCall(account, post), signal })
        return readPosted(answer) ?? readUnfetched(answer) ?? readGraphRefusal(answer)
      }
      const photos = photosOf(post.prepared)
      if (photos.length < post.media.length)
        return { kind: 'unsent', retryable: false, reason: 'refused', detail: 'The pictures are not there' }
      const attached = photos.map((photo, place) => [
        `attached_media[${place}]`,
        JSON.stringify({ media_fbid: photo }),
      ])
      const form = { message: post.text, ...Object.fromEntries(attached) }
      const answer = await call(account, {
        method: 'POST',
        path: placeOf(account, post, 'feed'),
        form,
        signal,
      })
      return readPosted(answer) ?? readGraphRefusal(answer)
    },

    async find(account, post, signal): Promise<FindAnswer> {
      const sinceMs = post.createdAt.getTime() - CLOCK_SLACK_MS
      const request = (asked: GraphCall) => call(account, { ...asked, signal })
      if (isVideo(post)) {
        const { accountId } = account
        return findVideo(request, post, { accountId, base: config.authBase, sinceMs })
      }
      const since = Math.floor(sinceMs / 1000)
      const edge = `${placeOf(account, post, 'posts')}?fields=id,message,permalink_url,from&since=${since}`
      const wanted = normaliseMetaText(post.text)
      return lookThrough(request, { edge, row: postSchema }, rows => {
        const same = rows.filter(({ message }) => normaliseMetaText(message) === wanted)
        const found = same.find(({ from }) => from === undefined || from.id === account.accountId)
        if (found) return { kind: 'found', remoteId: found.id, address: addressOf(found.permalink_url) }
        // Whether it is somebody else's, or the page under another of its numbers, cannot be seen from here.
        return same.length > 0 ? SOMEBODY_ELSES : null
      })
    },

    async readBack(account, remoteId, signal): Promise<ReadAnswer> {
      const read = (fields: string) =>
        call(account, { method: 'GET', path: `/${encodeURIComponent(remoteId)}?fields=${fields}`, signal })
      if (isVideoId(remoteId)) {
        const answer = await read(VIDEO_FIELDS)
        if (answer.kind === 'answered' && isGone(answer.data)) return { kind: 'gone' }
        const video =
          answer.kind === 'answered' && answer.status === 200 ? readVideo(answer.data, config.authBase) : null
        return video ?? { kind: 'cannot_tell', ...pauseOf(answer) }
      }
      let answer = await read(`${READ_FIELDS},shares`)
      // Comments are not shared, and to ask how often they are is a mistake.
      const error = answer.kind === 'answered' ? readGraphError(answer.data) : null
      const isComment = error?.code === 100 && error.subcode === 0
      if (isComment) answer = await read(READ_FIELDS)
      if (answer.kind === 'answered' && isGone(answer.data)) return { kind: 'gone' }
      const parsed =
        answer.kind === 'answered' && answer.status === 200 ? v.safeParse(postSchema, answer.data) : null
      if (!parsed?.success) return { kind: 'cannot_tell', ...pauseOf(answer) }
      const { message, permalink_url, reactions, comments, shares } = parsed.output
      return {
        kind: 'read',
        text: message,
        address: addressOf(permalink_url),
        counts: {
          likes: countOf(reactions?.summary?.total_count),
          replies: countOf(comments?.summary?.total_count),
          // Left out as long as there is none.
          reposts: isComment ? null : countOf(shares?.count ?? 0),
        },
      }
    },

    async limits() {
      return LIMITS
    },

    normalise: normaliseMetaText,
  }
}

const READ_FIELDS = [
  ...['id', 'message', 'permalink_url'],
  'reactions.limit(0).summary(total_count)',
  'comments.limit(0).summary(total_count)',
].join(',')

function isVideo({ media }: FrozenPost): boolean {
  return media[0]?.kind === 'video'
}

/** What was published; null for nothing. */
function readPosted(answer: GraphAnswer): SendAnswer | null {
  const posted =
    answer.kind === 'answered' && answer.status === 200 ? v.safeParse(madeSchema, answer.data) : null
  return posted?.success
    ? { kind: 'published', remoteId: posted.output.id, address: '', statusCode: 200 }
    : null
}

/** Comments hang on the post itself; everything else on the page. */
function placeOf({ accountId }: ConnectedAccount, { role, after }: FrozenPost, edge: string): string {
  const post = after[0]?.remoteId
  return role === 'comment' && post !== undefined
    ? `/${encodeURIComponent(post)}/comments`
    : `/${encodeURIComponent(accountId)}/${edge}`
}

async function uploadOf({ accountId }: ConnectedAccount, media: FrozenMedia): Promise<GraphCall> {
  const form = new FormData()
  const bytes = Uint8Array.from(await media.read())
  form.set('source', new File([bytes], `picture.${media.mime.split('/')[1] ?? 'jpeg'}`, { type: media.mime }))
  form.set('published', 'false')
  if (media.alt !== '') form.set('alt_text_custom', media.alt.slice(0, ALT_CHARACTERS))
  const encoded = new Response(form)
  return {
    method: 'POST',
    path: `/${encodeURIComponent(accountId)}/photos`,
    body: new Uint8Array(await encoded.arrayBuffer()),
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
  }
}

function photosOf(prepared: unknown): readonly string[] {
  const parsed = v.safeParse(preparedSchema, prepared)
  return parsed.success ? parsed.output.photos : []
}
