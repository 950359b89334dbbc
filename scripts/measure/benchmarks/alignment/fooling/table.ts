import { overallScorer } from '#core/brand/alignment/score-content.ts'
import type { BenchSet } from '../brands.ts'
import { fakesOf } from './fakes.ts'
import { SHAKES } from './shakes.ts'

/** What one way of fooling does: its mean score and how often an own post scores higher (ties half). */
export interface FakeRow {
  readonly way: string
  readonly mean: number
  readonly below: number
}

/** What one way of dressing does: the mean change and the change that 95 of 100 stay within, in points. */
export interface ShakeRow {
  readonly way: string
  readonly mean: number
  readonly most: number
}

export interface FoolingTable {
  readonly fakes: readonly FakeRow[]
  readonly allFakes: FakeRow
  readonly shakes: readonly ShakeRow[]
  readonly allShakes: ShakeRow
}

const mean = (numbers: readonly number[]) =>
  numbers.reduce((sum, n) => sum + n, 0) / Math.max(1, numbers.length)

function at95(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  return sorted[Math.ceil(sorted.length * 0.95) - 1] ?? 0
}

/** Scores every fake and every dressed post of a set. */
export function foolingTable({ brands, generic }: BenchSet): FoolingTable {
  const scores = new Map<string, { score: number; below: number }[]>()
  const moves = new Map<string, number[]>()
  brands.forEach((brand, seed) => {
    const score = overallScorer(brand.foundation)
    const own = brand.on_brand.map(score)
    for (const { way, text } of fakesOf(brand, generic, seed + 1)) {
      const fake = score(text)
      const below = mean(own.map(mine => (mine > fake ? 1 : mine === fake ? 0.5 : 0)))
      scores.set(way, [...(scores.get(way) ?? []), { score: fake, below }])
    }
    const tags = brand.business.toLowerCase().match(/[a-z]{4,}/g) ?? []
    brand.on_brand.forEach((post, at) => {
      for (const { way, of } of SHAKES) {
        const moved = Math.abs(score(of(post, tags)) - (own[at] ?? 0))
        moves.set(way, [...(moves.get(way) ?? []), moved])
      }
    })
  })
  const fakeRow = (way: string, of: readonly { score: number; below: number }[]): FakeRow => ({
    way,
    mean: mean(of.map(one => one.score)),
    below: mean(of.map(one => one.below)),
  })
  const shakeRow = (way: string, of: readonly number[]): ShakeRow => ({ way, mean: mean(of), most: at95(of) })
  return {
    fakes: [...scores].map(([way, of]) => fakeRow(way, of)),
    allFakes: fakeRow('all', [...scores.values()].flat()),
    shakes: [...moves].map(([way, of]) => shakeRow(way, of)),
    allShakes: shakeRow('all', [...moves.values()].flat()),
  }
}

/** The table as text, with the goals. */
export function printFooling(title: string, table: FoolingTable): string {
  const line = (name: string, a: string, b: string) => `  ${name.padEnd(36)}${a.padStart(9)}${b.padStart(16)}`
  return [
    title,
    line('fooled by', 'mean', 'own above it'),
    ...[...table.fakes, table.allFakes].map(row => line(row.way, row.mean.toFixed(1), row.below.toFixed(3))),
    line('goal for all', '≤ 58', '≥ 0.90'),
    line('shaken by', 'mean', '95 in 100'),
    ...[...table.shakes, table.allShakes].map(row => line(row.way, row.mean.toFixed(1), row.most.toFixed(0))),
    line('goal for all', '≤ 2', '≤ 6'),
  ].join('\n')
}
