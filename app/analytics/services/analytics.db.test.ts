import { randomUUID } from 'node:crypto'
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
import { dayAfter } from '#core/schedule/days.ts'
import { addDays } from '#core/shared/time.ts'
import { createTestAccount } from '#tests/support/database/accounts.ts'
import { describeOnDatabase } from '#tests/support/database/test-database.ts'
import { acting, memberOf, ownerOn } from '#tests/support/team.ts'
import { contextFor, TEST_NOW } from '#tests/support/workspace-context.ts'

const TODAY = '2026-11-20'
const PERIOD = readPeriod(new URLSearchParams('period=30'), TODAY)
const NETWORKS = ['linkedin', 'instagram']
/** As connections name them. */
const NUMBERED = ['linkedin', 'instagram', 'x']

const place = fc.option(fc.integer({ min: 0, max: 1 }))
/** Days ago, some of them before the period and some before the one it is compared with. */
const ago = fc.integer({ min: 0, max: 70 })
const workspaces = fc.record({
  posts: fc.array(
    fc.record({
      days: ago,
      place,
      network: fc.constantFrom(...NETWORKS),
      overall: fc.option(fc.integer({ min: 30, max: 100 })),
      status: fc.constantFrom('published', 'draft'),
    }),
    { maxLength: 14 },
  ),
  planned: fc.array(
    fc.record({
      days: fc.integer({ min: -10, max: 70 }),
      post: fc.nat(20),
      status: fc.constantFrom('published', 'missed', 'scheduled', 'handed_over', 'cancelled', 'idea'),
    }),
    { maxLength: 14 },
  ),
  links: fc.array(fc.record({ post: fc.nat(20), place, network: fc.constantFrom(...NETWORKS) }), {
    maxLength: 3,
  }),
  visits: fc.array(
    fc.record({
      link: fc.nat(2),
      days: ago,
      reason: fc.constantFrom('', 'preview'),
      visits: fc.integer({ min: 1, max: 30 }),
    }),
    { maxLength: 12 },
  ),
  leads: fc.array(
    fc.record({
      days: ago,
      post: fc.nat(20),
      place,
      source: fc.constantFrom('form', 'import', 'typed', 'quiz'),
    }),
    { maxLength: 8 },
  ),
  numbers: fc.array(
    fc.record({
      post: fc.nat(20),
      network: fc.constantFrom('linkedin', 'instagram', 'twitter'),
      source: fc.constantFrom('network', 'imported', 'typed'),
      views: fc.option(fc.integer({ min: 0, max: 2_000_000_000 })),
      likes: fc.option(fc.nat(5000)),
      shares: fc.option(fc.nat(50)),
    }),
    { maxLength: 16 },
  ),
  won: fc.array(
    fc.record({
      days: ago,
      lead: fc.nat(10),
      last: fc.option(fc.nat(20)),
      since: fc.integer({ min: 0, max: 120 }),
      pence: fc.integer({ min: 0, max: 90_000 }),
    }),
    { maxLength: 6 },
  ),
})
type Generated = typeof workspaces extends fc.Arbitrary<infer Value> ? Value : never

