import { featureLock } from '#app/billing/services/feature-lock.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { readStoredId } from '#app/platform/read-stored-id.ts'
import { PROPOSAL_LIMITS } from '#core/proposals/schema.ts'
import { wallTimeOf } from '#core/schedule/wall-time.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { addDays } from '#core/shared/time.ts'
import { isUuid } from '#db/client.ts'
import { lockProfile } from '#db/queries/identity/profiles.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { insertOrFindIdempotencyKey, updateIdempotencyResult } from '#db/queries/platform/idempotency.ts'
import { findLastTerms, findParties, insertProposal, updateLines } from '#db/queries/proposals/proposals.ts'

/** Days in which a new proposal can be accepted, until somebody says otherwise. */
const OPEN_DAYS = 14

/**
 * Begins a proposal for a deal: its title and value as the first line, the terms of the proposal before, the payment link
 * of the offer, and two weeks to accept. A repeat with the same key answers like the first.
 */
export async function createProposal(
  ctx: WorkspaceContext,
  input: { dealId: string; idempotencyKey: string },
): Promise<Result<{ proposalId: string }, 'read_only' | 'not_in_plan' | 'not_found'>> {
  const lock = featureLock(ctx, 'sales_hub')
  if (lock) return err(lock)
  const { dealId } = input
  if (!isUuid(dealId)) return err('not_found')
  const { workspace, userId } = ctx
  const now = ctx.now()
  return ctx.inWorkspace(async sql => {
    await lockProfile(sql, { workspace })
    const key = { scope: userId, action: 'create_proposal', key: input.idempotencyKey }
    const claim = await insertOrFindIdempotencyKey(sql, { ...key, userId: workspace })
    const repeated = claim.first ? null : readStoredId(claim.result)
    if (repeated) return ok({ proposalId: repeated })
    const parties = await findParties(sql, { workspace, dealId })
    if (!parties) return err('not_found')
    const title = parties.deal.slice(0, PROPOSAL_LIMITS.title)
    const id = await insertProposal(sql, {
      workspace,
      dealId,
      fields: {
        title,
        introduction: '',
        terms: await findLastTerms(sql, { workspace }),
        vatMode: 'none',
        expiresOn: wallTimeOf(addDays(now, OPEN_DAYS), ctx.timeZone).day,
        paymentLink: parties.offerLink,
      },
      supersedes: null,
      now,
    })
    const unitPence = parties.dealPence
    const line = { title, detail: '', quantity: 100, unitPence, vatRate: 2000, isOptional: false }
    await updateLines(sql, { workspace, id, lines: [line] })
    await updateIdempotencyResult(sql, { ...key, result: { id } })
    await insertModuleUsage(sql, {
      userId: workspace,
      moduleName: 'proposals',
      actionType: 'proposal_created',
    })
    return ok({ proposalId: id })
  })
}
