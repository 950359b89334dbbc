import { sentenceShape } from './sentences.ts'

/** Looks that are remembered, and in how many of them a sentence has to have changed to be noise. */
export const NOISE_LIMITS = { looks: 10, times: 3, muted: 100 } as const

/** What changed at one look; `changeId` is the change that was told of it, null when none was. */
export interface LookedChange {
  /** Which look it was, counted from the first. */
  readonly look: number
  readonly shapes: readonly string[]
  readonly changeId: string | null
}

/** A sentence that is not told of any more, as it stood when that began. */
export interface MutedSentence {
  readonly shape: string
  readonly sentence: string
}

/** The changes of the last ten looks, `look` being the newest. */
export function recentChanges(changes: readonly LookedChange[], look: number): LookedChange[] {
  return changes.filter(change => change.look > look - NOISE_LIMITS.looks).slice(-NOISE_LIMITS.looks)
}

/**
 * Shapes that changed in three or more of these looks and that nobody wanted: none of a change that was saved or used
 * (`wanted`), and none that was unmuted (`kept`).
 */
export function noisyShapes(
  changes: readonly LookedChange[],
  { wanted, kept }: { wanted: ReadonlySet<string>; kept: readonly string[] },
): Set<string> {
  const counts = new Map<string, number>()
  const liked = new Set(kept)
  for (const { shapes, changeId } of changes) {
    const isWanted = changeId !== null && wanted.has(changeId)
    for (const shape of new Set(shapes))
      if (isWanted) liked.add(shape)
      else counts.set(shape, (counts.get(shape) ?? 0) + 1)
  }
  return new Set(
    [...counts].flatMap(([shape, count]) =>
      count >= NOISE_LIMITS.times && !liked.has(shape) ? [shape] : [],
    ),
  )
}

/** The muted sentences with those of `sentences` that are noise now, each shape once, the newest hundred. */
export function muteSentences(
  muted: readonly MutedSentence[],
  sentences: readonly string[],
  noisy: ReadonlySet<string>,
): MutedSentence[] {
  const all = new Map(muted.map(each => [each.shape, each]))
  for (const sentence of sentences) {
    const shape = sentenceShape(sentence)
    if (noisy.has(shape) && !all.has(shape)) all.set(shape, { shape, sentence })
  }
  return [...all.values()].slice(-NOISE_LIMITS.muted)
}
