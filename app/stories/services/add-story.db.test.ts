import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { addStory } from '#app/stories/services/add-story.ts'
import type { AdminDatabase } from '#db/admin.ts'
import { createTestAccount } from '#tests/support/database/accounts.ts'
import { describeOnDatabases } from '#tests/support/database/test-database.ts'
import { contextFor } from '#tests/support/workspace-context.ts'

async function founder(db: AdminDatabase, over: Parameters<typeof contextFor>[2] = {}) {
  return contextFor(db, await createTestAccount(db, { tier: over?.tier ?? 'creator' }), over)
}

async function storyCount(ctx: Awaited<ReturnType<typeof founder>>) {
  return ctx.inWorkspace(async sql => {
    const [row] = await sql<{ rows: number; counter: number; bank: number }[]>`
      select (select count(*) from stories)::int as rows, stories_count as counter,
        (select count(*) from storybank_entries)::int as bank
      from profiles
    `
    return row
  })
}

async function fill(ctx: Awaited<ReturnType<typeof founder>>, count: number) {
  for (let n = 0; n < count; n++) await addStory(ctx, { body: `Story ${n}`, idempotencyKey: randomUUID() })
}

describeOnDatabases('adding a story', database => {
  it('keeps one line and titles it by its first words', async () => {
    const ctx = await founder(database().db)
    const added = await addStory(ctx, {
      body: 'the kettle broke mid-workshop. We laughed.',
      idempotencyKey: 'k1',
    })
    expect(added.ok).toBe(true)
    const [story] = await ctx.inWorkspace(sql => sql`select title, body, kind from stories`)
    expect(story).toEqual({
      title: 'The kettle broke mid-workshop',
      body: 'the kettle broke mid-workshop. We laughed.',
      kind: 'everyday',
    })
    expect(await storyCount(ctx)).toEqual({ rows: 1, counter: 1, bank: 1 })
  })

  it('acts once for a key however often the form arrives', async () => {
    const ctx = await founder(database().db)
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => addStory(ctx, { body: 'A double press', idempotencyKey: 'same' })),
    )
    const ids = new Set(answers.map(answer => (answer.ok ? answer.storyId : answer.reason)))
    expect(ids.size).toBe(1)
    expect((await storyCount(ctx))?.rows).toBe(1)
  })

  it('refuses the 26th story on the creator plan and says the limit', async () => {
    const ctx = await founder(database().db)
    await fill(ctx, 25)
    expect(await addStory(ctx, { body: 'One more', idempotencyKey: 'late' })).toEqual({
      ok: false,
      reason: 'story_limit_reached',
      limit: 25,
    })
    expect((await storyCount(ctx))?.rows).toBe(25)
  })

  it('takes the refused story with the same key once there is room', async () => {
    const { db } = database()
    const ctx = await founder(db)
    await fill(ctx, 25)
    await addStory(ctx, { body: 'One more', idempotencyKey: 'again' })
    const onPro = { ...ctx, tier: 'pro' as const }
    expect((await addStory(onPro, { body: 'One more', idempotencyKey: 'again' })).ok).toBe(true)
  })

  it('has no limit on the pro plan', async () => {
    const ctx = await founder(database().db, { tier: 'pro' })
    await fill(ctx, 27)
    expect((await storyCount(ctx))?.rows).toBe(27)
  })

  it('refuses while the plan is over, and keeps nothing', async () => {
    const ctx = await founder(database().db, { access: 'read_only' })
    expect(await addStory(ctx, { body: 'Late', idempotencyKey: 'x' })).toEqual({
      ok: false,
      reason: 'read_only',
    })
    expect((await storyCount(ctx))?.rows).toBe(0)
  })
})

describeOnDatabases(
  'adding stories at once',
  database => {
    it('gives the last place to exactly one of 50 who want it', async () => {
      const ctx = await founder(database().db)
      await fill(ctx, 24)
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_, n) => addStory(ctx, { body: `Racer ${n}`, idempotencyKey: `r${n}` })),
      )
      expect(answers.filter(answer => answer.ok)).toHaveLength(1)
      const refused = answers.filter(answer => !answer.ok && answer.reason === 'story_limit_reached')
      expect(refused).toHaveLength(49)
      expect(await storyCount(ctx)).toEqual({ rows: 25, counter: 25, bank: 25 })
    })
  },
  ['server'],
)
