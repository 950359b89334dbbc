import { access, constants, mkdir } from 'node:fs/promises'
import { connect } from 'node:net'
import type { Command } from 'commander'
import { type Config, config as readConfig } from '#app/config.server.ts'
import { syncPlans } from '#app/services/billing/sync-plans.ts'
import { FolderHeldError } from '#db/embedded/open.ts'
import { databaseFailure } from '#db/errors.ts'
import { countPendingMigrations } from '#db/migrate.ts'
import { openCommandDatabase } from './database.ts'
import { EXIT } from './exit.ts'
import { outputOf } from './output.ts'

interface Check {
  readonly name: string
  readonly status: 'ok' | 'warn' | 'fail'
  readonly detail: string
}

const MARKS = { ok: 'ok  ', warn: 'WARN', fail: 'FAIL' } as const

/** `doctor`: checks the configuration and everything outside; code 1 when a check fails. */
export function registerDoctor(program: Command): void {
  program
    .command('doctor')
    .description('check the configuration, the database and every outside service')
    .option('--json', 'print JSON')
    .action(async (_options, command: Command) => {
      const checks = await examine()
      const failed = checks.some(check => check.status === 'fail')
      const output = outputOf(command)
      const lines = checks.map(check => `${MARKS[check.status]} ${check.name.padEnd(16)} ${check.detail}`)
      output.result({ ok: !failed, checks }, lines)
      if (failed) process.exitCode = EXIT.failed
    })
}

async function examine(): Promise<Check[]> {
  const node = checkNode()
  let config: Config
  try {
    config = readConfig()
  } catch (error) {
    // The first line is the heading, each further one a problem.
    const problems = messageOf(error).split('\n  - ').slice(1)
    return [node, ...problems.map((detail): Check => ({ name: 'configuration', status: 'fail', detail }))]
  }
  const mode: Check = { name: 'configuration', status: 'ok', detail: `${config.mode}, ${config.appUrl}` }
  const outside = await Promise.all([
    checkFolder(config),
    checkDatabase(config),
    checkMail(config),
    checkStripe(config),
  ])
  return [node, mode, checkHttps(config), ...outside.flat()]
}

function checkNode(): Check {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  const fits = major > 22 || (major === 22 && minor >= 22)
  return { name: 'node', status: fits ? 'ok' : 'fail', detail: `${process.versions.node} (22.22 or newer)` }
}

function checkHttps(config: Config): Check {
  if (config.secure) return { name: 'https', status: 'ok', detail: 'cookies are Secure' }
  const status = config.mode === 'production' ? 'fail' : 'warn'
  return { name: 'https', status, detail: 'APP_URL is not https: cookies can be read on the way' }
}

async function checkFolder(config: Config): Promise<Check> {
  try {
    await mkdir(config.dataDir, { recursive: true })
    await access(config.dataDir, constants.W_OK)
    return { name: 'data folder', status: 'ok', detail: config.dataDir }
  } catch (error) {
    return { name: 'data folder', status: config.databaseUrl ? 'warn' : 'fail', detail: messageOf(error) }
  }
}

async function checkDatabase(config: Config): Promise<Check[]> {
  try {
    const database = await openCommandDatabase(config)
    try {
      const [row] = await database.db.sql<{ version: string; number: number }[]>`
        select current_setting('server_version') as version, current_setting('server_version_num')::integer as number
      `
      const fits = (row?.number ?? 0) >= 150_000
      const pending = await countPendingMigrations(database.db)
      return [
        {
          name: 'database',
          status: fits ? 'ok' : 'fail',
          detail: `PostgreSQL ${row?.version ?? '?'} (15 or newer), ${database.where}`,
        },
        {
          name: 'migrations',
          status: pending === 0 ? 'ok' : 'warn',
          detail: pending === 0 ? 'all applied' : `${pending} wait: npm run cli -- migrate`,
        },
      ]
    } finally {
      await database.close()
    }
  } catch (error) {
    const known =
      databaseFailure(error)?.reason === 'unavailable' ? `cannot be reached: ${messageOf(error)}` : null
    const detail = error instanceof FolderHeldError ? error.message : (known ?? messageOf(error))
    return [{ name: 'database', status: 'fail', detail }]
  }
}

async function checkMail(config: Config): Promise<Check> {
  const name = 'mail'
  if (!config.smtpUrl) {
    const status = config.mode === 'production' ? 'fail' : 'warn'
    return { name, status, detail: 'SMTP_URL is not set: nothing is sent (npm start brings a mailbox)' }
  }
  const { hostname, port, protocol } = new URL(config.smtpUrl)
  const place = `${hostname}:${port || (protocol === 'smtps:' ? 465 : 587)}`
  const answered = await answers(hostname, Number(place.split(':').at(-1)))
  return {
    name,
    status: answered ? 'ok' : 'fail',
    detail: `${place} ${answered ? 'answers' : 'does not answer'}`,
  }
}

async function checkStripe(config: Config): Promise<Check> {
  const name = 'stripe'
  try {
    const found = await syncPlans(config, { dryRun: true })
    if (!found.ok) return { name, status: 'warn', detail: 'STRIPE_SECRET_KEY is not set: nobody can pay' }
    if (!config.stripe?.webhookSecret)
      return {
        name,
        status: 'warn',
        detail: 'STRIPE_WEBHOOK_SECRET is not set: changes arrive by the hour only',
      }
    const { length } = found.changes
    return length === 0
      ? { name, status: 'ok', detail: 'answers, and its prices are ours' }
      : { name, status: 'warn', detail: `${length} prices or products differ: npm run cli -- stripe sync` }
  } catch (error) {
    return { name, status: 'fail', detail: messageOf(error) }
  }
}

function answers(host: string, port: number): Promise<boolean> {
  return new Promise(resolve => {
    const socket = connect({ host, port, timeout: 5000 })
    const done = (result: boolean) => {
      socket.destroy()
      resolve(result)
    }
    socket.once('connect', () => done(true))
    socket.once('error', () => done(false))
    socket.once('timeout', () => done(false))
  })
}

/** The sentence of an error; Node gives connection errors to several addresses an empty one. */
function messageOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(messageOf).join('; ')
  return error instanceof Error ? error.message : String(error)
}
