import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { type FileHandle, open, rename } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import * as v from 'valibot'
import { CommandFailure } from '../frame/exit.ts'
import type { Output } from '../frame/output.ts'
import { startProgress } from '../frame/progress.ts'
import { withTemporary } from '../frame/temporary.ts'
import { type Manifest, ManifestSchema } from './manifest.ts'

/**
 * A backup is one file: a line with its sign, checksum and length, a line of JSON that says what is in it, and the database
 * as PostgreSQL's own programs wrote it. Checksum and length count everything after the first line.
 */
const SIGN = 'brandhearth-backup 1'
const FIRST_LINE = new RegExp(`^${SIGN} sha256=([0-9a-f]{64}) bytes=(\\d{16})\n`)
const FIRST_LENGTH = firstLine('0'.repeat(64), 0).length
/** The manifest has a line for each table; far more than that is no manifest. */
const MEGABYTE = 1_000_000
const MANIFEST_LIMIT = 4 * MEGABYTE

export interface BackupFile {
  readonly manifest: Manifest
  /** Of the whole file. */
  readonly bytes: number
  readonly sha256: string
  /** The database alone; may be read again and again. */
  readDatabase(): Readable
}

function firstLine(sha256: string, bytes: number): string {
  return `${SIGN} sha256=${sha256} bytes=${String(bytes).padStart(16, '0')}\n`
}

/**
 * Writes a backup that only its owner may read. The name is there once the file is whole and on the disk. Throws a
 * CommandFailure when something has that name already.
 */
export async function writeBackup(
  path: string,
  manifest: Manifest,
  database: AsyncIterable<Uint8Array>,
): Promise<{ bytes: number; sha256: string }> {
  await refuseExisting(path)
  // Two that write at once each have their own.
  const draft = `${path}.${process.pid}.partial`
  return withTemporary(draft, async () => {
    const file = await open(draft, 'wx', 0o600)
    try {
      const hash = createHash('sha256')
      await file.write(firstLine('0'.repeat(64), 0))
      let bytes = 0
      const add = async (chunk: Uint8Array) => {
        hash.update(chunk)
        bytes += chunk.length
        await writeWhole(file, chunk)
      }
      await add(Buffer.from(`${JSON.stringify(manifest)}\n`))
      for await (const chunk of database) await add(chunk)
      const sha256 = hash.digest('hex')
      await file.write(firstLine(sha256, bytes), 0)
      await file.sync()
      await refuseExisting(path)
      await rename(draft, path)
      return { bytes: bytes + FIRST_LENGTH, sha256 }
    } finally {
      await file.close()
    }
  })
}

async function writeWhole(file: FileHandle, chunk: Uint8Array): Promise<void> {
  for (let done = 0; done < chunk.length; ) done += (await file.write(chunk, done)).bytesWritten
}

async function refuseExisting(path: string): Promise<void> {
  const there = await open(path, 'r').catch(() => null)
  if (!there) return
  await there.close()
  throw new CommandFailure(`${path} exists already. Choose another name with --out.`)
}

/**
 * Opens a backup and reads all of it once, to hold it against its checksum. Throws a CommandFailure when it is no backup, cut off or changed.
 */
export async function openBackup(path: string, output: Output): Promise<BackupFile> {
  const file = await open(path, 'r').catch((error: Error) => {
    throw new CommandFailure(`${path} cannot be read: ${error.message}`)
  })
  try {
    const first = Buffer.alloc(FIRST_LENGTH)
    await file.read(first, 0, FIRST_LENGTH, 0)
    const [, sha256 = '', length = ''] = FIRST_LINE.exec(first.toString('latin1')) ?? []
    if (sha256 === '') throw new CommandFailure(`${path} is not a backup made by this command.`)
    const bytes = FIRST_LENGTH + Number(length)
    const { size } = await file.stat()
    if (size !== bytes || Number(length) === 0)
      throw new CommandFailure(`${path} is cut off or was added to: ${size} bytes instead of ${bytes}.`)
    const progress = startProgress('MB checked', Math.ceil(bytes / MEGABYTE), output)
    const manifestLine = await checkSum(path, sha256, read =>
      progress.update(Math.ceil(read / MEGABYTE)),
    ).finally(progress.stop)
    const manifest = readManifest(path, manifestLine.toString('utf8'))
    const start = FIRST_LENGTH + manifestLine.length + 1
    return { manifest, bytes, sha256, readDatabase: () => createReadStream(path, { start }) }
  } finally {
    await file.close()
  }
}

/** Answers the manifest's line, which is met on the way. */
async function checkSum(path: string, sha256: string, onProgress: (bytes: number) => void): Promise<Buffer> {
  const hash = createHash('sha256')
  let beginning: Buffer = Buffer.alloc(0)
  let line: Buffer | null = null
  let read = FIRST_LENGTH
  for await (const chunk of createReadStream(path, { start: FIRST_LENGTH }) as AsyncIterable<Buffer>) {
    hash.update(chunk)
    read += chunk.length
    onProgress(read)
    if (line || beginning.length > MANIFEST_LIMIT) continue
    beginning = Buffer.concat([beginning, chunk])
    const end = beginning.indexOf('\n')
    if (end !== -1) line = beginning.subarray(0, end)
  }
  if (hash.digest('hex') !== sha256)
    throw new CommandFailure(`${path} is damaged: its checksum does not fit. Use another backup.`)
  if (!line) throw new CommandFailure(`${path} is not a backup made by this command.`)
  return Buffer.from(line)
}

function readManifest(path: string, text: string): Manifest {
  let json: unknown = null
  try {
    json = JSON.parse(text)
  } catch {
    // Falls through to the schema, which refuses it.
  }
  const parsed = v.safeParse(ManifestSchema, json)
  if (parsed.success) return parsed.output
  throw new CommandFailure(
    `${path} is a backup of a kind this version does not know. Use a newer version of Brandhearth.`,
  )
}
