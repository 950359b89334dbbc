import { expect, it } from 'vitest'
import { completeKickstart } from '#app/onboarding/services/complete-kickstart.ts'
import { readOnboarding } from '#app/onboarding/services/read-onboarding.ts'
import { readSnapshot } from '#app/onboarding/services/read-snapshot.ts'
import { saveKickstartStep } from '#app/onboarding/services/save-kickstart-step.ts'
import type { AdminDatabase } from '#db/admin.ts'
import { upsertClarifyData } from '#db/queries/brand/clarify.ts'
import { createTestAccount } from '#tests/support/database/accounts.ts'
import { describeOnDatabase } from '#tests/support/database/test-database.ts'
import { contextFor } from '#tests/support/workspace-context.ts'

const STEPS = [
  { brandHeart: 'Good teachers leave because nobody helps them with the first hard year.' },
  { coreValues: ['Growth', 'Plain language'] },
  { brandVoice: 'warm-expert' },
  { dreamClient: 'Maya, second year of teaching, in tears on Sundays.' },
] as const
const OFFER = {
  offerDescription: 'A twelve-week course for calm weeks.',
  primaryMarketingGoal: 'Four enquiries a month',
  businessStage: 'growing',
} as const

type Context = Awaited<ReturnType<typeof founder>>

async function founder(db: AdminDatabase, over: Parameters<typeof contextFor>[2] = {}) {
  return contextFor(db, await createTestAccount(db, { tier: 'pro' }), { tier: 'pro', ...over })
}

async function fourSteps(ctx: Context) {
  for (const answers of STEPS) expect(await saveKickstartStep(ctx, answers)).toEqual({ ok: true })
}

async function stored(ctx: Context) {
  return ctx.inWorkspace(async sql => {
    const [row] = await sql<Record<string, unknown>[]>`
      select
        (select clarify_data from user_clarify_data) as clarify,
        (select count(*) from clarify_versions)::int as versions,
        (select personalization_data from user_dashboard_personalization) as personal,
        (select kickstart_completed from user_onboarding_status) as completed,
        (select step from user_onboarding_status) as step,
        (select count(*) from module_usage where action_type = 'kickstart_completed')::int as used
    `
    return row
  })
}

describeOnDatabase('completing the kickstart', database => {
  it('stores the snapshot, a version, the flags and the personalised dashboard together', async () => {
    const ctx = await founder(database().db)
    await fourSteps(ctx)
    expect(await completeKickstart(ctx, OFFER)).toEqual({ ok: true })
    expect(await stored(ctx)).toMatchObject({
      clarify: {
        brand_heart_problem: STEPS[0].brandHeart,
        core_values: ['Growth', 'Plain language'],
        brand_personality: ['warm-expert'],
        dream_client: STEPS[3].dreamClient,
        offer_description: OFFER.offerDescription,
        primary_marketing_goal: OFFER.primaryMarketingGoal,
        business_stage: 'growing',
      },
      versions: 1,
      completed: true,
      step: 'setup',
      used: 1,
      personal: { brandAlignment: { score: 95 } },
    })
  })

  it('merges into a foundation that holds more', async () => {
    const ctx = await founder(database().db)
    const answers = {
      brand_name: 'Slow Start',
      brand_personality: ['bold', 'calm-authority'],
      dream_client: 'Old',
    }
    await ctx.inWorkspace(sql => upsertClarifyData(sql, { workspace: ctx.workspace, answers }))
    await fourSteps(ctx)
    await completeKickstart(ctx, OFFER)
    expect(await stored(ctx)).toMatchObject({
      clarify: {
        brand_name: 'Slow Start',
        brand_personality: ['warm-expert', 'bold'],
        dream_client: STEPS[3].dreamClient,
      },
      versions: 2,
    })
  })

  it('changes nothing more when pressed again, also twice at once', async () => {
    const ctx = await founder(database().db)
    await fourSteps(ctx)
    const pressed = await Promise.all([1, 2, 3, 4].map(() => completeKickstart(ctx, OFFER)))
    expect(pressed).toEqual([{ ok: true }, { ok: true }, { ok: true }, { ok: true }])
    expect(await stored(ctx)).toMatchObject({ versions: 1, used: 1 })
  })

  it('names the first open step and keeps what was handed in', async () => {
    const ctx = await founder(database().db)
    await saveKickstartStep(ctx, STEPS[0])
    expect(await completeKickstart(ctx, OFFER)).toEqual({ ok: false, reason: 'incomplete', step: 1 })
    expect(await stored(ctx)).toMatchObject({ clarify: null, completed: false })
    expect((await readOnboarding(ctx)).draft).toMatchObject({ ...STEPS[0], ...OFFER })
  })

  it('writes nothing once the plan has ended', async () => {
    const ctx = await founder(database().db, { access: 'read_only' })
    expect(await saveKickstartStep(ctx, STEPS[0])).toEqual({ ok: false, reason: 'read_only' })
    expect(await completeKickstart(ctx, OFFER)).toEqual({ ok: false, reason: 'read_only' })
    expect(await stored(ctx)).toMatchObject({ clarify: null, completed: null })
  })

  it('lets a later edit of the foundation stand when one step is changed afterwards', async () => {
    const ctx = await founder(database().db)
    await fourSteps(ctx)
    await completeKickstart(ctx, OFFER)
    const answers = { dream_client: 'Jonas, who left and came back.' }
    await ctx.inWorkspace(sql => upsertClarifyData(sql, { workspace: ctx.workspace, answers }))
    await saveKickstartStep(ctx, { coreValues: ['Balance', 'Growth'] })
    expect(await stored(ctx)).toMatchObject({ clarify: { ...answers, core_values: ['Balance', 'Growth'] } })
    expect((await readOnboarding(ctx)).draft).toMatchObject({ dreamClient: answers.dream_client })
  })
})

