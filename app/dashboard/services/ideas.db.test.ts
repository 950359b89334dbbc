import { expect, it } from 'vitest'
import { markIdea } from '#app/brand/services/ideas/mark-idea.ts'
import { refreshIdeas } from '#app/brand/services/ideas/refresh-ideas.ts'
import { saveBrand } from '#app/brand/services/save-brand.ts'
import { readDashboard } from '#app/dashboard/services/read-dashboard.ts'
import { readNumbers } from '#app/dashboard/services/read-numbers.ts'
import { REST_DAYS } from '#core/brand/personalise/ideas/choose-ideas.ts'
import { addDays } from '#core/shared/time.ts'
import { insertPost } from '#db/queries/posts/posts.ts'
import { insertStory } from '#db/queries/stories/stories.ts'
import { createTestAccount } from '#tests/support/database/accounts.ts'
import { describeOnDatabase } from '#tests/support/database/test-database.ts'
import { contextFor, TEST_NOW } from '#tests/support/workspace-context.ts'

const answers = {
  core_values: 'patience, plain language',
  dream_client: 'Priya, 41, who handles insurance claims',
  brand_heart_problem: 'A sore neck as the price of a job',
  brand_personality: 'calm-authority',
  offer_description: 'Short live sessions at half past twelve',
}

const press = () => ({ idempotencyKey: crypto.randomUUID() })

