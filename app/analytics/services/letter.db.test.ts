import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readLetter } from '#app/analytics/services/read-letter.ts'
import { listWeeks } from '#app/analytics/services/summary/list-weeks.ts'
import { readPeriod } from '#core/analytics/period.ts'
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

  it('says the same however the table is divided', async () => {
    await fc.assert(
      fc.asyncProperty(analyticsWorkspaces, async generated => {
        const ctx = await founder()
        await fillAnalytics(database().db, ctx, generated)
        const letters = []
        for (const by of ['network', 'story', 'person'] as const)
          letters.push((await readLetter(ctx, { period: PERIOD, by })).letter)
        for (const letter of letters) expect(letter).toEqual(letters[0])
      }),
      { numRuns: 3, endOnFailure: true },
    )
  })

  it('traces pounds by platform, whatever else the table is divided by', async () => {
    const ctx = await founder()
    await fillAnalytics(database().db, ctx, {
      ...NOTHING,
      posts: [{ ...post(3, 80), place: 0 }],
      leads: [{ days: 2, post: 0, place: null, source: 'form' }],
      won: [{ days: 1, lead: 0, last: 0, since: 1, pence: 10_000 }],
    })
    const read = (by: 'network' | 'story') => readLetter(ctx, { period: PERIOD, by })
    const [platform, story] = [await read('network'), await read('story')]
    expect(story.letter).toEqual(platform.letter)
    expect(story.facts.paid?.notAttributed).toEqual(platform.paid?.notAttributed)
    expect(story.paid?.notAttributed).not.toEqual(platform.paid?.notAttributed)
  })

  it('is read in one transaction, however the table is divided', async () => {
    const ctx = await founder()
    for (const by of ['network', 'story'] as const) {
      let transactions = 0
      const counting: typeof ctx = {
        ...ctx,
        inWorkspace(work) {
          transactions += 1
          return ctx.inWorkspace(work)
        },
      }
      await readLetter(counting, { period: PERIOD, by })
      expect(transactions, by).toBe(1)
    }
  })

  it('quotes the post with the highest score of its days, and of no other workspace', async () => {
    const { db } = database()
    const [ctx, stranger] = [await founder(), await founder()]
    await fillAnalytics(db, ctx, {
      ...NOTHING,
      posts: [post(1, null), post(2, 71), post(3, 88), post(60, 99)],
    })
    await db.sql`update content_created set body = 'Bread is slow.' where user_id = ${ctx.workspace} and alignment_overall = 88`
    const { letter, isQuiet } = await readLetter(ctx, { period: PERIOD, by: 'network' })
    expect(letter.quote).toMatchObject({
      text: 'Bread is slow.',
      caption: 'The highest of 2 scores: 88 out of 100.',
    })
    expect(isQuiet).toBe(false)
    const other = await readLetter(stranger, { period: PERIOD, by: 'network' })
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
      [ctx, contributor].map(reader => readLetter(reader, { period: PERIOD, by: 'network' })),
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
