import { notify } from '#app/notifications/services/notify.ts'
import type { ServiceContext } from '#app/platform/context.ts'
import { isDecidable } from '#core/proposals/state.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { insertLeadEvent } from '#db/queries/leads/events.ts'
import { updateDeclined } from '#db/queries/proposals/proposals.ts'
import { lockByToken } from './lock-by-token.ts'

/**
 * Declines a proposal for whoever holds its link. The deal stays where it is: whether it is lost is for the founder to say.
 * The first decision counts.
 */
export async function declineProposal(
  context: ServiceContext,
  input: { token: string; name: string; reason: string },
): Promise<Result<object, 'not_found' | 'closed'>> {
  const { token, reason } = input
  const now = context.now()
  return context.db.acrossWorkspaces('leads', async sql => {
    const opened = await lockByToken(sql, context, token)
    if (!opened) return err('not_found')
    const { workspace, proposal, parties, state } = opened
    if (!isDecidable(state)) return err('closed')
    const { id, number, frozen } = proposal
    const name = input.name || frozen.person
    await updateDeclined(sql, { workspace, id, name: name.slice(0, 200), reason, now })
    await insertLeadEvent(sql, {
      workspace,
      leadId: parties.leadId,
      kind: 'proposal',
      happenedAt: now,
      detail: [`Proposal ${number} declined`, reason].filter(Boolean).join(': '),
      subjectId: id,
    })
    await notify(sql, {
      workspace,
      event: 'proposal_answered',
      key: `proposal_answered:${id}`,
      details: { who: name, title: `declined: ${frozen.title}`, note: reason },
      path: `/app/sales-hub/proposals/${id}`,
      people: [workspace],
      except: null,
      now,
    })
    return ok()
  })
}
