import type { ServiceContext } from '#app/platform/context.ts'
import { listOwnedRows, type OwnedTable } from '#db/queries/settings/owned-rows.ts'

/** Rows that are read in one transaction. */
const PAGE = 200

/** Whose rows are read. */
export interface RowOwner {
  readonly id: string
  /** Their mailbox once it is verified, else null: nobody is given what others left with an address they only typed. */
  readonly email: string | null
}

/** The rows of one owner in one table, each as a line of JSON, read page by page. */
export async function* readOwnedRows(
  { db }: Pick<ServiceContext, 'db'>,
  { table, owner }: { table: OwnedTable; owner: RowOwner },
): AsyncGenerator<string> {
  const value = table.ownedBy === 'email' ? owner.email : owner.id
  if (value === null) return
  const readPage = (after: readonly string[] | null) =>
    db.acrossWorkspaces('export', sql => listOwnedRows(sql, { table, value, after, limit: PAGE }))
  for (let rows = await readPage(null); rows.length > 0; rows = await readPage(rows.at(-1)?.key ?? null)) {
    for (const { row } of rows) yield row
    if (rows.length < PAGE) return
  }
}
