import type { ServiceContext } from '#app/platform/context.ts'
import { enqueueMail } from '#app/platform/mail/enqueue-mail.ts'
import { planOf } from '#core/billing/plans.ts'
import { pricePence } from '#core/billing/provider/price-key.ts'
import { goesOnAfterTrial } from '#core/billing/trial.ts'
import { formatPence } from '#core/shared/money.ts'
import { addDays, formatDate } from '#core/shared/time.ts'
import { asWorkspaceId } from '#db/client.ts'
import {
  listEndedLocal,
  listEndingTrials,
  lockSubscription,
  type Subscription,
  upsertSubscription,
} from '#db/queries/billing/subscriptions.ts'
import { findProfile, lockProfile, updateProfileSubscription } from '#db/queries/identity/profiles.ts'
import { tellOfChange } from './tell-of-change.ts'

const DAYS_BEFORE = 3
const PER_RUN = 500
const RUNNING: readonly string[] = ['trialing', 'active']

/**
 * Mails everyone whose trial ends within three days, once for each trial, and closes what ran without Stripe and whose
 * time is over: trials without a card, and plans that were given for a while. Runs every hour; a second run finds nothing.
 */
export async function remindTrials(context: ServiceContext): Promise<{ reminded: number; ended: number }> {
  const { db } = context
  const now = context.now()
  let reminded = 0
  for await (const trial of endingTrials(context)) {
    reminded += 1
    const profile = await db.acrossWorkspaces('stripe', sql =>
      findProfile(sql, { workspace: asWorkspaceId(trial.userId) }),
    )
    if (!profile || !trial.trialEnd) continue
    const endsAt = trial.trialEnd
    const willBeCharged = trial.provider === 'stripe' && goesOnAfterTrial(trial)
    await db.acrossWorkspaces('stripe', sql =>
      enqueueMail(context, sql, {
        to: profile.email,
        template: 'trial-ending',
        idempotencyKey: `trial-ending:${trial.userId}:${endsAt.toISOString()}`,
        props: {
          name: profile.fullName,
          plan: planOf(trial.tier).name,
          endsOn: formatDate(endsAt, profile.timeZone),
          charge: willBeCharged
            ? formatPence(pricePence({ tier: trial.tier, cycle: trial.billingCycle }))
            : null,
          url: `${context.config.appUrl}/app/upgrade`,
        },
      }),
    )
  }

  const ended = await db.acrossWorkspaces('stripe', sql => listEndedLocal(sql, { now, limit: PER_RUN }))
  for (const userId of ended) await endLocalPlan(context, userId)
  return { reminded, ended: ended.length }
}

/** All trials that end soon, page by page: those who were told already stay among them until they end. */
async function* endingTrials({ db, now }: ServiceContext) {
  const span = { now: now(), until: addDays(now(), DAYS_BEFORE), limit: PER_RUN }
  let after: { trialEnd: Date; userId: string } | null = null
  for (;;) {
    const page: Subscription[] = await db.acrossWorkspaces('stripe', sql =>
      listEndingTrials(sql, { ...span, after }),
    )
    yield* page
    const last = page.at(-1)
    if (!last?.trialEnd || page.length < PER_RUN) return
    after = { trialEnd: last.trialEnd, userId: last.userId }
  }
}

async function endLocalPlan(context: ServiceContext, userId: string): Promise<void> {
  const workspace = asWorkspaceId(userId)
  await context.db.acrossWorkspaces('stripe', async sql => {
    const profile = await lockProfile(sql, { workspace })
    const before = await lockSubscription(sql, { workspace })
    // Somebody may have subscribed, or been given more time, since the list was read.
    if (!profile || before?.provider !== 'local' || !RUNNING.includes(before.status)) return
    const endedAt = before.status === 'trialing' ? before.trialEnd : before.currentPeriodEnd
    if (!endedAt || endedAt > context.now()) return
    const after = { ...before, status: 'canceled' as const, endedAt }
    await upsertSubscription(sql, after)
    await updateProfileSubscription(sql, {
      workspace,
      tier: after.tier,
      status: 'inactive',
      startDate: after.startedAt,
      endDate: after.endedAt,
    })
    await tellOfChange(context, sql, { workspace, profile, before, after, unpaidInvoiceId: null })
  })
}
