import * as v from 'valibot'
import { PLATFORM_IDS } from '../../posts/platforms/platforms.ts'
import { typedText } from '../../shared/sanitise/field.ts'
import { readCount } from './read-count.ts'

/** What a platform counts of a post. */
export const METRICS = ['views', 'likes', 'replies', 'shares', 'saves', 'clicks'] as const
export type Metric = (typeof METRICS)[number]

/** How they are called where people read them. */
export const METRIC_LABELS: Readonly<Record<Metric, string>> = {
  views: 'Views',
  likes: 'Likes',
  replies: 'Replies',
  shares: 'Shares',
  saves: 'Saves',
  clicks: 'Link clicks',
}

/** Numbers of a post on a platform; null for what nobody counted. */
export type PostNumbers = Readonly<Record<Metric, number | null>>

/** Where they come from, the one that is believed first at the head. They are never added up. */
export const POST_NUMBER_SOURCES = ['network', 'imported', 'typed'] as const
export type PostNumberSource = (typeof POST_NUMBER_SOURCES)[number]

/** No number of any kind. */
export const NO_NUMBERS: PostNumbers = {
  ...{ views: null, likes: null, replies: null },
  ...{ shares: null, saves: null, clicks: null },
}

/** What counts of several sources for the same post on the same platform: of each metric the number believed first. */
export function believedNumbers(
  sources: readonly (PostNumbers & { readonly source: PostNumberSource })[],
): Readonly<Record<Metric, { readonly value: number; readonly source: PostNumberSource } | null>> {
  const believed = (metric: Metric) => {
    for (const source of POST_NUMBER_SOURCES) {
      const value = sources.find(one => one.source === source)?.[metric]
      if (value !== undefined && value !== null) return { value, source }
    }
    return null
  }
  return {
    ...{ views: believed('views'), likes: believed('likes'), replies: believed('replies') },
    ...{ shares: believed('shares'), saves: believed('saves'), clicks: believed('clicks') },
  }
}

/** Whether two say the same of every metric. */
export function sameNumbers(one: PostNumbers, other: PostNumbers): boolean {
  return METRICS.every(metric => one[metric] === other[metric])
}

const COUNT_MESSAGE = 'Enter a whole number, such as 1,234 or 1.2K'

const countField = v.optional(
  v.pipe(
    typedText(),
    v.check(text => text.trim() === '' || readCount(text) !== null, COUNT_MESSAGE),
    v.transform((text: string) => readCount(text)),
  ),
  '',
)

/** The posted form of numbers that somebody types in; a field that is left empty was not counted. */
export const typedNumbersSchema = v.object({
  network: v.picklist(PLATFORM_IDS, 'Choose a platform'),
  ...{ views: countField, likes: countField, replies: countField },
  ...{ shares: countField, saves: countField, clicks: countField },
})
