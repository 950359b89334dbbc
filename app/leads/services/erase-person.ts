import type { WorkspaceContext } from '#app/platform/context.ts'
import { wallTimeOf } from '#core/schedule/wall-time.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { roleMay } from '#core/team/roles.ts'
import { isUuid } from '#db/client.ts'
import { deleteLeadForGood, findErasable, insertErasure } from '#db/queries/leads/erasures.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { addressHashes } from './address-hashes.ts'

/**
 * Deletes somebody because they asked for it, for good: nothing of it comes back, and what stays is that it was done. A
 * plan that has ended does not stand in the way. `requestedOn` (YYYY-MM-DD) is today when null or still to come.
 */
export async function erasePerson(
  ctx: WorkspaceContext,
  input: { id: string; requestedOn: string | null },
): Promise<Result<{ erasureId: string }, 'read_only' | 'not_found'>> {
  const { id } = input
  if (!isUuid(id)) return err('not_found')
  if (!roleMay(ctx.role, 'edit')) return err('read_only')
  const { workspace, userId: authorId } = ctx
  const now = ctx.now()
  const today = wallTimeOf(now, ctx.timeZone).day
  const requestedOn = input.requestedOn !== null && input.requestedOn < today ? input.requestedOn : today
  return ctx.inWorkspace(async sql => {
    const person = await findErasable(sql, { workspace, id })
    const gone = person && (await deleteLeadForGood(sql, { workspace, id }))
    if (!person || !gone) return err('not_found')
    const { deleted, emails } = gone
    const shown = person.email || emails[0] || id
    const [addressHash] = addressHashes(ctx, { workspace, email: shown })
    const others = emails.filter(email => email !== shown)
    const erasureId = await insertErasure(sql, {
      workspace,
      addressHash,
      otherHashes: others.map(email => addressHashes(ctx, { workspace, email })[0]),
      deleted,
      requestedOn,
      authorId,
      now,
    })
    await insertModuleUsage(sql, { userId: workspace, moduleName: 'sales', actionType: 'person_erased' })
    return ok({ erasureId })
  })
}
