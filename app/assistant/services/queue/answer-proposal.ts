import { type Performed, performAction } from '#app/assistant/services/perform-action.ts'
import { proposalHash } from '#app/assistant/services/proposal-hash.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { readAction } from '#core/assistant/actions.ts'
import { err, ok, type Refusal } from '#core/shared/result.ts'
import { roleMay } from '#core/team/roles.ts'
import { isUuid, type Sql } from '#db/client.ts'
import { updateProposalUsed } from '#db/queries/assistant/proposals.ts'
import {
  findQueuedProposal,
  type QueuedProposal,
  updateProposalDeclined,
} from '#db/queries/assistant/queue.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'

export type Answered = Performed | Refusal<'over' | 'moved'>

/**
 * Approves or declines what a program proposed, once: whoever may plan, with their own rights and never with the
 * program’s. The press names by `hash` what it saw; a post whose text or pictures are others by now is not planned, nor is
 * one removed that was moved since. A second press leads where the first one led.
 */
export async function answerProposal(
  ctx: WorkspaceContext,
  { id, hash, answer }: { id: string; hash: string; answer: 'approve' | 'decline' },
): Promise<Answered> {
  if (ctx.access === 'read_only' || !roleMay(ctx.role, 'edit')) return err('read_only')
  if (!isUuid(id)) return err('not_possible')
  const { workspace } = ctx
  const proposal = await ctx.inWorkspace(sql => findQueuedProposal(sql, { workspace, id }))
  if (!proposal || proposal.hash !== hash) return err('not_possible')
  if (answer === 'decline') return decline(ctx, proposal)
  if (proposal.wentTo !== null) return ok({ goTo: proposal.wentTo })
  if (proposal.declinedAt) return err('not_possible')
  if (proposal.expiresAt <= ctx.now()) return err('over')
  const action = readAction(proposal.type, proposal.arguments)
  if (!action || proposalHash(action) !== hash) return err('not_possible')
  if (action.type === 'unschedule_post' && proposal.planned?.at.toISOString() !== action.data.at)
    return err('moved')
  const done = await performAction(ctx, action, id)
  if (!done.ok) return done
  await ctx.inWorkspace(async sql => {
    if (await updateProposalUsed(sql, { workspace, id, wentTo: done.goTo, now: ctx.now() }))
      await noteAnswer(ctx, sql, proposal, 'proposal_approved')
  })
  return done
}

async function decline(ctx: WorkspaceContext, proposal: QueuedProposal): Promise<Answered> {
  const { workspace } = ctx
  return ctx.inWorkspace(async sql => {
    if (proposal.declinedAt) return ok({ goTo: '' })
    if (!(await updateProposalDeclined(sql, { workspace, id: proposal.id, now: ctx.now() })))
      return err('not_possible')
    await noteAnswer(ctx, sql, proposal, 'proposal_declined')
    return ok({ goTo: '' })
  })
}

async function noteAnswer(
  { workspace }: WorkspaceContext,
  sql: Sql,
  { type, madeWith }: QueuedProposal,
  actionType: 'proposal_approved' | 'proposal_declined',
): Promise<void> {
  await insertModuleUsage(sql, {
    userId: workspace,
    moduleName: 'assistant',
    actionType,
    additionalData: { type, token: madeWith },
  })
}
