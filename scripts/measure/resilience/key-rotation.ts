import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { SecretPair } from '#app/config.server.ts'
import { seal, unseal } from '#app/platform/secrets/seal.ts'
import { countLeft, countPlaces } from '#app/platform/secrets/sealed-places.ts'
import type { AdminDatabase } from '#db/admin.ts'
import { freePort } from '#scripts/local/free-port.ts'
import { cleanEnvironment } from '../../local/clean-environment.ts'
import { type Balancer, openBalancer } from '../harness/links/balancer.ts'
import { openMailSink } from '../harness/load/mail-sink.ts'
import { note } from '../harness/report.ts'
import { type App, startApp } from '../harness/servers/app.ts'
import { PROJECT } from '../harness/servers/child.ts'
import { openServerDatabase } from '../harness/servers/databases.ts'
import type { Figure } from './figures.ts'
import { openReaders } from './reads/open-readers.ts'
import { openSignIns } from './sign-ins/open-sign-ins.ts'
import { makeTwoStepPeople } from './sign-ins/people.ts'
import { makeWritingPeople } from './writes/marks.ts'

const OLD = 'the-old-secret-of-more-than-32-characters'
const NEW = 'the-new-secret-of-more-than-32-characters'
const KILLS = 5
/** Sealed mails that lie in the outbox, so that sealing them anew takes its time. */
const LYING = 30_000
const READERS = 2
/** More than can sign in while it runs: each does so once. */
const PEOPLE = 600

/** The keys of a running app change: known to all, then made with, then the old one gone. */
const STAGES: readonly SecretPair[] = [
  { current: OLD, previous: null },
  { current: OLD, previous: NEW },
  { current: NEW, previous: OLD },
  { current: NEW, previous: null },
]

/** Both secrets are changed under load, as docs/operations.md says, and nobody notices. */
export async function run(share: number): Promise<Figure[]> {
  const database = await openServerDatabase()
  if (typeof database === 'string') throw new Error(database)
  const sink = await openMailSink({ delayMs: 5 })
  const kills = Math.ceil(KILLS * share)
  try {
    const [first, known, changing, changed] = STAGES
    if (!first || !known || !changing || !changed) throw new Error('no stages')
    const lying = Math.ceil(LYING * Math.max(share, 0.2))
    const { people, signers } = await database.use(async db => {
      const people = await makeWritingPeople(db, READERS)
      const signers = await makeTwoStepPeople(db, { count: PEOPLE, secrets: first })
      await fillOutbox(db, lying, first)
      return { people, signers }
    })
    const front = await freePort()
    const start = (secrets: SecretPair) =>
      startApp(database.place, {
        APP_URL: `http://localhost:${front}`,
        TRUST_PROXY: '1',
        SMTP_URL: sink.url,
        ...environmentOf(secrets),
      })
    const apps = [await start(first), await start(first)]
    const balancer = await openBalancer(
      front,
      apps.map(({ port }) => port),
    )
    const origin = `http://localhost:${front}`
    const readers = openReaders(origin, people, { readers: READERS, pauseMs: 50 })
    const signIns = openSignIns(origin, signers)
    let killed = 0
    let rotation = { code: -1, left: Number.NaN }
    try {
      await replaceAll(apps, balancer, () => start(known))
      await replaceAll(apps, balancer, () => start(changing))
      const env = {
        DATABASE_URL: database.place.url,
        NODE_ENV: 'production',
        APP_URL: origin,
        ...environmentOf(changing),
      }
      for (let n = 0; n < kills; n += 1) killed += await database.use(db => killHalfWay(db, env, changing))
      rotation = await rotate(env)
      await replaceAll(apps, balancer, () => start(changed))
      await wait(3_000)
      await readers.finish()
      await signIns.finish()
      await database.use(untilSent)
    } finally {
      await balancer.close()
      await Promise.all(apps.map(app => app.stop()))
    }
    const shut = await database.use(db => countShut(db, changed))
    const mails = await database.use(countMails)
    note(
      `${readers.asked()} pages, ${signIns.passed()} sign-ins with a second step, ${signIns.linksAsked()} links asked for, ${lying} mails sealed anew meanwhile`,
    )
    for (const text of [...readers.failures, ...signIns.failures].slice(0, 8)) note(text)
    return [
      { what: 'runs of keys rotate killed half-way', value: killed, bar: { atLeast: kills } },
      { what: 'exit code of the last one', value: rotation.code, bar: { atMost: 0 } },
      { what: 'values left with the old key', value: rotation.left, bar: { atMost: 0 } },
      { what: 'pages that failed', value: readers.failures.length, bar: { atMost: 0 } },
      { what: 'sign-ins with a second step', value: signIns.passed(), bar: { atLeast: 30 * share } },
      { what: 'sign-ins and links that failed', value: signIns.failures.length, bar: { atMost: 0 } },
      { what: 'links that did not go out', value: signIns.linksAsked() - mails.links, bar: { atMost: 0 } },
      { what: 'mails that failed or wait', value: mails.failed + mails.waiting, bar: { atMost: 0 } },
      { what: 'sealed values that do not open with the new key alone', value: shut, bar: { atMost: 0 } },
    ]
  } finally {
    await sink.close()
    await database.remove()
  }
}

