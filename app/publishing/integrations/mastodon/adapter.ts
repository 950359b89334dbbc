import * as v from 'valibot'
import type { JsonAnswer } from '#app/platform/integrations/json-answer.ts'
import {
  CALL_MS,
  type ConnectedAccount,
  type FindAnswer,
  type FrozenPost,
  type NetworkAdapter,
  type NetworkLimits,
  type ReadAnswer,
  type SendAnswer,
} from '#app/publishing/integrations/network.ts'
import { type AccountAnswer, NOT_PERMITTED } from '#app/publishing/integrations/oauth/call-as-account.ts'
import {
  pauseOf,
  readRefusal,
  readUnseen,
  type Said,
} from '#app/publishing/integrations/oauth/read-refusal.ts'
import { normaliseMastodonText, readMastodonHtml } from '#core/publishing/mastodon/text.ts'
import { callMastodon, type MastodonCall, saidError } from './call.ts'
import { prepareMedia, uploadedOf } from './media.ts'
import { readTokens } from './tokens.ts'

/** Own posts that a look-up reads at most: five full pages. */
const MOST_PAGES = 5
const PAGE_SIZE = 40
/** Milliseconds that a server's clock may be behind ours. */
const CLOCK_SLACK_MS = 60_000
const DAY_MS = 86_400_000
const REMEMBERED_SERVERS = 1000
/** What Mastodon's own servers take, where one does not say. */
const MEDIA = { count: 4, bytes: 16_777_216, videoBytes: 103_809_024, altCharacters: 1500 } as const
const VIDEO = 'video/mp4'

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(300))
const postedSchema = v.object({ id })
const statusSchema = v.object({
  id,
  created_at: v.string(),
  content: v.optional(v.string(), ''),
  in_reply_to_id: v.optional(v.nullable(v.string()), null),
  url: v.optional(v.nullable(v.string())),
  favourites_count: v.optional(v.number()),
  replies_count: v.optional(v.number()),
  reblogs_count: v.optional(v.number()),
})
const instanceSchema = v.object({
  configuration: v.object({
    statuses: v.object({
      max_characters: v.pipe(v.number(), v.integer(), v.minValue(1)),
      characters_reserved_per_url: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
      max_media_attachments: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
    }),
    media_attachments: v.optional(
      v.object({
        image_size_limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
        video_size_limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
        supported_mime_types: v.optional(v.array(v.string())),
        description_limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
      }),
    ),
  }),
})

type Answered = Extract<JsonAnswer, { kind: 'answered' }>

/** Mastodon: any server, by the account that was connected there. */
export function mastodonAdapter(localOrigin: string | null): NetworkAdapter {
  const known = new Map<string, { at: number; limits: NetworkLimits }>()

  async function call(
    account: ConnectedAccount,
    request: Omit<MastodonCall, 'timeoutMs' | 'token'>,
  ): Promise<AccountAnswer> {
    const tokens = readTokens(account.tokens)
    if (!tokens) return { kind: 'no_token', unsent: NOT_PERMITTED }
    const server = { origin: account.server, localOrigin }
    return callMastodon(server, { ...request, token: tokens.accessToken, timeoutMs: CALL_MS })
  }

  async function limits(account: ConnectedAccount, signal?: AbortSignal): Promise<NetworkLimits | null> {
    const kept = known.get(account.server)
    const now = Date.now()
    if (kept && now - kept.at < DAY_MS) return kept.limits
    const answer = await call(account, { method: 'GET', path: '/api/v2/instance', signal })
    const parsed =
      answer.kind === 'answered' && answer.status === 200 ? v.safeParse(instanceSchema, answer.data) : null
    if (!parsed?.success) return null
    const { statuses, media_attachments: media } = parsed.output.configuration
    const found = {
      maxCharacters: statuses.max_characters,
      charactersPerUrl: statuses.characters_reserved_per_url ?? null,
      pictures: {
        count: statuses.max_media_attachments ?? MEDIA.count,
        bytes: media?.image_size_limit ?? MEDIA.bytes,
        altCharacters: media?.description_limit ?? MEDIA.altCharacters,
      },
      videos: {
        bytes:
          media?.supported_mime_types?.includes(VIDEO) === false
            ? 0
            : (media?.video_size_limit ?? MEDIA.videoBytes),
      },
    }
    if (known.size >= REMEMBERED_SERVERS) known.clear()
    known.set(account.server, { at: now, limits: found })
    return found
  }

  return {
    canThread: true,
    canComment: true,
    sendsVideo: true,
    preparesMediaOnly: true,

    async prepare(account, post, signal) {
      const taken = await limits(account, signal)
      const altCharacters = taken?.pictures?.altCharacters ?? MEDIA.altCharacters
      const detail = videoProblem(account, post, taken?.videos?.bytes ?? MEDIA.videoBytes)
      if (detail !== null) return { kind: 'unsent', retryable: false, reason: 'refused', detail }
      return prepareMedia(request => call(account, request), post, { altCharacters, say, signal })
    },

    async send(account, post, signal) {
      const mediaIds = uploadedOf(post.prepared).map(file => file.id)
      if (mediaIds.length < post.media.length)
        return { kind: 'unsent', retryable: false, reason: 'refused', detail: 'The media is not there' }
      const parent = parentOf(post)
      const answer = await call(account, {
        method: 'POST',
        path: '/api/v1/statuses',
        json: {
          status: post.text,
          ...(mediaIds.length > 0 ? { media_ids: mediaIds } : {}),
          ...(parent === null ? {} : { in_reply_to_id: parent }),
        },
        headers: { 'idempotency-key': post.idempotencyKey },
        signal,
      })
      const isTaken = answer.kind === 'answered' && answer.status >= 200 && answer.status < 300
      return isTaken ? readPosted(answer) : readRefusal(answer, say)
    },

    async find(account, post, signal) {
      let below = ''
      for (let page = 0; page < MOST_PAGES; page++) {
        const path = `/api/v1/accounts/${encodeURIComponent(account.accountId)}/statuses?limit=${PAGE_SIZE}${below}`
        const answer = await call(account, { method: 'GET', path, signal })
        const rows = answer.kind === 'answered' && answer.status === 200 ? readStatuses(answer) : null
        if (!rows) return cannotTell(answer)
        const found = findPost(rows, post)
        if (found) return found
        const last = rows.at(-1)
        if (!last) return { kind: 'certainly_not' }
        below = `&max_id=${encodeURIComponent(last.id)}`
      }
      return { kind: 'cannot_tell', detail: 'There are too many newer posts' }
    },

    async readBack(account, remoteId, signal) {
      const path = `/api/v1/statuses/${encodeURIComponent(remoteId)}`
      const answer = await call(account, { method: 'GET', path, signal })
      if (answer.kind === 'answered' && (answer.status === 404 || answer.status === 410))
        return { kind: 'gone' }
      const parsed =
        answer.kind === 'answered' && answer.status === 200 ? v.safeParse(statusSchema, answer.data) : null
      if (!parsed?.success) return { kind: 'cannot_tell', ...pauseOf(answer) }
      const status = parsed.output
      return {
        kind: 'read',
        text: readMastodonHtml(status.content),
        address: addressOf(status.url),
        counts: {
          likes: countOf(status.favourites_count),
          replies: countOf(status.replies_count),
          reposts: countOf(status.reblogs_count),
        },
      } satisfies ReadAnswer
    },

    limits,
    normalise: normaliseMastodonText,
  }
}

