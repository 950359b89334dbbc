import fc from 'fast-check'
import { expect, it } from 'vitest'
import { exportAnalytics } from '#app/analytics/services/export-analytics.ts'
import { readAnalytics } from '#app/analytics/services/read-analytics.ts'
import { readBehind } from '#app/analytics/services/read-behind.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import {
  believedNumbers,
  NO_NUMBERS,
  type PostNumberSource,
  type PostNumbers,
} from '#core/analytics/networks/post-numbers.ts'
import { type AnalyticsNumber, GROUPINGS, type Grouping, type RowsAddress } from '#core/analytics/numbers.ts'
import { readPeriod } from '#core/analytics/period.ts'
import {
  type AnalyticsWorkspace,
  analyticsWorkspaces,
  fillAnalytics,
} from '#tests/support/analytics-workspaces.ts'
import { createTestAccount } from '#tests/support/database/accounts.ts'
import { describeOnDatabase } from '#tests/support/database/test-database.ts'
import { acting, memberOf, ownerOn } from '#tests/support/team.ts'
import { contextFor } from '#tests/support/workspace-context.ts'

const TODAY = '2026-11-20'
const PERIOD = readPeriod(new URLSearchParams('period=30'), TODAY)
/** What the rules say the numbers of platforms come to for the posts published in the period. */
function believedIn({ posts, numbers }: AnalyticsWorkspace): { views: number; reactions: number } {
  const sources = new Map<string, Map<PostNumberSource, PostNumbers>>()
  for (const { post, network, source, views, likes, shares } of numbers) {
    const one = posts[post]
    if (one?.status !== 'published' || one.days >= PERIOD.days) continue
    if (views === null && likes === null && shares === null) continue
    const key = `${post} ${network}`
    const own = sources.get(key) ?? new Map<PostNumberSource, PostNumbers>()
    sources.set(key, own)
    const before = own.get(source)
    if (source !== 'network') {
      if (!before) own.set(source, { ...NO_NUMBERS, views, likes, shares })
      continue
    }
    const plus = (a: number | null, b: number | null) =>
      a === null && b === null ? null : (a ?? 0) + (b ?? 0)
    if (likes === null && shares === null) continue
    own.set(source, {
      ...NO_NUMBERS,
      likes: plus(before?.likes ?? null, likes),
      shares: plus(before?.shares ?? null, shares),
    })
  }
  const total = { views: 0, reactions: 0 }
  for (const own of sources.values()) {
    const believed = believedNumbers(Array.from(own, ([source, counted]) => ({ source, ...counted })))
    total.views += believed.views?.value ?? 0
    total.reactions += (believed.likes?.value ?? 0) + (believed.shares?.value ?? 0)
  }
  return total
}

