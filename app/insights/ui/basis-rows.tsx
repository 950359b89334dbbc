import { DataTable, type DataTableProps } from '#app/design/primitives/surface/data-table.tsx'

/** One kind of row that an insight rests on; where there is none, that is what it rests on. */
export function BasisRows<Row>({ none, ...table }: DataTableProps<Row> & { none: string }) {
  if (table.rows.length === 0)
    return <p className="text-ink-soft">{none} That’s what this insight is based on.</p>
  return <DataTable {...table} />
}
