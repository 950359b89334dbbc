import * as v from 'valibot'
import { CALL_MS, type FrozenMedia, type PrepareAnswer } from '#app/publishing/integrations/network.ts'
import type { AccountAnswer } from '#app/publishing/integrations/oauth/call-as-account.ts'
import { callNetwork, type NetworkAnswer } from '#app/publishing/integrations/oauth/call-network.ts'
import { readUnseen, type Say } from '#app/publishing/integrations/oauth/read-refusal.ts'

/** Milliseconds after which no further part is begun in one call: what is there is stored first. */
const UPLOADS_MS = 10_000
/** Milliseconds between two questions whether a video is ready. */
const POLL_MS = 5000

const urn = v.pipe(v.string(), v.regex(/^urn:li:video:[\w-]{1,200}$/))
const byte = v.pipe(v.number(), v.integer(), v.minValue(0))
const begunSchema = v.object({
  value: v.object({
    video: urn,
    uploadToken: v.optional(v.string(), ''),
    /** Milliseconds since 1970; 0 where it is not said. */
    uploadUrlsExpireAt: v.optional(v.number(), 0),
    uploadInstructions: v.pipe(
      v.array(v.object({ uploadUrl: v.string(), firstByte: byte, lastByte: byte })),
      v.minLength(1),
      v.maxLength(1000),
    ),
  }),
})
const uploadSchema = v.object({
  ...begunSchema.entries.value.entries,
  /** What LinkedIn named the parts that are there. */
  partIds: v.array(v.string()),
  /** Whether LinkedIn knows that these were all. */
  isWhole: v.boolean(),
})
type Upload = v.InferOutput<typeof uploadSchema>
const preparedSchema = v.object({ upload: uploadSchema })
const videoSchema = v.object({ status: v.string(), processingFailureReason: v.optional(v.string(), '') })

/** LinkedIn's versioned API, in the account's name. */
export interface LinkedinCalls {
  readonly post: (path: string, json: object) => Promise<AccountAnswer>
  readonly get: (path: string) => Promise<AccountAnswer>
}

/**
 * Uploads a video in the parts that LinkedIn asks for, as far as one call goes, and waits until LinkedIn has worked on it.
 * Parts that are there are not sent again. `base` is where LinkedIn is.
 */
export async function prepareLinkedinVideo(
  { post, get }: LinkedinCalls,
  video: FrozenMedia,
  {
    owner,
    prepared,
    base,
    say,
    signal,
  }: {
    readonly owner: string
    readonly prepared: unknown
    readonly base: string
    readonly say: Say
    readonly signal: AbortSignal | undefined
  },
): Promise<PrepareAnswer> {
  const startedAt = Date.now()
  const stored = v.safeParse(preparedSchema, prepared)
  const before = stored.success && !isTooLate(stored.output.upload, startedAt) ? stored.output.upload : null
  /** Why it cannot go on; but what was brought until then is stored first, and then the same comes with nothing to lose. */
  const refuse = (answer: AccountAnswer, upload: Upload | null): PrepareAnswer =>
    upload && upload !== before ? working(upload, 0) : readUnseen(answer, say)

  let upload = before
  if (!upload) {
    const asked = { owner, fileSizeBytes: video.bytes, uploadCaptions: false, uploadThumbnail: false }
    const begun = await post('/rest/videos?action=initializeUpload', { initializeUploadRequest: asked })
    const place =
      begun.kind === 'answered' && begun.status === 200 ? v.safeParse(begunSchema, begun.data) : null
    if (!place?.success) return refuse(begun, null)
    upload = { ...place.output.value, partIds: [], isWhole: false }
  }
  if (!upload.isWhole) {
    const { uploadInstructions: places } = upload
    const bytes = upload.partIds.length < places.length ? await video.read() : new Uint8Array()
    for (const place of places.slice(upload.partIds.length)) {
      if (Date.now() - startedAt > UPLOADS_MS) return working(upload, 0)
      const sent = await sendPart(base, place, { bytes, signal })
      const partId = partIdOf(sent)
      if (partId === null) return upload === before ? readLostPart(sent, say) : working(upload, 0)
      upload = { ...upload, partIds: [...upload.partIds, partId] }
    }
    const { video: urn, uploadToken, partIds: uploadedPartIds } = upload
    const finalizeUploadRequest = { video: urn, uploadToken, uploadedPartIds }
    const finished = await post('/rest/videos?action=finalizeUpload', { finalizeUploadRequest })
    const isFinished = finished.kind === 'answered' && finished.status >= 200 && finished.status < 300
    // Where it was finished before and the answer was lost, how far it is tells.
    if (!isFinished && (upload !== before || (await isUnknown(get, upload)))) return refuse(finished, upload)
    upload = { ...upload, isWhole: true }
  }
  const asked = await get(pathOf(upload))
  const known = readVideo(asked)
  // Whoever may not ask may still publish it: LinkedIn then shows the post with the video once it is ready.
  if (asked.kind === 'answered' && asked.status === 403) return ready(upload)
  return known ? progressOf(known, upload) : refuse(asked, upload)
}

