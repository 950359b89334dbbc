import { type FileHandle, open } from 'node:fs/promises'
import { readBox } from './read-box.ts'

/** The most boxes of one level: fragments of a tenth of a second come nowhere near it in a short video. */
const MOST_BOXES = 10_000
/** The most bytes of an index: that of a short video has some hundred thousand. */
const INDEX_BYTES = 20_000_000
/** The most samples of one track: sound as single numbers has 8.6 million in three minutes. */
const MOST_SAMPLES = 10_000_000

/** What lies in what, from a file's index down to the tables of one track. */
const WAY_TO_TABLES = ['trak', 'mdia', 'minf', 'stbl']

/**
 * Whether an MP4 or MOV file has all that its boxes announce, and its tables count no more than there is. A file that was
 * cut off fails, wherever its index lies, and so does one whose numbers would keep a reader busy for minutes. Reads the
 * boxes' heads and the index, never the pictures.
 */
export async function isWholeVideo(path: string): Promise<boolean> {
  const file = await open(path, 'r')
  try {
    const { size } = await file.stat()
    let at = 0
    // Fewer than eight bytes behind the last box are padding.
    for (let count = 0; at + 8 <= size; count++) {
      const head = await readAt(file, at, Math.min(16, size - at))
      const box = readBox(head, 0, size - at)
      if (!box || count === MOST_BOXES) return false
      if (box.type === 'moov') {
        if (box.end > INDEX_BYTES) return false
        const index = await readAt(file, at, box.end)
        if (!areTablesSound(index, { from: box.begin, to: box.end, depth: 0 })) return false
      }
      at += box.end
    }
    return at > 0
  } finally {
    await file.close()
  }
}

async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer } = await file.read(Buffer.alloc(length), 0, length, position)
  return buffer
}

function areTablesSound(
  index: Buffer,
  { from, to, depth }: { from: number; to: number; depth: number },
): boolean {
  const tables = new Map<string, Buffer>()
  // QuickTime may end a list of boxes with four zeros.
  for (let at = from, count = 0; at + 8 <= to; count++) {
    const box = readBox(index, at, to)
    if (!box || count === MOST_BOXES) return false
    if (depth === WAY_TO_TABLES.length) tables.set(box.type, index.subarray(box.begin, box.end))
    else if (
      box.type === WAY_TO_TABLES[depth] &&
      !areTablesSound(index, { from: box.begin, to: box.end, depth: depth + 1 })
    )
      return false
    at = box.end
  }
  return depth < WAY_TO_TABLES.length || areCountsSound(tables)
}

/** Whether the chunks of a track hold as many samples as it has: a chunk more may be announced, not millions. */
function areCountsSound(tables: ReadonlyMap<string, Buffer>): boolean {
  const number = (type: string, at: number) => {
    const table = tables.get(type)
    return table && table.length >= at + 4 ? table.readUInt32BE(at) : 0
  }
  const samples = number('stsz', 8) + number('stz2', 8)
  const chunks = number('stco', 4) + number('co64', 4)
  const groups = number('stsc', 4)
  if (samples > MOST_SAMPLES || chunks > MOST_SAMPLES) return false
  if (groups > ((tables.get('stsc')?.length ?? 0) - 8) / 12 && groups > 0) return false
  let announced = 0
  for (let group = 0; group < groups; group++) {
    const at = 8 + 12 * group
    const next = group + 1 < groups ? number('stsc', at + 12) : chunks + 1
    const inOne = number('stsc', at + 4)
    const chunksOfGroup = next - number('stsc', at)
    if (chunksOfGroup < 0 || inOne > samples) return false
    announced += chunksOfGroup * inOne
  }
  return announced <= 2 * samples
}
