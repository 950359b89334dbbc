export interface ChartTableProps {
  caption: string
  head: readonly string[]
  rows: readonly (readonly [name: string, ...values: (string | number)[]])[]
}

/** The table twin of a chart: the first column names the row, the others are numbers. */
export function ChartTable({ caption, head, rows }: ChartTableProps) {
  return (
    <table className="chart-table">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {head.map(name => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...values]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {values.map((value, at) => (
              <td key={head[at + 1]}>{value}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
