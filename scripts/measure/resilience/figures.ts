import { short } from '../harness/report.ts'

/** One figure of a run and the bar it has to reach. */
export interface Figure {
  readonly what: string
  readonly value: number
  readonly bar: { readonly atMost: number } | { readonly atLeast: number }
}

/** True when the figure reaches its bar. What was not measured (NaN) does not. */
export function isReached({ value, bar }: Figure): boolean {
  return 'atMost' in bar ? value <= bar.atMost : value >= bar.atLeast
}

/** The figures as lines of a table: what, figure, bar, and whether it is reached. */
export function figureTable(figures: readonly Figure[]): string[] {
  const rows = [
    ['', 'figure', 'bar', ''],
    ...figures.map(figure => {
      const { what, value, bar } = figure
      const limit = 'atMost' in bar ? `at most ${bar.atMost}` : `at least ${bar.atLeast}`
      return [
        what,
        Number.isNaN(value) ? 'none' : short(value),
        limit,
        isReached(figure) ? 'reached' : 'MISSED',
      ]
    }),
  ]
  const widths = [0, 1, 2].map(column => Math.max(...rows.map(row => row[column]?.length ?? 0)))
  return rows.map(row => `  ${row.map((cell, n) => cell.padEnd(widths[n] ?? 0)).join('  ')}`.trimEnd())
}
