import { ChartFigure } from '#app/design/charts/chart-figure.tsx'
import { ChartTable } from '#app/design/charts/chart-table.tsx'
import { shortNumber } from '#app/design/charts/short-number.ts'

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
      <ul
        className="row-bars"
        style={Object.fromEntries(colours.map((colour, at) => [`--bar-${at + 1}`, colour]))}
      >
        {rows.map(({ name, values, texts }) => (
          <li key={name}>
            <span>{name}</span>
            <span>
              {values.map((value, at) => (
                <span key={head[at + 1]}>
                  <span className="row-bar">
                    {value > 0 ? <i style={{ width: `${shortNumber((100 * value) / most)}%` }} /> : null}
                  </span>
                  <span>{texts[at]}</span>
                </span>
              ))}
            </span>
          </li>
        ))}
      </ul>
      {colours.length > 1 ? (
        <ul className="chart-key">
          {colours.map((colour, at) => (
            <li key={colour}>
              <i style={{ background: colour }} />
              {head[at + 1]}
            </li>
          ))}
        </ul>
      ) : null}
    </ChartFigure>
  )
}
