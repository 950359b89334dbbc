import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { THREAD_KINDS, THREAD_SHOWN, type ThreadKind, threadOf } from '#core/deals/thread.ts'
import { findThread } from '#db/queries/deals/thread.ts'
import { createTestAccount } from '#tests/support/database/accounts.ts'
import { describeOnDatabases } from '#tests/support/database/test-database.ts'

describeOnDatabases('a thread', database => {
  /** A story told in a post of a campaign, through which a person came who bought for £1,200 and thinks about £50 more. */
  async function woven() {
    const { db } = database()
    const { workspace } = await createTestAccount(db)
    const ids = {
      story: randomUUID(),
      post: randomUUID(),
      campaign: randomUUID(),
      person: randomUUID(),
      deal: randomUUID(),
    }
    const { story, post, campaign, person, deal } = ids
    const open = randomUUID()
    await db.sql`insert into stories (id, user_id, title, body) values (${story}, ${workspace}, 'A loaf', 'It rose')`
    await db.sql`insert into campaigns (id, user_id, name) values (${campaign}, ${workspace}, 'Spring')`
    await db.sql`
      insert into content_created (id, user_id, body, story_id, campaign_id)
      values (${post}, ${workspace}, 'It rose', ${story}, ${campaign})
    `
    await db.sql`
      insert into leads (id, user_id, name, first_source, first_content_id, first_story_id, first_campaign_id)
      values (${person}, ${workspace}, 'Jo', 'typed', ${post}, ${story}, ${campaign})
    `
    await db.sql`
      insert into deals (id, user_id, lead_id, reference, title, value_pence, stage, chance, closed_at) values
        (${deal}, ${workspace}, ${person}, 'BH-AAAA', 'Team day', 120000, 'won', 100, now()),
        (${open}, ${workspace}, ${person}, 'BH-BBBB', 'Bread', 5000, 'new', 10, null)
    `
    const read = (kind: ThreadKind, id = ids[kind], where = workspace) =>
      db.inWorkspace(where, sql => findThread(sql, { workspace: where, kind, id }))
    return { db, workspace, ids, read }
  }

  it.each(THREAD_KINDS)('of a %s leads through everything, down to pounds', async kind => {
    const { ids, read } = await woven()
    const { knots, won } = threadOf(await read(kind), { kind, id: ids[kind] })
    expect(knots.map(knot => knot.kind)).toEqual([...THREAD_KINDS])
    for (const knot of knots) expect(knot.things.map(({ id }) => id)).toContain(ids[knot.kind])
    expect(won).toEqual({ pence: 120_000, deals: 1 })
    // A deal is itself; all else has both deals of its person.
    expect(knots.at(-1)?.things).toHaveLength(kind === 'deal' ? 1 : 2)
  })

  it('counts what it does not show, and names the newest', async () => {
    const { db, workspace, ids, read } = await woven()
    await db.sql`
      insert into content_created (user_id, title, body, story_id, created_at)
      select ${workspace}, 'Post ' || n, 'It rose', ${ids.story}, now() + interval '1 day' * n from generate_series(1, 9) n
    `
    const { post } = await read('story')
    expect(post.total).toBe(10)
    expect(post.things.map(({ name }) => name)).toEqual(['Post 9', 'Post 8', 'Post 7'])
    expect(post.things).toHaveLength(THREAD_SHOWN)
  })

  it('of what is tied to nothing is bare, and of somebody else’s shows nothing at all', async () => {
    const { db, workspace, ids, read } = await woven()
    const lone = randomUUID()
    await db.sql`insert into stories (id, user_id, title, body) values (${lone}, ${workspace}, 'Alone', 'Quiet')`
    expect(threadOf(await read('story', lone), { kind: 'story', id: lone })).toMatchObject({
      isBare: true,
      won: null,
    })
    const { workspace: stranger } = await createTestAccount(db)
    for (const kind of THREAD_KINDS) {
      const facts = await read(kind, ids[kind], stranger)
      for (const each of THREAD_KINDS) expect(facts[each]).toEqual({ total: 0, things: [] })
      expect(facts).toMatchObject({ wonPence: 0, wonDeals: 0 })
    }
  })
})
