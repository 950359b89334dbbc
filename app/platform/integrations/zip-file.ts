import type { Readable } from 'node:stream'
import type { Entry } from 'yauzl'
import { err, ok, type Result } from '#core/shared/result.ts'

/** A ZIP, of which nothing is unpacked before it is asked for. */
export interface ZipFile {
  /** Its files, without folders, with their unpacked bytes as its directory states them. */
  readonly files: ReadonlyMap<string, number>
  /** One file piece by piece. Throws for one that is not there, is broken, or holds more than the directory states. */
  read(name: string): Promise<Readable>
  close(): void
}

/** What a ZIP may be at most, so that nobody fills a disk or a memory with it. */
export interface ZipLimits {
  readonly files: number
  /** Bytes of all its files, unpacked. */
  readonly unpackedBytes: number
  /** How many times its packed size it may unfold to. */
  readonly ratio: number
}

/**
 * Opens a ZIP by its directory: one that lies on this machine's disk, by its path, or a small one by its bytes. Refused:
 * what is none, or is encrypted, or has a name that leads out of it, or one twice, as `not_a_zip`; more files than the
 * limits as `too_many_files`; what would unfold to more as `too_large`.
 */
export async function openZipFile(
  source: string | Uint8Array,
  limits: ZipLimits,
): Promise<Result<{ zip: ZipFile }, 'not_a_zip' | 'too_many_files' | 'too_large'>> {
  const { fromBufferPromise, openPromise } = await import('yauzl')
  const options = { lazyEntries: true, autoClose: false }
  const opening =
    typeof source === 'string'
      ? openPromise(source, options)
      : fromBufferPromise(Buffer.from(source.buffer, source.byteOffset, source.length), options)
  const opened = await opening.catch(() => null)
  if (!opened) return err('not_a_zip')
  // What is wrong with a file shows where it is read.
  opened.on('error', () => {})
  const entries = new Map<string, Entry>()
  const refuse = <Reason extends string>(reason: Reason) => {
    opened.close()
    return err(reason)
  }
  if (opened.entryCount > limits.files) return refuse('too_many_files')
  let unpacked = 0
  try {
    for await (const entry of opened.eachEntry()) {
      if (entry.fileName.endsWith('/')) continue
      if (entry.isEncrypted() || entries.has(entry.fileName)) return refuse('not_a_zip')
      entries.set(entry.fileName, entry)
      unpacked += entry.uncompressedSize
    }
  } catch {
    return refuse('not_a_zip')
  }
  // A small file may be nearly empty.
  const most = Math.min(limits.unpackedBytes, 1_000_000 + opened.fileSize * limits.ratio)
  if (unpacked > most) return refuse('too_large')
  return ok({
    zip: {
      files: new Map([...entries].map(([name, { uncompressedSize }]) => [name, uncompressedSize])),
      async read(name: string) {
        const entry = entries.get(name)
        if (!entry) throw new Error(`There is no ${name} in this ZIP`)
        return opened.openReadStreamPromise(entry)
      },
      close: () => opened.close(),
    },
  })
}

/**
 * One file of a ZIP in memory; null where the ZIP holds none of this name, or its directory states more than `mostBytes`.
 * Throws what reading it throws.
 */
export async function wholeFile(zip: ZipFile, name: string, mostBytes: number): Promise<Buffer | null> {
  if ((zip.files.get(name) ?? Number.POSITIVE_INFINITY) > mostBytes) return null
  const pieces: Uint8Array[] = []
  for await (const piece of await zip.read(name)) pieces.push(piece as Uint8Array)
  return Buffer.concat(pieces)
}
