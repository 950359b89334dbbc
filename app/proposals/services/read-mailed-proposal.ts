import { findFounderLook } from '#app/brand/services/kit/find-founder-look.ts'
import { readPdfLook } from '#app/brand/services/kit/read-pdf-look.ts'
import type { ServiceContext } from '#app/platform/context.ts'
import type { MailedFile } from '#app/platform/mail/layout.ts'
import { decisionText } from '#core/proposals/words.ts'
import { asWorkspaceId, isUuid } from '#db/client.ts'
import { findParties, findProposal } from '#db/queries/proposals/proposals.ts'
import { printProposal } from './print-proposal.ts'

/** The PDF of a proposal that goes with a mail; null when it was removed meanwhile. */
export async function readMailedProposal(
  context: ServiceContext,
  { workspace: owner, id }: Pick<MailedFile, 'workspace' | 'id'>,
): Promise<Uint8Array<ArrayBuffer> | null> {
  if (!isUuid(owner) || !isUuid(id)) return null
  const workspace = asWorkspaceId(owner)
  const read = await context.db.inWorkspace(workspace, async sql => {
    const proposal = await findProposal(sql, { workspace, id })
    const parties = proposal ? await findParties(sql, { workspace, dealId: proposal.dealId }) : null
    if (!proposal || !parties) return null
    return { proposal, parties, look: await findFounderLook(sql, { workspace }) }
  })
  if (!read?.proposal.frozen) return null
  const { frozen, chosen, status, frozenHash } = read.proposal
  return printProposal({
    content: frozen,
    chosen: chosen ?? [],
    isAccepted: status === 'accepted',
    decision: decisionText({ ...read.proposal, timeZone: read.parties.timeZone }),
    fingerprint: frozenHash ?? '',
    look: await readPdfLook(context, read.look),
  })
}
