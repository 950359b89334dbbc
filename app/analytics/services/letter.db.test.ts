import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readAnalytics } from '#app/analytics/services/read-analytics.ts'
import { readLetter } from '#app/analytics/services/read-letter.ts'
import { listWeeks } from '#app/analytics/services/summary/list-weeks.ts'
import { readPeriod } from '#core/analytics/period.ts'
import { networkName } from '#core/posts/platforms/network-name.ts'
import { analyticsWorkspaces, fillAnalytics } from '#tests/support/analytics-workspaces.ts'
import { createTestAccount } from '#tests/support/database/accounts.ts'
import { describeOnDatabase } from '#tests/support/database/test-database.ts'
import { acting, memberOf, ownerOn } from '#tests/support/team.ts'
import { contextFor } from '#tests/support/workspace-context.ts'

const PERIOD = readPeriod(new URLSearchParams('period=30'), '2026-11-20')
const NOTHING = { posts: [], planned: [], links: [], visits: [], leads: [], numbers: [], won: [] }
const post = (days: number, overall: number | null) =>
  ({ days, place: null, network: 'linkedin', overall, status: 'published' }) as const

describeOnDatabase('a letter', database => {
  const founder = async () =>
    contextFor(database().db, await createTestAccount(database().db), { tier: 'pro' })

  it('names the platforms that brought people, and counts nobody twice', async () => {
    await fc.assert(
      fc.asyncProperty(analyticsWorkspaces, async generated => {
        const ctx = await founder()
        await fillAnalytics(database().db, ctx, generated)
        const { facts, rows } = await readLetter(ctx, { period: PERIOD })
        const fromNone = rows.find(({ key }) => key === null)?.people ?? 0
        const fromPlatforms = facts.sources.reduce((sum, { people }) => sum + people, 0)
        expect(fromPlatforms + fromNone).toBe(facts.daily.now.people)
        const keys = rows.flatMap(({ key }) => key ?? [])
        for (const { name } of facts.sources) expect(keys.map(networkName)).toContain(name)
      }),
      { numRuns: 5, endOnFailure: true },
    )
  })

  it('traces pounds by platform', async () => {
    const ctx = await founder()
    await fillAnalytics(database().db, ctx, {
      ...NOTHING,
      posts: [{ ...post(3, 80), place: 0 }],
      leads: [{ days: 2, post: 0, place: null, source: 'form' }],
      won: [{ days: 1, lead: 0, last: 0, since: 1, pence: 10_000 }],
    })
    const { facts } = await readLetter(ctx, { period: PERIOD })
    const [platform, story] = await Promise.all(
      (['network', 'story'] as const).map(by => readAnalytics(ctx, { period: PERIOD, by })),
    )
    expect(facts.paid?.notAttributed).toEqual(platform?.paid?.notAttributed)
    expect(facts.paid?.notAttributed).not.toEqual(story?.paid?.notAttributed)
  })

  it('is read in one transaction', async () => {
    const ctx = await founder()
    let transactions = 0
    const counting: typeof ctx = {
      ...ctx,
      inWorkspace(work) {
        transactions += 1
        return ctx.inWorkspace(work)
      },
    }
    await readLetter(counting, { period: PERIOD })
    expect(transactions).toBe(1)
  })

  it('quotes the post with the highest score of its days, and of no other workspace', async () => {
    const { db } = database()
    const [ctx, stranger] = [await founder(), await founder()]
    await fillAnalytics(db, ctx, {
      ...NOTHING,
      posts: [post(1, null), post(2, 71), post(3, 88), post(60, 99)],
    })
    await db.sql`update content_created set body = 'Bread is slow.' where user_id = ${ctx.workspace} and alignment_overall = 88`
    const { letter, isQuiet } = await readLetter(ctx, { period: PERIOD })
    expect(letter.quote).toMatchObject({
      text: 'Bread is slow.',
      caption: 'The highest of 2 scores: 88 out of 100.',
    })
    expect(isQuiet).toBe(false)
    const other = await readLetter(stranger, { period: PERIOD })
    expect([other.letter.quote, other.isQuiet]).toEqual([null, true])
  })

  it('keeps pounds from members who may not see deals', async () => {
    const { db } = database()
    const owner = await ownerOn(db, 'collective')
    const ctx = await acting(db, owner, '/app/analytics')
    await fillAnalytics(db, ctx, {
      ...NOTHING,
      posts: [post(3, 80)],
      leads: [{ days: 2, post: 0, place: 0, source: 'form' }],
      won: [{ days: 1, lead: 0, last: 0, since: 1, pence: 10_000 }],
    })
    const contributor = await acting(db, await memberOf(db, owner, 'contributor'), '/app/analytics')
    const [own, their] = await Promise.all(
      [ctx, contributor].map(reader => readLetter(reader, { period: PERIOD })),
    )
    expect(own?.letter.headline).toBe('You won £100')
    expect(JSON.stringify(their?.letter)).not.toMatch(/£|deal/)
  })

  it('can be read again week by week', async () => {
    const ctx = await founder()
    await fillAnalytics(database().db, ctx, { ...NOTHING, posts: [post(0, 80), post(9, 80), post(10, null)] })
    const weeks = await listWeeks(ctx, { today: ctx.now().toISOString().slice(0, 10) })
    expect(weeks.map(({ published }) => published)).toEqual([1, 2])
  })
})
