import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { answerSuggestion } from '#app/assistant/services/suggestions/answer-suggestion.ts'
import { muteSuggestions, readSuggestionMutes } from '#app/assistant/services/suggestions/mute-suggestions.ts'
import { readSuggestion } from '#app/assistant/services/suggestions/read-suggestion.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { SUGGESTION_KINDS } from '#core/assistant/proactive/kinds.ts'
import { SELLING_KINDS } from '#core/assistant/proactive/selling.ts'
import { createTestAccount } from '#tests/support/database/accounts.ts'
import { describeOnDatabase } from '#tests/support/database/test-database.ts'
import { acting, memberOf, ownerOn } from '#tests/support/team.ts'
import { contextFor, TEST_NOW } from '#tests/support/workspace-context.ts'

const FOUNDATION = {
  brand_heart_problem: 'Bakers lose sleep over their books',
  core_values: ['patience'],
  brand_personality: ['warm-expert'],
  dream_client: 'Bakers with a first shop',
  offer_description: 'Bookkeeping, one evening a month',
}
const later = (ctx: WorkspaceContext, minutes: number): WorkspaceContext => ({
  ...ctx,
  now: () => new Date(TEST_NOW.getTime() + minutes * 60_000),
})
const cardOn = async (ctx: WorkspaceContext, path = '/app/dashboard', seconds = 0) =>
  (await readSuggestion(ctx, { path, seconds })).card

