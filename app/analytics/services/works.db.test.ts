import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { exportAnalytics } from '#app/analytics/services/export-analytics.ts'
import { readWorks, readWorksPosts } from '#app/analytics/services/read-works.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { LONG_PRESET, readPeriod } from '#core/analytics/period.ts'
import { readWorksSelection } from '#core/analytics/works/what-works.ts'
import { postStartParameters } from '#core/posts/start.ts'
import { addDays } from '#core/shared/time.ts'
import { FOUNDERS } from '#db/seed/founders/founders.ts'
import { seedPastPosts } from '#db/seed/past-posts.ts'
import { createTestAccount } from '#tests/support/database/accounts.ts'
import { describeOnDatabase } from '#tests/support/database/test-database.ts'
import { contextFor, TEST_NOW } from '#tests/support/workspace-context.ts'

const period = readPeriod(new URLSearchParams(), '2026-11-20', LONG_PRESET)

describeOnDatabase('what works', database => {
  const founder = async () =>
    contextFor(database().db, await createTestAccount(database().db), { tier: 'pro' })
  const posts = (ctx: WorkspaceContext, of: string, page = 1) =>
    readWorksPosts(ctx, { period, of: readWorksSelection(of), page })

  async function publish(ctx: WorkspaceContext, post: Readonly<Record<string, unknown>>) {
    const { sql } = database().db
    const id = randomUUID()
    const row = { id, user_id: ctx.workspace, status: 'published', title: '', body: 'Bread.', ...post }
    await sql`insert into content_created ${sql([{ published_at: addDays(TEST_NOW, -30), ...row }])}`
    return id
  }
  async function follow(ctx: WorkspaceContext, contentId: string, visits: number, reason = '') {
    const { sql } = database().db
    const id = randomUUID()
    const own = { user_id: ctx.workspace }
    await sql`insert into tracked_links ${sql([{ ...own, id, slug: id, target: 'https://example.com/', network: 'linkedin', content_id: contentId }])}`
    if (visits > 0)
      await sql`insert into link_days ${sql([{ ...own, link_id: id, day: '2026-10-22', reason, visits }])}`
  }

  it('shows two or three honest findings of the demo founder, each with its rows and a next post', async () => {
    const { db } = database()
    const ctx = await founder()
    const { workspace } = ctx
    const [first] = FOUNDERS
    if (first) await seedPastPosts(db, { workspace, founder: first, now: TEST_NOW })
    const view = await readWorks(ctx, { period })
    const claims = view.groups.filter(({ finding }) => finding !== null)
    expect(claims.map(({ group, verdict }) => `${group} ${verdict}`)).toEqual(
      expect.arrayContaining(['hour:8 more', 'opening:question more']),
    )
    expect(claims.length).toBeLessThanOrEqual(5)
    expect(view.pays.sentence).toContain('went with more responses')
    for (const { group, all, next, verdict } of claims) {
      expect((await posts(ctx, group)).count).toBe(all)
      if (verdict === 'more') expect(Object.values(postStartParameters(next ?? {})).some(Boolean)).toBe(true)
    }
    expect(await readWorks(ctx, { period })).toEqual(view)
  })

  it('is saved as files: every group and every scored post, and headings where there is none', async () => {
    const ctx = await founder()
    const file = async (table: 'works' | 'pays', format: 'csv' | 'json') => {
      let text = ''
      for await (const piece of exportAnalytics(ctx, { format, table, period, by: 'network' })) text += piece
      return text
    }
    const tables = ['works', 'pays'] as const
    const empty = await Promise.all(tables.map(table => file(table, 'csv')))
    expect(JSON.parse(await file('pays', 'json'))).toEqual([])
    const [first] = FOUNDERS
    if (first) await seedPastPosts(database().db, { workspace: ctx.workspace, founder: first, now: TEST_NOW })
    const view = await readWorks(ctx, { period })
    const groups = JSON.parse(await file('works', 'json'))
    expect(groups).toHaveLength(view.groups.length)
    expect(groups[0]).toMatchObject({ Group: view.groups[0]?.label, Posts: view.groups[0]?.all })
    expect(JSON.parse(await file('pays', 'json'))).toHaveLength(view.pays.points.length)
    expect(await file('pays', 'csv')).toMatch(/^\ufeffPost,Score,Responses,/)
    const filled = await Promise.all(tables.map(table => file(table, 'csv')))
    expect(filled.map(text => `${text.split('\n')[0]}\n`)).toEqual(empty)
  })

  it('counts people, those who got in touch and what the network read, and nothing twice', async () => {
    const ctx = await founder()
    const { sql } = database().db
    const own = { user_id: ctx.workspace }
    const id = await publish(ctx, { platform: 'linkedin' })
    await follow(ctx, id, 4)
    await follow(ctx, id, 3)
    await follow(ctx, id, 50, 'preview')
    for (const first_source of ['form', 'form', 'typed'])
      await sql`insert into leads ${sql([{ ...own, name: 'Ada', first_source, first_content_id: id, first_at: TEST_NOW }])}`
    const connection = randomUUID()
    await sql`insert into connections ${sql([{ ...own, id: connection, network: 'mastodon', server: 'a.test', account_id: '1', handle: '@a' }])}`
    for (const [likes, replies] of [
      [5, null],
      [1, 2],
      [null, null],
    ] as const) {
      const planned = randomUUID()
      await sql`insert into content_planner ${sql([{ ...own, id: planned, content_id: id, platform: 'mastodon', status: 'published', scheduled_for: addDays(TEST_NOW, -30) }])}`
      await sql`insert into publish_targets ${sql([{ ...own, scheduled_post_id: planned, connection_id: connection, likes, replies }])}`
    }
    const found = await posts(ctx, 'all')
    expect(found.posts).toMatchObject([{ id, people: 7, leads: 2, network: 8, responses: 17 }])
    expect(found.sum).toBe(17)
  })

  it('leaves out what is too young or can’t be counted, and says which', async () => {
    const ctx = await founder()
    const young = await publish(ctx, { published_at: addDays(TEST_NOW, -2) })
    await follow(ctx, young, 9)
    const uncounted = await publish(ctx, {})
    const linked = await publish(ctx, {})
    await follow(ctx, linked, 0)
    await publish(ctx, { status: 'draft', published_at: null })
    const view = await readWorks(ctx, { period })
    expect([view.posts, view.settling, view.uncounted]).toEqual([1, 1, 1])
    expect((await posts(ctx, 'settling')).posts.map(({ id }) => id)).toEqual([young])
    expect((await posts(ctx, 'uncounted')).posts.map(({ id }) => id)).toEqual([uncounted])
    expect(view.groups.every(({ finding }) => finding === null)).toBe(true)
    expect(view.pays.sentence).toContain('Not enough yet: 0 of 10')
  })

  it('shows nothing of another workspace', async () => {
    const [owner, stranger] = [await founder(), await founder()]
    await follow(owner, await publish(owner, {}), 5)
    expect((await posts(owner, 'all')).count).toBe(1)
    expect((await posts(stranger, 'all')).count).toBe(0)
    expect(await readWorks(stranger, { period })).toMatchObject({ posts: 0, groups: [] })
  })
})
