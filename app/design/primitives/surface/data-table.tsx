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
  columns: readonly DataTableColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
}

/** A table that scrolls sideways by itself on a narrow screen. The first column heads each row. */
export function DataTable<Row>({ caption, captionHidden, columns, rows, rowKey }: DataTableProps<Row>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
    <section tabIndex={0} aria-label={caption} className="relative overflow-x-auto">
      <table className="w-full border-collapse text-sm">
        <caption className={captionHidden ? 'sr-only' : 'pb-2 text-left text-ink-soft'}>{caption}</caption>
        <thead>
          <tr className="border-b border-line-strong">
            {columns.map(column => (
              <th
                key={column.key}
                scope="col"
                className={classNames(
                  'px-3 py-2 font-semibold first:pl-0 last:pr-0',
                  column.numeric ? 'text-right' : 'text-left',
                  column.wideOnly && 'max-sm:hidden',
                )}
              >
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <tr key={rowKey(row)} className="border-b border-line last:border-0">
              {columns.map((column, at) => {
                const Cell = at === 0 ? 'th' : 'td'
                return (
                  <Cell
                    key={column.key}
                    scope={at === 0 ? 'row' : undefined}
                    className={classNames(
                      'px-3 py-2.5 align-top font-normal first:pl-0 last:pr-0',
                      column.numeric ? 'text-right' : 'text-left',
                      column.wideOnly && 'max-sm:hidden',
                    )}
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
