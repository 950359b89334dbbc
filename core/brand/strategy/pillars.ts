import type { PlannedPillar } from './plan.ts'

/** A row that carries a pillar; stories and posts point to it. */
export interface PillarRow {
  readonly id: string
  readonly title: string
  /** Whether it is taken out of the strategy at the moment. */
  readonly isRetired: boolean
}

export interface MatchedPillar extends PlannedPillar {
  /** The row that it goes on as; null when it is a new one. */
  readonly id: string | null
}

const folded = (title: string) => title.trim().replace(/\s+/g, ' ').toLowerCase()

/**
 * Which row each named pillar goes on as, so that stories and posts keep theirs: the row of the same title, one in use
 * before one taken out; otherwise the row in use that stood in the same place, since that is a renaming; otherwise none.
 * `rows` come in their order; no row is given twice.
 */
export function matchPillars(
  rows: readonly PillarRow[],
  target: readonly PlannedPillar[],
): readonly MatchedPillar[] {
  const left = new Map(rows.map(row => [row.id, row]))
  const byUse = [...rows].sort((a, b) => Number(a.isRetired) - Number(b.isRetired))
  const take = (row: PillarRow | undefined) => {
    if (row) left.delete(row.id)
    return row?.id ?? null
  }
  const byTitle = target.map(({ title }) =>
    take(byUse.find(row => left.has(row.id) && folded(row.title) === folded(title))),
  )
  const inUse = rows.filter(row => !row.isRetired)
  return target.map((pillar, at) => {
    const id = byTitle[at] ?? null
    if (id !== null) return { ...pillar, id }
    const place = inUse[at]
    return { ...pillar, id: place && left.has(place.id) ? take(place) : null }
  })
}
