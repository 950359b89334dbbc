/** Pieces of a text as the body of a response: the next one is made when the one before has been taken. */
function textStream(pieces: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { value, done } = await pieces.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    async cancel() {
      await pieces.return(undefined)
    },
  })
}

const FILE_TYPES = { csv: 'text/csv; charset=utf-8', json: 'application/json; charset=utf-8' } as const

/** A list as a file to keep, sent as it is read and named by `name` and the day (UTC). */
export function exportFile(
  pieces: AsyncGenerator<string>,
  { name, format, now }: { name: string; format: keyof typeof FILE_TYPES; now: Date },
): Response {
  return new Response(textStream(pieces), {
    headers: {
      'Content-Type': FILE_TYPES[format],
      'Content-Disposition': `attachment; filename="${name}-${now.toISOString().slice(0, 10)}.${format}"`,
      'Cache-Control': 'no-store',
    },
  })
}
