import * as v from 'valibot'
import type { GraphAnswer, GraphCall } from '#app/publishing/integrations/meta/call-graph.ts'
import { lookThrough } from '#app/publishing/integrations/meta/look-through.ts'
import { addressOf, normaliseMetaText } from '#app/publishing/integrations/meta/read-post.ts'
import { readGraphError } from '#app/publishing/integrations/meta/read-refusal.ts'
import type {
  ConnectedAccount,
  FindAnswer,
  FrozenPost,
  ReadAnswer,
  SendAnswer,
} from '#app/publishing/integrations/network.ts'
import { counted, countOf } from './counts.ts'

/** It could not fetch the file from its address. */
const UNFETCHED = 389

const videoSchema = v.object({
  id: v.pipe(v.string(), v.regex(/^\d{1,100}$/)),
  description: v.optional(v.string(), ''),
  /** Without its host. */
  permalink_url: v.optional(v.string(), ''),
  created_time: v.optional(v.string(), ''),
  status: v.optional(v.object({ video_status: v.optional(v.string(), '') })),
  likes: counted,
  comments: counted,
})

export const VIDEO_FIELDS = [
  ...['id', 'description', 'permalink_url', 'status'],
  'likes.limit(0).summary(total_count)',
  'comments.limit(0).summary(total_count)',
].join(',')

/** Whether this is the number of a video: those of posts and comments have two parts. */
export function isVideoId(remoteId: string): boolean {
  return /^\d+$/.test(remoteId)
}

/** The call that publishes a page's video with its text; Facebook fetches the file from where it is. */
export function videoCall({ accountId }: ConnectedAccount, { text, media }: FrozenPost): GraphCall {
  const form = { file_url: media[0]?.address() ?? '', description: text }
  return { method: 'POST', path: `/${encodeURIComponent(accountId)}/videos`, form }
}

/** Nothing was published of a file that could not be fetched, which may go better the next time; null for all else. */
export function readUnfetched(answer: GraphAnswer): SendAnswer | null {
  const error = answer.kind === 'answered' ? readGraphError(answer.data) : null
  if (answer.kind !== 'answered' || error?.code !== UNFETCHED) return null
  return {
    ...{ kind: 'unsent', retryable: true, reason: 'refused' },
    ...{ detail: error.words, statusCode: answer.status },
  }
}

/** Looks for a video among the page's own, newest first, back to `sinceMs` (milliseconds since 1970). */
export async function findVideo(
  call: (request: GraphCall) => Promise<GraphAnswer>,
  post: FrozenPost,
  { accountId, base, sinceMs }: { accountId: string; base: string; sinceMs: number },
): Promise<FindAnswer> {
  const edge = `/${encodeURIComponent(accountId)}/videos?type=uploaded&fields=id,description,permalink_url,created_time`
  const wanted = normaliseMetaText(post.text)
  return lookThrough(call, { edge, row: videoSchema }, rows => {
    const isOlder = ({ created_time }: (typeof rows)[number]) => Date.parse(created_time) < sinceMs
    const found = rows.find(row => !isOlder(row) && normaliseMetaText(row.description) === wanted)
    if (found) return { kind: 'found', remoteId: found.id, address: addressOf(found.permalink_url, base) }
    return rows.some(isOlder) ? { kind: 'certainly_not' } : null
  })
}

/**
 * A video as Facebook shows it; null where the answer says nothing of one. One that Facebook could not use is seen by
 * nobody, and cannot be told of while it is still worked on.
 */
export function readVideo(data: unknown, base: string): ReadAnswer | null {
  const parsed = v.safeParse(videoSchema, data)
  if (!parsed.success) return null
  const { description, permalink_url, status, likes, comments } = parsed.output
  if (status?.video_status === 'error') return { kind: 'gone' }
  if (status?.video_status === 'processing') return { kind: 'cannot_tell' }
  return {
    kind: 'read',
    text: description,
    address: addressOf(permalink_url, base),
    counts: {
      likes: countOf(likes?.summary?.total_count),
      replies: countOf(comments?.summary?.total_count),
      reposts: null,
    },
  }
}
