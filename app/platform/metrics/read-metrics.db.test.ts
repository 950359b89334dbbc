import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openBoss } from '#app/platform/jobs/boss.ts'
import { openDatabase } from '#db/client.ts'
import { createTestAccount } from '#tests/support/database/accounts.ts'
import { describeOnDatabases } from '#tests/support/database/test-database.ts'
import { contextFor } from '#tests/support/workspace-context.ts'
import { readMetrics } from './read-metrics.ts'
import { watchDatabase } from './watch-database.ts'

const TOKEN = 'sixteen-letters-or-more'

beforeEach(() => {
  vi.stubEnv('BRANDHEARTH_MODE', 'test')
  vi.stubEnv('METRICS_TOKEN', TOKEN)
})
afterEach(() => vi.unstubAllEnvs())

describeOnDatabases(
  'what is told of the installation',
  database => {
    it('is what waits in queues and outboxes, what the assistant was asked, and how the pools do', async () => {
      const { db: admin, url } = database()
      const account = await createTestAccount(admin)
      const jobs = openDatabase({ url, max: 1, role: 'app_jobs' })
      const boss = openBoss(jobs, { supervise: false, schedule: false })
      await boss.start()
      await boss.createQueue('billing.sync')
      await boss.send('billing.sync', { eventId: 'a' })
      await admin.sql`update pgboss.job set created_on = now() - interval '90 s', start_after = now() - interval '90 s'`
      await admin.sql`
        insert into mail_outbox (idempotency_key, to_address, template, sealed_props, created_at)
        values ('a', 'ana@example.test', 'welcome', 'x', now() - interval '40 s')
      `
      await admin.sql`
        insert into rate_limits (key, window_seconds, window_start, count)
        values ('assistant:everyone', 86400, ${new Date('2026-11-20T09:00:00Z')}, 41)
      `
      watchDatabase()
      const db = openDatabase({ url, max: 2, applicationName: 'measured' })
      const context = { ...contextFor(admin, account), db }
      const config = { ...context.config, metricsToken: TOKEN }
      const read = await readMetrics({ ...context, config }, `Bearer ${TOKEN}`)
      const value = (name: string) => {
        const line = read?.text.split('\n').find(each => each.startsWith(`${name} `))
        return line === undefined ? null : Number(line.slice(name.length + 1))
      }
      expect(value('metrics_database_up')).toBe(1)
      expect(value('queue_oldest_seconds{queue="billing.sync"}')).toBeGreaterThanOrEqual(90)
      expect(value('queue_jobs{queue="billing.sync",state="failed"}')).toBe(0)
      expect(value('mails_waiting')).toBe(1)
      expect(value('mail_oldest_seconds')).toBeGreaterThanOrEqual(40)
      expect(value('outbox_oldest_seconds')).toBe(0)
      expect(value('assistant_asked_today{subject="everyone"}')).toBe(41)
      expect(value('assistant_daily_limit{subject="everyone"}')).toBe(5000)
      expect(value('database_connections{pool="measured",state="idle"}')).not.toBeNull()
      expect(value('database_waiting_queries{pool="measured"}')).toBe(0)
      await vi.waitFor(async () => {
        const again = await readMetrics({ ...context, config }, `Bearer ${TOKEN}`)
        expect(again?.text).toMatch(/^database_wait_seconds_count\{pool="measured"\} [1-9]/m)
        expect(again?.text).toMatch(
          /^database_query_duration_seconds_count\{pool="measured",outcome="answered"\} [1-9]/m,
        )
      })
      expect(read?.text).not.toContain('ana@example.test')
      await boss.stop({ graceful: false })
      await Promise.all([db.close(), jobs.close()])
    })

    it('is nothing without the token, or with another', async () => {
      const { db } = database()
      const context = contextFor(db, await createTestAccount(db))
      const config = { ...context.config, metricsToken: TOKEN }
      expect(await readMetrics({ ...context, config }, null)).toBeNull()
      expect(await readMetrics({ ...context, config }, `Bearer ${TOKEN}x`)).toBeNull()
      expect(
        await readMetrics({ ...context, config: { ...config, metricsToken: null } }, 'Bearer '),
      ).toBeNull()
    })
  },
  ['server'],
)
