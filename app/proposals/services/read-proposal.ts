import type { WorkspaceContext } from '#app/platform/context.ts'
import { openLinkSecrets } from '#app/platform/secrets/link-secrets.ts'
import { proposalContent } from '#core/proposals/frozen.ts'
import { proposalState } from '#core/proposals/state.ts'
import { wallTimeOf } from '#core/schedule/wall-time.ts'
import { isUuid } from '#db/client.ts'
import {
  findDraftAfter,
  findParties,
  findProposal,
  findSuccessor,
  listLines,
} from '#db/queries/proposals/proposals.ts'
import { listQuestions } from '#db/queries/proposals/questions.ts'

/** One proposal with everything its page shows; null when there is none of that id, or when it may not be seen. */
export async function readProposal(ctx: WorkspaceContext, { id }: { id: string }) {
  if (!isUuid(id)) return null
  const { workspace } = ctx
  const read = await ctx.readInWorkspace(async sql => {
    const proposal = await findProposal(sql, { workspace, id })
    const parties = proposal ? await findParties(sql, { workspace, dealId: proposal.dealId }) : null
    if (!proposal || !parties) return null
    const [lines, questions, draft, newer] = await Promise.all([
      listLines(sql, { workspace, id }),
      listQuestions(sql, { workspace, proposalId: id }),
      findDraftAfter(sql, { workspace, id }),
      findSuccessor(sql, { workspace, id }),
    ])
    return { proposal, parties, lines, questions, newerId: draft ?? newer?.id ?? null }
  })
  if (!read) return null
  const { proposal, parties, lines, questions, newerId } = read
  const { tokenHash, frozen, seenAt, status, expiresOn } = proposal
  const token = tokenHash
    ? (await openLinkSecrets(ctx, 'proposal')).find(id, Buffer.from(tokenHash, 'hex'))
    : null
  const today = wallTimeOf(ctx.now(), ctx.timeZone).day
  return {
    id,
    dealId: proposal.dealId,
    version: proposal.version,
    state: proposalState({ status, expiresOn, isSeen: seenAt !== null }, today),
    content: frozen ?? proposalContent(proposal, parties, lines),
    fingerprint: proposal.frozenHash,
    supersedes: proposal.supersedes,
    newerId,
    sentAt: proposal.sentAt,
    seenAt,
    decidedAt: proposal.decidedAt,
    decidedName: proposal.decidedName,
    declinedReason: proposal.declinedReason,
    chosen: proposal.chosen ?? [],
    deal: parties.deal,
    leadId: parties.leadId,
    email: parties.email,
    link: token ? `${ctx.config.appUrl}/p/${token}` : null,
    questions,
  }
}
