/** Where a file that is imported comes from. */
export const ARCHIVE_KINDS = [
  'x',
  'linkedin',
  'instagram',
  'facebook',
  'buffer',
  'metricool',
  'notion',
  'documents',
] as const
export type ArchiveKind = (typeof ARCHIVE_KINDS)[number]

/** How people call each. */
export const ARCHIVE_LABELS: Readonly<Record<ArchiveKind, string>> = {
  x: 'Twitter/X archive',
  linkedin: 'LinkedIn archive',
  instagram: 'Instagram archive',
  facebook: 'Facebook archive',
  buffer: 'Buffer CSV',
  metricool: 'Metricool CSV',
  notion: 'Notion export',
  documents: 'Google Docs, Word or Markdown',
}

/** What an import makes: posts that were published before, or stories; each with its name. */
export const ARCHIVE_TARGETS = { stories: 'Stories', posts: 'Past posts' } as const
export type ArchiveTarget = keyof typeof ARCHIVE_TARGETS

/** Whether a kind holds documents, which may become stories or posts; all others hold posts. */
export function holdsDocuments(kind: ArchiveKind): boolean {
  return kind === 'notion' || kind === 'documents'
}

/** The kind of a word; null for any other. */
export function readArchiveKind(input: unknown): ArchiveKind | null {
  return ARCHIVE_KINDS.find(kind => kind === input) ?? null
}

/** What an import may be at most, so that nobody fills a disk or a memory with it. */
export const ARCHIVE_LIMITS = {
  /** Bytes of the file as it is sent: with pictures and videos, which are passed over. */
  bytes: 500_000_000,
  /** Files in a ZIP. */
  files: 100_000,
  /** Bytes of everything in it, unpacked. */
  unpackedBytes: 2_000_000_000,
  /** How many times its packed size a ZIP may unfold to. */
  ratio: 60,
  /** Bytes of all files that are read, unpacked, and of one document. */
  readBytes: 100_000_000,
  documentBytes: 10_000_000,
  /** Posts or documents of one import, and characters of their texts. */
  items: 20_000,
  characters: 30_000_000,
  /** ZIPs in a ZIP. */
  inner: 20,
} as const

/** Days for which an import can be undone; one that nobody decided about is kept for a week. */
export const ARCHIVE_DAYS = { undo: 30, waiting: 7 } as const