describeOnDatabase('suggestions', database => {
  async function founder(clarify: object = {}) {
    const { db } = database()
    const account = await createTestAccount(db)
    await db.sql`insert into user_clarify_data (user_id, clarify_data) values (${account.id}, ${db.sql.json(clarify as never)})`
    return { db, account, ctx: contextFor(db, account) }
  }

  test('greet once in 24 hours, on every device together, with a reason', async () => {
    const { ctx } = await founder()
    const cards = await Promise.all([cardOn(ctx), cardOn(ctx), cardOn(ctx)])
    expect(cards.filter(card => card !== null).length).toBeGreaterThanOrEqual(1)
    expect(await cardOn(ctx)).toMatchObject({
      id: 'welcome',
      action: 'Open Brand',
      reason: 'Because you’ve just come in (we show this at most once every 24 hours).',
      path: '/app/dashboard',
    })
    expect(await cardOn(ctx, '/app/storybank')).toBeNull()
    expect(await cardOn(later(ctx, 24 * 60 - 1))).toBeNull()
    expect(await cardOn(later(ctx, 24 * 60))).toMatchObject({ id: 'welcome' })
  })

  test('“Not now” keeps quiet until the progress step changes', async () => {
    const { ctx, db, account } = await founder(FOUNDATION)
    const card = await cardOn(ctx)
    expect(card).toMatchObject({ id: 'first_story_encouragement', kind: 'encouragement', path: null })
    await answerSuggestion(ctx, { id: card?.id ?? '', kind: '', answer: 'not_now' })
    expect(await cardOn(ctx)).toBeNull()
    expect(await cardOn(later(ctx, 3 * 24 * 60))).toBeNull()
    await db.sql`insert into stories (user_id, title) values (${account.id}, 'A story')`
    expect(await cardOn(later(ctx, 3 * 24 * 60))).toMatchObject({ id: 'welcome', action: 'Write a post' })
  })

  test('an urgent card goes along until it is done; its press leads to the place', async () => {
    const { ctx, db, account } = await founder(FOUNDATION)
    expect(await cardOn(ctx)).toMatchObject({ id: 'first_story_encouragement' })
    expect(await cardOn(later(ctx, 90), '/app/create')).toMatchObject({ id: 'first_story_encouragement' })
    const press = { id: 'first_story_encouragement', kind: 'encouragement', answer: 'act' } as const
    expect(await answerSuggestion(later(ctx, 91), press)).toEqual({ to: '/app/storybank' })
    await db.sql`insert into stories (user_id, title) values (${account.id}, 'A story')`
    expect(await cardOn(later(ctx, 92), '/app/storybank')).toMatchObject({ id: 'welcome' })
  })

  test('somebody stuck is helped after a while on each kind of page', async () => {
    const { ctx } = await founder()
    await muteSuggestions(ctx, { wanted: ['stuck_on_brand_clarity', 'extended_time_on_page'] })
    expect(await cardOn(ctx, '/app/clarify?section=values', 239)).toBeNull()
    expect(await cardOn(ctx, '/app/clarify?section=values', 240)).toMatchObject({
      id: 'stuck_on_brand_clarity',
      reason: 'Because you’ve been working on your answers for 4 minutes.',
    })
    expect(await cardOn(ctx, '/app/clarify')).toMatchObject({ id: 'stuck_on_brand_clarity' })
    expect(await cardOn(ctx, '/app/settings')).toBeNull()
    expect(await cardOn(later(ctx, 14), '/app/settings', 300)).toBeNull()
    expect(await cardOn(later(ctx, 15), '/app/settings', 300)).toMatchObject({ id: 'extended_time_on_page' })
  })

  test('a muted kind is not suggested, to that person alone', async () => {
    const { ctx, db, account } = await founder(FOUNDATION)
    await answerSuggestion(ctx, { id: 'first_story_encouragement', kind: 'encouragement', answer: 'mute' })
    expect(await readSuggestionMutes(ctx)).toEqual(['encouragement'])
    expect(await cardOn(ctx)).toMatchObject({ id: 'welcome' })
    const member = await createTestAccount(db)
    const theirs = { ...ctx, userId: member.id, workspace: account.workspace }
    expect(await cardOn(theirs)).toMatchObject({ id: 'first_story_encouragement' })
    await muteSuggestions(ctx, { wanted: [...SUGGESTION_KINDS, 'nonsense'] })
    expect(await readSuggestionMutes(ctx)).toEqual([])
    await muteSuggestions(ctx, { wanted: [] })
    expect(await cardOn(later(ctx, 60), `/app/${randomUUID()}`)).toBeNull()
  })

  test('an answer to no card of ours changes nothing but the card', async () => {
    const { ctx } = await founder()
    await cardOn(ctx)
    expect(await answerSuggestion(ctx, { id: `${'a'.repeat(59)}🥐`, kind: 'x', answer: 'mute' })).toEqual({
      to: '/app/dashboard',
    })
    expect(await readSuggestionMutes(ctx)).toEqual([])
  })

  test('campaigns are not suggested where the plan has none, and nothing to whom cannot write', async () => {
    const { ctx, db, account } = await founder(FOUNDATION)
    await db.sql`insert into stories (user_id, title) select ${account.id}, 'Story ' || n from generate_series(1, 3) n`
    await muteSuggestions(ctx, { wanted: ['next_step'] })
    expect(await cardOn(ctx)).toBeNull()
    expect(await cardOn({ ...ctx, tier: 'pro', access: 'read_only' })).toBeNull()
    expect(await cardOn({ ...ctx, tier: 'pro' })).toMatchObject({
      id: 'ready_after_creating',
      action: 'Plan a campaign',
    })
  })

  test('who waits is told of once a day to whoever may answer, until nobody waits', async () => {
    const { db } = database()
    const owner = await ownerOn(db, 'collective')
    const { id: user } = owner.account
    const ctx = contextFor(db, owner.account, { tier: 'collective' })
    await muteSuggestions(ctx, { wanted: [...SELLING_KINDS] })
    expect(await cardOn(ctx)).toBeNull()
    const ago = (days: number) => new Date(TEST_NOW.getTime() - days * 86_400_000)
    const person = randomUUID()
    await db.sql`
      insert into leads (id, user_id, name, first_source, reached_out_at) values
        (${person}, ${user}, 'Jo Blake', 'form', ${ago(3)}), (gen_random_uuid(), ${user}, 'Ana', 'form', ${ago(1)})
    `
    await db.sql`
      insert into deals (user_id, lead_id, title, stage, stage_since, reference)
      values (${user}, ${person}, 'Team day', 'contacted', ${ago(20)}, 'BH-0001')
    `
    expect(await cardOn({ ...ctx, tier: 'creator' })).toBeNull()
    for (const role of ['contributor', 'viewer'] as const) {
      const member = await acting(db, await memberOf(db, owner, role), '/app')
      await muteSuggestions(member, { wanted: [...SELLING_KINDS] })
      expect(await cardOn({ ...member, now: () => TEST_NOW })).toBeNull()
    }
    const stranger = contextFor(db, await createTestAccount(db, { tier: 'pro' }), { tier: 'pro' })
    await muteSuggestions(stranger, { wanted: [...SELLING_KINDS] })
    expect(await cardOn(stranger)).toBeNull()
    expect(await cardOn(ctx)).toMatchObject({
      id: 'lead_waiting',
      message: 'One person has waited two days or more for your reply. Shall we answer them?',
      path: null,
    })
    const act = { id: 'lead_waiting', kind: 'lead_waiting', answer: 'act' } as const
    expect(await answerSuggestion(later(ctx, 5), act)).toEqual({ to: '/app/sales-hub' })
    expect(await cardOn(later(ctx, 60))).toBeNull()
    await db.sql`update leads set answered_at = ${TEST_NOW} where user_id = ${user}`
    expect(await cardOn(later(ctx, 24 * 60 - 1))).toBeNull()
    expect(await cardOn(later(ctx, 24 * 60))).toMatchObject({ id: 'deal_stalled' })
    await db.sql`update deals set stage = 'lost', closed_at = ${TEST_NOW} where user_id = ${user}`
    expect(await cardOn(later(ctx, 24 * 60 + 1))).toBeNull()
  })

  test('a campaign below plan is named, with the way to it', async () => {
    const { db } = database()
    const account = await createTestAccount(db, { tier: 'pro' })
    const ctx = contextFor(db, account, { tier: 'pro' })
    await muteSuggestions(ctx, { wanted: ['campaign_below_plan'] })
    const campaign = randomUUID()
    await db.sql`
      insert into campaigns (id, user_id, name, status, starts_on, ends_on, goal_kind, goal_number)
      values (${campaign}, ${account.id}, 'Autumn', 'active', '2026-11-10', '2026-11-24', 'leads', 20)
    `
    expect(await cardOn(ctx)).toMatchObject({ id: 'campaign_below_plan', action: 'Open the campaign' })
    const act = { id: 'campaign_below_plan', kind: '', answer: 'act' } as const
    expect(await answerSuggestion(ctx, act)).toEqual({ to: `/app/campaigns/${campaign}` })
  })
})
