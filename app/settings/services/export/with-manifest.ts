import { createHash } from 'node:crypto'
import { EXPORT_FORMAT } from '#core/settings/manifest.ts'
import { NOT_EXPORTED } from '#db/queries/settings/not-exported.ts'
import type { ExportEntry } from './export-entry.ts'
import type { SpooledTable } from './spool-tables.ts'

interface Manifest {
  readonly userId: string
  readonly startedAt: Date
  readonly now: () => Date
  readonly whyColumns: string
  readonly tables: readonly SpooledTable[]
  readonly missing: ReadonlySet<string>
}

/**
 * The files of an export as they come, and last manifest.json: the version of the format, how many rows each table has,
 * length and SHA-256 of each file, and what is left out with its reason.
 */
export async function* withManifest(
  entries: AsyncIterable<ExportEntry>,
  { userId, startedAt, now, whyColumns, tables, missing }: Manifest,
): AsyncGenerator<ExportEntry> {
  const files: { name: string; bytes: number; sha256: string }[] = []
  for await (const { name, content } of entries)
    yield { name, content: measured(content, sizes => files.push({ name, ...sizes })) }
  const sha256 = new Map(files.map(file => [file.name, file.sha256]))
  const manifest = {
    format: EXPORT_FORMAT.name,
    version: EXPORT_FORMAT.version,
    workspace: userId,
    startedAt: startedAt.toISOString(),
    finishedAt: now().toISOString(),
    tables: tables.map(({ table, rows }) => ({ table, rows, sha256: sha256.get(`json/${table}.json`) })),
    leftOut: {
      tables: Object.entries(NOT_EXPORTED).map(([table, reason]) => ({ table, reason })),
      columns: tables.flatMap(({ table, withheld }) =>
        withheld.length > 0 ? [{ table, columns: withheld, reason: whyColumns }] : [],
      ),
      files: [...missing],
    },
    files,
  }
  const text = `${JSON.stringify(manifest, null, 2)}\n`
  yield { name: 'manifest.json', content: measured([text], () => {}) }
}

async function* measured(
  content: AsyncIterable<string | Uint8Array> | readonly string[],
  onEnd: (sizes: { bytes: number; sha256: string }) => void,
): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256')
  let bytes = 0
  for await (const piece of content) {
    const raw = typeof piece === 'string' ? Buffer.from(piece) : piece
    hash.update(raw)
    bytes += raw.length
    yield raw
  }
  onEnd({ bytes, sha256: hash.digest('hex') })
}
