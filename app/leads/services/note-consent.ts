import type { InferOutput } from 'valibot'
import { featureLock } from '#app/billing/services/feature-lock.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import type { consentFormSchema } from '#core/leads/schema.ts'
import { instantOf, wallTimeOf } from '#core/schedule/wall-time.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { isUuid } from '#db/client.ts'
import { findClarifyData } from '#db/queries/brand/clarify.ts'
import { lockProfile } from '#db/queries/identity/profiles.ts'
import { existsConsent, insertConsent } from '#db/queries/leads/consents.ts'
import { insertLeadEvent } from '#db/queries/leads/events.ts'
import { findLead } from '#db/queries/leads/leads.ts'

/** Noon: a day without a time. */
const NOON_MINUTES = 12 * 60

/**
 * Notes that somebody agreed to be written to or rung, or took it back, with the very words and for the founder's own
 * brand. `by` is who noted it. What was said before stays as it was: the newest of a channel counts.
 */
export async function noteConsent(
  ctx: WorkspaceContext,
  input: { id: string; consent: InferOutput<typeof consentFormSchema>; by: string },
): Promise<Result<object, 'read_only' | 'not_in_plan' | 'not_found'>> {
  const lock = featureLock(ctx, 'sales_hub')
  if (lock) return err(lock)
  const { id, consent, by } = input
  if (!isUuid(id)) return err('not_found')
  const { workspace, timeZone } = ctx
  const { day, ...said } = consent
  const now = ctx.now()
  const isToday = day === null || day >= wallTimeOf(now, timeZone).day
  const happenedAt = isToday ? now : instantOf({ day, minute: NOON_MINUTES }, timeZone).at
  return ctx.inWorkspace(async sql => {
    // One after the other, so that a second press finds what the first noted.
    await lockProfile(sql, { workspace })
    const [lead, clarify] = await Promise.all([
      findLead(sql, { workspace, id }),
      findClarifyData(sql, { workspace }),
    ])
    if (!lead || lead.mergedInto) return err('not_found')
    if (await existsConsent(sql, { workspace, leadId: id, consent: { ...said, happenedAt } })) return ok()
    const named = clarify?.clarifyData.brand_name
    const brand = typeof named === 'string' && named.trim() !== '' ? named.trim().slice(0, 200) : by
    const how = `noted by ${by}`.slice(0, 300)
    await insertConsent(sql, { workspace, leadId: id, consent: { ...said, brand, how, happenedAt } })
    await insertLeadEvent(sql, {
      workspace,
      leadId: id,
      kind: 'consent',
      happenedAt,
      detail: `${said.state === 'given' ? 'Agreed' : 'Withdrawn'}: ${said.channel}`,
    })
    return ok()
  })
}
