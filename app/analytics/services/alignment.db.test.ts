import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { readAlignment } from '#app/analytics/services/read-alignment.ts'
import { readBehind } from '#app/analytics/services/read-behind.ts'
import { readScoredPosts } from '#app/analytics/services/read-scored-posts.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { LONG_PRESET, readPeriod } from '#core/analytics/period.ts'
import { addDays } from '#core/shared/time.ts'
import { upsertClarifyData } from '#db/queries/brand/clarify.ts'
import { createTestAccount } from '#tests/support/database/accounts.ts'
import { describeOnDatabase } from '#tests/support/database/test-database.ts'
import { contextFor, TEST_NOW } from '#tests/support/workspace-context.ts'

const period = readPeriod(new URLSearchParams(), '2026-11-20', LONG_PRESET)

describeOnDatabase('alignment in depth', database => {
  const founder = async () =>
    contextFor(database().db, await createTestAccount(database().db), { tier: 'pro' })

  async function publish(ctx: WorkspaceContext, posts: number) {
    const { sql } = database().db
    const ids: string[] = []
    for (let n = 0; n < posts; n += 1) {
      const id = randomUUID()
      ids.push(id)
      const mark = 60 + n
      const scores = {
        alignment_voice: mark,
        alignment_values: mark,
        alignment_audience: mark,
        alignment_emotion: 50,
      }
      await sql`insert into content_created ${sql([{ ...{ id, user_id: ctx.workspace, status: 'published', title: `Post ${n}`, platform: n % 6 === 5 ? 'instagram' : 'linkedin' }, ...{ body: n % 2 ? 'We read the letter together, slowly, with honesty.' : 'New hours from Monday, and the door is on the left.' }, ...scores, ...{ alignment_overall: mark, author_id: n % 2 ? ctx.userId : null, published_at: addDays(TEST_NOW, -3 * n) } }])}`
    }
    return ids
  }

  it('shows weeks, platforms and authors whose numbers open exactly their posts, and a post beside the best', async () => {
    const ctx = await founder()
    const { workspace } = ctx
    await ctx.inWorkspace(sql =>
      upsertClarifyData(sql, { workspace, answers: { core_values: ['honesty', 'patience'] } }),
    )
    const ids = await publish(ctx, 24)
    const view = await readAlignment(ctx, { period, postId: ids[3] ?? null })
    expect(view.posts).toBe(24)
    for (const { by, key, posts } of view.groups) {
      const address = { number: 'scored', by, of: key, band: null, page: 1 } as const
      expect((await readBehind(ctx, { period, address }))?.count).toBe(posts)
    }
    expect(view.groups.find(({ key }) => key === 'instagram')?.means).toBeNull()
    expect(view.groups.find(({ key }) => key === 'linkedin')?.means?.emotion).toBe(50)
    const week = view.weeks.at(-1)
    expect(week?.means).not.toBeNull()
    const days = readPeriod(new URLSearchParams({ ...week?.days }), '2026-11-20')
    const address = { number: 'scored', by: 'network', of: undefined, band: null, page: 1 } as const
    expect((await readBehind(ctx, { period: days, address }))?.count).toBe(week?.posts)
    expect(view.comparison?.post.id).toBe(ids[3])
    expect(view.comparison?.best.map(({ overall }) => overall)).toEqual([83, 82, 81, 80, 79, 78])
    expect(view.comparison?.reasons.some(({ isInThis }) => isInThis)).toBe(true)
  })

  it('says nothing below ten posts, and nothing of another workspace', async () => {
    const [few, owner] = [await founder(), await founder()]
    await publish(few, 9)
    const [id = null] = await publish(owner, 12)
    const view = await readAlignment(few, { period, postId: id })
    expect(view.posts).toBe(9)
    expect(view.comparison).toBeNull()
    expect(view.weeks.every(({ means }) => means === null)).toBe(true)
  })

  it('offers every scored post of the time to be compared, a page at a time, and shows the newest until one is chosen', async () => {
    const [ctx, other] = [await founder(), await founder()]
    const ids = await publish(ctx, 17)
    await publish(other, 2)
    const pages = [
      await readScoredPosts(ctx, { period, page: 1 }),
      await readScoredPosts(ctx, { period, page: 2 }),
    ]
    expect(pages.map(({ rows, total }) => [rows.length, total])).toEqual([
      [15, 17],
      [2, 17],
    ])
    expect(pages.flatMap(({ rows }) => rows.map(({ id }) => id))).toEqual(ids)
    expect((await readAlignment(ctx, { period, postId: null })).comparison?.post.id).toBe(ids[0])
    expect((await readAlignment(ctx, { period, postId: ids[16] ?? null })).comparison?.post.id).toBe(ids[16])
  })
})
