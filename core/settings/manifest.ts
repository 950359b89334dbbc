import * as v from 'valibot'
import { err, ok, type Result } from '../shared/result.ts'

/** Counted up when the shape of an export changes. */
export const EXPORT_FORMAT = { name: 'brandhearth-export', version: 1 } as const

const name = v.pipe(v.string(), v.minLength(1), v.maxLength(300))
const sha256 = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))
const count = v.pipe(v.number(), v.integer(), v.minValue(0))

const manifestSchema = v.object({
  format: v.literal(EXPORT_FORMAT.name),
  version: v.pipe(count, v.minValue(1)),
  workspace: v.pipe(v.string(), v.uuid()),
  startedAt: v.pipe(v.string(), v.isoTimestamp()),
  tables: v.pipe(v.array(v.object({ table: name, rows: count, sha256 })), v.maxLength(1000)),
  leftOut: v.object({ files: v.array(name) }),
  files: v.array(v.object({ name, bytes: count, sha256 })),
})

/** The table of contents of an export. */
export type Manifest = v.InferOutput<typeof manifestSchema>

/**
 * Reads the table of contents of an export: `not_an_export` for anything else, `newer_version` for one that a later version
 * of us made. Each of its tables has the file whose hash it names, and no file is named twice.
 */
export function readManifest(
  text: string,
): Result<{ manifest: Manifest }, 'not_an_export' | 'newer_version'> {
  const raw = parsed(text)
  const version = v.safeParse(v.object({ format: v.literal(EXPORT_FORMAT.name), version: v.number() }), raw)
  if (version.success && version.output.version > EXPORT_FORMAT.version) return err('newer_version')
  const read = v.safeParse(manifestSchema, raw)
  if (!read.success) return err('not_an_export')
  const manifest = read.output
  const hashes = new Map(manifest.files.map(file => [file.name, file.sha256]))
  const isWhole =
    hashes.size === manifest.files.length &&
    new Set(manifest.tables.map(({ table }) => table)).size === manifest.tables.length &&
    manifest.tables.every(({ table, sha256: hash }) => hashes.get(`json/${table}.json`) === hash)
  return isWhole ? ok({ manifest }) : err('not_an_export')
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
