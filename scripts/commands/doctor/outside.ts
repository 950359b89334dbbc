import { connect } from 'node:net'
import { syncPlans } from '#app/billing/services/sync-plans.ts'
import type { Config } from '#app/config.server.ts'
import { probeAssistant } from '#app/model/services/probe-assistant.ts'
import type { Connection } from '#db/client.ts'
import { FolderHeldError } from '#db/embedded/open.ts'
import { databaseFailure } from '#db/errors.ts'
import { countPendingMigrations } from '#db/migrate.ts'
import { findWorkPause } from '#db/queries/platform/work-pause.ts'
import { listMissingSteps, readSignedIn } from '#db/roles.ts'
import { readPreparation } from '../database.ts'
import { type CommandDatabase, openCommandDatabase } from '../frame/database.ts'
import { type Check, messageOf } from './check.ts'
import { checkKeys } from './keys.ts'

/** Whether the database answers, is new enough, and has every migration. */
export async function checkDatabase(config: Config): Promise<Check[]> {
  try {
    const database = await openCommandDatabase(config)
    try {
      const [row] = await database.signedIn.sql<{ version: string; number: number }[]>`
        select current_setting('server_version') as version, current_setting('server_version_num')::integer as number
      `
      const fits = (row?.number ?? 0) >= 150_000
      const pending = await countPendingMigrations(database.signedIn.sql)
      return [
        {
          name: 'database',
          status: fits ? 'ok' : 'fail',
          detail: `PostgreSQL ${row?.version ?? '?'} (15 or newer), ${database.where}`,
        },
        {
          name: 'migrations',
          status: pending === 0 ? 'ok' : 'warn',
          detail: pending === 0 ? 'all applied' : `${pending} not applied, run: npm run cli -- migrate`,
        },
        await checkRoles(config, database),
        ...(pending === 0 ? [await checkWork(database.signedIn), await checkKeys(database.db, config)] : []),
      ]
    } finally {
      await database.close()
    }
  } catch (error) {
    const result =
      databaseFailure(error)?.reason === 'unavailable' ? `cannot be reached: ${messageOf(error)}` : null
    const detail = error instanceof FolderHeldError ? error.message : (result ?? messageOf(error))
    return [{ name: 'database', status: 'fail', detail }]
  }
}

/** Whether the app signs in as somebody who owns nothing, and may become all that it works as. */
async function checkRoles(config: Config, { signedIn, owner }: CommandDatabase): Promise<Check> {
  const name = 'database role'
  if (!config.databaseUrl || config.databaseEmbedded)
    return { name, status: 'ok', detail: 'the embedded database changes roles by itself' }
  const run = 'run: npm run cli -- database prepare'
  const { name: user, worksAs, isTooStrong, maySwitch } = await readSignedIn(signedIn)
  if (!config.databasePrepare && worksAs !== 'app_identity')
    return { name, status: 'fail', detail: `behind a pooler ${user} has to begin as app_identity; ${run}` }
  if (!maySwitch)
    return { name, status: 'fail', detail: `${user} may not become the roles the app works as; ${run}` }
  if (isTooStrong)
    return {
      name,
      status: 'warn',
      detail: `DATABASE_URL signs in as ${user}, who owns the tables or is a superuser: give the app a user of its own (DATABASE_OWNER_URL, docs/operations.md)`,
    }
  const missing = await listMissingSteps(signedIn, await readPreparation(config, owner))
  return missing.length === 0
    ? { name, status: 'ok', detail: `${user} owns nothing` }
    : { name, status: 'warn', detail: `${missing.length} settings are missing; ${run}` }
}

async function checkWork({ sql }: Connection): Promise<Check> {
  const name = 'background work'
  const pause = await findWorkPause(sql)
  if (!pause) return { name, status: 'ok', detail: 'not paused' }
  const since = `paused since ${pause.pausedAt.toISOString()}: ${pause.reason}`
  return { name, status: 'warn', detail: `${since}; to go on, run: npm run cli -- resume` }
}

/** Whether somebody listens where mail is sent. */
export async function checkMail(config: Config): Promise<Check> {
  const name = 'mail'
  if (!config.smtpUrl) {
    const status = config.mode === 'production' ? 'fail' : 'warn'
    return { name, status, detail: 'SMTP_URL is not set, so nothing is sent (npm start brings a mailbox)' }
  }
  const { hostname, port, protocol } = new URL(config.smtpUrl)
  const place = `${hostname}:${port || (protocol === 'smtps:' ? 465 : 587)}`
  const answered = await answers(hostname, Number(place.split(':').at(-1)))
  return {
    name,
    status: answered ? 'ok' : 'fail',
    detail: `${place} ${answered ? 'responds' : 'does not respond'}`,
  }
}

/** Whether Stripe answers, tells us of changes, and has the prices of our plans. */
export async function checkStripe(config: Config): Promise<Check> {
  const name = 'stripe'
  try {
    const changes = await syncPlans(config, { dryRun: true })
    if (!changes.ok)
      return { name, status: 'warn', detail: 'STRIPE_SECRET_KEY is not set, so no one can pay' }
    if (!config.stripe?.webhookSecret)
      return {
        name,
        status: 'warn',
        detail: 'STRIPE_WEBHOOK_SECRET is not set, so changes arrive only once an hour',
      }
    const { length } = changes.changes
    return length === 0
      ? { name, status: 'ok', detail: 'responds, and its prices match ours' }
      : {
          name,
          status: 'warn',
          detail: `${length} prices or products differ, run: npm run cli -- stripe sync`,
        }
  } catch (error) {
    return { name, status: 'fail', detail: messageOf(error) }
  }
}

/** Whether the provider of Google sign-in can be found; without keys the button is not shown. */
export async function checkGoogle(config: Config): Promise<Check> {
  const name = 'google sign-in'
  if (!config.google) return { name, status: 'ok', detail: 'off: GOOGLE_CLIENT_ID is not set' }
  try {
    // Its library is needed here only: the other commands start without it.
    const { probeGoogle } = await import('#app/identity/services/probe-google.ts')
    await probeGoogle(config.google)
    return { name, status: 'ok', detail: `${config.google.issuer} answers` }
  } catch (error) {
    return { name, status: 'fail', detail: messageOf(error) }
  }
}

/** Whether the assistant's key is taken and its model there; asks for no answer, so that it costs nothing. */
export async function checkAssistant(config: Config): Promise<Check> {
  const name = 'assistant'
  if (!config.openai) return { name, status: 'ok', detail: 'off: OPENAI_API_KEY is not set' }
  try {
    await probeAssistant(config)
    return { name, status: 'ok', detail: `the key works, and ${config.openai.model} is available` }
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
