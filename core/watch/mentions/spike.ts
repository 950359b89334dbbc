/** Fewest items of a day that can be a spike, days it is held against, and deviations it has to be above their mean. */
export const SPIKE = { fewest: 5, days: 7, deviations: 2 } as const

/** What a day is held against: the mean of the seven days before, and how far they lie from it (population deviation). */
export interface Usual {
  readonly mean: number
  readonly deviation: number
}

/** The mean and the deviation of the days before; days that are missing had nothing. */
export function usualOf(before: readonly number[]): Usual {
  const days = Array.from({ length: SPIKE.days }, (_, at) => before[at] ?? 0)
  const mean = days.reduce((sum, day) => sum + day, 0) / SPIKE.days
  const variance = days.reduce((sum, day) => sum + (day - mean) ** 2, 0) / SPIKE.days
  return { mean, deviation: Math.sqrt(variance) }
}

/** Are so many items in the last 24 hours a spike? Above the mean of the 7 days before plus two deviations, and at least 5. */
export function isSpike(last: number, { mean, deviation }: Usual): boolean {
  return last >= SPIKE.fewest && last > mean + SPIKE.deviations * deviation
}

/** What was unusual about a day, in a sentence. */
export function spikeNote({ items, mean }: { items: number; mean: number }): string {
  const usual = mean === 0 ? 'none' : mean.toLocaleString('en-GB', { maximumFractionDigits: 1 })
  return `${items} items in 24 hours. In the week before it was ${usual} a day.`
}
