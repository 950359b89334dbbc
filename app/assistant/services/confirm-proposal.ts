import type { WorkspaceContext } from '#app/platform/context.ts'
import { readAction } from '#core/assistant/actions.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { isUuid } from '#db/client.ts'
import { findProposal, updateProposalUsed } from '#db/queries/assistant/proposals.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { performAction } from './perform-action.ts'
import { proposalHash } from './proposal-hash.ts'

type Done = Result<{ goTo: string }, 'not_possible' | 'read_only' | 'not_in_plan' | 'campaign_limit_reached'>

/**
 * Does what was proposed, because the person it was proposed to pressed its button: checked again like any form, within
 * ten minutes, once. A second press leads where the first one led. Whatever does not fit is `not_possible`.
 */
export async function confirmProposal(
  ctx: WorkspaceContext,
  { id, hash }: { id: string; hash: string },
): Promise<Done> {
  const { workspace, userId } = ctx
  if (!isUuid(id) || !/^[0-9a-f]{64}$/.test(hash)) return err('not_possible')
  const key = { workspace, memberId: userId, id, hash: Buffer.from(hash, 'hex') }
  const proposal = await ctx.inWorkspace(sql => findProposal(sql, key))
  if (!proposal) return err('not_possible')
  if (proposal.wentTo !== null) return ok({ goTo: proposal.wentTo })
  if (proposal.expiresAt <= ctx.now()) return err('not_possible')
  const action = readAction(proposal.type, proposal.arguments)
  if (!action || proposalHash(action) !== hash) return err('not_possible')
  // The proposal's id is the key that makes presses at once count once, whichever of them is marked first.
  const done = await performAction(ctx, action, id)
  if (!done.ok) return done.reason === 'not_planned' ? err('not_possible') : done
  await ctx.inWorkspace(async sql => {
    await updateProposalUsed(sql, { workspace, id, wentTo: done.goTo, now: ctx.now() })
    const additionalData = { type: action.type }
    await insertModuleUsage(sql, {
      userId: workspace,
      moduleName: 'assistant',
      actionType: 'action_confirmed',
      additionalData,
    })
  })
  return done
}
