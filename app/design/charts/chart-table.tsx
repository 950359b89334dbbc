export interface ChartTableProps {
  caption: string
  head: readonly string[]
  rows: readonly (readonly [name: string, ...values: (string | number)[]])[]
}

/** The table twin of a chart: the first column names the row, the others are numbers. */
export function ChartTable({ caption, head, rows }: ChartTableProps) {
  return (
    <table className="w-full border-collapse">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-b border-line-strong text-left">
          {head.map((name, at) => (
            <th key={name} scope="col" className={at ? 'py-1.5 pl-4 text-right' : 'py-1.5'}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...values]) => (
          <tr key={name} className="border-b border-line last:border-0">
            <th scope="row" className="py-1.5 text-left font-normal">
              {name}
            </th>
            {values.map((value, at) => (
              <td key={head[at + 1]} className="py-1.5 pl-4 text-right">
                {value}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
