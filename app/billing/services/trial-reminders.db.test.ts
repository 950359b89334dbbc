import { expect, it } from 'vitest'
import { remindTrials } from '#app/billing/services/events/remind-trials.ts'
import { pickPlan } from '#app/billing/services/pick-plan.ts'
import { renderMail } from '#app/mails.ts'
import { addDays } from '#core/shared/time.ts'
import { findProfile } from '#db/queries/identity/profiles.ts'
import { createTestAccount } from '#tests/support/database/accounts.ts'
import { describeOnDatabase } from '#tests/support/database/test-database.ts'
import { contextFor, TEST_NOW } from '#tests/support/workspace-context.ts'

describeOnDatabase('the end of a trial', database => {
  async function onTrial() {
    const ctx = contextFor(database().db, await createTestAccount(database().db))
    await pickPlan(ctx, { workspace: ctx.workspace, tier: 'pro', annual: false })
    const at = (days: number) => ({ ...ctx, now: () => addDays(TEST_NOW, days) })
    const mails = async () => {
      const rows = await ctx.db.sql<{ template: string }[]>`
        select template from mail_outbox m join accounts a on a.email = m.to_address where a.id = ${ctx.workspace}
      `
      return rows.map(row => row.template).sort()
    }
    return { ctx, at, mails }
  }

  it('is told three days before, once, however often the job runs', async () => {
    const { at, mails } = await onTrial()
    await remindTrials(at(3.9))
    expect(await mails()).toEqual(['trial-started'])
    await remindTrials(at(4.1))
    await remindTrials(at(4.2))
    await remindTrials(at(5))
    expect(await mails()).toEqual(['trial-ending', 'trial-started'])
  })

  it('closes the plan and says so, once', async () => {
    const { ctx, at, mails } = await onTrial()
    await remindTrials(at(7.1))
    await remindTrials(at(8))
    expect(await mails()).toEqual(['plan-ended', 'trial-started'])
    expect(await findProfile(ctx.db.sql, { workspace: ctx.workspace })).toMatchObject({
      subscriptionTier: 'pro',
      subscriptionStatus: 'inactive',
    })
  })
})

it('the mail says what will be charged, or that nothing is', () => {
  const props = { name: 'Ada', plan: 'Pro', endsOn: '27 November 2026', url: 'https://x.test/app/upgrade' }
  expect(renderMail('trial-ending', { ...props, charge: '£29' }).text).toContain(
    'charge your card £29 that day',
  )
  expect(renderMail('trial-ending', { ...props, charge: null }).text).toContain('won’t be charged')
  for (const template of ['payment-failed', 'plan-ended'] as const)
    expect(renderMail(template, { ...props, until: '4 December 2026' }).subject).toContain('Pro')
})
