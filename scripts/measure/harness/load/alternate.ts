import { quantile } from './run-load.ts'

/**
 * Measures several contestants in turn, round after round, so that whatever else the machine does meets them all
 * alike. The first round warms up and is thrown away. Answers each one's rounds.
 */
export async function alternate<Name extends string, Result>(
  rounds: number,
  contestants: Record<Name, () => Promise<Result>>,
): Promise<Record<Name, Result[]>> {
  const names = Object.keys(contestants) as Name[]
  const results = Object.fromEntries(names.map(name => [name, [] as Result[]])) as Record<Name, Result[]>
  for (let round = 0; round <= rounds; round += 1) {
    // Every other round runs backwards, so that nobody always comes after the same one.
    for (const name of round % 2 === 0 ? names : names.toReversed()) {
      const result = await contestants[name]()
      if (round > 0) results[name].push(result)
    }
  }
  return results
}

/** The median of one figure over the rounds. */
export function median<Result>(results: readonly Result[], figure: (result: Result) => number): number {
  return quantile(results.map(figure), 0.5)
}