/** What the rules say the numbers of platforms come to for the posts published in the period. */
function believedIn({ posts, numbers }: Generated): { views: number; reactions: number } {
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

  async function fill(ctx: WorkspaceContext, generated: Generated) {
    const { posts, planned, links, visits, leads, numbers, won } = generated
    const { sql } = database().db
    const user = ctx.workspace
    const insert = async (table: string, rows: readonly object[]) => {
      for (const row of rows) await sql`insert into ${sql(table)} ${sql([{ user_id: user, ...row }])}`
    }
    const places = [0, 1].map(() => ({
      ...{ story: randomUUID(), pillar: randomUUID(), campaign: randomUUID(), offer: randomUUID() },
    }))
    for (const [at, { story, pillar, campaign, offer }] of places.entries()) {
      await insert('stories', [{ id: story, title: `Story ${at}` }])
      await insert('content_pillars', [{ id: pillar, title: `Pillar ${at}` }])
      await insert('offers', [{ id: offer, name: `Offer ${at}` }])
      await insert('campaigns', [{ id: campaign, name: `Campaign ${at}`, offer_id: offer }])
    }
    const of = (at: number | null) => (at === null ? null : (places[at] ?? null))
    const written = posts.map(post => ({ id: randomUUID(), ...post }))
    const links_ = links.map(link => ({ id: randomUUID(), ...link }))
    const people = leads.map(lead => ({ id: randomUUID(), ...lead }))
    await insert(
      'content_created',
      written.map(({ id, days, place, network, overall, status }, at) => ({
        ...{ id, status, platform: network, title: `Post ${at}`, body: 'x', alignment_overall: overall },
        ...{ story_id: of(place)?.story ?? null, pillar_id: of(place)?.pillar ?? null },
        ...{ campaign_id: of(place)?.campaign ?? null, offer: at % 2 ? 'Offer 0' : '' },
        published_at: status === 'published' ? addDays(TEST_NOW, -days) : null,
        author_id: at % 2 ? ctx.userId : null,
      })),
    )
    await insert(
      'content_planner',
      planned.map(({ days, post, status }, at) => ({
        ...{ content_id: written[post]?.id ?? null, title: `Planned ${at}`, platform: 'linkedin', status },
        scheduled_for: status === 'idea' ? null : addDays(TEST_NOW, -days),
      })),
    )
    await insert(
      'tracked_links',
      links_.map(({ id, post, place, network }) => ({
        ...{ id, slug: id, target: 'https://example.com/', network, content_id: written[post]?.id ?? null },
        campaign_id: of(place)?.campaign ?? null,
      })),
    )
    for (const { link, days, reason, visits: count } of visits) {
      const id = links_[link]?.id
      if (id)
        await sql`
          insert into link_days (user_id, link_id, day, reason, visits)
          values (${user}, ${id}, ${dayAfter(TODAY, -days)}, ${reason}, ${count})
          on conflict (user_id, link_id, day, reason) do update set visits = link_days.visits + excluded.visits
        `
    }
    // Two accounts on each network, so that what they read back is added up; the last written of a source stands.
    const accounts = NUMBERED.flatMap(network => [1, 2].map(() => ({ id: randomUUID(), network })))
    await insert(
      'connections',
      accounts.map(({ id, network }) => ({
        ...{ id, network, server: 'https://example.com', account_id: id, handle: 'ada' },
      })),
    )
    for (const [at, { post, network, source, views, likes, shares }] of numbers.entries()) {
      const content_id = written[post]?.id
      if (!content_id || (views === null && likes === null && shares === null)) continue
      if (source !== 'network') {
        await sql`
          insert into post_numbers (user_id, content_id, network, source, views, likes, shares, measured_on)
          values (${user}, ${content_id}, ${network}, ${source}, ${views}, ${likes}, ${shares}, ${TODAY})
          on conflict (user_id, content_id, network, source) do nothing
        `
        continue
      }
      const [scheduled_post_id, name] = [randomUUID(), network === 'twitter' ? 'x' : network]
      await insert('content_planner', [
        { id: scheduled_post_id, content_id, title: 'Sent', platform: network, status: 'cancelled' },
      ])
      const connection_id = accounts.filter(account => account.network === name)[at % 2]?.id
      await insert('publish_targets', [
        {
          ...{ scheduled_post_id, connection_id, state: 'published', published_at: TEST_NOW },
          ...{ likes, reposts: shares },
        },
      ])
    }
    await insert(
      'leads',
      people.map(({ id, days, post, place, source }, at) => ({
        ...{ id, name: `Person ${at}`, first_source: source, first_at: addDays(TEST_NOW, -days) },
        ...{ first_content_id: written[post]?.id ?? null, first_network: written[post]?.network ?? '' },
        ...{ first_story_id: of(place)?.story ?? null, first_campaign_id: of(place)?.campaign ?? null },
        told_story_id: at % 2 ? (places[0]?.story ?? null) : null,
      })),
    )
    await insert(
      'deals',
      won.flatMap(({ days, lead, last, since, pence }, at) => {
        const person = people[lead]
        const post = last === null ? undefined : written[last]
        if (!person) return []
        const closed = addDays(TEST_NOW, -days)
        return [
          {
            ...{ lead_id: person.id, title: `Deal ${at}`, value_pence: pence, chance: 100, stage: 'won' },
            ...{ closed_at: closed, reference: `BH-${1000 + at}` },
            ...{ last_content_id: post?.id ?? null, last_network: post?.network ?? '' },
            last_at: post ? addDays(closed, -since) : null,
          },
        ]
      }),
    )
  }

  it('opens the rows of each number, which come to it, however it is divided', async () => {
    await fc.assert(
      fc.asyncProperty(workspaces, fc.constantFrom(...GROUPINGS), async (generated, by) => {
        const ctx = await founder()
        await fill(ctx, generated)
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
  const ONE: Generated = {
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
      await fill(ctx, { ...ONE, won: [{ ...WON, since }] })
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
    await fill(ctx, ONE)
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
    await fill(owner, ONE)
    const view = await look(stranger)
    expect(view.rows.filter(({ key }) => key !== null)).toEqual([])
    expect(view.daily.now.published + view.alignment.posts + (view.paid?.total.deals ?? 0)).toBe(0)
    expect(await behind(stranger, 'published')).toBe(0)
  })

  it('keeps pounds from members who may not see deals', async () => {
    const { db } = database()
    const owner = await ownerOn(db, 'collective')
    const ctx = await acting(db, owner, '/app/analytics')
    await fill(ctx, ONE)
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
    await fill(ctx, ONE)
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
