import * as v from 'valibot'
import type { FrozenMedia, PrepareAnswer } from '#app/publishing/integrations/network.ts'
import type { AccountAnswer } from '#app/publishing/integrations/oauth/call-as-account.ts'
import { readUnseen, type Say } from '#app/publishing/integrations/oauth/read-refusal.ts'

/** A call in the account's name, below X's address. */
export type CallX = (request: {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly json?: object
  readonly body?: Uint8Array
  readonly headers?: Readonly<Record<string, string>>
}) => Promise<AccountAnswer>

/** Milliseconds after which no further part is begun in one call: what is there is stored first. */
const UPLOADS_MS = 10_000
/** X takes parts of 5 MB at most. */
const PART_BYTES = 4_194_304
const LONGEST_WAIT_S = 60

const id = v.pipe(v.string(), v.regex(/^\d{1,19}$/))
const uploadSchema = v.object({
  id,
  /** How many parts are there. */
  parts: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** Whether X knows that these were all. */
  isWhole: v.boolean(),
  /** Whether X forgot an earlier one, which may happen once. */
  isSecond: v.boolean(),
})
type Upload = v.InferOutput<typeof uploadSchema>
const preparedSchema = v.object({ video: uploadSchema })
const mediaSchema = v.object({
  data: v.object({
    id,
    processing_info: v.optional(
      v.object({
        state: v.string(),
        check_after_secs: v.optional(v.number()),
        error: v.optional(v.object({ message: v.optional(v.string(), '') })),
      }),
    ),
  }),
})
type Media = v.InferOutput<typeof mediaSchema>['data']

/**
 * Uploads a video in parts, as far as one call goes, and waits until X has worked on it. Parts that are there are not sent
 * again; one whose answer was lost is, in its own place.
 */
export async function prepareXVideo(
  call: CallX,
  video: FrozenMedia,
  prepared: unknown,
  say: Say,
): Promise<PrepareAnswer> {
  const startedAt = Date.now()
  const stored = v.safeParse(preparedSchema, prepared)
  const before = stored.success && stored.output.video.id !== NONE ? stored.output.video : null
  const isSecond = stored.success && stored.output.video.isSecond
  /** Why it cannot go on; but what was brought until then is stored first, and then the same comes with nothing to lose. */
  const refuse = (answer: AccountAnswer, upload: Upload | null): PrepareAnswer => {
    if (upload && upload !== before) return working(upload, 0)
    const isForgotten = answer.kind === 'answered' && (answer.status === 404 || answer.status === 410)
    if (upload && isForgotten && !isSecond)
      return working({ id: NONE, parts: 0, isWhole: false, isSecond: true }, 0)
    return readUnseen(answer, say)
  }

  let upload = before
  if (!upload) {
    const asked = { media_type: video.mime, media_category: 'tweet_video', total_bytes: video.bytes }
    const begun = await call({ method: 'POST', path: '/2/media/upload/initialize', json: asked })
    const media = readMedia(begun)
    if (!media) return refuse(begun, null)
    upload = { id: media.id, parts: 0, isWhole: false, isSecond }
  }
  const status = `/2/media/upload?command=STATUS&media_id=${upload.id}`
  if (upload.isWhole) {
    const asked = await call({ method: 'GET', path: status })
    const media = readMedia(asked)
    return media ? progressOf(media, upload) : refuse(asked, upload)
  }
  const all = Math.ceil(video.bytes / PART_BYTES)
  const bytes = upload.parts < all ? await video.read() : new Uint8Array()
  while (upload.parts < all) {
    if (Date.now() - startedAt > UPLOADS_MS) return working(upload, 0)
    const sent = await call({ method: 'POST', ...(await partOf(upload, bytes)) })
    if (sent.kind !== 'answered' || sent.status < 200 || sent.status >= 300) return refuse(sent, upload)
    upload = { ...upload, parts: upload.parts + 1 }
  }
  const finished = await call({ method: 'POST', path: `/2/media/upload/${upload.id}/finalize`, json: {} })
  // Where it was finished before and the answer was lost, X says how far it is.
  const media =
    readMedia(finished) ?? (upload === before ? readMedia(await call({ method: 'GET', path: status })) : null)
  return media ? progressOf(media, { ...upload, isWhole: true }) : refuse(finished, upload)
}

/** Instead of the id of an upload that X forgot. */
const NONE = '0'

async function partOf(upload: Upload, bytes: Uint8Array) {
  const form = new FormData()
  const from = upload.parts * PART_BYTES
  form.set('segment_index', String(upload.parts))
  form.set('media', new File([Uint8Array.from(bytes.subarray(from, from + PART_BYTES))], 'part'))
  const encoded = new Response(form)
  return {
    path: `/2/media/upload/${upload.id}/append`,
    body: new Uint8Array(await encoded.arrayBuffer()),
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
  }
}

function readMedia(answer: AccountAnswer): Media | null {
  const parsed =
    answer.kind === 'answered' && answer.status === 200 ? v.safeParse(mediaSchema, answer.data) : null
  return parsed?.success ? parsed.output.data : null
}

function progressOf({ processing_info: info }: Media, upload: Upload): PrepareAnswer {
  if (!info || info.state === 'succeeded') return { kind: 'ready', prepared: { media: [upload.id] } }
  if (info.state === 'failed') {
    const words = info.error?.message ?? ''
    const detail = `X couldn’t process the video${words === '' ? '' : `: ${words.slice(0, 200)}`}`
    return { kind: 'unsent', retryable: false, reason: 'refused', detail }
  }
  const seconds = Math.min(Math.max(info.check_after_secs ?? 1, 1), LONGEST_WAIT_S)
  return working(upload, seconds * 1000)
}

function working(video: Upload, waitMs: number): PrepareAnswer {
  return { kind: 'working', prepared: { video }, waitMs }
}
