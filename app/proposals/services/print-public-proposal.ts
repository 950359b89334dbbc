import type { ServiceContext } from '#app/platform/context.ts'
import { hashSecret } from '#app/platform/secrets/secrets.ts'
import { proposalFilename } from '#core/proposals/words.ts'
import { asWorkspaceId } from '#db/client.ts'
import { findByToken, findProposal } from '#db/queries/proposals/proposals.ts'
import { readMailedProposal } from './read-mailed-proposal.ts'

/** The PDF behind a proposal's link; null when the link was never one of ours. */
export async function printPublicProposal(
  context: ServiceContext,
  token: string,
): Promise<{ filename: string; bytes: Uint8Array<ArrayBuffer> } | null> {
  if (!/^[\w-]{43}$/.test(token)) return null
  const found = await context.db.acrossWorkspaces('leads', async sql => {
    const link = await findByToken(sql, { tokenHash: hashSecret(token).toString('hex') })
    if (!link) return null
    const proposal = await findProposal(sql, { workspace: asWorkspaceId(link.workspace), id: link.id })
    return proposal ? { ...link, number: proposal.number } : null
  })
  const bytes = found ? await readMailedProposal(context, found) : null
  return found && bytes ? { filename: proposalFilename(found.number), bytes } : null
}