describeOnDatabase('analytics', database => {
  const founder = async () =>
    contextFor(database().db, await createTestAccount(database().db), { tier: 'pro' })
  const look = (ctx: WorkspaceContext, by: Grouping = 'network') => readAnalytics(ctx, { period: PERIOD, by })

  /** Everything behind a number, page by page. */
  async function behind(ctx: WorkspaceContext, number: AnalyticsNumber, over: Partial<RowsAddress> = {}) {
    const values: number[] = []
    for (let page = 1; ; page += 1) {
      const address = { number, by: 'network' as const, of: undefined, band: null, ...over, page }
      const found = await readBehind(ctx, { period: PERIOD, address })
      if (!found) return null
      values.push(...found.rows.map(({ value }) => value))
      if (page >= found.pages) {
        const sum = values.reduce((total, value) => total + value, 0)
        expect(found.sum).toBe(sum)
        return sum
      }
    }
  }

  it('opens the rows of each number, which come to it, however it is divided', async () => {
    await fc.assert(
      fc.asyncProperty(analyticsWorkspaces, fc.constantFrom(...GROUPINGS), async (generated, by) => {
        const ctx = await founder()
        await fillAnalytics(database().db, ctx, generated)
        const view = await look(ctx, by)
        const { now } = view.daily
        for (const number of [
          'planned_published',
          'slipped',
          'ahead',
          'published',
          'measured',
          'views',
          'reactions',
          'people',
          'machines',
          'leads',
          'added',
        ] as const)
          expect(await behind(ctx, number), number).toBe(now[number])
        const planned = now.planned_published + now.slipped + now.ahead
        expect(await behind(ctx, 'planned')).toBe(planned)
        expect(await behind(ctx, 'scored')).toBe(view.alignment.posts)
        for (const { band, posts } of view.alignment.bands)
          expect(await behind(ctx, 'scored', { band })).toBe(posts)
        for (const side of ['first', 'last'] as const) {
          const total = view.rows.reduce((sum, row) => sum + row[side].pence, 0)
          expect(total, side).toBe(view.paid?.total.pence)
          expect(await behind(ctx, side)).toBe(total)
          for (const row of view.rows)
            expect(await behind(ctx, side, { by, of: row.key })).toBe(row[side].pence)
        }
        for (const number of ['published', 'views', 'reactions', 'people', 'machines', 'leads'] as const) {
          expect(view.rows.reduce((sum, row) => sum + row[number], 0)).toBe(now[number])
          for (const row of view.rows)
            expect(await behind(ctx, number, { by, of: row.key })).toBe(row[number])
        }
        expect(believedIn(generated)).toMatchObject({ views: now.views, reactions: now.reactions })
        expect(view.rows.reduce((sum, row) => sum + row.planned, 0)).toBe(planned)
        expect(view.rows.every(({ name, key }) => (key === null) === (name === null))).toBe(true)
      }),
      { numRuns: 14, endOnFailure: true },
    )
  })

  const WON = { days: 1, lead: 0, last: 0, since: 1, pence: 10_000 }
  const ONE: AnalyticsWorkspace = {
    posts: [{ days: 3, place: 0, network: 'linkedin', overall: 80, status: 'published' }],
    planned: [],
    links: [],
    visits: [],
    leads: [{ days: 2, post: 0, place: 0, source: 'form' }],
    numbers: [],
    won: [WON],
  }

  it.each([
    [89, 10_000, false],
    [90, 10_000, false],
    [91, 0, true],
  ])(
    'counts a last touch of %i days before with %i pence, and greys what is outside',
    async (since, pence, isOutside) => {
      const ctx = await founder()
      await fillAnalytics(database().db, ctx, { ...ONE, won: [{ ...WON, since }] })
      const { rows, paid } = await look(ctx)
      expect(rows.find(({ key }) => key === 'linkedin')?.last.pence).toBe(pence)
      expect(paid?.notAttributed.last.pence).toBe(10_000 - pence)
      const address = {
        number: 'last',
        by: 'network',
        of: pence === 0 ? null : 'linkedin',
        band: null,
        page: 1,
      } as const
      const found = await readBehind(ctx, { period: PERIOD, address })
      expect(found?.rows.map(row => [row.isOutside, row.lastNetwork])).toEqual([[isOutside, 'linkedin']])
    },
  )

  it('takes a payment that comes in twice for one sale, and shows what was told beside the touch', async () => {
    const ctx = await founder()
    await fillAnalytics(database().db, ctx, ONE)
    const { sql } = database().db
    for (let time = 0; time < 2; time += 1)
      await sql`
        insert into deal_payments (user_id, deal_id, amount_pence, paid_on, source, line_hash)
        select user_id, id, 10000, '2026-11-19', 'statement', repeat('a', 64) from deals where user_id = ${ctx.workspace}
        on conflict (user_id, line_hash) where line_hash is not null do nothing
      `
    await sql`update leads set told_text = 'From a friend' where user_id = ${ctx.workspace}`
    const view = await look(ctx, 'story')
    expect(view.paid?.total).toEqual({ deals: 1, pence: 10_000 })
    const address = { number: 'first', by: 'story', of: undefined, band: null, page: 1 } as const
    const found = await readBehind(ctx, { period: PERIOD, address })
    expect(found?.rows.map(row => [row.network, row.toldText])).toEqual([['linkedin', 'From a friend']])
  })

  it('shows nothing of another workspace', async () => {
    const [owner, stranger] = [await founder(), await founder()]
    await fillAnalytics(database().db, owner, ONE)
    const view = await look(stranger)
    expect(view.rows.filter(({ key }) => key !== null)).toEqual([])
    expect(view.daily.now.published + view.alignment.posts + (view.paid?.total.deals ?? 0)).toBe(0)
    expect(await behind(stranger, 'published')).toBe(0)
  })

  it('keeps pounds from members who may not see deals', async () => {
    const { db } = database()
    const owner = await ownerOn(db, 'collective')
    const ctx = await acting(db, owner, '/app/analytics')
    await fillAnalytics(database().db, ctx, ONE)
    const contributor = await acting(db, await memberOf(db, owner, 'contributor'), '/app/analytics')
    const view = await look(contributor)
    expect([view.paid, view.paidBefore, view.sentences.paid]).toEqual([null, null, null])
    expect(view.daily.now.published).toBe(1)
    expect(await behind(contributor, 'first')).toBeNull()
    expect((await look(ctx, 'person')).paid?.total.pence).toBe(10_000)
    let file = ''
    for await (const piece of exportAnalytics(contributor, {
      format: 'json',
      table: 'groups',
      period: PERIOD,
      by: 'network',
    }))
      file += piece
    expect(file).toContain('LinkedIn')
    expect(file).not.toContain('first touch')
  })

  it('saves each table as a file that says what the page says', async () => {
    const ctx = await founder()
    await fillAnalytics(database().db, ctx, ONE)
    const read = async (table: 'weeks' | 'scores' | 'groups', format: 'csv' | 'json') => {
      let file = ''
      for await (const piece of exportAnalytics(ctx, { format, table, period: PERIOD, by: 'network' }))
        file += piece
      return file
    }
    expect(await read('groups', 'csv')).toContain('LinkedIn,0,1,')
    expect(JSON.parse(await read('scores', 'json'))).toContainEqual({ From: 80, To: 89, Posts: 1 })
    expect((await read('weeks', 'csv')).split('\n').length).toBeGreaterThan(5)
  })
})
