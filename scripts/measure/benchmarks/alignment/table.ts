import { DIMENSIONS, type Dimension } from '#core/brand/alignment/types.ts'
import type { PostKind } from './cases.ts'

/** A scored post of one brand. */
export interface Scored {
  readonly brand: string
  readonly kind: PostKind
  readonly scores: Readonly<Record<Dimension | 'overall', number>>
}

export const COLUMNS = ['overall', ...DIMENSIONS] as const
export type Column = (typeof COLUMNS)[number]

/** Share of pairs (own post, other post) of the same brand in which the own post scores higher; ties half. */
export function pairShare(scored: readonly Scored[], against: PostKind, column: Column): number {
  let won = 0
  let pairs = 0
  for (const own of scored) {
    if (own.kind !== 'own') continue
    for (const rival of scored) {
      if (rival.kind !== against || rival.brand !== own.brand) continue
      pairs += 1
      const gap = own.scores[column] - rival.scores[column]
      if (gap > 0) won += 1
      else if (gap === 0) won += 0.5
    }
  }
  return pairs === 0 ? Number.NaN : won / pairs
}

/** Mean score of the posts of a kind. */
export function meanScore(scored: readonly Scored[], kind: PostKind, column: Column): number {
  const of = scored.filter(post => post.kind === kind)
  return of.reduce((sum, post) => sum + post.scores[column], 0) / of.length
}

export interface AlignmentTable {
  readonly pairs: Readonly<Record<Exclude<PostKind, 'own'>, Readonly<Record<Column, number>>>>
  readonly means: Readonly<Record<PostKind, Readonly<Record<Column, number>>>>
}

function perColumn(of: (column: Column) => number): Record<Column, number> {
  return {
    overall: of('overall'),
    voice: of('voice'),
    values: of('values'),
    audience: of('audience'),
    emotion: of('emotion'),
  }
}

export function buildTable(scored: readonly Scored[]): AlignmentTable {
  return {
    pairs: {
      other: perColumn(column => pairShare(scored, 'other', column)),
      off: perColumn(column => pairShare(scored, 'off', column)),
      generic: perColumn(column => pairShare(scored, 'generic', column)),
    },
    means: {
      own: perColumn(column => meanScore(scored, 'own', column)),
      off: perColumn(column => meanScore(scored, 'off', column)),
      other: perColumn(column => meanScore(scored, 'other', column)),
      generic: perColumn(column => meanScore(scored, 'generic', column)),
    },
  }
}

const ROWS = [
  ['other', "other brands' posts", '0.95, each 0.75'],
  ['off', 'wrong voice, values or audience', '0.92'],
  ['generic', 'generic marketing posts', '0.96'],
] as const

/** The table as text, with the goals. */
export function printTable(title: string, table: AlignmentTable): string {
  const line = (name: string, cells: readonly string[], goal: string) =>
    `  ${name.padEnd(34)}${cells.map(cell => cell.padStart(9)).join('')}   ${goal}`
  const lines = [title, line('own posts score higher than', COLUMNS, 'goal')]
  for (const [kind, name, goal] of ROWS) {
    lines.push(
      line(
        name,
        COLUMNS.map(column => table.pairs[kind][column].toFixed(3)),
        goal,
      ),
    )
  }
  const goals: Readonly<Record<PostKind, string>> = {
    own: '72 or more',
    off: '',
    other: '',
    generic: '50 or less',
  }
  for (const kind of ['own', 'off', 'other', 'generic'] as const) {
    lines.push(
      line(
        `mean of ${kind} posts`,
        COLUMNS.map(column => table.means[kind][column].toFixed(1)),
        goals[kind],
      ),
    )
  }
  return lines.join('\n')
}
