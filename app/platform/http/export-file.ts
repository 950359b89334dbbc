import { byteStream } from './byte-stream.ts'

async function* encoded(pieces: AsyncGenerator<string>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  for await (const piece of pieces) yield encoder.encode(piece)
}

const FILE_TYPES = { csv: 'text/csv; charset=utf-8', json: 'application/json; charset=utf-8' } as const

/** A list as a file to keep, sent as it is read and named by `name` and the day (UTC). */
export function exportFile(
  pieces: AsyncGenerator<string>,
  { name, format, now }: { name: string; format: keyof typeof FILE_TYPES; now: Date },
): Response {
  return new Response(byteStream(encoded(pieces)), {
    headers: {
      'Content-Type': FILE_TYPES[format],
      'Content-Disposition': `attachment; filename="${name}-${now.toISOString().slice(0, 10)}.${format}"`,
      'Cache-Control': 'no-store',
    },
  })
}
