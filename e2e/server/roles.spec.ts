import { expect, test } from 'playwright/test'
import { loadConfig } from '#app/config.server.ts'
import { enqueueMail } from '#app/platform/mail/enqueue-mail.ts'
import { type AdminDatabase, openAdminDatabase } from '#db/admin.ts'
import { migrate } from '#db/migrate.ts'
import { freePort } from '#scripts/local/free-port.ts'
import { type RunningPostgres, startPostgresServer } from '#scripts/local/postgres-server.ts'
import { type MailSink, openMailSink } from '#scripts/measure/harness/load/mail-sink.ts'
import {
  runServing,
  type Serving,
  servingEnvironment,
  startServing,
  stopServing,
} from '../fixtures/serving.ts'

const TOKEN = 'a-token-for-prometheus'
/** How long the mail provider takes over each mail: long enough to be told to stop meanwhile. */
const MAIL_TAKES_MS = 1_500

let server: RunningPostgres
let db: AdminDatabase
let mails: MailSink
let url: string

test.beforeAll(async () => {
  const started = await startPostgresServer()
  test.skip(!started.ok, started.ok ? '' : started.reason)
  if (!started.ok) return
  server = started
  url = `postgres://postgres@127.0.0.1:${server.port}/postgres`
  db = openAdminDatabase({ url, adminUrl: url })
  await migrate(db)
  mails = await openMailSink({ delayMs: MAIL_TAKES_MS })
})
test.afterAll(async () => {
  await Promise.all([db?.close(), mails?.close()])
  await server?.stop()
})

const more = () => ({ METRICS_TOKEN: TOKEN, SMTP_URL: mails.url })
const start = (args: readonly string[]) => startServing(args, url, more())

const status = async (address: string, init: RequestInit = {}) =>
  (await fetch(address, { redirect: 'manual', ...init })).status
const metricsOf = async ({ url: origin }: Serving) => {
  const response = await fetch(`${origin}/metrics`, { headers: { Authorization: `Bearer ${TOKEN}` } })
  expect(response.status).toBe(200)
  return response.text()
}

/** Asks for an email, as a page would. */
async function askForMail(): Promise<void> {
  const loaded = loadConfig(servingEnvironment(url, 1))
  if (!loaded.ok) throw new Error(loaded.problems.join())
  const context = { db, now: () => new Date(), config: loaded.config }
  await db.transaction(sql =>
    enqueueMail(context, sql, {
      to: 'reader@example.test',
      template: 'newsletter-confirm',
      props: { url: 'https://brandhearth.example/newsletter' },
    }),
  )
}
const mailStates = async () =>
  (await db.sql<{ status: string }[]>`select status from mail_outbox order by created_at`).map(
    row => row.status,
  )

test('pages and background jobs are done by processes of their own', async () => {
  test.setTimeout(150_000)
  const web = await start(['--web'])
  await askForMail()
  expect(await status(`${web.url}/readyz`)).toBe(200)
  expect(await status(`${web.url}/auth`)).toBe(200)
  expect(await metricsOf(web)).toMatch(
    /http_request_duration_seconds_count\{route="\/auth",method="GET",status="2xx"\} [1-9]/,
  )
  // It began no queue at all, and what it asked for waits.
  const [queue] = await db.sql`select to_regclass('pgboss.job')::text as there`
  expect(queue).toEqual({ there: null })
  expect(await db.sql`select queue from outbox`).toEqual([{ queue: 'mail.send' }])

  const worker = await start(['--worker'])
  for (const path of ['/healthz', '/readyz']) expect(await status(`${worker.url}${path}`), path).toBe(200)
  for (const path of ['/', '/auth', '/favicon.svg', '/metrics'])
    expect(await status(`${worker.url}${path}`), path).toBe(404)
  expect(await status(`${worker.url}/readyz`, { method: 'POST', body: 'x' })).toBe(405)
  await expect.poll(mailStates, { timeout: 30_000 }).toEqual(['sent'])
  await expect
    .poll(() => metricsOf(worker))
    .toMatch(/^jobs_total\{queue="mail.send",outcome="completed"\} 1$/m)
  const read = await metricsOf(worker)
  expect(read).toMatch(/^mails_total\{outcome="sent"\} 1$/m)
  expect(read).toMatch(/^queue_oldest_seconds\{queue="mail.send"\} 0$/m)
  expect(read).toMatch(
    /^database_query_duration_seconds_count\{pool="brandhearth-jobs",outcome="answered"\} [1-9]/m,
  )

  // Told to stop in the middle of a mail, it sends it, and says meanwhile that it is not ready.
  await askForMail()
  await expect.poll(mailStates, { timeout: 30_000 }).toEqual(['sent', 'sending'])
  const over = stopServing(worker)
  await expect.poll(() => status(`${worker.url}/readyz`)).toBe(503)
  expect(await over).toBe(0)
  expect(await mailStates()).toEqual(['sent', 'sent'])
  expect([...mails.taken.values()]).toEqual([1, 1])
  expect(await stopServing(web)).toBe(0)
})

test('one process that does both tells of both', async () => {
  test.setTimeout(90_000)
  const both = await start([])
  expect(await status(`${both.url}/auth`)).toBe(200)
  await askForMail()
  await expect.poll(() => metricsOf(both), { timeout: 30_000 }).toMatch(/^mails_total\{outcome="sent"\} 1$/m)
  const read = await metricsOf(both)
  expect(read).toMatch(/^http_requests_total\{status="2xx"\} [1-9]/m)
  expect(read).toMatch(/^database_connections\{pool="brandhearth-web",state="(busy|idle)"\} [1-9]/m)
  expect(await stopServing(both)).toBe(0)
})

test('what a process is told and does not know ends it in words', async () => {
  const port = await freePort()
  const flag = runServing(['--workers'], servingEnvironment(url, port))
  expect(await flag.exit).toBe(2)
  expect(flag.output()).toContain("unknown option '--workers'")
  const queue = runServing(['--worker'], { ...servingEnvironment(url, port), WORKER_QUEUES: 'mial.send:2' })
  expect(await queue.exit).toBe(1)
  expect(queue.output()).toContain(
    'WORKER_QUEUES names “mial.send”, which is no queue. There are: identity.send-link',
  )
})
