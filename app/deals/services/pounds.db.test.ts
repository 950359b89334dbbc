import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readPounds } from '#app/deals/services/read-pounds.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { readStory } from '#app/stories/services/read-story.ts'
import { showDeals } from '#app/team/services/show-deals.ts'
import { POUNDS_BY, type PoundsAddress, readPoundsAddress } from '#core/deals/pounds.ts'
import { addDays } from '#core/shared/time.ts'
import { createTestAccount } from '#tests/support/database/accounts.ts'
import { describeOnDatabase } from '#tests/support/database/test-database.ts'
import { acting, memberOf, ownerOn } from '#tests/support/team.ts'
import { contextFor, TEST_NOW } from '#tests/support/workspace-context.ts'

const HUB = '/app/sales-hub/money'

/** One won deal, with what is known of where it came from. */
interface Won {
  readonly pence: number
  readonly first: number | null
  readonly last: number | null
  readonly told: number | null
  /** Days from the last touch to the win. */
  readonly days: number
}

const place = fc.option(fc.integer({ min: 0, max: 2 }))
const won: fc.Arbitrary<Won> = fc.record({
  pence: fc.integer({ min: 0, max: 500_000 }),
  first: place,
  last: place,
  told: place,
  days: fc.integer({ min: 0, max: 200 }),
})

