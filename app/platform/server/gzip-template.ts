import { promisify } from 'node:util'
import { constants, crc32, deflateRaw } from 'node:zlib'
import {
  fillPlaces,
  type PagePiece,
  type PageTemplate,
  plainTemplate,
  TemplateDraft,
} from '#app/platform/http/page-template.ts'

/** A page compressed but for its values: see `gzipTemplate`. */
export interface GzipTemplate {
  readonly zipped: PageTemplate
  /** Where the page as it is read is put together for its checksum; never sent. */
  readonly plain: PageTemplate
}

const deflate = promisify(deflateRaw)

/** How far back compressed text may refer. */
const WINDOW_BYTES = 32_768
/** The most that a stored block holds. */
const STORED_BYTES = 65_535
/** A file of deflate with no name and no time, compressed as well as can be, made on no particular system (RFC 1952). */
const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 255])
const TRAILER_BYTES = 8

/** Stands for the values while the text around them is compressed; no text may have it. */
export const NEVER_WRITTEN = '\0'

/**
 * Compresses once what stays of a page. Its values stand between as stored blocks (RFC 1951, 3.2.4), which say only their
 * length: an answer is a copy with the values and a checksum written into it. As values are never compressed, nothing can be
 * learnt of them from the size of an answer.
 */
export async function gzipTemplate(
  pieces: readonly PagePiece[],
  lengths: readonly number[],
): Promise<GzipTemplate> {
  const plain = plainTemplate(pieces, lengths)
  const draft = new TemplateDraft()
  draft.add(HEADER)
  let at = 0
  for (const [n, piece] of pieces.entries()) {
    if (typeof piece === 'string') {
      const text = Buffer.from(piece)
      draft.add(await deflateBehind(plain.bytes.subarray(0, at), text, n === pieces.length - 1))
      at += text.byteLength
    } else {
      const length = lengths[piece] ?? 0
      draft.add(storedBlockHeader(length))
      draft.addPlace(piece, length)
      at += length
    }
  }
  draft.add(Buffer.alloc(TRAILER_BYTES))
  return { zipped: draft.finish(), plain }
}

/** Makes a copy of the zipped bytes one answer: the page with the values in it, compressed. */
export function fillGzip({ zipped, plain }: GzipTemplate, copy: Buffer, values: readonly string[]): void {
  fillPlaces(plain, values)
  fillPlaces({ bytes: copy, places: zipped.places }, values)
  const trailer = copy.byteLength - TRAILER_BYTES
  copy.writeUInt32LE(crc32(plain.bytes), trailer)
  copy.writeUInt32LE(plain.bytes.byteLength, trailer + 4)
}

/**
 * Compresses the next text of a page, which may refer to what comes before it. There the values are zeros, which no text has
 * (`NEVER_WRITTEN`): it never refers to them.
 */
function deflateBehind(before: Buffer, text: Buffer, isLast: boolean): Promise<Buffer> {
  return deflate(text, {
    level: constants.Z_BEST_COMPRESSION,
    finishFlush: isLast ? constants.Z_FINISH : constants.Z_SYNC_FLUSH,
    ...(before.byteLength > 0 ? { dictionary: before.subarray(-WINDOW_BYTES) } : {}),
  })
}

/** What comes before bytes that are stored as they are; a block begins at a whole byte, as the flush before it left it. */
function storedBlockHeader(length: number): Buffer {
  if (length > STORED_BYTES) throw new RangeError(`a value of ${length} bytes is too long`)
  const header = Buffer.alloc(5)
  header.writeUInt16LE(length, 1)
  header.writeUInt16LE(~length & 0xffff, 3)
  return header
}
