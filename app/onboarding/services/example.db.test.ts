import { expect, it } from 'vitest'
import { refreshIdeas } from '#app/brand/services/ideas/refresh-ideas.ts'
import { readDashboard } from '#app/dashboard/services/read-dashboard.ts'
import { readNumbers } from '#app/dashboard/services/read-numbers.ts'
import { fillExample } from '#app/onboarding/services/fill-example.ts'
import { removeExample } from '#app/onboarding/services/remove-example.ts'
import { updateStory } from '#db/queries/stories/stories.ts'
import { createTestAccount } from '#tests/support/database/accounts.ts'
import { describeOnDatabase } from '#tests/support/database/test-database.ts'
import { contextFor } from '#tests/support/workspace-context.ts'

describeOnDatabase('the dashboard of a new workspace', database => {
  const founder = async () => contextFor(database().db, await createTestAccount(database().db))

  it('is filled with an example once, on request, and empties it again', async () => {
    const ctx = await founder()
    expect(await readDashboard(ctx)).toMatchObject({ example: 'offered' })
    expect((await readNumbers(ctx)).month).toMatchObject({ posts: 0, checks: 0 })
    const both = await Promise.all([fillExample(ctx), fillExample(ctx)])
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await readDashboard(ctx)).toMatchObject({ example: 'filled' })
    expect((await readNumbers(ctx)).progress).toMatchObject({ storiesCount: 2, postsCreated: 1 })
    expect(await removeExample(ctx)).toEqual({ removed: 3 })
    expect(await readDashboard(ctx)).toMatchObject({ example: 'offered' })
    expect((await readNumbers(ctx)).progress).toMatchObject({ storiesCount: 0 })
  })

  it('keeps what the founder changed of the example', async () => {
    const ctx = await founder()
    const { workspace } = ctx
    await fillExample(ctx)
    await ctx.inWorkspace(async sql => {
      const [row] = await sql<
        { id: string }[]
      >`select id from stories where user_id = ${workspace} and kind = 'opinion'`
      await updateStory(sql, { workspace, id: row?.id ?? '', changes: { title: 'Mine now' } })
    })
    expect(await removeExample(ctx)).toEqual({ removed: 2 })
    expect(await readDashboard(ctx)).toMatchObject({ example: null })
    expect(await readNumbers(ctx)).toMatchObject({ latestStories: [{ title: 'Mine now' }] })
  })

  it('offers the next ideas when asked, and keeps them for every device', async () => {
    const ctx = await founder()
    const before = await readNumbers(ctx)
    expect(await refreshIdeas(ctx, { idempotencyKey: crypto.randomUUID() })).toMatchObject({ ok: true })
    const after = await readNumbers(ctx)
    expect(after.personal.storyPrompts[0]).toBe(before.personal.storyPrompts[3])
    expect(
      await refreshIdeas({ ...ctx, access: 'read_only' }, { idempotencyKey: 'another-press' }),
    ).toMatchObject({ reason: 'read_only' })
  })

  it('says what failed, was missed or waits to be confirmed, and nothing that is long gone', async () => {
    const ctx = await founder()
    const { workspace } = ctx
    const ago = (days: number) => new Date(ctx.now().getTime() - days * 86_400_000)
    await ctx.inWorkspace(async sql => {
      for (const [status, days] of [
        ['failed', 1],
        ['missed', 2],
        ['missed', 30],
        ['handed_over', 3],
      ] as const)
        await sql`
          insert into content_planner (user_id, platform, scheduled_for, status)
          values (${workspace}, 'linkedin', ${ago(days)}, ${status})
        `
    })
    expect((await readDashboard(ctx)).schedule).toEqual({ failed: 1, missed: 1, unconfirmed: 1 })
  })
})
