import { findFounderLook } from '#app/brand/services/kit/find-founder-look.ts'
import type { ServiceContext } from '#app/platform/context.ts'
import { openLinkSecrets } from '#app/platform/secrets/link-secrets.ts'
import { hashSecret } from '#app/platform/secrets/secrets.ts'
import { proposalState } from '#core/proposals/state.ts'
import { wallTimeOf } from '#core/schedule/wall-time.ts'
import { asWorkspaceId } from '#db/client.ts'
import { findByToken, findParties, findProposal, findSuccessor } from '#db/queries/proposals/proposals.ts'
import { listQuestions } from '#db/queries/proposals/questions.ts'

/** What a proposal's link opens, for whoever holds it; looking decides nothing. Null when it was never one of ours. */
export async function readPublicProposal(context: ServiceContext, token: string) {
  if (!/^[\w-]{43}$/.test(token)) return null
  const tokenHash = hashSecret(token).toString('hex')
  const read = await context.db.acrossWorkspaces('leads', async sql => {
    const found = await findByToken(sql, { tokenHash })
    if (!found) return null
    const { id } = found
    const workspace = asWorkspaceId(found.workspace)
    const proposal = await findProposal(sql, { workspace, id })
    const parties = proposal ? await findParties(sql, { workspace, dealId: proposal.dealId }) : null
    if (!proposal?.frozen || !parties) return null
    const questions = await listQuestions(sql, { workspace, proposalId: id })
    const kit = await findFounderLook(sql, { workspace })
    return { id, proposal, parties, questions, kit, newer: await findSuccessor(sql, { workspace, id }) }
  })
  if (!read?.proposal.frozen) return null
  const { id, proposal, parties, questions, kit, newer } = read
  const newerToken = newer
    ? (await openLinkSecrets(context, 'proposal')).find(newer.id, Buffer.from(newer.tokenHash, 'hex'))
    : null
  const today = wallTimeOf(context.now(), parties.timeZone).day
  const { status, expiresOn, seenAt } = proposal
  return {
    id,
    kit,
    content: read.proposal.frozen,
    fingerprint: proposal.frozenHash ?? '',
    state: proposalState({ status, expiresOn, isSeen: seenAt !== null }, today),
    sentAt: proposal.sentAt,
    decidedAt: proposal.decidedAt,
    decidedName: proposal.decidedName,
    chosen: proposal.chosen ?? [],
    timeZone: parties.timeZone,
    newerPath: newerToken ? `/p/${newerToken}` : null,
    questions: questions.map(({ id, question, askedAt, answer, answeredAt }) => ({
      id,
      question,
      askedAt,
      answer,
      answeredAt,
    })),
  }
}
