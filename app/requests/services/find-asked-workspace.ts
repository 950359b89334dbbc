import { featureLock } from '#app/billing/services/feature-lock.ts'
import { accessInForce, tierInForce } from '#app/billing/services/subscription-facts.ts'
import { findFounderLook } from '#app/brand/services/kit/find-founder-look.ts'
import type { ServiceContext } from '#app/platform/context.ts'
import { hashSecret } from '#app/platform/secrets/secrets.ts'
import type { FounderLook } from '#core/brand/kit/look.ts'
import { isSecret } from '#core/requests/secret.ts'
import { asWorkspaceId, type WorkspaceId } from '#db/client.ts'
import { findSubscription } from '#db/queries/billing/subscriptions.ts'
import { findAskedWorkspace as findRow } from '#db/queries/requests/request-addresses.ts'

/** Whom an address asks. */
export interface AskedWorkspace {
  /** Of the address. */
  readonly id: string
  readonly workspace: WorkspaceId
  readonly brand: string
  readonly kit: FounderLook
  /** It takes requests: its plan has them. */
  readonly isOpen: boolean
}

/** The workspace behind an address; null when the address was replaced, turned off or never ours. */
export async function findAskedWorkspace(
  context: ServiceContext,
  { token }: { token: string },
): Promise<AskedWorkspace | null> {
  if (!isSecret(token)) return null
  const now = context.now()
  return context.db.acrossWorkspaces('content request', async sql => {
    const found = await findRow(sql, { tokenHash: hashSecret(token) })
    if (!found) return null
    const { id, userId, brand } = found
    const workspace = asWorkspaceId(userId)
    const plan = await findSubscription(sql, { workspace })
    const inForce = { tier: tierInForce(plan, now), access: accessInForce(plan, now) }
    const kit = await findFounderLook(sql, { workspace })
    return { id, workspace, brand, kit, isOpen: featureLock(inForce, 'content_requests') === null }
  })
}
