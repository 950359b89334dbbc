import type { WorkspaceContext } from '#app/platform/context.ts'
import { actionLabel, actionSummary, type CheckedAction, PROPOSAL_LIMITS } from '#core/assistant/actions.ts'
import type { OfferedAction } from '#core/assistant/chat-answer.ts'
import { addMs, MINUTE_MS } from '#core/shared/time.ts'
import type { Sql } from '#db/client.ts'
import { insertProposal } from '#db/queries/assistant/proposals.ts'
import { proposalHash } from './proposal-hash.ts'

/**
 * Keeps what is proposed, in the transaction of its answer; whose it is, the session or the token says. What the model
 * proposes waits ten minutes, what a program proposes `until` then.
 */
export async function keepProposals(
  ctx: WorkspaceContext,
  sql: Sql,
  actions: readonly CheckedAction[],
  until?: Date,
): Promise<OfferedAction[]> {
  const { workspace, userId } = ctx
  const now = ctx.now()
  const expiresAt = until ?? addMs(now, PROPOSAL_LIMITS.minutes * MINUTE_MS)
  const offered: OfferedAction[] = []
  for (const action of actions) {
    const hash = proposalHash(action)
    const id = await insertProposal(sql, {
      workspace,
      memberId: userId,
      type: action.type,
      arguments: action.data,
      hash: Buffer.from(hash, 'hex'),
      now,
      expiresAt,
    })
    const text = action.type === 'create_content' ? action.data.body : ''
    offered.push({
      id,
      hash,
      type: action.type,
      label: actionLabel(action),
      summary: actionSummary(action),
      text,
    })
  }
  return offered
}
