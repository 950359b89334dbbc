import { featureLock } from '#app/billing/services/feature-lock.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { readStoredId } from '#app/platform/read-stored-id.ts'
import type { NewLead } from '#core/leads/schema.ts'
import { err, ok, type Refusal, type Result } from '#core/shared/result.ts'
import { noteArrival } from '#db/queries/leads/arrivals.ts'
import { findLeadByEmail, updateLeadTags } from '#db/queries/leads/leads.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { insertOrFindIdempotencyKey, updateIdempotencyResult } from '#db/queries/platform/idempotency.ts'

/** Adds somebody by hand. An email that is known is refused with whose it is. A repeat with the same key answers like the first. */
export async function addPerson(
  ctx: WorkspaceContext,
  input: { person: Omit<NewLead, 'idempotencyKey'>; idempotencyKey: string },
): Promise<
  | Result<{ leadId: string }, 'read_only' | 'not_in_plan'>
  | Refusal<'email_taken', { readonly leadId: string }>
> {
  const lock = featureLock(ctx, 'sales_hub')
  if (lock) return err(lock)
  const { workspace, userId } = ctx
  const { person, idempotencyKey } = input
  return ctx.inWorkspace(async sql => {
    const key = { scope: userId, action: 'add_person', key: idempotencyKey }
    const claim = await insertOrFindIdempotencyKey(sql, { ...key, userId: workspace })
    const repeated = claim.first ? null : readStoredId(claim.result)
    if (repeated) return ok({ leadId: repeated })
    const known = person.email === '' ? null : await findLeadByEmail(sql, { workspace, email: person.email })
    if (known) return err('email_taken', { leadId: known.id })
    const { leadId } = await noteArrival(sql, {
      workspace,
      source: 'typed',
      ...person,
      told: person.toldText,
      via: null,
      at: ctx.now(),
      detail: '',
    })
    await updateLeadTags(sql, { workspace, id: leadId, tags: person.tags })
    await updateIdempotencyResult(sql, { ...key, result: { id: leadId } })
    await insertModuleUsage(sql, { userId: workspace, moduleName: 'sales', actionType: 'person_added' })
    return ok({ leadId })
  })
}
