import { DataTable } from '#app/design/primitives/surface/data-table.tsx'
import type { WornOut } from '#core/research/comparison/worn-out.ts'

/** Worn-out phrases with how many texts of each side hold them. */
export function WornOutTable({ phrases, name }: { phrases: readonly WornOut[]; name: string }) {
  return (
    <DataTable
      caption="Texts that hold each phrase"
      rows={phrases}
      rowKey={({ phrase }) => phrase}
      columns={[
        { key: 'phrase', label: 'Phrase', cell: ({ phrase }) => phrase },
        { key: 'theirs', label: name, numeric: true, cell: ({ theirs }) => theirs },
        { key: 'ours', label: 'Us', numeric: true, cell: ({ ours }) => ours },
      ]}
    />
  )
}
