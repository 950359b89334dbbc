import type { WorkspaceContext } from '#app/platform/context.ts'
import { isUuid } from '#db/client.ts'
import { findPeopleImport, type PeopleImport } from '#db/queries/leads/import-people.ts'
import { type AddedPeople, countAdded } from '#db/queries/leads/undo-import.ts'

/**
 * How far an import is, and once it is finished what undoing it would delete (`added`, null before); null when there is none
 * of that id here.
 */
export async function readImport(
  ctx: WorkspaceContext,
  { id }: { id: string },
): Promise<(PeopleImport & { added: AddedPeople | null }) | null> {
  if (!isUuid(id)) return null
  const { workspace } = ctx
  return ctx.readInWorkspace(async sql => {
    const found = await findPeopleImport(sql, { workspace, id })
    if (!found) return null
    return { ...found, added: found.finishedAt ? await countAdded(sql, { workspace, id }) : null }
  })
}