function isTooLate({ isWhole, uploadUrlsExpireAt: endsAt }: Upload, now: number): boolean {
  return !isWhole && endsAt > 0 && endsAt <= now
}

/** A part goes where LinkedIn says, by an address that is permission enough: our token stays here. */
function sendPart(
  base: string,
  place: Upload['uploadInstructions'][number],
  { bytes, signal }: { readonly bytes: Uint8Array; readonly signal: AbortSignal | undefined },
): Promise<NetworkAnswer> {
  return callNetwork(base, {
    method: 'PUT',
    url: place.uploadUrl,
    headers: { 'content-type': 'application/octet-stream' },
    body: bytes.subarray(place.firstByte, place.lastByte + 1),
    timeoutMs: CALL_MS,
    signal,
  })
}

/** A store that takes no part says nothing of the account: it can be tried again. */
function readLostPart(answer: NetworkAnswer, say: Say): PrepareAnswer {
  const refusal = readUnseen(answer, say)
  if (answer.kind !== 'answered' || refusal.retryable) return refusal
  return { ...refusal, retryable: true, reason: 'unreachable' }
}

function partIdOf(answer: NetworkAnswer): string | null {
  if (answer.kind !== 'answered' || answer.status < 200 || answer.status >= 300) return null
  return answer.headers.etag?.replace(/^"|"$/g, '') || null
}

async function isUnknown(get: LinkedinCalls['get'], upload: Upload): Promise<boolean> {
  const status = readVideo(await get(pathOf(upload)))?.status
  return status !== 'PROCESSING' && status !== 'AVAILABLE'
}

function pathOf({ video }: Upload): string {
  return `/rest/videos/${encodeURIComponent(video)}`
}

function readVideo(answer: AccountAnswer): v.InferOutput<typeof videoSchema> | null {
  const parsed =
    answer.kind === 'answered' && answer.status === 200 ? v.safeParse(videoSchema, answer.data) : null
  return parsed?.success ? parsed.output : null
}

function progressOf(
  { status, processingFailureReason: why }: v.InferOutput<typeof videoSchema>,
  upload: Upload,
): PrepareAnswer {
  if (status === 'AVAILABLE') return ready(upload)
  if (status === 'PROCESSING_FAILED') {
    const detail = `LinkedIn couldn’t process the video${why === '' ? '' : `: ${why.slice(0, 200)}`}`
    return { kind: 'unsent', retryable: false, reason: 'refused', detail }
  }
  return working(upload, POLL_MS)
}

function ready({ video }: Upload): PrepareAnswer {
  return { kind: 'ready', prepared: { video } }
}

function working(upload: Upload, waitMs: number): PrepareAnswer {
  return { kind: 'working', prepared: { upload }, waitMs }
}
