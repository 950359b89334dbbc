import { numberText } from '../../shared/number-text.ts'
import { type PlacedFigure, type Sentence, said } from '../letter/sentence.ts'
import { FEWEST, type Grouping } from '../numbers.ts'
import type { Period } from '../period.ts'
import { behindAddress } from '../rows-address.ts'
import type { ScoreMeans } from './trend.ts'

/** How alignment in depth is divided: by platform and by author. */
export type AlignmentGrouping = Extract<Grouping, 'network' | 'person'>

/** The scored posts of one platform or one author. */
export interface AlignmentGroup {
  readonly by: AlignmentGrouping
  /** Null for what belongs to none. */
  readonly key: string | null
  readonly name: string | null
  readonly posts: number
  readonly means: ScoreMeans
}

/**
 * Which platform or author sounds most like the brand, and which least; only those with ten posts are compared. `groups` are
 * those of one kind, `by`; what is said of one of them opens its posts.
 */
export function groupsSentence(
  groups: readonly AlignmentGroup[],
  { by, period }: { by: AlignmentGrouping; period: Period },
): Sentence {
  const told = groups
    .flatMap(({ key, name, means, posts }) =>
      key !== null && name !== null && means ? [{ key, name, posts, overall: means.overall }] : [],
    )
    .toSorted((a, b) => b.overall - a.overall)
  const [highest, lowest] = [told[0], told.at(-1)]
  const [where, kind] = by === 'network' ? ['on', 'platform'] : ['by', 'author']
  if (!highest || !lowest) return said`Not enough yet: no ${kind} has ${String(FEWEST)} posts with a score.`
  const rows = ({ key }: { key: string }, text: string): PlacedFigure => ({
    text,
    to: behindAddress(period, { number: 'scored', by, of: key }),
  })
  const mean = (group: typeof highest) => rows(group, String(group.overall))
  const posts = (group: typeof highest) => rows(group, `${numberText(group.posts)} posts`)
  if (highest === lowest)
    return said`Posts ${where} ${highest.name} score ${mean(highest)} on average, from ${posts(highest)}.`
  if (highest.overall === lowest.overall)
    return said`Every ${kind} with ${String(FEWEST)} posts scores ${String(highest.overall)} on average.`
  return said`Posts ${where} ${highest.name} sound most like you, with ${mean(highest)} on average from ${posts(highest)}. Those ${where} ${lowest.name} sound least like you, with ${mean(lowest)} from ${posts(lowest)}.`
}
