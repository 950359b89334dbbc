/** The most measurements the performance monitor keeps. */
export const MOST_METRICS = 100
/** Milliseconds above which something counts as slow. */
export const SLOW_MS = 1000

export interface Metric {
  /** What was measured, e.g. 'page /app/dashboard'. */
  readonly name: string
  /** Milliseconds it took. */
  readonly ms: number
  /** Milliseconds since the page was opened. */
  readonly atMs: number
}

/** Whether a measurement exceeds the slow threshold. */
export function isSlow(ms: number): boolean {
  return ms > SLOW_MS
}

/** The list with one more measurement at its end; the oldest go when there are more than 100. */
export function addMetric(list: readonly Metric[], metric: Metric): Metric[] {
  return [...list, metric].slice(-MOST_METRICS)
}

/** How many measurements there are, how many were slow, and their middle value in milliseconds (0 without any). */
export function summariseMetrics(list: readonly Metric[]): { count: number; slow: number; medianMs: number } {
  const sorted = list.map(({ ms }) => ms).sort((a, b) => a - b)
  return {
    count: list.length,
    slow: list.filter(({ ms }) => isSlow(ms)).length,
    medianMs: Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0),
  }
}
