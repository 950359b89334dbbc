import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '#scripts/local/free-port.ts'
import { NODE_OPTIONS } from '#scripts/local/node-options.ts'
import { pooledDatabase } from './database/pooled-database.ts'

/** Names the folder, in the environment, that a run's servers take their database from. */
export const READY_DATABASE = 'E2E_READY_DATABASE'
/** The database, and the keys that what is sealed in it was sealed with. */
const READY_PARTS = ['pg', 'secrets.json']

const PROJECT = join(import.meta.dirname, '../..')
/** A cold start creates the database and migrates; a busy machine takes its time. */
const READY_WITHIN_MS = 60_000
const STOPS_WITHIN_MS = 12_000

/** The whole product, running for one test worker on ports and a data folder of its own. */
export interface AppServer {
  readonly url: string
  readonly mailboxUrl: string
  /** The stand-in for Stripe: its pages, and its clock at POST /_clock. */
  readonly stripeUrl: string
  /** The stand-in for OpenAI: how it behaves, at POST /_control. */
  readonly openaiUrl: string
  /** The stand-in for a Mastodon server: its page, and how it behaves, at POST /_control. */
  readonly mastodonUrl: string
  /** The stand-in for Bluesky: its page, and how it behaves, at POST /_control. */
  readonly blueskyUrl: string
  /** The stand-in for the networks that know an app by keys: its page, and how it behaves, at POST /_control. */
  readonly networksUrl: string
  /** The local receiver of webhooks: its page, what arrived at GET /events.json, how it answers at POST /_control. */
  readonly webhookReceiverUrl: string
  readonly dataDir: string
  /** Where its database is, for whoever looks in beside it, as variables of the environment. */
  readonly database: Readonly<Record<string, string>>
  /** All that the server has written so far, its log included. */
  readonly log: () => string
  /** Asks it to end, insists after 12 s, and removes its data. */
  readonly stop: () => Promise<void>
}

/** A port that was free a moment ago may be another server's by now; the next one will not be. */
const TRIES = 3

interface StartOptions {
  /** A folder that gets the database and its keys once the server has stopped. */
  readonly leaves?: string
  /** With the demo workspace, which takes a while to be written. */
  readonly demo?: boolean
  /** As `npm run dev` does: pages come from Vite, which goes on starting for a while. */
  readonly dev?: boolean
}

/** Starts the product as `npm start` does, without demo data unless they are asked for, and on the build that is there. */
export async function startAppServer(
  env: Record<string, string> = {},
  options: StartOptions = {},
): Promise<AppServer> {
  for (let tries = 1; ; tries++) {
    try {
      return await start(env, options)
    } catch (error) {
      if (tries === TRIES || !String(error).includes('EADDRINUSE')) throw error
    }
  }
}

async function start(
  env: Record<string, string>,
  { leaves, demo = false, dev = false }: StartOptions,
): Promise<AppServer> {
  if (!dev && !existsSync(join(PROJECT, 'build/server/serve.js')))
    throw new Error('The app is not built; run `npm run build` first (`npm test` does)')

  const dataDir = mkdtempSync(join(tmpdir(), 'brandhearth-e2e-'))
  const ready = process.env[READY_DATABASE]
  if (ready !== undefined) copyDatabase(ready, dataDir)
  const database = await pooledDatabase()
  const port = await freePort()
  const mailboxPort = await freePort()
  const stripePort = await freePort()
  const openaiPort = await freePort()
  const mastodonPort = await freePort()
  const blueskyPort = await freePort()
  const networksPort = await freePort()
  const receiverPort = await freePort()
  const url = `http://localhost:${port}`
  const child = spawn(
    process.execPath,
    [
      ...(dev ? [] : NODE_OPTIONS),
      ...['scripts/start.ts', ...(demo ? [] : ['--no-demo']), dev ? '--dev' : '--skip-build'],
    ],
    {
      cwd: PROJECT,
      // Nothing of a developer's own environment (DATABASE_URL, keys) may reach a test.
      env: {
        ...pick(process.env, ['PATH', 'HOME', 'TMPDIR', 'LANG', 'TZ', 'LD_LIBRARY_PATH']),
        PORT: String(port),
        APP_URL: url,
        DATA_DIR: dataDir,
        MAILBOX_PORT: String(mailboxPort),
        STRIPE_STANDIN_PORT: String(stripePort),
        OPENAI_STANDIN_PORT: String(openaiPort),
        MASTODON_STANDIN_PORT: String(mastodonPort),
        BLUESKY_STANDIN_PORT: String(blueskyPort),
        NETWORKS_STANDIN_PORT: String(networksPort),
        WEBHOOK_RECEIVER_PORT: String(receiverPort),
        // The tests are the proxy: each says which address it comes from.
        TRUST_PROXY: '1',
        ...database,
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  const output: string[] = []
  child.stdout.on('data', chunk => output.push(String(chunk)))
  child.stderr.on('data', chunk => output.push(String(chunk)))
  const log = () => output.join('')

  const stop = async () => {
    await end(child)
    if (leaves !== undefined) copyDatabase(dataDir, leaves)
    rmSync(dataDir, { recursive: true, force: true })
  }
  try {
    await untilReady(child, log, `ready ${url}`)
  } catch (error) {
    await stop()
    throw error
  }
  const [mailboxUrl, stripeUrl] = [`http://localhost:${mailboxPort}`, `http://localhost:${stripePort}`]
  const openaiUrl = `http://localhost:${openaiPort}`
  const mastodonUrl = `http://localhost:${mastodonPort}`
  const blueskyUrl = `http://localhost:${blueskyPort}`
  const networksUrl = `http://localhost:${networksPort}`
  const webhookReceiverUrl = `http://localhost:${receiverPort}`
  const standIns = {
    mailboxUrl,
    stripeUrl,
    openaiUrl,
    mastodonUrl,
    blueskyUrl,
    networksUrl,
    webhookReceiverUrl,
  }
  return { url, ...standIns, dataDir, database: { DATA_DIR: dataDir, ...database }, log, stop }
}

function copyDatabase(from: string, to: string): void {
  for (const part of READY_PARTS) cpSync(join(from, part), join(to, part), { recursive: true })
}

function untilReady(child: ChildProcess, log: () => string, sign: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const settle = (work: () => void) => {
      clearTimeout(timer)
      child.stdout?.off('data', look)
      child.off('exit', onExit)
      work()
    }
    const look = () => {
      if (log().includes(sign)) settle(resolve)
    }
    const onExit = (code: number | null) =>
      settle(() => reject(new Error(`The app ended with ${code} before it was ready:\n${log()}`)))
    const timer = setTimeout(
      () =>
        settle(() =>
          reject(new Error(`The app was not ready within ${READY_WITHIN_MS / 1000} s:\n${log()}`)),
        ),
      READY_WITHIN_MS,
    )
    child.stdout?.on('data', look)
    child.once('exit', onExit)
  })
}

function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise(resolve => {
    const insist = setTimeout(() => child.kill('SIGKILL'), STOPS_WITHIN_MS)
    child.once('exit', () => {
      clearTimeout(insist)
      resolve()
    })
    child.kill('SIGTERM')
  })
}

function pick(env: NodeJS.ProcessEnv, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.flatMap(name => (env[name] ? [[name, env[name]]] : [])))
}
