import { sanitiseText } from '../shared/sanitise/text.ts'

/** What a file of a person may hold in bytes, and what all files of one person may hold together. */
export const PERSON_FILE_LIMITS = { bytes: 3_500_000, together: 20_000_000, name: 200 } as const

/** Kinds of files that are kept, by the end of their name, with what they are handed out as. */
export const FILE_TYPES: Readonly<Record<string, string>> = {
  csv: 'text/csv',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  gif: 'image/gif',
  ics: 'text/calendar',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  md: 'text/markdown',
  odp: 'application/vnd.oasis.opendocument.presentation',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
  odt: 'application/vnd.oasis.opendocument.text',
  pdf: 'application/pdf',
  png: 'image/png',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  rtf: 'application/rtf',
  txt: 'text/plain',
  vcf: 'text/vcard',
  webp: 'image/webp',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/**
 * A file’s name as it is kept: without folders, line ends or signs that turn the direction of writing, its end kept
 * when it is too long. 'file' where nothing is left.
 */
export function fileNameOf(given: string): string {
  const last = sanitiseText(given.toWellFormed().replaceAll('\\', '/')).split('/').at(-1) ?? ''
  const clean = last
    .replace(/[\p{Cc}\p{Cf}"<>|:*?]/gu, '')
    .replace(/\s+/g, ' ')
    // Dots and blanks in any order: what is kept begins with neither.
    .replace(/^[.\s]+/, '')
    .trim()
  if (clean === '') return 'file'
  const most = PERSON_FILE_LIMITS.name
  if (clean.length <= most) return clean
  const end = /\.[a-z0-9]{1,5}$/i.exec(clean)?.[0] ?? ''
  return `${clean.slice(0, most - end.length)}${end}`.toWellFormed()
}

/** What a file of this name is handed out as; null for kinds that are not kept, such as programs and web pages. */
export function fileTypeOf(name: string): string | null {
  const end = /\.([a-z0-9]{1,5})$/i.exec(name)?.[1]?.toLowerCase() ?? ''
  return Object.hasOwn(FILE_TYPES, end) ? (FILE_TYPES[end] ?? null) : null
}
