import type { FormReply } from '#app/platform/forms/form-reply.ts'
import type { Folds } from '#core/shared/folds-address.ts'
import type { MentionFilter } from '#core/watch/mentions/filter.ts'
import type { Thing } from '#core/watch/mentions/things.ts'
import type { Sentiment } from '#core/watch/sentiment/judge.ts'
import type { FeedItemView } from '../feed-item.tsx'

interface Stretch {
  readonly start: number
  readonly end: number
}

/** An item that mentions something, as the page shows it. */
export interface MentionView
  extends Pick<
    FeedItemView,
    'id' | 'title' | 'summary' | 'address' | 'sourceName' | 'publishedAt' | 'state' | 'contentId'
  > {
  /** Names of what it mentions. */
  readonly things: readonly string[]
  readonly titlePlaces: readonly Stretch[]
  readonly summaryPlaces: readonly Stretch[]
  readonly sentiment: Sentiment
  /** The words that decided. */
  readonly telling: readonly string[]
}

export interface MentionsPageProps {
  readonly list: {
    readonly rows: readonly MentionView[]
    readonly page: number
    readonly pages: number
    readonly total: number
  }
  readonly days: readonly { readonly day: string; readonly count: number }[]
  readonly spikes: readonly {
    readonly id: string
    readonly name: string
    readonly items: number
    readonly mean: number
    readonly spikedAt: Date
  }[]
  readonly sources: readonly { readonly id: string; readonly name: string }[]
  /** A page of what is looked for. */
  readonly names: {
    readonly rows: readonly (Thing & { readonly isCommon: boolean })[]
    readonly page: number
    readonly pages: number
    readonly total: number
  }
  /** What the list can be kept to. */
  readonly choices: readonly Thing[]
  readonly added: readonly string[]
  readonly excluded: readonly string[]
  readonly filter: MentionFilter & { readonly page: number }
  readonly folds: Folds
  readonly timeZone: string
  readonly canWrite: boolean
  readonly reply?: FormReply | undefined
  readonly problem?: string | undefined
}
