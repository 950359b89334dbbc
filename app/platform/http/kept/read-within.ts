/**
 * Reads an answer's body if it is finished within `ms`; `whole` is null when it is not, and the answer then goes on as a stream
 * of what was read and what will come.
 */
export async function readWithin(
  answer: Response,
  ms: number,
): Promise<{ response: Response; whole: Uint8Array<ArrayBuffer> | null }> {
  if (!answer.body) return { response: answer, whole: null }
  const reader = answer.body.getReader()
  const pieces: Uint8Array[] = []
  let timer: NodeJS.Timeout | undefined
  const deadline = new Promise<'late'>(resolve => {
    timer = setTimeout(resolve, ms, 'late')
  })
  const { status, headers } = answer
  try {
    for (;;) {
      const reading = reader.read()
      const next = await Promise.race([reading, deadline])
      if (next === 'late')
        return { response: new Response(goOn(pieces, reading, reader), { status, headers }), whole: null }
      if (next.done) break
      pieces.push(next.value)
    }
  } finally {
    clearTimeout(timer)
  }
  const whole = Buffer.concat(pieces)
  headers.set('Content-Length', String(whole.byteLength))
  return { response: new Response(whole, { status, headers }), whole }
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
