import { json } from '../../frame/answer.ts'
import { type MediaFile, nextId, type Session } from '../books.ts'
import { type ApiCall, readObject, unknownField } from '../dialect.ts'
import { joinParts, newVideo, videoState } from '../video.ts'
import { refuse } from './refuse.ts'

const PART_BYTES = 5_000_000
const MOST_PARTS = 1000
const MOST_BYTES = 8_000_000_000
const UPLOAD = /^POST \/2\/media\/upload\/(\d+)\/(append|finalize)$/

/** The calls of a video's upload in parts; null for any other call. */
export function answerVideo(asked: ApiCall, session: Session): Response | Promise<Response> | null {
  const { call, query, books } = asked
  if (call === 'POST /2/media/upload/initialize') return begin(asked, session)
  const [, id, step] = UPLOAD.exec(call) ?? []
  const isStatus = call === 'GET /2/media/upload' && query.get('command') === 'STATUS'
  if (!id && !isStatus) return null
  const name = id ?? query.get('media_id') ?? ''
  const file = books.media[name]
  if (!file?.video || file.account !== session.account) return refuse(404, 'There is no such upload.')
  if (step === 'append') return takePart(asked, file.video)
  if (isStatus && !file.video.isWhole) return refuse(400, 'The upload is not finished.')
  if (isStatus) file.video.polls += 1
  else if (file.video.isWhole || !joinParts(file))
    return refuse(400, 'Segments do not add up to provided total file size.')
  return json({ data: shown(name, file) })
}

function begin({ body, books }: ApiCall, session: Session): Response {
  const given = readObject(body) ?? {}
  const { media_type: mime, media_category: category, total_bytes: total } = given
  const unknown = unknownField(given, ['media_type', 'media_category', 'total_bytes'])
  const isRight = mime === 'video/mp4' && category === 'tweet_video' && typeof total === 'number'
  if (unknown || !isRight || total < 1 || total > MOST_BYTES)
    return refuse(400, 'The media is not as it must be.')
  if (!session.scopes.includes('media.write')) return refuse(403, 'Your token may not upload media.')
  const id = nextId(books)
  const { account } = session
  books.media[id] = { network: 'x', account, mime, bytes: '', video: newVideo(total) }
  return json({ data: { id, media_key: `13_${id}`, expires_after_secs: 86_400 } })
}

async function takePart(
  { request, body }: ApiCall,
  video: NonNullable<MediaFile['video']>,
): Promise<Response> {
  const type = request.headers.get('Content-Type') ?? ''
  if (!type.startsWith('multipart/form-data')) return refuse(400, 'A part comes as a form.')
  const form = await new Response(Buffer.from(body), { headers: { 'Content-Type': type } }).formData()
  const [place, part] = [Number(form.get('segment_index') ?? -1), form.get('media')]
  if (!(part instanceof File) || part.size > PART_BYTES || !(place >= 0 && place < MOST_PARTS))
    return refuse(400, 'The part is not as it must be.')
  video.parts[place] = Buffer.from(await part.arrayBuffer()).toString('base64')
  return json({ data: { expires_at: Math.ceil(Date.now() / 1000) + 86_400 } })
}

function shown(id: string, file: MediaFile): object {
  const state = videoState(file)
  const info = {
    working: { state: file.video?.polls ? 'in_progress' : 'pending', check_after_secs: 1 },
    ready: { state: 'succeeded', progress_percent: 100 },
    failed: {
      state: 'failed',
      error: { code: 1, name: 'InvalidMedia', message: 'Unsupported video format' },
    },
    parts: undefined,
  }[state]
  return { id, media_key: `13_${id}`, size: file.video?.total, processing_info: info }
}