describeOnDatabase('two devices', database => {
  it('go on where the other stopped, and never undo its steps', async () => {
    const phone = await founder(database().db)
    const desk = { ...phone }
    await saveKickstartStep(phone, STEPS[0])
    await Promise.all([saveKickstartStep(phone, STEPS[1]), saveKickstartStep(desk, STEPS[2])])
    const view = await readOnboarding(desk)
    expect(view.draft).toEqual({ ...STEPS[0], ...STEPS[1], ...STEPS[2] })
    expect(view).toMatchObject({ openStep: 3, isSaved: false, isHandedIn: false })
  })
})

describeOnDatabase('a database that refuses', database => {
  /** Refuses every new foundation from now on; the other tables still take what they are given. */
  const refuse = (db: AdminDatabase) =>
    db.sql.unsafe('alter table user_clarify_data add constraint out_of_order check (false) not valid')
  const relent = (db: AdminDatabase) =>
    db.sql.unsafe('alter table user_clarify_data drop constraint out_of_order')

  it('leaves no half of a snapshot, keeps the draft, and takes it at the next try', async () => {
    const ctx = await founder(database().db)
    await fourSteps(ctx)
    await refuse(ctx.db)
    try {
      expect(await completeKickstart(ctx, OFFER)).toEqual({ ok: false, reason: 'not_saved' })
      expect(await stored(ctx)).toMatchObject({
        clarify: null,
        versions: 0,
        personal: null,
        completed: false,
      })
      const shown = await readSnapshot(ctx, null)
      expect(shown).toMatchObject({ isSaved: false, isHandedIn: true })
      expect(shown.sheet).toMatchObject({
        offer: OFFER.offerDescription,
        values: ['Growth', 'Plain language'],
      })
    } finally {
      await relent(ctx.db)
    }
    expect(await completeKickstart(ctx, {})).toEqual({ ok: true })
    expect(await stored(ctx)).toMatchObject({
      clarify: { offer_description: OFFER.offerDescription },
      completed: true,
    })
    expect(await readSnapshot(ctx, null)).toMatchObject({ isSaved: true })
  })

  it('does not lose what the device holds when not even the draft could be kept', async () => {
    const ctx = await founder(database().db)
    await fourSteps(ctx)
    const broken: AdminDatabase = {
      ...ctx.db,
      inWorkspace: () => Promise.reject(new Error('the disk is full')),
    }
    expect(await completeKickstart({ ...ctx, db: broken }, OFFER)).toEqual({ ok: false, reason: 'not_saved' })
    expect(await saveKickstartStep({ ...ctx, db: broken }, STEPS[0])).toEqual({
      ok: false,
      reason: 'not_saved',
    })
    const shown = await readSnapshot(ctx, OFFER)
    expect(shown).toMatchObject({ isSaved: false, isHandedIn: true })
    expect(shown.sheet).toMatchObject({
      offer: OFFER.offerDescription,
      stage: 'Growing',
      heart: STEPS[0].brandHeart,
    })
    expect(await completeKickstart(ctx, OFFER)).toEqual({ ok: true })
  })
})
