import { expect, test, vi } from 'vitest'
import { insertOutboxJob } from '#db/queries/platform/outbox.ts'
import { createTestAccount } from '#tests/support/database/accounts.ts'
import { describeOnDatabases } from '#tests/support/database/test-database.ts'
import { contextFor } from '#tests/support/workspace-context.ts'
import { JOBS, type JobName } from './catalog.ts'
import type { JobHandlers } from './handlers.ts'
import { type JobRunner, startJobs } from './start-jobs.ts'
import { EVERY_QUEUE, type WorkerQueues } from './worker-queues.ts'

/** Time for the clock of pg-boss to be looked at twice, and for a busy machine. */
const WITHIN_MS = 100_000

const minuteOf = (at: Date) => Math.floor(at.getTime() / 60_000)

describeOnDatabases(
  'several workers on one database',
  database => {
    /** Handlers that note what they did, and whatever `also` does. */
    const noting = (done: string[], also: (name: JobName) => Promise<void> = async () => {}) =>
      Object.fromEntries(
        (Object.keys(JOBS) as JobName[]).map(name => [
          name,
          async () => {
            await also(name)
            done.push(name)
          },
        ]),
      ) as unknown as JobHandlers

    const contextOf = async (workerQueues: WorkerQueues) => {
      const { db, config } = database()
      const context = contextFor(db, await createTestAccount(db))
      return { ...context, config: { ...context.config, ...config, workerQueues } }
    }

    const order = (queue: 'billing.sync' | 'billing.end-customer', many: number) =>
      database().db.transaction(async sql => {
        for (let at = 0; at < many; at += 1)
          await insertOutboxJob(
            sql,
            queue === 'billing.sync'
              ? { queue, payload: { eventId: `${at}` } }
              : { queue, payload: { stripeCustomerId: `${at}` } },
          )
      })

    test('each works the queues it is told, and hands on what is for others', async () => {
      const [mine, others]: [string[], string[]] = [[], []]
      const runners: JobRunner[] = [
        await startJobs(await contextOf(new Map([['billing.sync', 1]])), noting(mine)),
        await startJobs(await contextOf(new Map([['billing.end-customer', 1]])), noting(others)),
      ]
      try {
        await order('billing.sync', 3)
        await order('billing.end-customer', 2)
        await vi.waitFor(() => expect([mine.length, others.length]).toEqual([3, 2]), 20_000)
        expect(new Set(mine)).toEqual(new Set(['billing.sync']))
        expect(new Set(others)).toEqual(new Set(['billing.end-customer']))
      } finally {
        await Promise.all(runners.map(runner => runner.stop()))
      }
    })

    test('one does as many jobs of a queue at once as it is told, and no more', async () => {
      let [now, most] = [0, 0]
      const done: string[] = []
      const handlers = noting(done, async () => {
        now += 1
        most = Math.max(most, now)
        await new Promise(wake => setTimeout(wake, 100))
        now -= 1
      })
      const runner = await startJobs(await contextOf(new Map([['billing.sync', 3]])), handlers)
      try {
        await order('billing.sync', 30)
        await vi.waitFor(() => expect(done).toHaveLength(30), 20_000)
        expect(most).toBe(3)
      } finally {
        await runner.stop()
      }
    })

    test(
      'what the clock brings is done once, however many clocks there are',
      async () => {
        const done: string[] = []
        const startedIn = minuteOf(new Date())
        const context = await contextOf(EVERY_QUEUE)
        const runners = await Promise.all([1, 2, 3].map(() => startJobs(context, noting(done))))
        const everyMinute = Object.entries(JOBS).flatMap(([name, { cron }]) =>
          cron === '* * * * *' ? name : [],
        )
        try {
          await vi.waitFor(() => expect(done).toEqual(expect.arrayContaining(everyMinute)), WITHIN_MS)
          // A minute that begins meanwhile brings one more of each; three clocks that know nothing of each other, two.
          const minutes = minuteOf(new Date()) - startedIn + 1
          for (const name of everyMinute)
            expect(done.filter(each => each === name).length, name).toBeLessThanOrEqual(minutes)
        } finally {
          await Promise.all(runners.map(runner => runner.stop()))
        }
      },
      WITHIN_MS + 40_000,
    )
  },
  ['server'],
)
