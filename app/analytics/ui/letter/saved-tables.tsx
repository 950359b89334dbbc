import type { ComponentProps } from 'react'
import { LaterFold } from '#app/design/primitives/surface/later-fold.tsx'
import { SaveTables } from '../save-tables.tsx'

/** The tables of a letter as files, folded up out of the way of reading. */
export function SavedTables(props: ComponentProps<typeof SaveTables>) {
  return (
    <LaterFold label="Save the tables" openerClass="w-fit text-ink-soft hover:text-ink">
      <div className="pt-2">
        <SaveTables {...props} />
      </div>
    </LaterFold>
  )
}
