import { expect, test } from 'vitest'
import { listScoreBatch } from '#db/queries/brand/score-inputs.ts'
import { multiplyUsers } from '#db/seed/multiply-users.ts'
import { seedUsers } from '#db/seed/users.ts'
import { describeOnDatabases } from '#tests/support/database/test-database.ts'

const NOW = new Date('2026-11-20T12:00:00Z')
const HISTORIES = ['brand_checkins', 'content_created', 'post_alignment_scores']

describeOnDatabases('a batch of scores among so many users that the planner takes it for one', database => {
  test('does not read the histories once for each user', async () => {
    const { db } = database()
    await seedUsers(db, { users: 40, days: 90, seed: 1, now: NOW })
    await multiplyUsers(db, 50)
    // What it remembers of ids are the first and the last, so that every range lies between two of them.
    for (const table of ['profiles', ...HISTORIES]) {
      const id = table === 'profiles' ? 'id' : 'user_id'
      await db.sql`alter table ${db.sql(table)} alter ${db.sql(id)} set statistics 1`
      await db.sql`analyze ${db.sql(table)}`
    }
    const [first] = await db.sql<{ id: string }[]>`select id from profiles order by id offset 1000 limit 1`
    await db.acrossWorkspaces('operator', async sql => {
      const scansSoFar = () => sql<{ name: string; n: number }[]>`
        select relname as name, (seq_scan + coalesce(idx_scan, 0))::integer as n
        from pg_stat_xact_user_tables where relname = any(${HISTORIES}) order by relname
      `
      const before = await scansSoFar()
      const { unsettled } = await listScoreBatch(sql, { after: first?.id ?? null, limit: 100, now: NOW })
      expect(unsettled).toHaveLength(100)
      const after = await scansSoFar()
      // One, and the planner's own looks at the ends of an index.
      for (const [i, { name, n }] of after.entries()) expect(n - (before[i]?.n ?? 0), name).toBeLessThan(10)
      expect(after.map(({ name }) => name)).toEqual(HISTORIES)
    })
  })
})
