import { expect, test } from 'vitest'
import { multiplyUsers } from '#db/seed/multiply-users.ts'
import { seedUsers } from '#db/seed/users.ts'
import { recomputeAll } from '#scripts/commands/recompute-scores/recompute-all.ts'
import { describeOnDatabases } from '#tests/support/database/test-database.ts'

const NOW = new Date('2026-11-20T12:00:00Z')
const USERS = 6
const TIMES = 3

describeOnDatabases('founders copied within the server', database => {
  test('each has the history and with it the score of the one they were copied from', async () => {
    const { db } = database()
    await seedUsers(db, { users: USERS, days: 90, seed: 1, now: NOW })
    await multiplyUsers(db, TIMES)
    const [linked] = await db.sql`
      select count(*)::integer as scores, count(c.id)::integer as of_their_own
      from post_alignment_scores s
      left join content_created c on c.id = s.post_id and c.user_id = s.user_id
    `
    expect(linked?.scores).toBeGreaterThan(TIMES)
    expect(linked?.ofTheirOwn).toBe(linked?.scores)
    expect(await recomputeAll(db, { now: NOW })).toMatchObject({ users: USERS * TIMES })
    const scores = await db.sql<{ copies: number }[]>`
      select count(*)::integer as copies
      from brand_scores b join accounts a on a.id = b.user_id
      group by regexp_replace(a.email, '^[0-9]+\\.', ''), b.overall, b.breakdown
    `
    expect(scores.map(({ copies }) => copies)).toEqual(Array(USERS).fill(TIMES))
  })
})
