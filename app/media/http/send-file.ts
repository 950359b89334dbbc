import type { PictureFile } from '#app/media/services/read-picture-file.ts'
import { VOICE_ENDINGS } from '#core/media/voice-kind.ts'

/** From the first to the last byte, counted from 0. */
type ByteRange = NonNullable<Parameters<PictureFile['read']>[0]>

/** Bytes of a video that are read at once: it is sent piece by piece, however large it is. */
const PIECE_BYTES = 1_000_000

/** Kinds that players ask for in parts. */
const PLAYED = /^(?:video|audio)\//

const NAMES: Readonly<Record<string, string>> = {
  'image/png': 'picture.png',
  'image/jpeg': 'picture.jpg',
  'video/mp4': 'video.mp4',
  ...Object.fromEntries(Object.entries(VOICE_ENDINGS).map(([mime, ending]) => [mime, `recording.${ending}`])),
}

/**
 * The answer that brings a file, or the part of a video or a recording that `Range` asks for, as players do (RFC 9110, section 14). Nothing
 * in it can run. Null when the file is gone from the store.
 */
export async function sendFile(file: PictureFile, range: string | null): Promise<Response | null> {
  const headers = new Headers({
    'Content-Type': file.mime,
    'Content-Disposition': `inline; filename="${NAMES[file.mime] ?? 'file'}"`,
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'Cache-Control': `private, max-age=${Math.min(file.secondsLeft, 3600)}`,
    'X-Content-Type-Options': 'nosniff',
  })
  if (!PLAYED.test(file.mime)) {
    const bytes = await file.read()
    return bytes && new Response(Uint8Array.from(bytes), { headers })
  }
  headers.set('Accept-Ranges', 'bytes')
  const asked = readRange(range, file.size)
  if (asked === 'beyond') {
    headers.set('Content-Range', `bytes */${file.size}`)
    return new Response(null, { status: 416, headers })
  }
  const whole = asked ?? { first: 0, last: file.size - 1 }
  const begin = await file.read(pieceFrom(whole.first, whole.last))
  if (!begin) return null
  headers.set('Content-Length', String(whole.last - whole.first + 1))
  if (asked) headers.set('Content-Range', `bytes ${asked.first}-${asked.last}/${file.size}`)
  return new Response(inPieces(file, whole, begin), { status: asked ? 206 : 200, headers })
}

/**
 * The one part that a header asks for, as far as the file goes; null for none that could be read, for which the whole file
 * is sent, and `beyond` for one that begins behind its end.
 */
export function readRange(header: string | null, size: number): ByteRange | 'beyond' | null {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? []
  if (from === '' && to === '') return null
  if (from === '') {
    const count = Math.min(Number(to), size)
    return count === 0 ? 'beyond' : { first: size - count, last: size - 1 }
  }
  const first = Number(from)
  const last = to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (first >= size) return 'beyond'
  return last < first ? null : { first, last }
}

function pieceFrom(first: number, end: number): ByteRange {
  return { first, last: Math.min(first + PIECE_BYTES - 1, end) }
}

function inPieces(
  file: PictureFile,
  { first, last }: ByteRange,
  begin: Uint8Array,
): ReadableStream<Uint8Array> {
  let at = first
  let next: Uint8Array | null = begin
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const piece = next ?? (await file.read(pieceFrom(at, last)))
        next = null
        if (!piece || piece.length === 0) return controller.error(new Error('The file ended too soon'))
        controller.enqueue(piece)
        at += piece.length
        if (at > last) controller.close()
      },
    },
    { highWaterMark: 0 },
  )
}
