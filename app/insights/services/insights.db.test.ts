import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { checkIn } from '#app/brand/services/check-in.ts'
import { readNumbers } from '#app/dashboard/services/read-numbers.ts'
import { actOnInsight } from '#app/insights/services/act-on-insight.ts'
import { dismissInsight } from '#app/insights/services/dismiss-insight.ts'
import { markInsightsRead } from '#app/insights/services/mark-insights-read.ts'
import { muteInsights } from '#app/insights/services/mute-insights.ts'
import { readInsightRows } from '#app/insights/services/read-insight-rows.ts'
import { readInsights } from '#app/insights/services/read-insights.ts'
import { refreshBatch } from '#app/insights/services/refresh-batch.ts'
import { refreshChangedInsights } from '#app/insights/services/refresh-changed-insights.ts'
import { refreshStaleInsights } from '#app/insights/services/refresh-stale-insights.ts'
import { tellOfInsights } from '#app/insights/services/tell-of-insights.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { createTestAccount } from '#tests/support/database/accounts.ts'
import { describeOnDatabase } from '#tests/support/database/test-database.ts'
import { ownerOn } from '#tests/support/team.ts'
import { contextFor, TEST_NOW } from '#tests/support/workspace-context.ts'

const later = (ctx: WorkspaceContext, minutes: number): WorkspaceContext => ({
  ...ctx,
  now: () => new Date(TEST_NOW.getTime() + minutes * 60_000),
})
const keysOf = async (ctx: WorkspaceContext) => (await readInsights(ctx)).insights.map(({ key }) => key)

