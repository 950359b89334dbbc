import { expect, it } from 'vitest'
import { printSnapshot } from '#app/brand/services/print-snapshot.ts'
import { completeKickstart } from '#app/onboarding/services/complete-kickstart.ts'
import { finishOnboarding } from '#app/onboarding/services/finish-onboarding.ts'
import { moveOn } from '#app/onboarding/services/move-on.ts'
import { readOnboarding } from '#app/onboarding/services/read-onboarding.ts'
import { onboardingEntry } from '#core/onboarding/journey/flow.ts'
import { snapshotSheet } from '#core/onboarding/kickstart/snapshot-sheet.ts'
import type { AdminDatabase } from '#db/admin.ts'
import { findOnboardingStatus } from '#db/queries/onboarding/onboarding-status.ts'
import { attachQuizResponses, insertQuizResponse } from '#db/queries/site/quiz.ts'
import { createTestAccount } from '#tests/support/database/accounts.ts'
import { describeOnDatabase } from '#tests/support/database/test-database.ts'
import { contextFor, TEST_NOW } from '#tests/support/workspace-context.ts'

const ANSWERS = {
  brandHeart: 'Good teachers leave too early.',
  coreValues: ['Growth', 'Balance'],
  brandVoice: 'straight-shooter',
  dreamClient: 'Maya, second year of teaching.',
  offerDescription: 'A twelve-week course.',
} as const

async function founder(db: AdminDatabase, tier: 'creator' | 'pro' | 'collective' = 'pro') {
  return contextFor(db, await createTestAccount(db, { tier }), { tier })
}

const record = (ctx: Awaited<ReturnType<typeof founder>>) =>
  ctx.inWorkspace(sql => findOnboardingStatus(sql, { workspace: ctx.workspace }))

describeOnDatabase('the end of onboarding', database => {
  it('records tier, time and features, and this welcome as seen', async () => {
    const ctx = await founder(database().db)
    await completeKickstart(ctx, ANSWERS)
    expect(await record(ctx)).toMatchObject({ smartDashboardSetupComplete: true, step: 'setup' })
    const { completion } = await finishOnboarding(ctx)
    expect(completion).toMatchObject({ tier: 'pro', completedAt: TEST_NOW })
    expect(await record(ctx)).toMatchObject({
      onboardingCompleted: true,
      step: 'done',
      welcomeSeen: ['pro'],
      completedTier: 'pro',
      completedAt: TEST_NOW,
      completedFeatures: ['clarify', 'storybank', 'create', 'campaigns', 'connect', 'analytics'],
    })
  })

  it('keeps the first time when pressed again', async () => {
    const ctx = await founder(database().db)
    await finishOnboarding(ctx)
    const again = await finishOnboarding({ ...ctx, now: () => new Date('2027-01-01T00:00:00Z') })
    expect(again).toMatchObject({ ok: true, completion: { completedAt: TEST_NOW } })
  })

  it('lets the account speak for a device without cookies, and greets a higher tier once', async () => {
    const ctx = await founder(database().db, 'creator')
    await completeKickstart(ctx, ANSWERS)
    await finishOnboarding(ctx)
    const entry = async (tier: 'creator' | 'pro') => {
      const { isSaved, isCompleted, welcomeSeen } = await readOnboarding(ctx)
      return onboardingEntry({
        tier,
        cookieCompleted: false,
        cookieWelcomeSeen: false,
        recordCompleted: isSaved || isCompleted,
        recordWelcomeSeen: welcomeSeen,
      })
    }
    expect(await entry('creator')).toBe('dashboard')
    expect(await entry('pro')).toBe('tier-setup')
    await finishOnboarding({ ...ctx, tier: 'pro' })
    expect(await entry('pro')).toBe('dashboard')
    expect(await readOnboarding(ctx)).toMatchObject({ welcomeSeen: ['creator', 'pro'], completedTier: 'pro' })
  })

  it('tells the device what to remember even when the account cannot', async () => {
    const ctx = await founder(database().db)
    const broken: AdminDatabase = { ...ctx.db, inWorkspace: () => Promise.reject(new Error('gone')) }
    expect(await finishOnboarding({ ...ctx, db: broken })).toMatchObject({
      ok: false,
      completion: { tier: 'pro' },
    })
  })
})

describeOnDatabase('on the way', database => {
  it('the first screens are noted, and looking back undoes nothing', async () => {
    const ctx = await founder(database().db)
    await moveOn(ctx)
    expect(await record(ctx)).toMatchObject({ step: 'kickstart' })
    await completeKickstart(ctx, ANSWERS)
    await moveOn(ctx)
    expect(await record(ctx)).toMatchObject({ step: 'setup' })
  })

  it('the newest quiz of the account suggests answers until there are some', async () => {
    const ctx = await founder(database().db)
    const { email } = (
      await ctx.db.sql<{ email: string }[]>`select email from accounts where id = ${ctx.userId}`
    )[0] ?? {
      email: '',
    }
    for (const [day, audience] of [
      ['01', 'Everybody'],
      ['02', 'Young teachers'],
    ] as const) {
      await insertQuizResponse(ctx.db.sql, {
        email,
        answers: { target_audience: audience, business_goals: 'Four clients' },
        score: 50,
        primaryChallenge: 'Voice',
        token: `${ctx.userId}-${day}-long-enough-token`,
        now: new Date(`2026-11-${day}T10:00:00Z`),
      })
    }
    await attachQuizResponses(ctx.db.sql, { email, userId: ctx.userId })
    expect((await readOnboarding(ctx)).suggestions).toMatchObject({
      dreamClient: 'Young teachers',
      primaryMarketingGoal: 'Four clients',
    })
    await completeKickstart(ctx, ANSWERS)
    expect((await readOnboarding(ctx)).suggestions.dreamClient).toBe('')
  })
})

it('the snapshot prints as a PDF with a name that says what it is', async () => {
  const sheet = snapshotSheet(
    { brand_name: 'Łódź & Zoë’s Café', core_values: 'Growth, Ärger', brand_heart_problem: 'x'.repeat(5000) },
    { founder: 'Zoë' },
  )
  const { filename, bytes } = await printSnapshot({ now: () => TEST_NOW, timeZone: 'Europe/London' }, sheet)
  expect(filename).toMatch(/^brand-snapshot-[a-z-]+\.pdf$/)
  expect(Buffer.from(bytes.subarray(0, 5)).toString()).toBe('%PDF-')
})
