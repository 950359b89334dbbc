import * as v from 'valibot'
import type { Dimension } from '../../brand/alignment/types.ts'
import { strict, type ToolDefinition } from './definition.ts'

/** Check-ins and insights that one call brings. */
export const READ_NUMBERS_LIMITS = { checkins: 5, insights: 5 } as const

export const READ_NUMBERS: ToolDefinition<'read_numbers'> = {
  name: 'read_numbers',
  description:
    'Reads the founder’s numbers: the brand score and its change, posts, stories, credits, check-ins, insights, and how each pillar is doing.',
  parameters: strict({}),
}

export const readNumbersInput = v.strictObject({})

/** What `read_numbers` answers. */
export interface BrandNumbers {
  readonly score: {
    /** 0 to 100; null while nothing was measured, and then so are the dimensions. */
    readonly overall: number | null
    readonly dimensions: Readonly<Record<Dimension, number>> | null
    /** Points up or down within the last 30 days; null when there is no earlier measurement. */
    readonly change30: number | null
  }
  readonly posts: {
    readonly total: number
    readonly drafts: number
    readonly scheduled: number
    readonly published: number
    /** Published within the last 30 days. */
    readonly published30: number
    /** Mean overall of the scored posts; null of none. */
    readonly averageScore: number | null
  }
  readonly stories: {
    readonly total: number
    /** Ready, and no post was made from them. */
    readonly untold: number
  }
  /** Assistant credits; null where there is no limit. */
  readonly credits: { readonly left: number | null; readonly limit: number | null }
  /** The founder's own view, newest first: YYYY-MM-DD, and 0 to 10. */
  readonly checkins: readonly { readonly on: string; readonly alignment: number }[]
  /** What matters most now, most pressing first. */
  readonly insights: readonly { readonly title: string; readonly reason: string }[]
  readonly pillars: readonly {
    readonly title: string
    /** Percent of the posts; null when it was not said. */
    readonly wantedShare: number | null
    /** Posts of it that went out within the last 30 days. */
    readonly posts30: number
    readonly stories: number
  }[]
}
