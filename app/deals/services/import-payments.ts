import { featureLock } from '#app/billing/services/feature-lock.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { wallTimeOf } from '#core/schedule/wall-time.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { insertPayment } from '#db/queries/deals/payments.ts'
import { insertLeadEvent } from '#db/queries/leads/events.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { matchPayments } from './match-payments.ts'

/**
 * Adds the chosen lines of a statement to the deals they name; `take` holds their hashes. A line is taken once, however often
 * its statement comes. `count` is what was added, in lines; `nothing` when none of the chosen lines was there to take.
 */
export async function importPayments(
  ctx: WorkspaceContext,
  { text, take }: { text: string; take: readonly string[] },
): Promise<Result<{ count: number; pence: number }, 'read_only' | 'not_in_plan' | 'no_table' | 'nothing'>> {
  const lock = featureLock(ctx, 'sales_hub')
  if (lock) return err(lock)
  const { workspace } = ctx
  const today = wallTimeOf(ctx.now(), ctx.timeZone).day
  const chosen = new Set(take)
  return ctx.inWorkspace(async sql => {
    const found = await matchPayments(sql, { workspace, text, today, lock: true })
    if (!found) return err('no_table')
    const now = ctx.now()
    let count = 0
    let pence = 0
    for (const { line, deal, leadId } of found.matched.filter(each => chosen.has(each.line.hash))) {
      const payment = { amountPence: line.pence, paidOn: line.day, note: line.text, lineHash: line.hash }
      const fields = { workspace, dealId: deal.id, ...payment, source: 'statement' as const, now }
      if (!(await insertPayment(sql, fields))) continue
      await insertLeadEvent(sql, {
        workspace,
        leadId,
        kind: 'payment',
        happenedAt: now,
        detail: 'Payment noted',
        subjectId: deal.id,
      })
      count += 1
      pence += line.pence
    }
    if (count === 0) return err('nothing')
    await insertModuleUsage(sql, { userId: workspace, moduleName: 'deals', actionType: 'payments_imported' })
    return ok({ count, pence })
  })
}
