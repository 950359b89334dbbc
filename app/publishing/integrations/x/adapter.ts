import * as v from 'valibot'
import type { OAuthNetworkConfig } from '#app/config.server.ts'
import type {
  ConnectedAccount,
  FindAnswer,
  FrozenMedia,
  NetworkAdapter,
  NetworkLimits,
  PrepareAnswer,
  ReadAnswer,
  SendAnswer,
} from '#app/publishing/integrations/network.ts'
import {
  type AccountAnswer,
  callAsAccount,
  type Unsent,
} from '#app/publishing/integrations/oauth/call-as-account.ts'
import {
  pauseOf,
  readRefusal,
  readUnseen,
  type Said,
} from '#app/publishing/integrations/oauth/read-refusal.ts'
import { normaliseXText, readXText } from '#core/publishing/x/text.ts'
import { X_DOOR } from './door.ts'
import { type CallX, prepareXVideo } from './video.ts'

/** Milliseconds after which no further picture is begun in one call: what is there is stored first. */
const UPLOADS_MS = 10_000
/** Milliseconds that X's clock may be behind ours. */
const CLOCK_SLACK_MS = 60_000
const MOST_ALT = 1000
const LIMITS: NetworkLimits = {
  maxCharacters: 280,
  charactersPerUrl: 23,
  pictures: { count: 4, bytes: 5_000_000, altCharacters: MOST_ALT },
}

const id = v.pipe(v.string(), v.regex(/^\d{1,19}$/))
const postedSchema = v.object({ data: v.object({ id }) })
const preparedSchema = v.object({ media: v.array(id) })
const entitiesSchema = v.object({
  urls: v.optional(
    v.array(
      v.object({ url: v.string(), expanded_url: v.optional(v.string()), media_key: v.optional(v.string()) }),
    ),
    [],
  ),
})
const count = v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)))
const postSchema = v.object({
  id,
  text: v.string(),
  entities: v.optional(entitiesSchema, { urls: [] }),
  public_metrics: v.optional(v.object({ like_count: count, reply_count: count, retweet_count: count })),
})
const listSchema = v.object({
  data: v.optional(v.array(postSchema), []),
  meta: v.optional(v.object({ next_token: v.optional(v.string()) }), {}),
})
const errorSchema = v.object({
  title: v.optional(v.string(), ''),
  detail: v.optional(v.string(), ''),
  errors: v.optional(
    v.array(v.object({ message: v.optional(v.string()), type: v.optional(v.string()) })),
    [],
  ),
})

