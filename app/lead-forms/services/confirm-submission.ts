import type { ServiceContext } from '#app/platform/context.ts'
import { hashSecret } from '#app/platform/secrets/secrets.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { asWorkspaceId } from '#db/client.ts'
import { findConfirmation, updateConfirmed } from '#db/queries/lead-forms/confirmations.ts'
import { insertConsent } from '#db/queries/leads/consents.ts'
import { insertLeadEvent } from '#db/queries/leads/events.ts'

/**
 * Second half of the double opt-in: the mailed link's button was pressed. From now on they may be written to, with the
 * words they ticked. A second press answers the same.
 */
export async function confirmSubmission(
  context: ServiceContext,
  token: string,
): Promise<Result<object, 'over'>> {
  if (!/^[\w-]{43}$/.test(token)) return err('over')
  const now = context.now()
  return context.db.acrossWorkspaces('leads', async sql => {
    const found = await findConfirmation(sql, { hash: hashSecret(token).toString('hex'), lock: true })
    if (found?.confirmedAt) return ok()
    // Somebody who was deleted meanwhile is not brought back by a link.
    if (!found?.leadId || found.confirmUntil <= now) return err('over')
    const { id, userId, leadId, consentWording: wording, brand } = found
    const workspace = asWorkspaceId(userId)
    await updateConfirmed(sql, { userId, id, now })
    await insertConsent(sql, {
      workspace,
      leadId,
      consent: {
        channel: 'email',
        state: 'given',
        basis: 'consent',
        wording,
        brand,
        how: 'confirmed by the link in an email to their address',
        happenedAt: now,
      },
    })
    const detail = 'Confirmed that you may email them'
    await insertLeadEvent(sql, {
      workspace,
      leadId,
      kind: 'confirmed',
      happenedAt: now,
      detail,
      subjectId: id,
    })
    return ok()
  })
}
