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
})
