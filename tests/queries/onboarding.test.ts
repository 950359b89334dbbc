import { expect, test } from 'vitest'
import {
  findSubscription,
  insertLocalSubscription,
  upsertSubscription,
} from '#db/queries/billing/subscriptions.ts'
import {
  findLatestCheckin,
  insertCheckin,
  listCheckinsSince,
  listLatestCheckins,
} from '#db/queries/brand/checkins.ts'
import { findClarifyData, upsertClarifyData } from '#db/queries/brand/clarify.ts'
import { findPersonalisation, upsertPersonalisation } from '#db/queries/brand/personalisation.ts'
import { listVersionsByNumber } from '#db/queries/brand/versions.ts'
import { findProfile, updateProfile } from '#db/queries/identity/profiles.ts'
import { findOnboardingStatus, upsertOnboardingStatus } from '#db/queries/onboarding/onboarding-status.ts'
import {
  attachQuizResponses,
  findLatestQuizResponse,
  findQuizResponseByToken,
  insertQuizResponse,
} from '#db/queries/site/quiz.ts'
import { createTestAccount } from '#tests/support/database/accounts.ts'
import { describeOnDatabases } from '#tests/support/database/test-database.ts'

const NOW = new Date('2026-11-20T12:00:00Z')

describeOnDatabases('onboarding and brand', database => {
  test('the onboarding record is made on first use and changes only what is named', async () => {
    const { db } = database()
    const { workspace } = await createTestAccount(db)
    expect(await findOnboardingStatus(db.sql, { workspace })).toBeNull()
    const save = (changes: Parameters<typeof upsertOnboardingStatus>[1]['changes']) =>
      db.inWorkspace(workspace, sql => upsertOnboardingStatus(sql, { workspace, changes }))
    await save({ step: 'kickstart', kickstartData: { brandHeart: 'a' }, welcomeSeen: ['creator'] })
    const status = await save({ kickstartCompleted: true, welcomeSeen: ['pro'] })
    expect(status).toMatchObject({
      step: 'kickstart',
      kickstartData: { brandHeart: 'a' },
      kickstartCompleted: true,
      onboardingCompleted: false,
      welcomeSeen: ['creator', 'pro'],
    })
  })

  test('answers merge key by key, an empty one removes its key, and each save is kept', async () => {
    const { db } = database()
    const { workspace } = await createTestAccount(db)
    const save = (answers: Record<string, string | string[]>) =>
      db.inWorkspace(workspace, sql => upsertClarifyData(sql, { workspace, answers }))
    await save({ brand_name: 'Slow Mending', core_values: ['patience'], usp: 'watching first' })
    const row = await save({ usp: '', core_values: ['patience', 'care'] })
    expect(row.clarifyData).toEqual({ brand_name: 'Slow Mending', core_values: ['patience', 'care'] })
    expect(await findClarifyData(db.sql, { workspace })).toMatchObject({
      version: 2,
      clarifyData: row.clarifyData,
    })
    const versions = await listVersionsByNumber(db.sql, { workspace, of: 'foundation', versions: [1, 2] })
    expect(versions.map(version => Object.keys(version.data).length)).toEqual([3, 2])
  })

  test('check-ins come newest first: the latest, the last ten, those of a window', async () => {
    const { db } = database()
    const { workspace } = await createTestAccount(db)
    for (const daysAgo of [40, 20, 1]) {
      const now = new Date(NOW.getTime() - daysAgo * 86_400_000)
      await db.inWorkspace(workspace, sql =>
        insertCheckin(sql, { workspace, alignmentScore: daysAgo % 10, now }),
      )
    }
    expect(await findLatestCheckin(db.sql, { workspace })).toMatchObject({
      alignmentScore: 1,
      completed: true,
    })
    expect(await listLatestCheckins(db.sql, { workspace, limit: 10 })).toHaveLength(3)
    const since = new Date(NOW.getTime() - 30 * 86_400_000)
    expect(await listCheckinsSince(db.sql, { workspace, since })).toHaveLength(2)
  })

  test('a founder changes the named fields of a profile and no other', async () => {
    const { db } = database()
    const { workspace } = await createTestAccount(db, { fullName: 'Ada' })
    const changes = { industry: 'Pottery', subscriptionTier: 'collective' }
    expect(await db.inWorkspace(workspace, sql => updateProfile(sql, { workspace, changes }))).toBe(true)
    expect(await findProfile(db.sql, { workspace })).toMatchObject({
      fullName: 'Ada',
      industry: 'Pottery',
      subscriptionTier: 'creator',
      timeZone: 'Europe/London',
    })
  })

  test('personalisation is replaced as a whole', async () => {
    const { db } = database()
    const { workspace } = await createTestAccount(db)
    await upsertPersonalisation(db.sql, { workspace, data: { storyPrompts: ['a'] } })
    await upsertPersonalisation(db.sql, { workspace, data: { weeklyFocus: 'b' } })
    expect(await findPersonalisation(db.sql, { workspace })).toMatchObject({
      personalizationData: { weeklyFocus: 'b' },
    })
  })

  test('a trial starts once', async () => {
    const { db } = database()
    const { workspace } = await createTestAccount(db)
    const subscription = {
      tier: 'pro',
      status: 'trialing',
      billingCycle: 'monthly',
      startedAt: NOW,
      trialEnd: NOW,
      currentPeriodEnd: NOW,
      cancelAtPeriodEnd: false,
    } as const
    expect(await insertLocalSubscription(db.sql, { workspace, subscription })).toBe(true)
    expect(await insertLocalSubscription(db.sql, { workspace, subscription })).toBe(false)
    const stored = await findSubscription(db.sql, { workspace })
    if (!stored) throw new Error('The subscription was not kept')
    await upsertSubscription(db.sql, { ...stored, status: 'active', tier: 'creator' })
    expect(await findSubscription(db.sql, { workspace })).toMatchObject({ tier: 'creator', status: 'active' })
  })

  test('a quiz belongs to nobody until its address is verified', async () => {
    const { db } = database()
    const { id, workspace, email } = await createTestAccount(db)
    const token = crypto.randomUUID().repeat(2)
    const quiz = {
      email,
      answers: { first_name: 'Ada' },
      score: 61,
      primaryChallenge: 'Voice',
      token,
      now: NOW,
    }
    await insertQuizResponse(db.sql, quiz)
    expect(await findLatestQuizResponse(db.sql, { workspace })).toBeNull()
    expect(await findQuizResponseByToken(db.sql, { token })).toMatchObject({ score: 61, userId: null })
    expect(await attachQuizResponses(db.sql, { email, userId: id })).toBe(1)
    const response = await db.inWorkspace(workspace, sql => findLatestQuizResponse(sql, { workspace }))
    expect(response).toMatchObject({ answers: { first_name: 'Ada' } })
  })
})
