import { createHash } from 'node:crypto'
import { json } from '../../frame/answer.ts'
import { type Books, newToken, type Session } from '../books.ts'
import type { ApiCall } from '../dialect.ts'
import { joinParts, newVideo, videoState } from '../video.ts'
import { memberOf, refuse } from './refuse.ts'

const DAY_MS = 86_400_000
const PART_BYTES = 4_194_304
const BYTES = { least: 1, most: 500_000_000 } as const

/** `POST /rest/videos`: begins an upload, or says that all parts are there. */
export function takeVideo(asked: ApiCall, session: Session, body: Record<string, unknown>): Response {
  const action = asked.query.get('action')
  if (action === 'initializeUpload')
    return begin(asked, session, body.initializeUploadRequest as Record<string, unknown>)
  if (action === 'finalizeUpload')
    return finish(asked, session, body.finalizeUploadRequest as Record<string, unknown>)
  return refuse(400, 'There is no such action')
}

function begin({ books, base }: ApiCall, session: Session, given: Record<string, unknown> = {}): Response {
  const { owner, fileSizeBytes: total } = given
  const isRight = typeof total === 'number' && total >= BYTES.least && total <= BYTES.most
  if (owner !== `urn:li:person:${memberOf(session)}` || !isRight)
    return refuse(400, 'The upload cannot be begun')
  const video = `urn:li:video:${newToken()}`
  const { account } = session
  books.media[video] = { network: 'linkedin', account, mime: 'video/mp4', bytes: '', video: newVideo(total) }
  const uploadInstructions = Array.from({ length: Math.ceil(total / PART_BYTES) }, (_, place) => ({
    uploadUrl: `${base}/dms-uploads/${encodeURIComponent(video)}/${place}`,
    firstByte: place * PART_BYTES,
    lastByte: Math.min((place + 1) * PART_BYTES, total) - 1,
  }))
  const uploadUrlsExpireAt = Date.now() + DAY_MS
  return json({ value: { uploadUrlsExpireAt, video, uploadInstructions, uploadToken: '' } })
}

/** A part at its signed address; what it is called comes back in a header. */
export function takePart({ books, body, request }: ApiCall, name: string, place: number): Response {
  const video = books.media[name]?.video
  if (!video || video.isWhole) return refuse(404, 'There is no such upload')
  if (request.headers.has('Authorization')) return refuse(400, 'Only one way of permission is allowed')
  video.parts[place] = Buffer.from(body).toString('base64')
  return new Response(null, { status: 200, headers: { ETag: `"${partId(video.parts[place])}"` } })
}

function finish({ books }: ApiCall, session: Session, given: Record<string, unknown> = {}): Response {
  const { video: name, uploadedPartIds: ids } = given
  const file = books.media[String(name)]
  if (!file?.video || file.account !== session.account || file.video.isWhole)
    return refuse(400, 'The upload cannot be finished')
  const parts = Object.keys(file.video.parts)
    .map(Number)
    .toSorted((a, b) => a - b)
  const expected = parts.map(place => partId(file.video?.parts[place] ?? ''))
  if (JSON.stringify(ids) !== JSON.stringify(expected) || !joinParts(file))
    return refuse(400, 'The parts are not all there')
  return new Response(null, { status: 200 })
}

/** `GET /rest/videos/:urn`: worked on until it was asked for twice. */
export function showVideo(books: Books, session: Session, name: string): Response {
  const file = books.media[name]
  if (!file?.video || file.account !== session.account) return refuse(404, 'The video does not exist')
  file.video.polls += 1
  const state = videoState(file)
  const status = {
    ...{ parts: 'WAITING_UPLOAD', working: 'PROCESSING', ready: 'AVAILABLE', failed: 'PROCESSING_FAILED' },
  }[state]
  const reason = state === 'failed' ? { processingFailureReason: 'The format is not supported' } : {}
  return json({ id: name, owner: `urn:li:person:${memberOf(session)}`, status, ...reason })
}

function partId(part: string): string {
  return createHash('sha256').update(part).digest('hex')
}
