import type { ServiceContext } from '#app/platform/context.ts'
import { hashSecret } from '#app/platform/secrets/secrets.ts'
import { type Confirmation, findConfirmation } from '#db/queries/lead-forms/confirmations.ts'

/** What a mailed link would confirm; looking changes nothing. Null when it was never one of ours or is over. */
export async function readConfirmation(
  context: ServiceContext,
  token: string,
): Promise<(Pick<Confirmation, 'brand' | 'consentWording' | 'formSlug'> & { isConfirmed: boolean }) | null> {
  if (!/^[\w-]{43}$/.test(token)) return null
  const found = await context.db.acrossWorkspaces('leads', sql =>
    findConfirmation(sql, { hash: hashSecret(token).toString('hex') }),
  )
  if (!found || (found.confirmedAt === null && found.confirmUntil <= context.now())) return null
  const { brand, consentWording, formSlug, confirmedAt } = found
  return { brand, consentWording, formSlug, isConfirmed: confirmedAt !== null }
}
