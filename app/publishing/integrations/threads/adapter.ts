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
import { addressOf, isGone, normaliseMetaText, pauseOf } from '#app/publishing/integrations/meta/read-post.ts'
import { readGraphError, readGraphRefusal } from '#app/publishing/integrations/meta/read-refusal.ts'
import type {
  ConnectedAccount,
  FindAnswer,
  FrozenPost,
  NetworkAdapter,
  NetworkLimits,
  ReadAnswer,
  SendAnswer,
} from '#app/publishing/integrations/network.ts'
import { countThreadsLinks, MOST_THREADS_LINKS } from '#core/publishing/threads/links.ts'

/** Milliseconds that its clock may be behind ours. */
const CLOCK_SLACK_MS = 60_000
/** Milliseconds after which a container it does not know yet is published again. */
const SETTLE_MS = 10_000
const LIMITS: NetworkLimits = {
  maxCharacters: 500,
  charactersPerUrl: null,
  pictures: { count: 20, bytes: 8_000_000, altCharacters: 1000 },
}

/** "Media not found": Threads knows of no such container, or not yet. */
const UNKNOWN_CONTAINER = 4_279_009
const CONTAINERS: ContainerKind = {
  name: 'Threads',
  path: '/me/threads',
  stateFields: 'status,error_message',
  picture: { media_type: 'IMAGE' },
  video: { media_type: 'VIDEO' },
  isUnknown: ({ subcode }) => subcode === UNKNOWN_CONTAINER,
}

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(100))
const postedSchema = v.object({ id })
const postSchema = v.object({
  id,
  text: v.optional(v.string(), ''),
  permalink: v.optional(v.string(), ''),
  timestamp: v.optional(v.string(), ''),
  replied_to: v.optional(v.object({ id })),
})
const insightsSchema = v.object({
  data: v.array(v.object({ name: v.string(), values: v.array(v.object({ value: v.number() })) })),
})

/** Threads: a text in one call; pictures and videos by containers, which it fetches from where they are. */
export function threadsAdapter(config: OAuthNetworkConfig): NetworkAdapter {
  const renew = (tokens: OAuthTokens) => renewLongToken(config, 'th', tokens)
  const call = (account: ConnectedAccount, request: GraphCall) =>
    callGraph(account, { config, renew }, request)

  return {
    canThread: true,
    canComment: true,
    sendsVideo: true,

    async prepare(account, post, signal) {
      const refusal = refusalOf(post) ?? outOfReach(config, 'Threads', post.media)
      if (refusal !== null) return { kind: 'unsent', retryable: false, reason: 'refused', detail: refusal }
      if (post.media.length === 0) return { kind: 'ready', prepared: null }
      const fields = fieldsOf(post)
      return prepareContainers(request => call(account, { ...request, signal }), CONTAINERS, { post, fields })
    },

    async send(account, post, signal): Promise<SendAnswer> {
      // Anywhere else it would be a post of its own.
      if (post.role === 'comment' && !post.after[0]?.remoteId)
        return { kind: 'unsent', retryable: false, reason: 'refused', detail: 'The post is not there' }
      const container = containerOf(post.prepared)
      if (post.media.length > 0 && container === null)
        return { kind: 'unsent', retryable: false, reason: 'refused', detail: 'The files are not there' }
      const answer = await call(account, {
        method: 'POST',
        ...(container === null
          ? {
              path: '/me/threads',
              form: { media_type: 'TEXT', auto_publish_text: 'true', ...fieldsOf(post) },
            }
          : { path: '/me/threads_publish', form: { creation_id: container } }),
        signal,
      })
      const posted =
        answer.kind === 'answered' && answer.status === 200 ? v.safeParse(postedSchema, answer.data) : null
      if (posted?.success)
        return { kind: 'published', remoteId: posted.output.id, address: '', statusCode: 200 }
      return readUnknownContainer(answer) ?? readGraphRefusal(answer)
    },

    async find(account, post, signal): Promise<FindAnswer> {
      const list = post.after.length > 0 ? 'replies' : 'threads'
      const since = Math.floor((post.createdAt.getTime() - CLOCK_SLACK_MS) / 1000)
      const edge = `/me/${list}?fields=id,text,permalink,timestamp,replied_to&since=${since}`
      const request = (asked: GraphCall) => call(account, { ...asked, signal })
      const looked = await lookThrough(request, { edge, row: postSchema }, rows => {
        const found = rows.find(row => isWanted(row, post))
        return found ? { kind: 'found', remoteId: found.id, address: addressOf(found.permalink) } : null
      })
      if (looked.kind !== 'certainly_not') return looked
      return (await findPublishedContainer(request, CONTAINERS, post.prepared)) ?? looked
    },

    async readBack(account, remoteId, signal): Promise<ReadAnswer> {
      const path = `/${encodeURIComponent(remoteId)}`
      const answer = await call(account, { method: 'GET', path: `${path}?fields=id,text,permalink`, signal })
      if (answer.kind === 'answered' && isGone(answer.data)) return { kind: 'gone' }
      const parsed =
        answer.kind === 'answered' && answer.status === 200 ? v.safeParse(postSchema, answer.data) : null
      if (!parsed?.success) return { kind: 'cannot_tell', ...pauseOf(answer) }
      const counted = await call(account, {
        method: 'GET',
        path: `${path}/insights?metric=likes,replies,reposts`,
        signal,
      })
      const { text, permalink } = parsed.output
      return { kind: 'read', text, address: addressOf(permalink), counts: countsOf(counted) }
    },

    async limits() {
      return LIMITS
    },

    normalise: normaliseMetaText,
  }
}

/** Why Threads would not take a post, in plain words; null when it may. */
function refusalOf({ text }: FrozenPost): string | null {
  const links = countThreadsLinks(text)
  return links > MOST_THREADS_LINKS
    ? `Threads takes ${MOST_THREADS_LINKS} different links in a post, and this one has ${links}`
    : null
}

function fieldsOf({ text, after }: FrozenPost): Record<string, string> {
  const parent = after.at(-1)?.remoteId
  return { text, ...(parent === undefined ? {} : { reply_to_id: parent }) }
}

/** A container that Threads does not know, or not yet, was certainly not published by this call. */
function readUnknownContainer(answer: GraphAnswer): SendAnswer | null {
  const error = answer.kind === 'answered' ? readGraphError(answer.data) : null
  if (answer.kind !== 'answered' || error?.subcode !== UNKNOWN_CONTAINER) return null
  const { status: statusCode } = answer
  const said = { detail: error.words, retryAfterMs: SETTLE_MS, statusCode }
  return { kind: 'unsent', retryable: true, reason: 'refused', ...said }
}

/** The same words may stand twice in a thread: the right ones answer the right post. */
function isWanted(row: v.InferOutput<typeof postSchema>, post: FrozenPost): boolean {
  const parent = post.after.at(-1)?.remoteId
  return (
    normaliseMetaText(row.text) === normaliseMetaText(post.text) &&
    (parent === undefined || row.replied_to?.id === parent)
  )
}

function countsOf(answer: GraphAnswer): Extract<ReadAnswer, { kind: 'read' }>['counts'] {
  const parsed =
    answer.kind === 'answered' && answer.status === 200 ? v.safeParse(insightsSchema, answer.data) : null
  const count = (name: string) => {
    const value = parsed?.success
      ? parsed.output.data.find(metric => metric.name === name)?.values[0]?.value
      : undefined
    return value !== undefined && Number.isSafeInteger(value) && value >= 0 ? value : null
  }
  return { likes: count('likes'), replies: count('replies'), reposts: count('reposts') }
}
