import type { ComponentProps } from 'react'
import { SaveTables } from '../save-tables.tsx'

/** The tables of a letter as files, folded up out of the way of reading. */
export function SavedTables(props: ComponentProps<typeof SaveTables>) {
  return (
    <details>
      <summary className="w-fit text-ink-soft hover:text-ink">Save the tables</summary>
      <div className="pt-2">
        <SaveTables {...props} />
      </div>
    </details>
  )
}
