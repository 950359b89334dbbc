import { expect, it } from 'vitest'
import { createTestAccount } from '#tests/support/database/accounts.ts'
import { describeOnDatabases } from '#tests/support/database/test-database.ts'
import { contextFor } from '#tests/support/workspace-context.ts'
import { measureWorkers, readWorkers } from './workers.ts'

const NOW = new Date('2026-11-20T10:00:00Z')
const after = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000)

describeOnDatabases('the state of our workers', database => {
  it('is known once measured, green for five minutes and no longer', async () => {
    const { db } = database()
    const ctx = contextFor(db, await createTestAccount(db, {}))
    const states = async (now: Date) =>
      (await readWorkers({ ...ctx, now: () => now })).map(({ worker, state }) => `${worker}: ${state}`)
    await db.sql`delete from worker_checks`
    expect(await states(NOW)).toEqual(['mail: unknown', 'planner: unknown', 'billing: unknown'])
    await measureWorkers({ ...ctx, now: () => NOW })
    expect(await states(after(5))).toEqual(['mail: working', 'planner: working', 'billing: working'])
    expect(await states(after(6))).toEqual(['mail: unknown', 'planner: unknown', 'billing: unknown'])
  })

  it('says who runs late by what waits', async () => {
    const { db } = database()
    const account = await createTestAccount(db, {})
    const ctx = contextFor(db, account)
    await db.sql`
      insert into content_planner (user_id, title, platform, status, scheduled_for, deadline_at)
      values (${account.workspace}, 'Late', 'instagram', 'scheduled', ${after(-9)}, ${after(-9)})
    `
    await measureWorkers({ ...ctx, now: () => NOW })
    const workers = await readWorkers({ ...ctx, now: () => NOW })
    expect(workers.find(({ worker }) => worker === 'planner')?.state).toBe('behind')
    expect(workers.find(({ worker }) => worker === 'billing')?.state).toBe('working')
  })

  it('counts each minute to its day once, and as late where something was', async () => {
    const { db } = database()
    const account = await createTestAccount(db)
    const ctx = contextFor(db, account)
    await db.sql`delete from worker_checks`
    await db.sql`delete from worker_days`
    await db.sql`delete from content_planner`
    await db.sql`
      insert into content_planner (user_id, title, platform, status, scheduled_for, deadline_at)
      values (${account.workspace}, 'Late', 'instagram', 'scheduled', ${after(1)}, ${after(1)})
    `
    // The second is the repeat of the first; by the last one something has waited for six minutes.
    for (const seconds of [0, 10, 60, 7 * 60])
      await measureWorkers({ ...ctx, now: () => new Date(NOW.getTime() + seconds * 1000) })
    const days = await db.sql`select day::text as day, worker, checked, late from worker_days order by worker`
    expect(days).toEqual([
      { day: '2026-11-20', worker: 'billing', checked: 3, late: 0 },
      { day: '2026-11-20', worker: 'mail', checked: 3, late: 0 },
      { day: '2026-11-20', worker: 'planner', checked: 3, late: 1 },
    ])
  })
})
