import type { LeftReason } from '#core/archives/item.ts'
import type { ArchiveKind, ArchiveTarget } from '#core/archives/kinds.ts'

/** An import from elsewhere, as a page shows it. */
export interface ArchiveImportRow {
  readonly id: string
  readonly kind: ArchiveKind
  readonly fileName: string
  readonly state: 'ready' | 'importing' | 'done' | 'undoing' | 'undone'
  readonly target: ArchiveTarget
  readonly total: number
  /** Those that are here already: documents as stories, all else as posts. */
  readonly known: number
  readonly leftOut: Readonly<Partial<Record<LeftReason, number>>>
  readonly shortened: number
  readonly added: number
  readonly existing: number
  readonly withoutRoom: number
  readonly removed: number
  readonly kept: number
  readonly createdAt: Date
}

/** What a file would bring. */
export interface ArchivePreviewView {
  readonly oldest: Date | null
  readonly newest: Date | null
  readonly undated: number
  readonly unplaced: number
  /** Those that come with numbers. */
  readonly counted: number
  readonly room: number | null
  readonly hasAnalytics: boolean
  readonly first: readonly {
    readonly id: string
    readonly platform: string
    readonly title: string
    readonly body: string
    readonly publishedAt: Date | null
  }[]
}

/** What the page of one import shows. */
export interface ArchivePageProps {
  readonly of: ArchiveImportRow
  readonly preview: ArchivePreviewView | null
  readonly canWrite: boolean
  readonly isUndoable: boolean
  /** What undoing would come to; null while nobody asks for it. */
  readonly undo: { readonly untouched: number; readonly touched: number } | null
  readonly timeZone: string
  readonly problem?: string | undefined
  readonly platformProblem?: string | undefined
  readonly target?: ArchiveTarget | undefined
}
