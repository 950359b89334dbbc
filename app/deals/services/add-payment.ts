import { featureLock } from '#app/billing/services/feature-lock.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { wallTimeOf } from '#core/schedule/wall-time.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { isUuid } from '#db/client.ts'
import { findDeal } from '#db/queries/deals/deals.ts'
import { insertPayment } from '#db/queries/deals/payments.ts'
import { insertLeadEvent } from '#db/queries/leads/events.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { insertOrFindIdempotencyKey } from '#db/queries/platform/idempotency.ts'

/**
 * Notes that money came in for a deal, in part or whole; not before it did, by the clock of whoever notes it. A repeat with
 * the same key answers like the first.
 */
export async function addPayment(
  ctx: WorkspaceContext,
  input: {
    dealId: string
    payment: { amountPence: number; paidOn: string; note: string }
    idempotencyKey: string
  },
): Promise<Result<object, 'read_only' | 'not_in_plan' | 'not_found' | 'in_future'>> {
  const lock = featureLock(ctx, 'sales_hub')
  if (lock) return err(lock)
  const { dealId, payment } = input
  if (!isUuid(dealId)) return err('not_found')
  if (payment.paidOn > wallTimeOf(ctx.now(), ctx.timeZone).day) return err('in_future')
  const { workspace, userId } = ctx
  return ctx.inWorkspace(async sql => {
    const deal = await findDeal(sql, { workspace, id: dealId, lock: true })
    if (!deal) return err('not_found')
    const key = { scope: userId, action: 'add_payment', key: input.idempotencyKey }
    if (!(await insertOrFindIdempotencyKey(sql, { ...key, userId: workspace })).first) return ok()
    const now = ctx.now()
    await insertPayment(sql, { workspace, dealId, ...payment, source: 'typed', lineHash: null, now })
    await insertLeadEvent(sql, {
      workspace,
      leadId: deal.leadId,
      kind: 'payment',
      happenedAt: now,
      detail: 'Payment noted',
      subjectId: dealId,
    })
    await insertModuleUsage(sql, { userId: workspace, moduleName: 'deals', actionType: 'payment_added' })
    return ok()
  })
}
