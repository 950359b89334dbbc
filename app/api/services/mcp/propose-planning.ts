import { keepProposals } from '#app/assistant/services/keep-proposals.ts'
import { type Performed, performAction } from '#app/assistant/services/perform-action.ts'
import { proposalHash } from '#app/assistant/services/proposal-hash.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { PLANNING_DAYS, type PlanningAction } from '#core/assistant/planning-actions.ts'
import { ok, type Result } from '#core/shared/result.ts'
import { addDays } from '#core/shared/time.ts'
import { roleMay } from '#core/team/roles.ts'
import { findSameQueued } from '#db/queries/assistant/queue.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { rehearse } from './rehearse.ts'

/** What came of a suggestion: until when it waits for a person. */
export type Proposed =
  | Result<{ proposalId: string; expiresAt: Date }, never>
  | Exclude<Performed, { readonly ok: true }>

/**
 * Suggests a change of the planner for a person to approve. Rehearsed first with the rights of the token’s person, so that
 * what can’t be done is said now and not when they press; whoever only drafts may suggest what others plan. What waits
 * already, word for word, waits once.
 */
export async function proposePlanning(ctx: WorkspaceContext, action: PlanningAction): Promise<Proposed> {
  const { workspace } = ctx
  if (roleMay(ctx.role, 'edit')) {
    const tried = await performAction(rehearse(ctx), action, crypto.randomUUID())
    if (!tried.ok) return tried
  }
  const expiresAt = addDays(ctx.now(), PLANNING_DAYS)
  return ctx.inWorkspace(async sql => {
    const hash = Buffer.from(proposalHash(action), 'hex')
    const same = await findSameQueued(sql, { workspace, memberId: ctx.userId, hash, now: ctx.now() })
    if (same) return ok({ proposalId: same.id, expiresAt: same.expiresAt })
    const [kept] = await keepProposals(ctx, sql, [action], expiresAt)
    if (!kept) throw new Error('The proposal was not kept')
    await insertModuleUsage(sql, {
      userId: workspace,
      moduleName: 'assistant',
      actionType: 'proposal_made',
      additionalData: { type: action.type },
    })
    return ok({ proposalId: kept.id, expiresAt })
  })
}