describeOnDatabase('pounds of a workspace', database => {
  const founder = async () =>
    contextFor(database().db, await createTestAccount(database().db), { tier: 'pro' })

  const look = (ctx: WorkspaceContext, query = '', over: Partial<PoundsAddress> = {}) =>
    readPounds(ctx, { address: { ...readPoundsAddress(new URLSearchParams(query)), ...over } })

  /** Three stories with a post and a campaign each, and the deals that they led to. */
  async function lived(deals: readonly Won[], founding: Promise<WorkspaceContext> = founder()) {
    const ctx = await founding
    const { sql } = database().db
    const { workspace } = ctx
    const ids = Array.from({ length: 3 }, () => ({
      story: randomUUID(),
      post: randomUUID(),
      campaign: randomUUID(),
    }))
    for (const [at, { story, post, campaign }] of ids.entries()) {
      await sql`insert into stories (id, user_id, title) values (${story}, ${workspace}, ${`Story ${at}`})`
      await sql`insert into campaigns (id, user_id, name) values (${campaign}, ${workspace}, ${`Campaign ${at}`})`
      await sql`insert into content_created (id, user_id, title, body, story_id) values (${post}, ${workspace}, ${`Post ${at}`}, 'x', ${story})`
    }
    for (const [at, { pence, first, last, told, days }] of deals.entries()) {
      const [from, to] = [first, last].map(place => (place === null ? null : (ids[place] ?? null)))
      const lead = randomUUID()
      const network = (known: unknown) => (known ? 'linkedin' : '')
      await sql`
        insert into leads (id, user_id, name, first_source, first_story_id, first_content_id, first_campaign_id, first_network, told_story_id)
        values (${lead}, ${workspace}, ${`Person ${at}`}, 'form', ${from?.story ?? null}, ${from?.post ?? null},
          ${from?.campaign ?? null}, ${network(from)}, ${told === null ? null : (ids[told]?.story ?? null)})
      `
      await sql`
        insert into deals (user_id, lead_id, title, value_pence, chance, stage, closed_at, reference, last_story_id,
          last_content_id, last_campaign_id, last_network, last_at)
        values (${workspace}, ${lead}, ${`Deal ${at}`}, ${pence}, 100, 'won', ${TEST_NOW}, ${`BH-${1000 + at}`},
          ${to?.story ?? null}, ${to?.post ?? null}, ${to?.campaign ?? null}, ${network(to)},
          ${to ? addDays(TEST_NOW, -days) : null})
      `
    }
    await sql`
      insert into deals (user_id, lead_id, title, value_pence, reference)
      select ${workspace}, id, 'Still open', 999, 'BH-0001' from leads where user_id = ${workspace} limit 1
    `
    return { ctx, ids }
  }

  it('are the won total by each trace, with what leads nowhere named', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(won, { maxLength: 6 }), async deals => {
        const { ctx } = await lived(deals)
        const total = deals.reduce((sum, { pence }) => sum + pence, 0)
        for (const by of POUNDS_BY) {
          const pounds = await look(ctx, `by=${by}`)
          expect(pounds?.total).toEqual({ deals: deals.length, pence: total })
          for (const side of ['first', 'last', 'told'] as const) {
            const sum = pounds?.rows.reduce(
              (pence, row) => pence + row[side].pence,
              pounds.notAttributed[side].pence,
            )
            expect(sum).toBe(total)
          }
        }
        const late = deals.filter(({ last, days }) => last === null || days > 90)
        expect((await look(ctx))?.notAttributed.last.pence).toBe(
          late.reduce((sum, { pence }) => sum + pence, 0),
        )
      }),
      { numRuns: 12, endOnFailure: true },
    )
  })

  it('open the deals behind each number, and show on the story as a range', async () => {
    const none = { first: null, last: null, told: null, days: 1 }
    const { ctx, ids } = await lived([
      { ...none, pence: 10_000, first: 0, last: 1 },
      { ...none, pence: 5_000, told: 0 },
      { ...none, pence: 700 },
    ])
    const story = ids[0]?.story ?? ''
    const behind = async (over: Partial<PoundsAddress>) =>
      (await look(ctx, '', over))?.deals?.rows.map(({ valuePence }) => valuePence)
    expect(await behind({ side: 'first', of: story })).toEqual([10_000])
    expect((await behind({ side: 'first', of: null }))?.toSorted()).toEqual([5_000, 700])
    expect(await behind({ side: 'told_beyond_first', of: story })).toEqual([5_000])
    expect(await behind({ side: 'last', of: ids[1]?.story ?? '' })).toEqual([10_000])
    expect(await behind({ side: 'last', of: 'nonsense' })).toEqual([])
    expect((await readStory(ctx, { id: story }))?.brought).toEqual({
      leads: 2,
      deals: 2,
      firstPence: 10_000,
      toldBeyondPence: 5_000,
    })
    expect((await readStory(ctx, { id: ids[2]?.story ?? '' }))?.brought).toBeNull()
    expect((await look(await founder(), '', { side: 'first', of: story }))?.deals?.rows).toEqual([])
  })

  it('come by the page, and so do the deals behind a number', async () => {
    const none = { first: null, last: null, told: null, days: 1 }
    const { ctx } = await lived(Array.from({ length: 20 }, (_, at) => ({ ...none, pence: 100 + at })))
    const { sql } = database().db
    await sql`
      with made as (
        insert into offers (user_id, name) select ${ctx.workspace}, 'Offer ' || n from generate_series(1, 20) n returning id
      ), numbered as (select id, row_number() over () as n from made)
      update deals d set offer_id = o.id
      from numbered o, (select id, row_number() over (order by value_pence) as n from deals where stage = 'won' and user_id = ${ctx.workspace}) w
      where w.id = d.id and w.n = o.n
    `
    const page = async (rows: number) => {
      const pounds = await look(ctx, `by=offer&rows=${rows}`)
      return { pence: pounds?.rows.map(({ first }) => first.pence), page: pounds?.page, pages: pounds?.pages }
    }
    const pence = Array.from({ length: 20 }, (_, at) => 119 - at)
    expect(await page(1)).toEqual({ pence: pence.slice(0, 12), page: 1, pages: 2 })
    expect(await page(2)).toEqual({ pence: pence.slice(12), page: 2, pages: 2 })
    expect(await page(9)).toEqual(await page(2))
    const behind = async (number: number) => (await look(ctx, '', { side: 'first', page: number }))?.deals
    const [first, last] = [await behind(1), await behind(2)]
    expect([first?.rows.length, last?.rows.length, first?.total, first?.pages]).toEqual([15, 5, 20, 2])
    expect(new Set([...(first?.rows ?? []), ...(last?.rows ?? [])].map(({ id }) => id)).size).toBe(20)
  })

  it('are not for members who may not see money, until the workspace shows them', async () => {
    const { db } = database()
    const owner = await ownerOn(db, 'collective')
    const deals = [{ pence: 100, first: 0, last: null, told: null, days: 1 }]
    const { ctx, ids } = await lived(deals, acting(db, owner, HUB))
    const viewer = await acting(db, await memberOf(db, owner, 'viewer'), HUB)
    expect(await look(viewer)).toBeNull()
    expect((await readStory(viewer, { id: ids[0]?.story ?? '' }))?.brought ?? null).toBeNull()
    expect(await showDeals(viewer, { isShown: true })).toEqual({ ok: false, reason: 'not_allowed' })
    expect(await showDeals(ctx, { isShown: true })).toEqual({ ok: true })
    expect(await showDeals(ctx, { isShown: true })).toEqual({ ok: true })
    expect((await look(viewer))?.total).toEqual({ deals: 1, pence: 100 })
  })
})
