import type { Block } from '#core/shared/markdown/blocks.ts'

interface Named {
  readonly id: string
  readonly name: string
}

/** A note as its page shows it. */
export interface NoteView {
  readonly note: {
    readonly id: string
    readonly title: string
    readonly body: string
    readonly tags: readonly string[]
    readonly competitorId: string | null
    readonly version: number
  }
  readonly blocks: readonly Block[]
  readonly citations: readonly CitationView[]
  /** Saved items that can be cited. */
  readonly items: readonly CitableView[]
  readonly competitors: readonly Named[]
  /** A citation that was just taken out. */
  readonly undo: { readonly id: string; readonly title: string } | null
  /** What the saved items were searched for. */
  readonly search: string
  readonly timeZone: string
  readonly canWrite: boolean
}

/** What a note cites, as it was when it was cited. */
export interface CitationView {
  readonly id: string
  readonly number: number
  readonly title: string
  readonly quote: string
  readonly source: string
  readonly address: string
  readonly publishedAt: Date
}

/** A saved item with the sentences that can be quoted. */
export interface CitableView {
  readonly id: string
  readonly title: string
  readonly sourceName: string
  readonly publishedAt: Date
  readonly sentences: readonly string[]
}
