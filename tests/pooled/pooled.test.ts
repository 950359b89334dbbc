import { expect, test, vi } from 'vitest'
import { JOBS } from '#app/platform/jobs/catalog.ts'
import type { JobHandlers } from '#app/platform/jobs/handlers.ts'
import { startJobs } from '#app/platform/jobs/start-jobs.ts'
import { openDatabase, TIMEOUTS } from '#db/client.ts'
import { insertOutboxJob } from '#db/queries/platform/outbox.ts'
import { createTestAccount } from '#tests/support/database/accounts.ts'
import { describeOnDatabases } from '#tests/support/database/test-database.ts'
import { contextFor } from '#tests/support/workspace-context.ts'

describeOnDatabases(
  'the app and a pool of transactions',
  database => {
    test('an address is the pooler’s: clients take turns on fewer connections than there are', async () => {
      const pools = Array.from({ length: 4 }, () => openDatabase({ ...database().way, max: 10 }))
      try {
        const asked = await Promise.all(
          pools.flatMap(({ unscoped }) =>
            Array.from({ length: 10 }, () =>
              unscoped.transaction(async sql => {
                const [row] = await sql<{ pid: number }[]>`select pg_backend_pid() as pid, pg_sleep(0.05)`
                return row?.pid
              }),
            ),
          ),
        )
        expect(asked).toHaveLength(40)
        expect(new Set(asked).size).toBeLessThanOrEqual(20)
      } finally {
        await Promise.all(pools.map(pool => pool.close()))
      }
    })

    test('what nobody scoped works as app_identity, with the limits of time, on whatever connection', async () => {
      const { db } = database()
      const account = await createTestAccount(db)
      const look = async () => {
        const [row] = await db.unscoped.sql`
          select current_user::text as role, current_workspace() as workspace,
            (select setting::int from pg_settings where name = 'statement_timeout') as limit, pg_sleep(0.02)
        `
        return row
      }
      // Scopes and looks take turns on the same connections: nothing of a scope stays behind on one.
      const looked = await Promise.all(
        Array.from({ length: 15 }, async () => {
          await db.inWorkspace(account.workspace, sql => sql`select pg_sleep(0.02)`)
          return look()
        }),
      )
      for (const row of looked)
        expect(row).toMatchObject({ role: 'app_identity', workspace: null, limit: TIMEOUTS.statement })
    })

    test('jobs are done', async () => {
      const { db } = database()
      const done: string[] = []
      const note = async (_: unknown, { eventId }: { eventId?: string }) =>
        void (eventId && done.push(eventId))
      const handlers = Object.fromEntries(
        Object.keys(JOBS).map(name => [name, note]),
      ) as unknown as JobHandlers
      const context = contextFor(db, await createTestAccount(db))
      const jobs = await startJobs(
        { ...context, config: { ...context.config, ...database().config } },
        handlers,
      )
      try {
        await db.transaction(sql =>
          insertOutboxJob(sql, { queue: 'billing.sync', payload: { eventId: 'one' } }),
        )
        await vi.waitFor(() => expect(done).toEqual(['one']), 15_000)
      } finally {
        await jobs.stop()
      }
    })
  },
  ['server'],
)