describeOnDatabase('insights', database => {
  async function founder() {
    const { db } = database()
    const account = await createTestAccount(db)
    return { db, account, ctx: contextFor(db, account) }
  }
  const rowsOf = (table: string, id: string) =>
    database().db.sql.unsafe(`select * from ${table} where user_id = '${id}' order by created_at`)
  async function insight(ctx: WorkspaceContext, key: string) {
    const match = (await readInsights(ctx)).insights.find(one => one.key === key)
    if (!match) throw new Error(`There is no insight ${key}`)
    return match
  }

  test('a new founder is told to check in, to finish the foundation and to write, in that order', async () => {
    const { ctx } = await founder()
    const { insights } = await readInsights(ctx)
    expect(insights.map(({ key, priority }) => [key, priority])).toEqual([
      ['checkin_required', 95],
      ['incomplete_foundation', 75],
      ['content_volume', 60],
    ])
    for (const { actionItems, isRead, isDismissed } of insights) {
      expect([isRead, isDismissed]).toEqual([false, false])
      expect(actionItems.length).toBeLessThanOrEqual(2)
    }
  })

  test('50 refreshes at once make nothing twice', async () => {
    const { ctx, account } = await founder()
    await Promise.all(Array.from({ length: 50 }, (_, n) => readInsights(later(ctx, n * 11))))
    const stored = await rowsOf('unified_insights', account.id)
    expect(stored.map(row => row.insightKey).sort()).toEqual([
      'checkin_required',
      'content_volume',
      'incomplete_foundation',
    ])
  })

  test('a change is seen at once; what changes nothing that is watched is ten minutes old at most', async () => {
    const { ctx, db, account } = await founder()
    expect(await keysOf(ctx)).toContain('checkin_required')
    await checkIn(ctx, { alignment: 3, note: '', idempotencyKey: randomUUID() })
    // A clock that moves on while a page is made.
    let ticks = 0
    const ticking = { ...ctx, now: () => new Date(TEST_NOW.getTime() + ticks++) }
    expect(await keysOf(ticking)).toEqual(['low_alignment', 'incomplete_foundation', 'content_volume'])
    // As if the changes were long ago, and something moved that tells nobody.
    await db.sql`update changes set at = at - interval '1 minute' where user_id = ${account.id}`
    await db.sql`update profiles set posts_count = 5 where id = ${account.id}`
    expect(await keysOf(later(ctx, 9))).toContain('content_volume')
    expect(await keysOf(later(ctx, 10))).not.toContain('content_volume')
  })

  test('read, acted upon and dismissed are kept, and counted once however often they are pressed', async () => {
    const { ctx, account } = await founder()
    const first = await insight(ctx, 'checkin_required')
    await markInsightsRead(ctx, { ids: [first.id, 'nonsense'] })
    expect((await insight(ctx, 'checkin_required')).isRead).toBe(true)
    const press = { id: first.id, actionId: 'check_in' }
    for (const acted of await Promise.all([actOnInsight(ctx, press), actOnInsight(ctx, press)]))
      expect(acted).toEqual({ ok: true, to: '/app/dashboard#check-in' })
    expect(await insight(ctx, 'checkin_required')).toMatchObject({ isActedUpon: true, actedUponAt: TEST_NOW })
    await dismissInsight(ctx, { id: first.id, isDismissed: true })
    await dismissInsight(ctx, { id: first.id, isDismissed: true })
    expect(await keysOf(ctx)).not.toContain('checkin_required')
    expect(await keysOf(later(ctx, 30)), 'after another refresh').not.toContain('checkin_required')
    const analytics = await rowsOf('insights_analytics', account.id)
    expect(analytics.map(row => [row.insightId, row.actionType])).toEqual([
      [first.id, 'acted_upon'],
      [first.id, 'dismissed'],
    ])
    const view = await readInsights(ctx, { dismissed: first.id })
    expect(view.dismissed).toEqual({ id: first.id, title: 'Do your first brand check-in' })
    await dismissInsight(ctx, { id: first.id, isDismissed: false })
    expect(await keysOf(ctx)).toContain('checkin_required')
    expect(await actOnInsight(ctx, { id: first.id, actionId: 'other' })).toMatchObject({ ok: false })
  })

  test('what is over ends; when it happens again it is new, also after it was dismissed', async () => {
    const { ctx, db, account } = await founder()
    const { id } = await insight(ctx, 'content_volume')
    await dismissInsight(ctx, { id, isDismissed: true })
    await db.sql`insert into content_created (user_id, title) select ${account.id}, 'Post ' || n from generate_series(1, 3) n`
    expect(await keysOf(later(ctx, 20))).not.toContain('content_volume')
    await db.sql`delete from content_created where user_id = ${account.id} and title = 'Post 1'`
    const again = await insight(later(ctx, 40), 'content_volume')
    expect(again).toMatchObject({ id, isRead: false, isDismissed: false, metadata: { posts: 2 } })
    expect(again.createdAt).toEqual(later(ctx, 40).now())
  })

  test('low alignment expires after seven days and comes back while it lasts', async () => {
    const { ctx } = await founder()
    await checkIn(ctx, { alignment: 2, note: '', idempotencyKey: randomUUID() })
    const { id, expiresAt } = await insight(ctx, 'low_alignment')
    expect(expiresAt).toEqual(new Date(TEST_NOW.getTime() + 7 * 86_400_000))
    await dismissInsight(ctx, { id, isDismissed: true })
    expect(await keysOf(later(ctx, 6 * 1440))).not.toContain('low_alignment')
    expect(await keysOf(later(ctx, 7 * 1440))).toContain('low_alignment')
  })

  test('a muted kind is not told until it is wanted again', async () => {
    const { ctx } = await founder()
    expect(await muteInsights(ctx, { kind: 'data_quality', isMuted: true })).toEqual({ ok: true })
    await muteInsights(ctx, { kind: 'data_quality', isMuted: true })
    expect(await readInsights(ctx)).toMatchObject({ muted: ['data_quality'] })
    expect(await keysOf(ctx)).toEqual(['checkin_required', 'content_volume'])
    await muteInsights(ctx, { kind: 'data_quality', isMuted: false })
    expect(await keysOf(ctx)).toContain('incomplete_foundation')
    expect(await muteInsights(ctx, { kind: 'weather', isMuted: true })).toMatchObject({ ok: false })
  })

  test('the dashboard names what matters most, without what was dismissed or muted', async () => {
    const { ctx } = await founder()
    const noticed = async () => (await readNumbers(ctx)).noticed.map(({ key }) => key)
    expect(await noticed()).toEqual(['checkin_required', 'incomplete_foundation', 'content_volume'])
    await dismissInsight(ctx, { id: (await insight(ctx, 'content_volume')).id, isDismissed: true })
    await muteInsights(ctx, { kind: 'data_quality', isMuted: true })
    expect(await noticed()).toEqual(['checkin_required'])
    await checkIn(ctx, { alignment: 9, note: '', idempotencyKey: randomUUID() })
    expect(await noticed()).toEqual([])
    expect((await readNumbers(ctx)).checkins).toEqual([{ alignment: 9, at: TEST_NOW }])
  })

  test('the rows behind an insight are those it rests on, and no others', async () => {
    const { ctx, db, account } = await founder()
    await db.sql`insert into content_created (user_id, title, alignment_overall) values (${account.id}, 'Mine', 40)`
    await db.sql`insert into brand_checkins (user_id, alignment_score, completed) values (${account.id}, 9, false)`
    const volume = await readInsightRows(ctx, { id: (await insight(ctx, 'content_volume')).id })
    expect(volume).toMatchObject({ checkins: null, scores: null, answers: null })
    expect(volume?.posts?.map(({ title, overall }) => [title, overall])).toEqual([['Mine', 40]])
    const required = await readInsightRows(ctx, { id: (await insight(ctx, 'checkin_required')).id })
    expect(required).toMatchObject({ checkins: [], posts: null })
    const foundation = await readInsightRows(ctx, { id: (await insight(ctx, 'incomplete_foundation')).id })
    expect(foundation?.answers).toHaveLength(5)
    expect(await readInsightRows(ctx, { id: randomUUID() })).toBeNull()
    expect(await readInsightRows(ctx, { id: 'nonsense' })).toBeNull()
  })

  test('a stranger reads and changes nothing', async () => {
    const { ctx, account } = await founder()
    const { id } = await insight(ctx, 'checkin_required')
    const before = await rowsOf('unified_insights', account.id)
    const stranger = contextFor(database().db, await createTestAccount(database().db))
    await markInsightsRead(stranger, { ids: [id] })
    await dismissInsight(stranger, { id, isDismissed: true })
    expect(await actOnInsight(stranger, { id, actionId: 'check_in' })).toMatchObject({ ok: false })
    expect(await readInsightRows(stranger, { id })).toBeNull()
    expect(await rowsOf('unified_insights', account.id)).toEqual(before)
    expect(await rowsOf('insights_analytics', account.id)).toEqual([])
  })

  test('all at once is the same as one by one; a dry run writes nothing, a second run changes nothing', async () => {
    const { db, account, ctx } = await founder()
    const batch = { after: null, limit: 1000, now: TEST_NOW }
    const counted = await refreshBatch(db, { ...batch, dryRun: true })
    expect(counted.written).toBeGreaterThanOrEqual(3)
    expect(await rowsOf('unified_insights', account.id)).toEqual([])
    const written = await refreshBatch(db, batch)
    expect(written).toEqual(counted)
    const [stored] = await rowsOf('unified_insights', account.id)
    expect((await refreshBatch(db, batch)).written).toBe(0)
    expect(await keysOf(ctx)).toEqual(['checkin_required', 'incomplete_foundation', 'content_volume'])
    const [same] = await rowsOf('unified_insights', account.id)
    expect(same).toEqual(stored)
  })

  test('the job refreshes each morning what nobody looked at since, of workspaces that are used', async () => {
    const { db, account, ctx } = await founder()
    await db.sql`update profiles set last_activity_at = ${TEST_NOW} where id = ${account.id}`
    await readInsights(ctx)
    await db.sql`update changes set at = at - interval '1 minute' where user_id = ${account.id}`
    const asOf = async () =>
      (await db.sql<{ asOf: Date }[]>`select as_of from insight_refreshes where user_id = ${account.id}`)[0]
        ?.asOf
    const told = () => rowsOf('notifications', account.id)
    // Somebody in a zone that the database does not know keeps no one waiting.
    const { account: elsewhere } = await founder()
    await db.sql`
      update profiles set time_zone = 'Nowhere/Yet', last_activity_at = ${TEST_NOW} where id = ${elsewhere.id}
    `
    // Ten in the morning was after six, and half past five the next day is before it.
    await refreshStaleInsights(later(ctx, 19.5 * 60))
    expect(await asOf()).toEqual(TEST_NOW)
    expect(await told()).toEqual([])
    const morning = later(ctx, 20 * 60 + 1)
    const gone = await db.sql<{ title: string }[]>`
      delete from unified_insights where user_id = ${account.id} and insight_key = 'content_volume' returning title
    `
    await refreshStaleInsights(morning)
    expect(await asOf()).toEqual(morning.now())
    // What was found anew is told of, and what was there is not.
    expect(await told()).toMatchObject([
      { event: 'insight_new', details: { title: gone[0]?.title, note: '' }, path: '/insights' },
    ])
    await db.inWorkspace(ctx.workspace, sql =>
      tellOfInsights(sql, { workspace: ctx.workspace, pace: 'daily', now: morning.now() }),
    )
    expect(await told()).toHaveLength(1)
  })

  describe('as they happen', () => {
    async function team(tier: 'pro' | 'collective') {
      const { db } = database()
      const { account } = await ownerOn(db, tier)
      const { id: memberId } = await createTestAccount(db)
      await db.sql`
        insert into team_members (owner_id, member_id, email, role, status)
        values (${account.id}, ${memberId}, 'editor@example.com', 'editor', 'active')
      `
      const ctx = contextFor(db, account, { tier })
      await readInsights(ctx)
      await db.sql`update changes set at = at - interval '1 minute' where user_id = ${account.id}`
      await db.sql`delete from unified_insights where user_id = ${account.id} and insight_key = 'content_volume'`
      const told = async () =>
        (await rowsOf('notifications', account.id)).map(row => [String(row.memberId), row.event])
      return { db, account, ctx, memberId, told }
    }

    test('Collective+ is told within the minute of a change, each person once', async () => {
      const { db, account, ctx, memberId, told } = await team('collective')
      const soon = later(ctx, 1)
      await refreshChangedInsights(soon)
      expect(await told()).toEqual([])
      await db.sql`insert into stories (user_id, title) values (${account.id}, 'A change')`
      await Promise.all([refreshChangedInsights(soon), refreshChangedInsights(soon)])
      const everyone = [account.id, memberId].sort()
      expect((await told()).map(([person]) => person).sort()).toEqual(everyone)
    })

    test('Pro waits for the morning', async () => {
      const { db, account, ctx, told } = await team('pro')
      await db.sql`insert into stories (user_id, title) values (${account.id}, 'A change')`
      await refreshChangedInsights(later(ctx, 1))
      expect(await told()).toEqual([])
    })

    test('a plan that is over has none, whatever its profile says', async () => {
      const { db, account, ctx, told } = await team('collective')
      await db.sql`update subscriptions set status = 'canceled' where user_id = ${account.id}`
      await db.sql`insert into stories (user_id, title) values (${account.id}, 'A change')`
      await refreshChangedInsights(later(ctx, 1))
      expect(await told()).toEqual([])
    })

    test('whoever looks first is not told, and the others are', async () => {
      const { db, account, ctx, memberId, told } = await team('collective')
      await db.sql`insert into stories (user_id, title) values (${account.id}, 'A change')`
      await readInsights(later(ctx, 1))
      expect(await told()).toEqual([[memberId, 'insight_new']])
    })
  })
})
