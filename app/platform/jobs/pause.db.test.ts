import { expect, test, vi } from 'vitest'
import { insertOutboxJob } from '#db/queries/platform/outbox.ts'
import { deleteWorkPause, insertWorkPause } from '#db/queries/platform/work-pause.ts'
import { cli } from '#tests/support/cli.ts'
import { createTestAccount } from '#tests/support/database/accounts.ts'
import { describeOnDatabases } from '#tests/support/database/test-database.ts'
import { contextFor } from '#tests/support/workspace-context.ts'
import { JOBS } from './catalog.ts'
import type { JobHandlers } from './handlers.ts'
import { startJobs } from './start-jobs.ts'

describeOnDatabases(
  'paused work',
  database => {
    test('waits, in a process that starts and in one that runs, until it is resumed', async () => {
      const { db, env: ways, kind } = database()
      const env = { ...ways, DATABASE_EMBEDDED: kind === 'embedded' ? '1' : '0' }
      const done: string[] = []
      const handlers = Object.fromEntries(
        Object.keys(JOBS).map(name => [name, async () => void done.push(name)]),
      ) as unknown as JobHandlers
      const order = (eventId: string) =>
        db.transaction(sql => insertOutboxJob(sql, { queue: 'billing.sync', payload: { eventId } }))
      const synced = () => done.filter(name => name === 'billing.sync').length

      await insertWorkPause(db.sql, { reason: 'the backup of yesterday was restored' })
      await order('one')
      const context = contextFor(db, await createTestAccount(db))
      const jobs = await startJobs(
        { ...context, config: { ...context.config, ...database().config } },
        handlers,
      )
      try {
        const doctor = await cli(['doctor', '--json'], env)
        expect(JSON.parse(doctor.out).checks).toContainEqual(
          expect.objectContaining({
            name: 'background work',
            status: 'warn',
            detail: expect.stringContaining('yesterday'),
          }),
        )
        const waiting = await cli(['resume', '--dry-run', '--json'], env)
        expect(JSON.parse(waiting.out)).toMatchObject({ resumed: false, waiting: { mails: 0, jobs: 1 } })
        expect(synced()).toBe(0)
        expect(JSON.parse((await cli(['resume', '--json'], env)).out)).toMatchObject({ resumed: true })
        await vi.waitFor(() => expect(synced()).toBe(1), 15_000)

        expect((await cli(['pause', '--reason', 'a look'], env)).out).toContain('a look')
        // A look at the pause lies two seconds at most behind.
        await new Promise(wake => setTimeout(wake, 4_000))
        await order('two')
        await new Promise(wake => setTimeout(wake, 2_000))
        expect(synced()).toBe(1)
        expect(await deleteWorkPause(db.sql)).toBe(true)
        await vi.waitFor(() => expect(synced()).toBe(2), 15_000)
        expect(await deleteWorkPause(db.sql)).toBe(false)
      } finally {
        await jobs.stop()
      }
    })
  },
  ['embedded'],
)
