import { FileDown } from '#app/design/icons/icons.ts'
import type { AnalyticsTable } from '#core/analytics/numbers.ts'
import { listQuery } from '#core/shared/list-address.ts'

interface SaveTablesProps {
  readonly tables: readonly (readonly [AnalyticsTable, string])[]
  /** What the page in front of the reader shows of them. */
  readonly query: Readonly<Record<string, string | number | null>>
}

/** Links that save tables of the page as files. */
export function SaveTables({ tables, query }: SaveTablesProps) {
  return (
    <ul className="grid gap-2 text-sm print:hidden" aria-label="Save the tables">
      {tables.map(([table, label]) => (
        <li key={table} className="flex flex-wrap gap-x-5 gap-y-1">
          {(['csv', 'json'] as const).map(format => (
            <a
              key={format}
              className="link inline-flex items-center gap-1"
              href={`/app/analytics/export/${format}${listQuery({ table, ...query })}`}
              download
            >
              <FileDown size={16} aria-hidden />
              {label} as {format.toUpperCase()}
            </a>
          ))}
        </li>
      ))}
    </ul>
  )
}
