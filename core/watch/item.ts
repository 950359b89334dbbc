import type { HubLink } from './websub/hub-link.ts'

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
  /** Who tells of its news, as far as it says. */
  readonly hub: HubLink | null
}

/** The most of each text that is stored, in characters. */
export const ITEM_LIMITS = { title: 300, summary: 2000, author: 200, address: 2000, items: 200 } as const

/** Days after which an item is deleted that was neither saved nor used, and one that words kept out of the feed. */
export const ITEM_DAYS = { unwanted: 90, hidden: 30 } as const

/** What the list of links that people saved by hand is called. */
export const SAVED_LINKS_NAME = 'Saved links'

/** Items are counted up to here; more are said to be as many. */
export const MOST_COUNTED = 1000