function environmentOf({ current, previous }: SecretPair): Record<string, string> {
  return {
    SESSION_SECRET: current,
    ENCRYPTION_KEY: current,
    ...(previous === null ? {} : { SESSION_SECRET_PREVIOUS: previous, ENCRYPTION_KEY_PREVIOUS: previous }),
  }
}

async function fillOutbox(db: AdminDatabase, count: number, secrets: SecretPair): Promise<void> {
  const FEW = 1000
  for (let done = 0; done < count; done += FEW) {
    const rows = Array.from({ length: Math.min(FEW, count - done) }, (_, n) => ({
      idempotencyKey: `lying-${done + n}`,
      toAddress: `reader-${done + n}@example.test`,
      template: 'newsletter-confirm',
      sealedProps: seal(`{"url":"https://example.test/${done + n}"}`, secrets, 'mail-props'),
      status: 'failed',
    }))
    await db.sql`insert into mail_outbox ${db.sql(rows)}`
  }
}

async function replaceAll(apps: App[], balancer: Balancer, start: () => Promise<App>): Promise<void> {
  for (const [n, app] of apps.entries()) {
    const next = await start()
    balancer.add(next.port)
    while (!balancer.isIn(next.port)) await wait(50)
    await app.stop()
    balancer.remove(app.port)
    apps[n] = next
  }
}

function startRotation(env: Record<string, string>) {
  const child = spawn(process.execPath, [join(PROJECT, 'scripts/cli.ts'), 'keys', 'rotate', '--json'], {
    cwd: PROJECT,
    env: cleanEnvironment(env),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  child.stdout.on('data', chunk => {
    output += String(chunk)
  })
  const ended = new Promise<{ code: number; output: string }>(resolve =>
    child.once('close', code => resolve({ code: code ?? -1, output })),
  )
  return { child, ended }
}

/** Starts a run, ends it as an accident would while it is at it, and says with 1 that something was left. */
async function killHalfWay(
  db: AdminDatabase,
  env: Record<string, string>,
  secrets: SecretPair,
): Promise<number> {
  const left = async () => countLeft(await countPlaces(db.sql, secrets))
  const before = await left()
  const { child, ended } = startRotation(env)
  let isOver = false
  void ended.then(() => {
    isOver = true
  })
  while (!isOver && (await left()) === before) await wait(5)
  child.kill('SIGKILL')
  await ended
  const after = await left()
  return after > 0 && after < before ? 1 : 0
}

async function rotate(env: Record<string, string>): Promise<{ code: number; left: number }> {
  const { code, output } = await startRotation(env).ended
  const { left = Number.NaN } = JSON.parse(output || '{}') as { left?: number }
  return { code, left }
}

/** Links go from the outbox to the queue, from there to a mail, and from there out. */
async function untilSent(db: AdminDatabase): Promise<void> {
  const giveUpAt = Date.now() + 60_000
  for (let quiet = 0; quiet < 4 && Date.now() < giveUpAt; await wait(500)) {
    const { waiting } = await countMails(db)
    quiet = waiting === 0 ? quiet + 1 : 0
  }
}

interface Mails {
  /** Links that went out. */
  readonly links: number
  readonly waiting: number
  readonly failed: number
}

/** The mails that were asked for meanwhile, without those that lie. */
async function countMails(db: AdminDatabase): Promise<Mails> {
  const [row] = await db.sql<Mails[]>`
    select count(*) filter (where template = 'magic-link' and status = 'sent') as links,
      count(*) filter (where status <> 'sent') as waiting,
      count(*) filter (where last_error is not null) as failed
    from mail_outbox where idempotency_key not like 'lying-%'
  `
  return row ?? { links: Number.NaN, waiting: Number.NaN, failed: Number.NaN }
}

/** How many waiting mails and authenticators do not open. */
async function countShut(db: AdminDatabase, secrets: SecretPair): Promise<number> {
  const mails = await db.sql<{ sealed: Uint8Array }[]>`
    select sealed_props as sealed from mail_outbox where sealed_props is not null
  `
  const factors = await db.sql<{ sealed: Uint8Array; userId: string }[]>`
    select sealed_secret as sealed, user_id from two_factor
  `
  const opens = (work: () => string) => {
    try {
      work()
      return true
    } catch {
      return false
    }
  }
  return (
    mails.filter(({ sealed }) => !opens(() => unseal(sealed, secrets, 'mail-props'))).length +
    factors.filter(({ sealed, userId }) => !opens(() => unseal(sealed, secrets, 'two-factor', userId))).length
  )
}
