import { readDocuments } from './formats/documents.ts'
import { readLinkedInArchive } from './formats/linkedin.ts'
import { readFacebookArchive, readInstagramArchive } from './formats/meta.ts'
import { readPostTable } from './formats/table.ts'
import { readXArchive } from './formats/x.ts'
import { type ArchiveFile, type ArchiveRead, collectItems } from './item.ts'
import { type ArchiveKind, holdsDocuments } from './kinds.ts'

/**
 * What is in the files of an archive. Takes any text and throws nothing: what cannot be read is counted. Times without a
 * zone are by the clock of `timeZone`.
 */
export function readArchive(
  kind: ArchiveKind,
  files: readonly ArchiveFile[],
  { now, timeZone }: { readonly now: Date; readonly timeZone: string },
): ArchiveRead {
  const to = collectItems({ now, mayLackDate: holdsDocuments(kind) })
  const today = now.toISOString().slice(0, 10)
  switch (kind) {
    case 'x':
      readXArchive(files, to)
      break
    case 'linkedin':
      readLinkedInArchive(files, today, to)
      break
    case 'instagram':
      readInstagramArchive(files, to)
      break
    case 'facebook':
      readFacebookArchive(files, to)
      break
    case 'buffer':
    case 'metricool':
      readPostTable(files, { timeZone, today, usualOrder: 'day' }, to)
      break
    case 'notion':
    case 'documents':
      readDocuments(files, { isNotion: kind === 'notion', today }, to)
      break
  }
  return to.result()
}
