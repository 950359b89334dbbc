import type { ServiceContext } from '#app/platform/context.ts'
import { hashSecret } from '#app/platform/secrets/secrets.ts'
import type { FrozenProposal } from '#core/proposals/frozen.ts'
import { type ProposalState, proposalState } from '#core/proposals/state.ts'
import { wallTimeOf } from '#core/schedule/wall-time.ts'
import { asWorkspaceId, type Sql, type WorkspaceId } from '#db/client.ts'
import {
  findByToken,
  findParties,
  findProposal,
  type Proposal,
  type ProposalParties,
} from '#db/queries/proposals/proposals.ts'

export interface OpenedProposal {
  readonly workspace: WorkspaceId
  readonly proposal: Proposal & { readonly frozen: FrozenProposal }
  readonly parties: ProposalParties
  readonly state: ProposalState
}

/** The proposal of a link, locked until the end of the transaction, as it stands now; null when there is none. */
export async function lockByToken(
  sql: Sql,
  { now }: Pick<ServiceContext, 'now'>,
  token: string,
): Promise<OpenedProposal | null> {
  if (!/^[\w-]{43}$/.test(token)) return null
  const found = await findByToken(sql, { tokenHash: hashSecret(token).toString('hex') })
  if (!found) return null
  const workspace = asWorkspaceId(found.workspace)
  const proposal = await findProposal(sql, { workspace, id: found.id, lock: true })
  const parties = proposal ? await findParties(sql, { workspace, dealId: proposal.dealId }) : null
  if (!proposal || !parties) return null
  const { frozen, status, expiresOn, seenAt } = proposal
  if (!frozen) return null
  const today = wallTimeOf(now(), parties.timeZone).day
  const state = proposalState({ status, expiresOn, isSeen: seenAt !== null }, today)
  return { workspace, proposal: { ...proposal, frozen }, parties, state }
}