/** X: single posts. Its tokens hold for two hours and are renewed as they are needed, each once. */
export function xAdapter(config: OAuthNetworkConfig): NetworkAdapter {
  const at = { config, door: X_DOOR }
  const post = (account: ConnectedAccount, path: string, json: object, signal?: AbortSignal) =>
    callAsAccount(account, at, { method: 'POST', url: `${config.apiBase}${path}`, json, signal })
  const get = (account: ConnectedAccount, path: string, signal?: AbortSignal) =>
    callAsAccount(account, at, { method: 'GET', url: `${config.apiBase}${path}`, signal })
  const addressOf = (account: ConnectedAccount, post: string) =>
    `${config.authBase}/${account.handle.replace(/^@/, '')}/status/${post}`

  /** The id that X gives a picture; what it shows is told in a call of its own. */
  async function upload(
    account: ConnectedAccount,
    picture: FrozenMedia,
    signal?: AbortSignal,
  ): Promise<string | Unsent> {
    const media = Buffer.from(await picture.read()).toString('base64')
    const body = { media, media_category: 'tweet_image', media_type: picture.mime }
    const answer = await post(account, '/2/media/upload', body, signal)
    const uploaded =
      answer.kind === 'answered' && answer.status === 200 ? v.safeParse(postedSchema, answer.data) : null
    if (!uploaded?.success) return readUnseen(answer, say)
    const { id } = uploaded.output.data
    if (picture.alt === '') return id
    const metadata = { alt_text: { text: picture.alt.slice(0, MOST_ALT) } }
    const told = await post(account, '/2/media/metadata', { id, metadata }, signal)
    return told.kind === 'answered' && told.status === 200 ? id : readUnseen(told, say)
  }

  return {
    marksAds: true,
    sendsVideo: true,
    async prepare(account, { media, prepared }, signal): Promise<PrepareAnswer> {
      const [video] = media.filter(({ kind }) => kind === 'video')
      if (video && mediaOf(prepared).length === 0) {
        const callX: CallX = ({ path, ...request }) =>
          callAsAccount(account, at, { ...request, url: `${config.apiBase}${path}`, signal })
        return prepareXVideo(callX, video, prepared, say)
      }
      const ids = [...mediaOf(prepared)]
      const startedAt = Date.now()
      for (const picture of media.slice(ids.length)) {
        const isOutOfTime = Date.now() - startedAt > UPLOADS_MS
        if (isOutOfTime) return { kind: 'working', prepared: { media: ids }, waitMs: 0 }
        const uploaded = await upload(account, picture, signal)
        if (typeof uploaded !== 'string') return uploaded
        ids.push(uploaded)
      }
      return { kind: 'ready', prepared: media.length === 0 ? null : { media: ids } }
    },

    async send(account, frozen, signal): Promise<SendAnswer> {
      const ids = mediaOf(frozen.prepared)
      if (ids.length < frozen.media.length)
        return { kind: 'unsent', retryable: false, reason: 'refused', detail: 'The media is not there' }
      const body = {
        text: frozen.text.normalize('NFC'),
        ...(ids.length > 0 ? { media: { media_ids: ids } } : {}),
        ...(frozen.isAd ? { paid_partnership: true } : {}),
      }
      const answer = await post(account, '/2/tweets', body, signal)
      const posted =
        answer.kind === 'answered' && answer.status === 201 ? v.safeParse(postedSchema, answer.data) : null
      if (!posted?.success) return readRefusal(answer, say)
      const remoteId = posted.output.data.id
      return { kind: 'published', remoteId, address: addressOf(account, remoteId), statusCode: 201 }
    },

    async find(account, frozen, signal): Promise<FindAnswer> {
      const since = new Date(frozen.createdAt.getTime() - CLOCK_SLACK_MS).toISOString()
      const query = new URLSearchParams({
        max_results: '100',
        // In whole seconds.
        start_time: `${since.slice(0, 19)}Z`,
        'tweet.fields': 'created_at,entities',
      })
      const path = `/2/users/${encodeURIComponent(account.accountId)}/tweets?${query}`
      const answer = await get(account, path, signal)
      const list =
        answer.kind === 'answered' && answer.status === 200 ? v.safeParse(listSchema, answer.data) : null
      if (!list?.success) return cannotTell(answer)
      const wanted = normaliseXText(frozen.text)
      const found = list.output.data.find(row => normaliseXText(textOf(row)) === wanted)
      if (found) return { kind: 'found', remoteId: found.id, address: addressOf(account, found.id) }
      return list.output.meta.next_token
        ? { kind: 'cannot_tell', detail: 'There are too many newer posts' }
        : { kind: 'certainly_not' }
    },

    async readBack(account, remoteId, signal): Promise<ReadAnswer> {
      const query = new URLSearchParams({ 'tweet.fields': 'entities,public_metrics' })
      const answer = await get(account, `/2/tweets/${encodeURIComponent(remoteId)}?${query}`, signal)
      if (isGone(answer)) return { kind: 'gone' }
      const parsed =
        answer.kind === 'answered' && answer.status === 200
          ? v.safeParse(v.object({ data: postSchema }), answer.data)
          : null
      if (!parsed?.success) return { kind: 'cannot_tell', ...pauseOf(answer) }
      const { data } = parsed.output
      return {
        kind: 'read',
        text: textOf(data),
        address: addressOf(account, data.id),
        counts: {
          likes: data.public_metrics?.like_count ?? null,
          replies: data.public_metrics?.reply_count ?? null,
          reposts: data.public_metrics?.retweet_count ?? null,
        },
      }
    },

    async limits() {
      return LIMITS
    },

    normalise: normaliseXText,
  }
}

function mediaOf(prepared: unknown): readonly string[] {
  const parsed = v.safeParse(preparedSchema, prepared)
  return parsed.success ? parsed.output.media : []
}

function textOf({ text, entities }: v.InferOutput<typeof postSchema>): string {
  return readXText(
    text,
    entities.urls.map(({ url, expanded_url: expanded = url, media_key: media }) => ({
      url,
      expanded,
      isMedia: media !== undefined,
    })),
  )
}

/** A post that is not there any more is answered with 200 and an error of this type. */
function isGone(answer: AccountAnswer): boolean {
  if (answer.kind !== 'answered') return false
  if (answer.status === 404) return true
  const parsed = v.safeParse(errorSchema, answer.data)
  const isMissing = ({ type = '' }: { type?: string | undefined }) => type.endsWith('/resource-not-found')
  return answer.status === 200 && parsed.success && parsed.output.errors.some(isMissing)
}

function cannotTell(answer: AccountAnswer): FindAnswer {
  const refusal = readUnseen(answer, say)
  const detail = refusal.detail ?? 'X did not say'
  return { kind: 'cannot_tell', detail, ...pauseOf(answer) }
}

function say(data: unknown): Said {
  const parsed = v.safeParse(errorSchema, data)
  if (!parsed.success) return { words: '', reason: null }
  const { title, detail, errors } = parsed.output
  const words = (errors[0]?.message || detail || title).slice(0, 300)
  if (/duplicate content/i.test(words)) return { words, reason: 'duplicate' }
  return { words, reason: /too long|shorter/i.test(words) ? 'too_long' : null }
}
