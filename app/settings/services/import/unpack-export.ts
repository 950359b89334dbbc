import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { openStoredFile } from '#app/media/services/open-stored-file.ts'
import type { ServiceContext } from '#app/platform/context.ts'
import { openZipFile, wholeFile, type ZipFile } from '#app/platform/integrations/zip-file.ts'
import { ImportRefused } from '#core/settings/import-refused.ts'
import { IMPORT_LIMITS } from '#core/settings/imports.ts'
import { type Manifest, readManifest } from '#core/settings/manifest.ts'
import type { WorkspaceId } from '#db/client.ts'
import { listImportParts } from '#db/queries/settings/imports.ts'

/** An export that holds what its table of contents says, to the byte. */
export interface UnpackedExport {
  readonly manifest: Manifest
  readonly zip: ZipFile
  /** SHA-256 of each file, in hexadecimal. */
  readonly hashes: ReadonlyMap<string, string>
  /** Where the rows of a table lie on this machine's disk, as JSON; none for a table that is not asked for. */
  readonly tables: ReadonlyMap<string, string>
}

interface Unpacking {
  readonly workspace: WorkspaceId
  readonly id: string
  /** A folder of this machine for it alone. */
  readonly folder: string
  /** The tables whose rows are wanted. */
  readonly wanted: readonly string[]
  readonly onFile: (done: number, total: number) => Promise<void>
}

/**
 * Brings a ZIP that was sent to this machine's disk and looks whether each of its files is the one that its table of
 * contents names, by length and SHA-256, and none is beside them. Throws `ImportRefused` where not; what the store throws
 * otherwise. The ZIP is to be closed.
 */
export async function unpackExport(context: ServiceContext, input: Unpacking): Promise<UnpackedExport> {
  const { workspace, id, folder, wanted, onFile } = input
  const path = join(folder, 'sent.zip')
  const parts = await context.db.inWorkspace(workspace, sql => listImportParts(sql, { workspace, id }))
  const pieces = async function* () {
    for (const part of parts)
      yield* openStoredFile(context, { workspace, id: part.id }).readPieces(part.bytes)
  }
  await pipeline(Readable.from(pieces()), createWriteStream(path, { mode: 0o600 }))
  const opened = await openZipFile(path, IMPORT_LIMITS)
  if (!opened.ok) throw new ImportRefused(opened.reason)
  const { zip } = opened
  try {
    const manifest = await manifestOf(zip)
    if (zip.files.size !== manifest.files.length + 1) throw new ImportRefused('changed')
    const tables = new Map<string, string>()
    for (const [done, file] of manifest.files.entries()) {
      const table = wanted.find(name => file.name === `json/${name}.json`)
      const copy = table === undefined ? null : join(folder, `${table}.json`)
      await checkFile(zip, file, copy)
      if (table !== undefined && copy !== null) tables.set(table, copy)
      await onFile(done, manifest.files.length)
    }
    const hashes = new Map(manifest.files.map(({ name, sha256 }) => [name, sha256]))
    return { manifest, zip, hashes, tables }
  } catch (error) {
    zip.close()
    throw error
  }
}

async function manifestOf(zip: ZipFile): Promise<Manifest> {
  const content = await wholeFile(zip, 'manifest.json', IMPORT_LIMITS.manifestBytes).catch(() => {
    throw new ImportRefused('damaged', 'manifest.json')
  })
  if (!content) throw new ImportRefused('not_an_export')
  const read = readManifest(content.toString())
  if (!read.ok) throw new ImportRefused(read.reason)
  return read.manifest
}

async function checkFile(zip: ZipFile, file: Manifest['files'][number], copy: string | null): Promise<void> {
  const { name, bytes, sha256 } = file
  if (zip.files.get(name) !== bytes) throw new ImportRefused('changed', name)
  const hash = createHash('sha256')
  const hashed = async function* () {
    for await (const piece of whole(zip, name)) {
      hash.update(piece)
      yield piece
    }
  }
  if (copy === null) for await (const _ of hashed());
  else await pipeline(Readable.from(hashed()), createWriteStream(copy, { mode: 0o600 }))
  if (hash.digest('hex') !== sha256) throw new ImportRefused('changed', name)
}

/** A file of the ZIP to its end; one that cannot be read is damaged. */
async function* whole(zip: ZipFile, name: string): AsyncGenerator<Uint8Array> {
  try {
    for await (const piece of await zip.read(name)) yield piece as Uint8Array
  } catch {
    throw new ImportRefused('damaged', name)
  }
}
