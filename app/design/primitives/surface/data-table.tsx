import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'

export interface DataTableColumn<Row> {
  key: string
  label: ReactNode
  /** Numbers are set right and in tabular figures. */
  numeric?: boolean
  /** Left out on a phone, where the rest says enough. */
  wideOnly?: boolean
  cell: (row: Row) => ReactNode
}

export interface DataTableProps<Row> {
  /** What the table holds; read aloud, and shown unless `captionHidden`. */
  caption: string
  captionHidden?: boolean
  /** Its links are plain ones, which the workspace's frame follows without loading the page anew: a table may have a hundred. */
  leadsToRooms?: boolean
  columns: readonly DataTableColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
}

/** What a cell has that most have not: a page has hundreds, so the look they share stands in the theme. */
function cellClass({ numeric }: Pick<DataTableColumn<never>, 'numeric'>, isNumbers: boolean) {
  return (isNumbers ? !numeric && 'words' : numeric && 'number') || undefined
}

/** A table that scrolls sideways by itself on a narrow screen. The first column heads each row. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, captionHidden, leadsToRooms, columns, rows, rowKey } = props
  // All but what heads the rows, which is no number.
  const isNumbers = columns.filter(({ numeric }) => numeric).length * 2 > columns.length - 1
  // Said once by the table: which of its columns a phone leaves out.
  const wide = columns.map(({ wideOnly }, at) => wideOnly && `wide-${at + 1}`)
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
      tabIndex={0}
      aria-label={caption}
      className="relative overflow-x-auto"
      data-rooms={leadsToRooms ? '' : undefined}
    >
      <table className={classNames('data-table', isNumbers && 'numbers', ...wide)}>
        <caption className={captionHidden ? 'sr-only' : undefined}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column, at) => (
              <th key={column.key} scope="col" className={cellClass(column, at > 0 && isNumbers)}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <tr key={rowKey(row)}>
              {columns.map((column, at) => {
                const Cell = at === 0 ? 'th' : 'td'
                return (
                  <Cell
                    key={column.key}
                    scope={at === 0 ? 'row' : undefined}
                    className={cellClass(column, at > 0 && isNumbers)}
                  >
                    {column.cell(row)}
                  </Cell>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
