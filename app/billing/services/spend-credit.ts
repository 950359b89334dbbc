import type { WorkspaceContext } from '#app/platform/context.ts'
import { raiseAlarm } from '#app/platform/log/alarm.ts'
import { type CreditsLeft, creditsLeft, isSpendingAlarm } from '#core/billing/assistant-spending.ts'
import { planLimit } from '#core/billing/plans.ts'
import { err, ok, type Refusal, type Result } from '#core/shared/result.ts'
import { addMs, calendarMonthBounds, DAY_MS } from '#core/shared/time.ts'
import type { Sql } from '#db/client.ts'
import {
  countCredits,
  findAskedSince,
  insertCredits,
  updateCreditsRefunded,
} from '#db/queries/billing/credits.ts'
import { findSubscription } from '#db/queries/billing/subscriptions.ts'
import { lockProfile } from '#db/queries/identity/profiles.ts'
import { findLimitWait, upsertTry } from '#db/queries/platform/limits.ts'

/** Why no credit was spent. */
export type CreditRefusal =
  | Refusal<'read_only'>
  | Refusal<'credit_limit_reached', { readonly limit: number; readonly resetsAt: Date }>
  /** A free trial includes so many, whatever its plan. */
  | Refusal<'trial_credits_used', { readonly limit: number }>
  /** The workspace has asked as often as it may in 24 hours; answers that were given back count. */
  | Refusal<'asked_too_often', { readonly limit: number; readonly resetsAt: Date }>
  /** Everyone together, or all trials together, have asked as often as this installation pays for in 24 hours. */
  | Refusal<'assistant_paused', { readonly resetsAt: Date }>

/**
 * Spends one assistant credit of the calendar month in the workspace's zone, before the assistant is asked. Counted
 * under the profile's lock, so that of many presses at once only as many win as there are credits left. Answers the id
 * to give it back by when the answer fails, and what is used and left now (`Infinity` when unlimited).
 *
 * Besides the plan, configuration bounds what we pay for: a trial’s credits, a workspace’s day, and the day of all trials
 * and of everyone together. The last two raise an alarm on the way.
 */
export async function spendCredit(
  context: WorkspaceContext,
  { kind }: { kind: string },
): Promise<Result<{ creditId: string; left: number; credits: CreditsLeft }, never> | CreditRefusal> {
  if (context.access === 'read_only') return err('read_only')
  const { workspace } = context
  const { trialCredits } = context.config.assistantLimits
  const now = context.now()
  const month = calendarMonthBounds(now, context.timeZone)
  const limit = planLimit(context.tier, 'assistantCreditsPerMonth')
  return context.db.acrossWorkspaces('billing', async sql => {
    await lockProfile(sql, { workspace })
    const isTrial = (await findSubscription(sql, { workspace }))?.status === 'trialing'
    const count = (from: Date, to: Date) => countCredits(sql, { workspace, from, to })
    const credits = creditsLeft(
      { used: await count(month.start, month.end), limit },
      // Before a trial nothing was paid for: whatever was spent so far was spent in it.
      isTrial ? { used: await count(new Date(0), month.end), limit: trialCredits } : null,
    )
    if (credits.left < 1) {
      if (credits.of === 'trial') return err('trial_credits_used', { limit: trialCredits })
      return err('credit_limit_reached', { limit, resetsAt: month.end })
    }
    const refusal = await takeFromDays(context, sql, isTrial)
    if (refusal) return refusal
    const creditId = await insertCredits(sql, { workspace, kind, credits: 1, now })
    const left = credits.left - 1
    return ok({ creditId, left, credits: { ...credits, used: credits.used + 1, left } })
  })
}

/**
 * Counts one more round of a question whose credit is spent: the model was answered what it looked up, and is asked again.
 * It costs the founder nothing and us as much as a question, so it counts in the day of the workspace and of everyone.
 */
export async function spendRound(
  context: WorkspaceContext,
  { kind }: { kind: string },
): Promise<Result<object, never> | CreditRefusal> {
  const { workspace } = context
  return context.db.acrossWorkspaces('billing', async sql => {
    await lockProfile(sql, { workspace })
    const isTrial = (await findSubscription(sql, { workspace }))?.status === 'trialing'
    const refusal = await takeFromDays(context, sql, isTrial)
    if (refusal) return refusal
    await insertCredits(sql, { workspace, kind, credits: 0, now: context.now() })
    return ok({})
  })
}

/** Counts one request in the workspace's day and in everyone's; why there is no room, else null. */
async function takeFromDays(
  context: WorkspaceContext,
  sql: Sql,
  isTrial: boolean,
): Promise<CreditRefusal | null> {
  const { workspace } = context
  const now = context.now()
  const { trialCredits, workspaceDaily } = context.config.assistantLimits
  const daily = isTrial ? Math.min(workspaceDaily, trialCredits) : workspaceDaily
  const since = await findAskedSince(sql, { workspace, limit: daily, from: addMs(now, -DAY_MS) })
  if (since || daily < 1)
    return err('asked_too_often', { limit: daily, resetsAt: addMs(since ?? now, DAY_MS) })
  const paused = await takeFromEveryone(context, sql, isTrial)
  return paused === null ? null : err('assistant_paused', { resetsAt: addMs(now, paused * 1000) })
}

/** Counts one question among all trials’ and everyone’s; the seconds of the pause when there is no room, else null. */
async function takeFromEveryone(
  { config, now: clock }: WorkspaceContext,
  sql: Sql,
  isTrial: boolean,
): Promise<number | null> {
  const now = clock()
  const windowSeconds = DAY_MS / 1000
  const { trialsDaily, totalDaily } = config.assistantLimits
  const limits = [
    ...(isTrial ? [{ subject: 'trials', limit: trialsDaily }] : []),
    { subject: 'everyone', limit: totalDaily },
  ].map(each => ({ ...each, key: `assistant:${each.subject}`, windowSeconds }))
  const wait = await findLimitWait(sql, { limits, now })
  if (wait !== null) return wait
  for (const limit of limits) {
    const asked = await upsertTry(sql, { limit, now })
    if (asked === null) return (await findLimitWait(sql, { limits, now })) ?? windowSeconds
    if (isSpendingAlarm(asked, limit.limit))
      raiseAlarm('spending', limit.subject, { asked, limit: limit.limit, windowSeconds })
  }
  return null
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
