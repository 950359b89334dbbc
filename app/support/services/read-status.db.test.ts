import { expect, it } from 'vitest'
import { openDatabase } from '#db/client.ts'
import { createTestAccount } from '#tests/support/database/accounts.ts'
import { describeOnDatabase } from '#tests/support/database/test-database.ts'
import { contextFor, TEST_NOW } from '#tests/support/workspace-context.ts'
import { readStatus } from './read-status.ts'

describeOnDatabase('the status of the service', database => {
  it('says what was measured, and that work is late while we hold it back', async () => {
    const { db } = database()
    const ctx = contextFor(db, await createTestAccount(db))
    await db.sql`delete from worker_checks`
    expect((await readStatus(ctx))?.overall).toBe('unknown')
    await db.sql`
      insert into worker_checks (worker, measured_at) values
        ('mail', ${TEST_NOW}), ('planner', ${TEST_NOW}), ('billing', ${TEST_NOW})
    `
    await db.sql`insert into worker_days (day, worker, checked, late) values ('2026-11-19', 'mail', 1440, 144)`
    const status = await readStatus(ctx)
    expect(status?.overall).toBe('working')
    const mail = status?.workers.find(({ worker }) => worker === 'mail')
    expect(mail?.onTime).toBeCloseTo(0.9)
    expect(mail?.days.find(({ day }) => day === '2026-11-19')?.state).toBe('behind')
    await db.sql`insert into work_pause (reason) values ('a backup was restored')`
    const paused = await readStatus(ctx)
    expect(paused?.overall).toBe('behind')
    expect(paused?.pausedAt).toBeInstanceOf(Date)
    expect(JSON.stringify(paused)).not.toContain('a backup was restored')
    await db.sql`delete from work_pause`
  })

  it('is null while the database does not answer', async () => {
    const { db } = database()
    const gone = openDatabase({ url: 'postgres://nobody@127.0.0.1:1/nothing' })
    const ctx = contextFor(db, await createTestAccount(db))
    expect(await readStatus({ now: ctx.now, config: ctx.config, db: gone })).toBeNull()
    await gone.close()
  })
})
