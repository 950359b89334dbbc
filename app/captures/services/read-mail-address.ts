import type { WorkspaceContext } from '#app/platform/context.ts'
import { SealError, unseal } from '#app/platform/secrets/seal.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { roleMay } from '#core/team/roles.ts'
import { findCaptureAddress } from '#db/queries/captures/capture-addresses.ts'

/** The address to which a workspace may send itself emails; null while it is off, or was sealed with a key that is gone. */
export async function readMailAddress(
  ctx: WorkspaceContext,
): Promise<Result<{ address: string | null; mayChange: boolean }, 'not_offered'>> {
  const { inboundMail, encryptionKey } = ctx.config
  if (!inboundMail) return err('not_offered')
  const { workspace } = ctx
  const mayChange = ctx.access === 'full' && roleMay(ctx.role, 'settings')
  // Whoever reads only could send in our name what others then take for theirs.
  const stored = roleMay(ctx.role, 'draft')
    ? await ctx.readInWorkspace(sql => findCaptureAddress(sql, { workspace }))
    : null
  if (!stored) return ok({ address: null, mayChange })
  try {
    const name = unseal(stored.sealed, encryptionKey, 'capture-address', stored.id)
    return ok({ address: `${name}@${inboundMail.domain}`, mayChange })
  } catch (error) {
    if (!(error instanceof SealError)) throw error
    return ok({ address: null, mayChange })
  }
}