describeOnDatabase('the ideas of a workspace', database => {
  async function founder() {
    const ctx = contextFor(database().db, await createTestAccount(database().db))
    await saveBrand(ctx, { section: '', keys: Object.keys(answers) as never, answers })
    return ctx
  }
  type Founder = Awaited<ReturnType<typeof founder>>
  const on = (ctx: Founder, days: number): Founder => ({ ...ctx, now: () => addDays(TEST_NOW, days) })
  const idsOf = async (ctx: Founder) => (await readNumbers(ctx)).personal.contentIdeas.map(({ id }) => id)
  const statesOf = (ctx: Founder) =>
    database().db.sql<{ ideaId: string; status: string }[]>`
      select idea_id, status from content_idea_states where user_id = ${ctx.workspace} order by idea_id
    `

  it('are the same at every reload of the week, and none comes back within 60 days', async () => {
    const ctx = await founder()
    const cameOn = new Map<string, number>()
    // TEST_NOW is a Friday: weeks begin three days later.
    for (let day = 0; day <= 64; day += day === 0 ? 3 : 7) {
      const ids = await idsOf(on(ctx, day))
      expect(ids, `day ${day}`).toHaveLength(5)
      expect(await idsOf(on(ctx, day + 1))).toEqual(ids)
      for (const id of ids) {
        const before = cameOn.get(id)
        if (before !== undefined) expect(day - before, id).toBeGreaterThanOrEqual(REST_DAYS)
        cameOn.set(id, day)
      }
    }
    expect(cameOn.size).toBeGreaterThanOrEqual(45)
  })

  it('give other sets until none is left, and then say so and leave what stands there', async () => {
    const ctx = await founder()
    const seen = new Set(await idsOf(ctx))
    for (let set = 0; set < 60; set += 1) {
      const result = await refreshIdeas(ctx, press())
      if (!result.ok) throw new Error(result.reason)
      const ids = await idsOf(ctx)
      if (result.fresh === 0) {
        expect(result.left).toBe(0)
        expect(ids.length).toBeGreaterThan(0)
        expect(ids.every(id => seen.has(id))).toBe(true)
        return
      }
      expect(ids).toHaveLength(result.fresh)
      expect(ids.some(id => seen.has(id))).toBe(false)
      for (const id of ids) seen.add(id)
    }
    throw new Error('The pool never ended')
  })

  it('are passed over once by one press, however often its form comes, and by each of many presses at once', async () => {
    const ctx = await founder()
    await idsOf(ctx)
    const one = press()
    const same = await Promise.all(Array.from({ length: 50 }, () => refreshIdeas(ctx, one)))
    expect(new Set(same.map(result => JSON.stringify(result))).size).toBe(1)
    expect((await statesOf(ctx)).filter(({ status }) => status === 'passed')).toHaveLength(5)
    const many = await Promise.all(Array.from({ length: 20 }, () => refreshIdeas(ctx, press())))
    expect(many.every(({ ok }) => ok)).toBe(true)
  })

  it('never suggest again what is not wanted, until that is undone', async () => {
    const ctx = await founder()
    const [first = ''] = await idsOf(ctx)
    expect(await markIdea(ctx, { id: first, deed: 'not_for_me' })).toMatchObject({ ok: true })
    const { personal } = await readNumbers(on(ctx, 300))
    expect(personal.contentIdeas.map(({ id }) => id)).not.toContain(first)
    expect(personal.notForMe).toMatchObject([{ id: first }])
    expect(await markIdea(ctx, { id: first, deed: 'restored' })).toMatchObject({ ok: true })
    expect(await idsOf(ctx)).toContain(first)
    expect(await markIdea(ctx, { id: first, deed: 'restored' })).toMatchObject({ reason: 'not_found' })
  })

  it('put another in the place of one that was used', async () => {
    const ctx = await founder()
    const before = await readNumbers(ctx)
    const [first] = before.personal.contentIdeas
    if (!first) throw new Error('No idea')
    expect(await markIdea(ctx, { id: first.id, deed: 'used' })).toEqual({ ok: true, text: first.text })
    const after = await idsOf(ctx)
    expect(after).toHaveLength(5)
    expect(after).not.toContain(first.id)
    expect(await markIdea(ctx, { id: 'none-of-ours', deed: 'used' })).toMatchObject({ reason: 'not_found' })
  })

  it('belong to one workspace, and nothing is noted where one can only read', async () => {
    const [mine, other] = [await founder(), await founder()]
    const [first = ''] = await idsOf(mine)
    await markIdea(mine, { id: first, deed: 'not_for_me' })
    expect((await readNumbers(other)).personal.notForMe).toEqual([])
    expect((await statesOf(other)).every(({ status }) => status === 'shown')).toBe(true)
    const hidden = await other.inWorkspace(
      sql => sql`select 1 from content_idea_states where user_id = ${mine.workspace}`,
    )
    expect(hidden).toHaveLength(0)
    const reader = { ...(await founder()), access: 'read_only' as const }
    expect(await idsOf(reader)).toHaveLength(5)
    expect(await statesOf(reader)).toHaveLength(0)
    expect(await markIdea(reader, { id: first, deed: 'used' })).toMatchObject({ reason: 'read_only' })
  })

  it('follow the data: the story that waits, and no longer once it has a post', async () => {
    const ctx = await founder()
    const { workspace } = ctx
    await insertPost(database().db.sql, {
      workspace,
      fields: { title: 'One', platform: 'linkedin' },
      now: TEST_NOW,
    })
    const story = await insertStory(database().db.sql, {
      workspace,
      fields: { title: 'The kiln that broke' },
      now: TEST_NOW,
    })
    const { personal } = await readNumbers(ctx)
    const { action } = await readDashboard(ctx)
    const idea = personal.contentIdeas.find(({ text }) => text.includes('The kiln that broke'))
    expect(idea).toBeDefined()
    expect(action.label).toBe('Check in with your brand')
    expect(personal.weeklyFocus).toBe('Publish a story that you haven’t used yet.')
    expect(personal.focusReason).toContain('One of your newest stories has no post yet.')
    await insertPost(database().db.sql, {
      workspace,
      fields: { title: 'Two', platform: 'linkedin', storyId: story.id },
      now: TEST_NOW,
    })
    const after = (await readNumbers(ctx)).personal
    expect(after.contentIdeas.map(({ id }) => id)).not.toContain(idea?.id)
    expect(after.weeklyFocus).not.toBe(personal.weeklyFocus)
  })

  it('keep the focus that the week was begun with, and choose again on Monday', async () => {
    const ctx = await founder()
    const { workspace } = ctx
    const { sql } = database().db
    await insertPost(sql, { workspace, fields: { title: 'One', platform: 'linkedin' }, now: TEST_NOW })
    await insertStory(sql, { workspace, fields: { title: 'The kiln' }, now: TEST_NOW })
    const begun = (await readNumbers(ctx)).personal.weeklyFocus
    // Louder than a story that waits, but the week has begun.
    await sql`insert into brand_checkins (user_id, alignment_score, created_at)
      values (${workspace}, 2, ${addDays(TEST_NOW, -1)})`
    expect((await readNumbers(on(ctx, 1))).personal.weeklyFocus).toBe(begun)
    const monday = (await readNumbers(on(ctx, 3))).personal
    expect(monday.weeklyFocus).toBe('Write one post that sounds like you.')
    expect(monday.focusReason).toBe('You gave your last check-in 2 out of 10.')
  })
})
