import { makeZip } from 'client-zip'

interface ZipInput {
  readonly name: string
  readonly content: AsyncIterable<string | Uint8Array>
}

/** Files as a ZIP in pieces of exactly `pieceBytes`, the last one shorter; each file is read as the ZIP is taken. */
export async function* zipPieces(
  files: AsyncIterable<ZipInput>,
  { at, pieceBytes }: { at: Date; pieceBytes: number },
): AsyncGenerator<Uint8Array> {
  const inputs = async function* () {
    for await (const { name, content } of files) yield { name, lastModified: at, input: bytesOf(content) }
  }
  let piece = new Uint8Array(pieceBytes)
  let filled = 0
  for await (const chunk of makeZip(inputs())) {
    for (let from = 0; from < chunk.length; ) {
      const part = chunk.subarray(from, from + pieceBytes - filled)
      piece.set(part, filled)
      filled += part.length
      from += part.length
      if (filled < pieceBytes) continue
      yield piece
      piece = new Uint8Array(pieceBytes)
      filled = 0
    }
  }
  if (filled > 0) yield piece.subarray(0, filled)
}

async function* bytesOf(content: ZipInput['content']): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  for await (const piece of content)
    yield typeof piece === 'string' ? new TextEncoder().encode(piece) : Uint8Array.from(piece)
}
