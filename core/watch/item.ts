/** An item as a feed gives it, already plain text. */
export interface FeedItem {
  readonly guid: string
  readonly title: string
  readonly summary: string
  readonly author: string
  /** Where it can be read; '' when the feed does not say. */
  readonly address: string
  readonly publishedAt: Date | null
}

/** A feed as we read it. */
export interface Feed {
  readonly title: string
  /** The page the feed belongs to; '' when it does not say. */
  readonly site: string
  readonly items: readonly FeedItem[]
}

/** The most of each text that is stored, in characters. */
export const ITEM_LIMITS = { title: 300, summary: 2000, author: 200, address: 2000, items: 200 } as const
