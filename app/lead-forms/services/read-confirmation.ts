import { findFounderLook } from '#app/brand/services/kit/find-founder-look.ts'
import type { ServiceContext } from '#app/platform/context.ts'
import { hashSecret } from '#app/platform/secrets/secrets.ts'
import type { FounderLook } from '#core/brand/kit/look.ts'
import { asWorkspaceId } from '#db/client.ts'
import { type Confirmation, findConfirmation } from '#db/queries/lead-forms/confirmations.ts'

/** What a mailed link confirms, in the look of the founder whose form it was. */
interface ShownConfirmation extends Pick<Confirmation, 'brand' | 'consentWording' | 'formSlug'> {
  readonly kit: FounderLook
  readonly isConfirmed: boolean
}

/** What a mailed link would confirm; looking changes nothing. Null when it was never one of ours or is over. */
export async function readConfirmation(
  context: ServiceContext,
  token: string,
): Promise<ShownConfirmation | null> {
  if (!/^[\w-]{43}$/.test(token)) return null
  return context.db.acrossWorkspaces('leads', async sql => {
    const found = await findConfirmation(sql, { hash: hashSecret(token).toString('hex') })
    if (!found || (found.confirmedAt === null && found.confirmUntil <= context.now())) return null
    const { brand, consentWording, formSlug, confirmedAt } = found
    const kit = await findFounderLook(sql, { workspace: asWorkspaceId(found.userId) })
    return { brand, kit, consentWording, formSlug, isConfirmed: confirmedAt !== null }
  })
}
