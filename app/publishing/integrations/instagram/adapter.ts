import * as v from 'valibot'
import type { OAuthNetworkConfig } from '#app/config.server.ts'
import type { OAuthTokens } from '#app/publishing/integrations/fresh-token.ts'
import { callGraph, type GraphAnswer, type GraphCall } from '#app/publishing/integrations/meta/call-graph.ts'
import {
  type ContainerKind,
  containerOf,
  findPublishedContainer,
  prepareContainers,
} from '#app/publishing/integrations/meta/containers.ts'
import { renewLongToken } from '#app/publishing/integrations/meta/long-tokens.ts'
import { lookThrough } from '#app/publishing/integrations/meta/look-through.ts'
import { outOfReach } from '#app/publishing/integrations/meta/reach.ts'
import {
  addressOf,
  isGone,
  normaliseMetaText,
  pauseOf,
  SOMEBODY_ELSES,
} from '#app/publishing/integrations/meta/read-post.ts'
import { readGraphError, readGraphRefusal } from '#app/publishing/integrations/meta/read-refusal.ts'
import type {
  ConnectedAccount,
  FindAnswer,
  FrozenPost,
  NetworkAdapter,
  NetworkLimits,
  PrepareAnswer,
  ReadAnswer,
  SendAnswer,
} from '#app/publishing/integrations/network.ts'
import { countHashtags, MOST_INSTAGRAM_HASHTAGS } from '#core/publishing/instagram/hashtags.ts'

/** Milliseconds that its clock may be behind ours. */
const CLOCK_SLACK_MS = 60_000
/** Milliseconds after which a container that is not ready to be published yet is published again. */
const SETTLE_MS = 10_000
/** Milliseconds until an account whose day is used up is tried again: its posts count for 24 hours each. */
const DAY_USED_MS = 30 * 60_000
/** "Media ID is not available": its container is not ready. */
const NOT_READY = 2_207_027
/** Asked for a field that this kind of thing does not have. */
const NO_SUCH_FIELD = 100
const LIMITS: NetworkLimits = {
  maxCharacters: 2200,
  charactersPerUrl: null,
  pictures: { count: 10, bytes: 8_000_000, altCharacters: 1000 },
}

const id = v.pipe(v.string(), v.regex(/^\d{1,30}$/))
const madeSchema = v.object({ id })
const postSchema = v.object({
  id,
  caption: v.optional(v.string(), ''),
  permalink: v.optional(v.string(), ''),
  like_count: v.optional(v.number()),
  comments_count: v.optional(v.number()),
})
const commentSchema = v.object({ id, text: v.optional(v.string(), ''), like_count: v.optional(v.number()) })
const rowSchema = v.object({
  id,
  caption: v.optional(v.string()),
  text: v.optional(v.string()),
  permalink: v.optional(v.string(), ''),
  /** Who wrote it, where that was asked for. */
  username: v.optional(v.string()),
})
const quotaSchema = v.object({
  data: v.pipe(
    v.array(v.object({ quota_usage: v.number(), config: v.optional(v.object({ quota_total: v.number() })) })),
    v.minLength(1),
  ),
})

