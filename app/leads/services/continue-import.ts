import type { ServiceContext } from '#app/platform/context.ts'
import { planImport } from '#core/leads/import-plan.ts'
import { asWorkspaceId } from '#db/client.ts'
import {
  insertImported,
  listKnownPeople,
  lockNextPeople,
  updateImported,
  updatePeopleImport,
} from '#db/queries/leads/import-people.ts'

/** People of one transaction: short enough that nobody waits long for a row. */
const BATCH = 500

/**
 * Brings in what is left of an import, batch by batch, by the rules of its preview. May be cut off anywhere and called
 * again, also twice at once. Notifies nobody: an import is no visitor.
 */
export async function continueImport(
  context: Pick<ServiceContext, 'db' | 'now'>,
  { importId, ...owner }: { workspace: string; importId: string },
): Promise<void> {
  const workspace = asWorkspaceId(owner.workspace)
  for (let isMore = true; isMore; )
    isMore = await context.db.inWorkspace(workspace, async sql => {
      const people = await lockNextPeople(sql, { workspace, id: importId, limit: BATCH })
      if (people.length === 0) return false
      const now = context.now()
      const known = await listKnownPeople(sql, { workspace, people, lock: true })
      const plan = planImport(people, known)
      const touched = new Set(plan.rows.flatMap(({ kind, place }) => (kind === 'changed' ? [place] : [])))
      const fresh = plan.people.filter(({ id }) => id === null)
      const changed = plan.people.filter(({ id }, place) => id !== null && touched.has(place))
      const created = await insertImported(sql, { workspace, people: fresh, importId, now })
      await updateImported(sql, { workspace, people: changed, importId, now })
      await updatePeopleImport(sql, {
        workspace,
        id: importId,
        batch: { done: people.length, created, changed: changed.length },
        now,
      })
      return true
    })
}
