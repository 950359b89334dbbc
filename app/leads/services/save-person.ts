import { featureLock } from '#app/billing/services/feature-lock.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import type { LeadInput } from '#core/leads/schema.ts'
import { err, ok, type Refusal, type Result } from '#core/shared/result.ts'
import { isSavedAlready } from '#core/shared/version.ts'
import { isUuid } from '#db/client.ts'
import { databaseFailure } from '#db/errors.ts'
import { findLead, findLeadByEmail, type Lead, updateLead } from '#db/queries/leads/leads.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'

/**
 * Saves what is said of a person, if they still are at the version that was read; otherwise answers with the person as
 * they are now. An email that is somebody else's is refused. Where they came from first is not among it.
 */
export async function savePerson(
  ctx: WorkspaceContext,
  input: { id: string; version: number; person: LeadInput },
): Promise<
  | Result<{ lead: Lead }, 'read_only' | 'not_in_plan' | 'not_found' | 'email_taken'>
  | Refusal<'changed_elsewhere', { readonly lead: Lead }>
> {
  const lock = featureLock(ctx, 'sales_hub')
  if (lock) return err(lock)
  const { id, version, person } = input
  if (!isUuid(id)) return err('not_found')
  const { workspace } = ctx
  const fields = {
    ...person,
    toldStoryId: isUuid(person.toldStoryId) ? person.toldStoryId : null,
    // The owner is the one who looks after whoever nobody was chosen for.
    keeperId: isUuid(person.keeperId) && person.keeperId !== workspace ? person.keeperId : null,
  }
  const saved = ctx.inWorkspace(async sql => {
    const other = person.email === '' ? null : await findLeadByEmail(sql, { workspace, email: person.email })
    if (other && other.id !== id) return err('email_taken')
    const lead = await updateLead(sql, { workspace, id, version, fields })
    if (lead) {
      await insertModuleUsage(sql, { userId: workspace, moduleName: 'sales', actionType: 'person_saved' })
      return ok({ lead })
    }
    const present = await findLead(sql, { workspace, id })
    if (!present) return err('not_found')
    return isSavedAlready(present, fields)
      ? ok({ lead: present })
      : err('changed_elsewhere', { lead: present })
  })
  return saved.catch((error: unknown) => {
    // Somebody with this email came in between the look and the save.
    if (databaseFailure(error)?.reason === 'unique') return err('email_taken')
    throw error
  })
}
