import { ChartFigure } from '#app/design/charts/chart-figure.tsx'
import { ChartTable } from '#app/design/charts/chart-table.tsx'

/** Lying bars, one or two for each row, each with its number beside it. */
export function RowBars(props: {
  readonly summary: string
  readonly caption?: string
  readonly head: readonly string[]
  readonly colours: readonly string[]
  readonly rows: readonly {
    readonly name: string
    readonly values: readonly number[]
    readonly texts: readonly string[]
  }[]
}) {
  const { summary, caption, head, colours, rows } = props
  const most = Math.max(1, ...rows.flatMap(({ values }) => values))
  return (
    <ChartFigure
      summary={summary}
      caption={caption}
      table={
        <ChartTable caption={summary} head={head} rows={rows.map(({ name, texts }) => [name, ...texts])} />
      }
    >
      <ul className="grid gap-3 text-sm">
        {rows.map(({ name, values, texts }) => (
          <li key={name} className="grid gap-1 sm:grid-cols-[10rem_1fr] sm:gap-4">
            <span className="truncate text-ink-soft">{name}</span>
            <span className="grid gap-1">
              {values.map((value, at) => (
                <span key={head[at + 1]} className="grid grid-cols-[1fr_4.5rem] items-center gap-3">
                  <svg
                    role="presentation"
                    viewBox="0 0 100 10"
                    preserveAspectRatio="none"
                    className="h-3 w-full"
                  >
                    <rect width="100" height="10" fill="var(--sunk)" />
                    <rect width={(100 * value) / most} height="10" fill={colours[at]} />
                  </svg>
                  <span className="text-right tabular-nums">{texts[at]}</span>
                </span>
              ))}
            </span>
          </li>
        ))}
      </ul>
      {colours.length > 1 ? (
        <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-sm text-ink-soft">
          {colours.map((colour, at) => (
            <li key={colour} className="inline-flex items-center gap-2">
              <svg role="presentation" viewBox="0 0 10 10" className="size-3">
                <rect width="10" height="10" fill={colour} />
              </svg>
              {head[at + 1]}
            </li>
          ))}
        </ul>
      ) : null}
    </ChartFigure>
  )
}
