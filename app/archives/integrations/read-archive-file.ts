import { isUtf8 } from 'node:buffer'
import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { open, readFile, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { openZipFile, wholeFile, type ZipFile } from '#app/platform/integrations/zip-file.ts'
import { isWanted, mayBeAlone, nameAlone, tellKind, tellTable } from '#core/archives/detect.ts'
import type { ArchiveFile, ArchiveRead } from '#core/archives/item.ts'
import { ARCHIVE_LIMITS, type ArchiveKind, holdsDocuments } from '#core/archives/kinds.ts'
import { readArchive } from '#core/archives/read-archive.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { docxHtml } from './docx-html.ts'

/** Why nothing of a file can be imported. */
export type ArchiveRefusal =
  | 'unknown_kind'
  | 'web_pages'
  | 'wrong_kind'
  | 'nothing_found'
  | 'damaged'
  | 'too_many_files'
  | 'unfolds_too_far'

/** A file that lies on this machine's disk, in a folder for it alone. */
export interface SentArchive {
  readonly path: string
  /** As its sender calls it. */
  readonly name: string
  /** What its sender says it is; null to find out. */
  readonly kind: ArchiveKind | null
  readonly now: Date
  /** By whose clock times without a zone are. */
  readonly timeZone: string
}

export interface ArchiveFound extends Omit<ArchiveRead, 'items'> {
  readonly kind: ArchiveKind
  readonly total: number
  /** All items as JSON lists of a few hundred: texts, because thousands of objects take long from thread to thread. */
  readonly batches: readonly string[]
}

/** Items of one batch. */
export const BATCH = 500

type Refused = Result<never, ArchiveRefusal>
type Entry = { readonly name: string; readonly bytes: number; read(): Promise<Uint8Array | null> }

/**
 * Reads an archive: a ZIP, of which only the files that hold posts or documents are unpacked, and none to the disk but a ZIP
 * within it; or one such file alone. Made to run in a thread.
 */
export async function readArchiveFile(sent: SentArchive): Promise<Result<ArchiveFound, ArchiveRefusal>> {
  const opened: ZipFile[] = []
  try {
    const listed = (await isZip(sent)) ? await listEntries(sent.path, '', opened) : await aloneEntry(sent)
    if (!listed.ok) return listed
    const { entries } = listed
    const kind = sent.kind ?? (await kindOf(entries, sent.name))
    if (kind === null) return err('unknown_kind')
    if (kind === 'web_pages') return err('web_pages')
    const wanted = entries.filter(({ name }) =>
      entries.length === 1 ? mayBeAlone(kind, name) : isWanted(kind, name),
    )
    if (wanted.length === 0) {
      const told = tellKind(entries.map(({ name }) => name))
      return err(told === 'web_pages' ? 'web_pages' : 'wrong_kind')
    }
    const files = await readFiles(kind, wanted)
    if (!files.ok) return files
    const { items, left, shortened } = readArchive(kind, files.files, sent)
    const unreadable = (left.unreadable ?? 0) + files.unreadable
    const all = unreadable > 0 ? { ...left, unreadable } : left
    if (items.length === 0) return err('nothing_found')
    const batches: string[] = []
    for (let from = 0; from < items.length; from += BATCH)
      batches.push(JSON.stringify(items.slice(from, from + BATCH)))
    return ok({ kind, total: items.length, batches, left: all, shortened })
  } finally {
    for (const zip of opened) zip.close()
  }
}

/** By its first bytes; a .docx is a ZIP, too, and is no archive. */
async function isZip({ path, name }: SentArchive): Promise<boolean> {
  return !/\.docx$/i.test(name) && (await startOf(path, 4)).startsWith('PK')
}

/** The first bytes of a file, each as a character. */
async function startOf(path: string, bytes: number): Promise<string> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(bytes), 0, bytes, 0)
    return buffer.toString('latin1', 0, bytesRead)
  } finally {
    await file.close()
  }
}

async function aloneEntry({
  path,
  name,
  kind,
}: SentArchive): Promise<Result<{ entries: Entry[] }, ArchiveRefusal>> {
  const { size } = await stat(path)
  const known = nameAlone(kind, name, await startOf(path, 200))
  return ok({ entries: [{ name: known, bytes: size, read: () => readFile(path) }] })
}

async function listEntries(
  path: string,
  within: string,
  opened: ZipFile[],
): Promise<Result<{ entries: Entry[] }, ArchiveRefusal>> {
  const result = await openZipFile(path, ARCHIVE_LIMITS)
  if (!result.ok)
    return err(
      ({ not_a_zip: 'damaged', too_many_files: 'too_many_files', too_large: 'unfolds_too_far' } as const)[
        result.reason
      ],
    )
  const { zip } = result
  opened.push(zip)
  const entries: Entry[] = []
  for (const [name, bytes] of zip.files) {
    const isInner = /\.zip$/i.test(name) && within === ''
    if (!isInner) {
      const read = () => wholeFile(zip, name, ARCHIVE_LIMITS.readBytes)
      entries.push({ name: within + name, bytes, read })
    } else if (opened.length <= ARCHIVE_LIMITS.inner) {
      // Under a name of ours: what a ZIP calls its files never reaches the disk.
      const inner = join(dirname(path), `${randomUUID()}.zip`)
      try {
        await pipeline(await zip.read(name), createWriteStream(inner, { mode: 0o600 }))
      } catch {
        return err('damaged')
      }
      const listed = await listEntries(inner, `${name}/`, opened)
      if (!listed.ok) return listed
      entries.push({ name, bytes, read: async () => new Uint8Array() }, ...listed.entries)
    }
  }
  return ok({ entries })
}

async function kindOf(entries: readonly Entry[], sentName: string) {
  const told = tellKind(entries.map(({ name }) => name))
  if (told !== null) return told
  const tables = entries.filter(
    ({ name, bytes }) => /\.(csv|tsv|txt)$/i.test(name) && bytes <= ARCHIVE_LIMITS.readBytes,
  )
  for (const table of tables.slice(0, 10)) {
    const content = await table.read()
    const kind = content && tellTable(`${sentName} ${table.name}`, textOf(content))
    if (kind) return kind
  }
  return entries.some(({ name }) => isWanted('documents', name)) ? 'documents' : null
}

async function readFiles(
  kind: ArchiveKind,
  entries: readonly Entry[],
): Promise<{ ok: true; files: ArchiveFile[]; unreadable: number } | Extract<Refused, { ok: false }>> {
  const files: ArchiveFile[] = []
  let unreadable = 0
  let total = 0
  for (const { name, bytes, read } of entries) {
    if (holdsDocuments(kind) && bytes > ARCHIVE_LIMITS.documentBytes) {
      unreadable += 1
      continue
    }
    total += bytes
    if (total > ARCHIVE_LIMITS.readBytes) return err('unfolds_too_far')
    try {
      const content = await read()
      if (content === null) unreadable += 1
      else files.push({ name, text: /\.docx$/i.test(name) ? await docxHtml(content) : textOf(content) })
    } catch {
      unreadable += 1
    }
  }
  return files.length === 0 ? err('damaged') : { ok: true, files, unreadable }
}

/** Bytes as text: UTF-8, UTF-16 with its mark, or Windows' western letters, as spreadsheets save. */
function textOf(bytes: Uint8Array): string {
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe
  const encoding = isUtf16 ? 'utf-16le' : isUtf8(bytes) ? 'utf-8' : 'windows-1252'
  return new TextDecoder(encoding).decode(bytes)
}
