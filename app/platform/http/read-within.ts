/** What a stream brought, if it ended in time; else the same stream from its beginning, with what is still to come. */
export type ReadInTime =
  | { readonly whole: Buffer<ArrayBuffer>; readonly stream?: undefined }
  | { readonly whole: null; readonly stream: ReadableStream<Uint8Array> }

/** Reads a stream if it ends within `ms`. Nothing of one that does not is lost. Fails as the stream fails. */
export async function readWithin(stream: ReadableStream<Uint8Array>, ms: number): Promise<ReadInTime> {
  const reader = stream.getReader()
  const pieces: Uint8Array[] = []
  let timer: NodeJS.Timeout | undefined
  const deadline = new Promise<'late'>(resolve => {
    timer = setTimeout(resolve, ms, 'late')
  })
  try {
    for (;;) {
      const reading = reader.read()
      const next = await Promise.race([reading, deadline])
      if (next === 'late') return { whole: null, stream: goOn(pieces, reading, reader) }
      if (next.done) break
      pieces.push(next.value)
    }
  } finally {
    clearTimeout(timer)
  }
  return { whole: Buffer.concat(pieces) }
}

function goOn(
  pieces: readonly Uint8Array[],
  reading: Promise<ReadableStreamReadResult<Uint8Array>>,
  reader: ReadableStreamDefaultReader<Uint8Array>,
): ReadableStream<Uint8Array> {
  let next: Promise<ReadableStreamReadResult<Uint8Array>> | null = reading
  return new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece)
    },
    async pull(controller) {
      const { done, value } = await (next ?? reader.read())
      next = null
      if (done) controller.close()
      else controller.enqueue(value)
    },
    cancel: reason => reader.cancel(reason),
  })
}
