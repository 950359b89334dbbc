import type { PostStatus } from '#core/posts/status.ts'

/** A competitor's sheet as pages show it. */
export interface CompetitorView {
  readonly id: string
  readonly name: string
  readonly site: string
  readonly promise: string
  readonly price: string
  readonly strengths: string
  readonly gaps: string
  readonly ourAnswer: string
  readonly archivedAt: Date | null
  readonly version: number
}

/** An item as it was when it was put on the sheet. */
export interface EvidenceView {
  readonly id: string
  readonly title: string
  readonly quote: string
  readonly source: string
  readonly address: string
  readonly publishedAt: Date
}

/** A source, and whose it is. */
export interface SourceOwner {
  readonly id: string
  readonly name: string
  readonly competitorName: string | null
}

/** What they published, our post, and what came of it. */
export interface AnswerRow {
  readonly item: { readonly id: string; readonly title: string; readonly publishedAt: Date }
  readonly post: {
    readonly id: string
    readonly title: string
    readonly status: PostStatus
    readonly publishedAt: Date | null
    readonly people: number
    readonly leads: number
  }
}
