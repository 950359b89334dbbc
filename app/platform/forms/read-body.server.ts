/**
 * The bytes of a body, counted as they come: null once there are more than `limit`, announced or not, and the rest is not
 * read. Rejects when the sender goes away in the middle.
 */
export async function readBody(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer> | null> {
  if (Number(request.headers.get('Content-Length') ?? 0) > limit) return null
  const pieces: Uint8Array[] = []
  let size = 0
  if (request.body) {
    for await (const piece of request.body as ReadableStream<Uint8Array> & AsyncIterable<Uint8Array>) {
      size += piece.byteLength
      if (size > limit) return null
      pieces.push(piece)
    }
  }
  const all = new Uint8Array(size)
  let at = 0
  for (const piece of pieces) {
    all.set(piece, at)
    at += piece.byteLength
  }
  return all
}

/** The same as text in UTF-8; what is none becomes U+FFFD. */
export async function readText(request: Request, limit: number): Promise<string | null> {
  const bytes = await readBody(request, limit)
  return bytes && new TextDecoder().decode(bytes)
}
