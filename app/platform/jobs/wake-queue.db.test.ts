import { expect, test, vi } from 'vitest'
import { insertOutboxJob } from '#db/queries/platform/outbox.ts'
import { createTestAccount } from '#tests/support/database/accounts.ts'
import { describeOnDatabases } from '#tests/support/database/test-database.ts'
import { contextFor } from '#tests/support/workspace-context.ts'
import { JOBS } from './catalog.ts'
import type { JobHandlers } from './handlers.ts'
import { startJobs } from './start-jobs.ts'

/** So long that no queue is asked by itself a second time within the test. */
const NEVER_SECONDS = 86_400

describeOnDatabases(
  'queues that are woken',
  database => {
    test('what is relayed is done though its queue is hardly ever asked, more than a batch of it too', async () => {
      const { db } = database()
      const done: string[] = []
      const note = async (_: unknown, { eventId }: { eventId?: string }) =>
        void (eventId && done.push(eventId))
      const handlers = Object.fromEntries(
        Object.keys(JOBS).map(name => [name, note]),
      ) as unknown as JobHandlers
      const order = (eventId: string) => ({ queue: 'billing.sync', payload: { eventId } }) as const

      const context = contextFor(db, await createTestAccount(db))
      const config = { ...context.config, ...database().config }
      const jobs = await startJobs({ ...context, config }, handlers, { pollSeconds: NEVER_SECONDS })
      try {
        await db.transaction(sql => insertOutboxJob(sql, order('one')))
        await vi.waitFor(() => expect(done).toEqual(['one']), 15_000)
        const many = Array.from({ length: 23 }, (_, at) => `of many ${at}`)
        await db.transaction(async sql => {
          for (const eventId of many) await insertOutboxJob(sql, order(eventId))
        })
        await vi.waitFor(() => expect(done.toSorted()).toEqual(['one', ...many].toSorted()), 15_000)
      } finally {
        await jobs.stop()
      }
    })
  },
  ['embedded'],
)
