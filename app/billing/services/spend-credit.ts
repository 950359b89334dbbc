import type { WorkspaceContext } from '#app/platform/context.ts'
import { planLimit } from '#core/billing/plans.ts'
import { err, ok, type Refusal, type Result } from '#core/shared/result.ts'
import { calendarMonthBounds } from '#core/shared/time.ts'
import { countCredits, insertCredits, updateCreditsRefunded } from '#db/queries/billing/credits.ts'
import { lockProfile } from '#db/queries/identity/profiles.ts'

/**
 * Spends one assistant credit of the calendar month in the workspace's zone, before the assistant is asked. Counted
 * under the profile's lock, so that of many presses at once only as many win as there are credits left. Answers the id
 * to give it back by when the answer fails, and what is left (`Infinity` when unlimited).
 */
export async function spendCredit(
  context: WorkspaceContext,
  { kind }: { kind: string },
): Promise<
  | Result<{ creditId: string; left: number }, 'read_only'>
  | Refusal<'credit_limit_reached', { readonly limit: number; readonly resetsAt: Date }>
> {
  if (context.access === 'read_only') return err('read_only')
  const { workspace } = context
  const now = context.now()
  const limit = planLimit(context.tier, 'assistantCreditsPerMonth')
  const month = calendarMonthBounds(now, context.timeZone)
  return context.db.transaction(async sql => {
    await lockProfile(sql, { workspace })
    const spent = await countCredits(sql, { workspace, from: month.start, to: month.end })
    if (spent >= limit) return err('credit_limit_reached', { limit, resetsAt: month.end })
    const creditId = await insertCredits(sql, { workspace, kind, credits: 1, now })
    return ok({ creditId, left: limit - spent - 1 })
  })
}

/** Gives a credit back when the answer it paid for failed; the second time nothing happens. */
export async function refundCredit(
  context: WorkspaceContext,
  { creditId }: { creditId: string },
): Promise<void> {
  const { workspace } = context
  await context.inWorkspace(sql =>
    updateCreditsRefunded(sql, { workspace, id: creditId, now: context.now() }),
  )
}
