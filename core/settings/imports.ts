/** Days for which a file that was sent is kept, while its owner has not said what becomes of it. */
export const IMPORT_DAYS = 7

/** What an exported workspace may be at most, so that nobody fills a disk or a memory with it. */
export const IMPORT_LIMITS = {
  /** Bytes of the ZIP as it is sent. */
  bytes: 500_000_000,
  /** Files in it. */
  files: 60_000,
  /** Bytes of all its files, unpacked. */
  unpackedBytes: 2_000_000_000,
  /** How many times its packed size a ZIP may unfold to: ours are not packed, and texts shrink to a tenth. */
  ratio: 50,
  /** Bytes of its table of contents. */
  manifestBytes: 20_000_000,
  /** Rows that are brought. */
  rows: 1_000_000,
  /** Characters of one row. */
  rowLength: 30_000_000,
} as const

/** Why a file cannot be brought back. */
export type ImportRefusal =
  | 'not_a_zip'
  | 'not_an_export'
  | 'too_many_files'
  | 'too_large'
  | 'newer_version'
  | 'damaged'
  | 'changed'
  | 'wrong_rows'

/** What is wrong with a file, and in which of its files or tables; '' where that is no help. */
export interface ImportProblem {
  readonly why: ImportRefusal
  readonly where: string
}

/** What becomes of the rows of one table. */
export interface TableReport {
  readonly table: string
  readonly inFile: number
  readonly added: number
  /** There already: brought before, or the same under another id. */
  readonly here: number
  /** Belongs to what is not brought, or was deleted for good. */
  readonly left: number
}

/** What an import brings, or has brought. */
export interface ImportReport {
  /** When the export was made: ISO instant. */
  readonly exportedAt: string
  /** Whether the export is this same workspace’s own. */
  readonly isOwn: boolean
  readonly tables: readonly TableReport[]
  /** Addresses that were taken, and are others now: old and new. */
  readonly renamed: readonly { readonly from: string; readonly to: string }[]
  /** Posts that were to go out, and come in paused or as missed. */
  readonly paused: number
  /** Files that the export could not hold. */
  readonly filesMissing: number
  /** Pictures and videos that the plan has no room for. */
  readonly filesWithoutRoom: number
}

/** Why a table of an export is not brought into another workspace. Their words for people: app/settings/copy/import.ts. */
export type WhyLeft =
  | 'account'
  | 'plan'
  | 'security'
  | 'links'
  | 'connections'
  | 'team'
  | 'log'
  | 'support'
  | 'own_settings'
  | 'made_anew'