/** Instagram, for professional accounts: pictures and videos by containers, which it fetches from where they are. */
export function instagramAdapter(config: OAuthNetworkConfig): NetworkAdapter {
  const renew = (tokens: OAuthTokens) => renewLongToken(config, 'ig', tokens)
  const call = (account: ConnectedAccount, request: GraphCall) =>
    callGraph(account, { config, renew }, request)

  /** What is said where the account has published as often as it may within a day; null where it has not. */
  async function dayUsedUp(account: ConnectedAccount, signal?: AbortSignal): Promise<PrepareAnswer | null> {
    const path = `${placeOf(account)}/content_publishing_limit?fields=quota_usage,config`
    const answer = await call(account, { method: 'GET', path, signal })
    const parsed =
      answer.kind === 'answered' && answer.status === 200 ? v.safeParse(quotaSchema, answer.data) : null
    const quota = parsed?.success ? parsed.output.data[0] : undefined
    const total = quota?.config?.quota_total
    if (!quota || total === undefined || quota.quota_usage < total) return null
    const detail = `Instagram takes ${total} posts a day from one account, and today’s are used up`
    return { kind: 'unsent', retryable: true, reason: 'rate_limited', detail, retryAfterMs: DAY_USED_MS }
  }

  return {
    canComment: true,
    sendsVideo: true,

    async prepare(account, post, signal): Promise<PrepareAnswer> {
      if (post.role === 'comment') return { kind: 'ready', prepared: null }
      const refusal = refusalOf(post) ?? outOfReach(config, 'Instagram', post.media)
      if (refusal !== null) return { kind: 'unsent', retryable: false, reason: 'refused', detail: refusal }
      if (post.prepared === null) {
        const used = await dayUsedUp(account, signal)
        if (used) return used
      }
      const fields = { caption: post.text }
      const request = (asked: GraphCall) => call(account, { ...asked, signal })
      return prepareContainers(request, containersOf(account), { post, fields })
    },

    async send(account, post, signal): Promise<SendAnswer> {
      const container = containerOf(post.prepared)
      const parent = post.after[0]?.remoteId
      if (post.role === 'comment' ? !parent : container === null) {
        const detail = post.role === 'comment' ? 'The post is not there' : 'The files are not there'
        return { kind: 'unsent', retryable: false, reason: 'refused', detail }
      }
      const answer = await call(account, {
        method: 'POST',
        ...(post.role === 'comment'
          ? { path: `/${encodeURIComponent(parent ?? '')}/comments`, form: { message: post.text } }
          : { path: `${placeOf(account)}/media_publish`, form: { creation_id: container ?? '' } }),
        signal,
      })
      const posted =
        answer.kind === 'answered' && answer.status === 200 ? v.safeParse(madeSchema, answer.data) : null
      if (posted?.success)
        return { kind: 'published', remoteId: posted.output.id, address: '', statusCode: 200 }
      return readNotReady(answer) ?? readGraphRefusal(answer)
    },

    async find(account, post, signal): Promise<FindAnswer> {
      const parent = post.role === 'comment' ? post.after[0]?.remoteId : undefined
      const since = Math.floor((post.createdAt.getTime() - CLOCK_SLACK_MS) / 1000)
      const edge =
        parent === undefined
          ? `${placeOf(account)}/media?fields=id,caption,permalink,timestamp&since=${since}`
          : `/${encodeURIComponent(parent)}/comments?fields=id,text,timestamp,username`
      const wanted = normaliseMetaText(post.text)
      const request = (asked: GraphCall) => call(account, { ...asked, signal })
      const looked = await lookThrough(request, { edge, row: rowSchema }, rows => {
        const same = rows.filter(({ caption, text }) => normaliseMetaText(caption ?? text ?? '') === wanted)
        const found = same.find(({ username }) => username === undefined || `@${username}` === account.handle)
        if (found) return { kind: 'found', remoteId: found.id, address: addressOf(found.permalink) }
        // Whether it is somebody else's, or the account's under a new name, cannot be seen from here.
        return same.length > 0 ? SOMEBODY_ELSES : null
      })
      if (looked.kind !== 'certainly_not') return looked
      return (await findPublishedContainer(request, containersOf(account), post.prepared)) ?? looked
    },

    async readBack(account, remoteId, signal): Promise<ReadAnswer> {
      const read = (fields: string) =>
        call(account, { method: 'GET', path: `/${encodeURIComponent(remoteId)}?fields=${fields}`, signal })
      let answer = await read('id,caption,permalink,like_count,comments_count')
      const error = answer.kind === 'answered' ? readGraphError(answer.data) : null
      // A comment has no caption, and its number does not tell it from a post.
      const isComment = error?.code === NO_SUCH_FIELD && error.subcode === 0
      if (isComment) answer = await read('id,text,like_count')
      if (answer.kind === 'answered' && isGone(answer.data)) return { kind: 'gone' }
      const data = answer.kind === 'answered' && answer.status === 200 ? answer.data : null
      const parsed = v.safeParse(postSchema, data)
      const comment = isComment ? v.safeParse(commentSchema, data) : null
      if (comment?.success) {
        const { text, like_count } = comment.output
        return { kind: 'read', text, address: '', counts: countsOf(like_count, undefined) }
      }
      if (isComment || !parsed.success) return { kind: 'cannot_tell', ...pauseOf(answer) }
      const { caption, permalink, like_count, comments_count } = parsed.output
      return {
        kind: 'read',
        text: caption,
        address: addressOf(permalink),
        counts: countsOf(like_count, comments_count),
      }
    },

    async limits() {
      return LIMITS
    },

    normalise: normaliseMetaText,
  }
}

/** Why Instagram would not take a post, in plain words; null when it may. */
function refusalOf({ text, media }: FrozenPost): string | null {
  if (media.length === 0) return 'Instagram publishes no post without a picture or a video'
  const hashtags = countHashtags(text)
  return hashtags > MOST_INSTAGRAM_HASHTAGS
    ? `Instagram takes ${MOST_INSTAGRAM_HASHTAGS} hashtags in a post, and this one has ${hashtags}`
    : null
}

function placeOf({ accountId }: ConnectedAccount): string {
  return `/${encodeURIComponent(accountId)}`
}

function containersOf(account: ConnectedAccount): ContainerKind {
  return {
    name: 'Instagram',
    path: `${placeOf(account)}/media`,
    stateFields: 'status_code,status',
    picture: {},
    video: { media_type: 'REELS' },
    isUnknown: ({ code, subcode }) => code === 24 || (code === 100 && subcode === 33),
  }
}

/** A container that is not ready was certainly not published by this call. */
function readNotReady(answer: GraphAnswer): SendAnswer | null {
  const error = answer.kind === 'answered' ? readGraphError(answer.data) : null
  if (answer.kind !== 'answered' || error?.subcode !== NOT_READY) return null
  const { status: statusCode } = answer
  const said = { detail: error.words, retryAfterMs: SETTLE_MS, statusCode }
  return { kind: 'unsent', retryable: true, reason: 'refused', ...said }
}

function countsOf(
  likes: number | undefined,
  replies: number | undefined,
): Extract<ReadAnswer, { kind: 'read' }>['counts'] {
  const count = (value: number | undefined) =>
    value !== undefined && Number.isSafeInteger(value) && value >= 0 ? value : null
  return { likes: count(likes), replies: count(replies), reposts: null }
}
