import { DAY_MS } from '../../shared/time.ts'
import { readArray, readBetween, readInstant, readKey } from '../../shared/untrusted.ts'

export interface ScoredCheckin {
  /** 0 to 10. */
  readonly alignment: number
  readonly createdAt: Date
}

export interface ScoredPost {
  /** 0 to 100. */
  readonly overall: number
  readonly createdAt: Date
}

/** The numbers of a content alignment, each 0 to 100. */
export interface ScoredContent {
  readonly voice: number
  readonly values: number
  readonly audience: number
  readonly emotion: number
  readonly overall: number
}

export interface BrandScoreInput {
  /** The completed ones, in any order. */
  readonly checkins: readonly ScoredCheckin[]
  readonly postScores: readonly ScoredPost[]
  readonly content: readonly ScoredContent[]
}

export interface Aged {
  readonly value: number
  readonly ageDays: number
}

/** Whole days from `at` to `now`, floored; what lies ahead of `now` is 0 days old. */
export function ageInDays(at: Date, now: Date): number {
  return daysBetween(at.getTime(), now.getTime())
}

function daysBetween(fromMs: number, toMs: number): number {
  return Math.max(0, Math.floor((toMs - fromMs) / DAY_MS))
}

/** A value with the instant it is from, in milliseconds since 1970. */
export interface Dated {
  readonly value: number
  readonly at: number
}

/** Entries with a readable value (0 to `high`) and date, newest first; the rest is left out. */
export function readDated(list: unknown, key: string, high: number): Dated[] {
  const entries: Dated[] = []
  for (const item of readArray(list)) {
    // Callers hand over completed check-ins only; one that says otherwise must not lead the score.
    if (readKey(item, 'completed') === false) continue
    const value = readBetween(readKey(item, key), 0, high)
    const at = readInstant(readKey(item, 'createdAt'))
    if (value !== null && at) entries.push({ value, at: at.getTime() })
  }
  return entries.sort((a, b) => b.at - a.at)
}

function readAged(list: unknown, key: string, high: number, now: Date | null): Aged[] {
  if (!now) return []
  return readDated(list, key, high).map(({ value, at }) => ({
    value,
    ageDays: daysBetween(at, now.getTime()),
  }))
}

/** Contents with a readable overall; each dimension is read by itself. */
export interface ReadContent {
  readonly overall: readonly number[]
  readonly voice: readonly number[]
  readonly values: readonly number[]
  readonly audience: readonly number[]
  readonly emotion: readonly number[]
}

function readContent(list: unknown): ReadContent {
  const content = { overall: [], voice: [], values: [], audience: [], emotion: [] } as {
    [K in keyof ReadContent]: number[]
  }
  for (const item of readArray(list)) {
    if (readBetween(readKey(item, 'overall'), 0, 100) === null) continue
    for (const name of ['overall', 'voice', 'values', 'audience', 'emotion'] as const) {
      const value = readBetween(readKey(item, name), 0, 100)
      if (value !== null) content[name].push(value)
    }
  }
  return content
}

export interface ReadScoreInput {
  readonly checkins: readonly Aged[]
  readonly posts: readonly Aged[]
  readonly content: ReadContent
}

/** What can be read of the input; without a valid `now` nothing has an age, so nothing dated counts. */
export function readScoreInput(input: unknown, now: Date | null): ReadScoreInput {
  return {
    checkins: readAged(readKey(input, 'checkins'), 'alignment', 10, now),
    posts: readAged(readKey(input, 'postScores'), 'overall', 100, now),
    content: readContent(readKey(input, 'content')),
  }
}

/** The mean; null of nothing. */
export function mean(values: readonly number[]): number | null {
  if (values.length === 0) return null
  let sum = 0
  for (const value of values) sum += value
  return sum / values.length
}
