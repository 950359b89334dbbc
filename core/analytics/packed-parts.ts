import type { DailyFigures, DrawnPart } from './figures.ts'
import { type Period, periodParts } from './period.ts'

/** A part of a picture as a page is sent it: its numbers in the order of `DRAWN`. Its days follow from the period. */
export type PackedPart = readonly number[]

const DRAWN = [
  'planned_published',
  'slipped',
  'ahead',
  'views',
  'reactions',
  'people',
  'machines',
  'leads',
] as const satisfies readonly (keyof DrawnPart['sums'])[]

/** The parts of a period as they are sent. */
export function packParts(parts: DailyFigures['parts']): PackedPart[] {
  return parts.map(({ sums }) => DRAWN.map(number => sums[number]))
}

/** The same as they are drawn. */
export function unpackParts(
  period: Pick<Period, 'from' | 'to' | 'days'>,
  packed: readonly PackedPart[],
): DrawnPart[] {
  return periodParts(period).map((days, at) => {
    const sums = Object.fromEntries(DRAWN.map((number, place) => [number, packed[at]?.[place] ?? 0]))
    return { ...days, sums: sums as DrawnPart['sums'] }
  })
}