/** Why a server would not take a video, in words; null where it may. */
function videoProblem({ server }: ConnectedAccount, { media }: FrozenPost, most: number): string | null {
  const largest = Math.max(0, ...media.filter(({ kind }) => kind === 'video').map(({ bytes }) => bytes))
  if (largest <= most) return null
  const { host } = new URL(server)
  if (most === 0) return `${host} takes no MP4 videos`
  return `${host} takes videos up to ${Math.floor(most / 1_000_000)} MB`
}

/** The post that this one answers; null for the beginning. */
function parentOf(post: FrozenPost): string | null {
  return post.after.at(-1)?.remoteId ?? null
}

function say(data: unknown, status: number): Said {
  const words = saidError(data)
  if (status === 401 || status === 403) return { words, reason: 'not_permitted' }
  if (status === 422 && /not finished processing/i.test(words))
    return { words, reason: 'refused', isRetryable: true }
  return { words, reason: status === 413 || /character limit/i.test(words) ? 'too_long' : null }
}

function readPosted({ status: statusCode, data }: Answered): SendAnswer {
  const posted = v.safeParse(postedSchema, data)
  if (!posted.success) return { kind: 'unknown', detail: 'The answer names no post', statusCode }
  const url = typeof data === 'object' && data !== null && 'url' in data ? data.url : null
  return { kind: 'published', remoteId: posted.output.id, address: addressOf(url), statusCode }
}

function readStatuses({ data }: Answered) {
  const parsed = v.safeParse(v.array(statusSchema), data)
  return parsed.success ? parsed.output : null
}

/** The post among these, newest first; `certainly_not` once they reach back beyond it, null while they do not. */
function findPost(rows: readonly v.InferOutput<typeof statusSchema>[], post: FrozenPost): FindAnswer | null {
  const earliest = post.createdAt.getTime() - CLOCK_SLACK_MS
  const wanted = normaliseMastodonText(post.text)
  for (const row of rows) {
    if (!(Date.parse(row.created_at) >= earliest)) return { kind: 'certainly_not' }
    const isWanted = normaliseMastodonText(readMastodonHtml(row.content)) === wanted
    // The same words may stand twice in a thread: the right ones answer the right post.
    if (isWanted && row.in_reply_to_id === parentOf(post))
      return { kind: 'found', remoteId: row.id, address: addressOf(row.url) }
  }
  return null
}

function cannotTell(answer: AccountAnswer): FindAnswer {
  const { detail = 'The connection cannot be used' } = readUnseen(answer, say)
  return { kind: 'cannot_tell', detail, ...pauseOf(answer) }
}

/** An address that may be shown as a link; '' for anything else. */
function addressOf(url: unknown): string {
  if (typeof url !== 'string' || url.length > 2000) return ''
  const parsed = URL.parse(url)
  return parsed && /^https?:$/.test(parsed.protocol) ? parsed.href : ''
}

function countOf(count: number | undefined): number | null {
  return count !== undefined && Number.isSafeInteger(count) && count >= 0 ? count : null
}
