import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { buildWhenStale } from '../../build-app.ts'
import { describeMachine, heading, note, short } from '../harness/report.ts'
import { PROJECT } from '../harness/servers/child.ts'
import { type Figure, figureTable, isReached } from './figures.ts'

interface Run {
  /** The promise, as docs/security.md words it. */
  readonly what: string
  readonly minutes: number
  readonly load: () => Promise<{ run(share: number): Promise<Figure[]> }>
}

const RUNS: Readonly<Record<string, Run>> = {
  crash: {
    what: 'a confirmed write survives any crash, once: 100 kills of the app, 20 of PostgreSQL',
    minutes: 6,
    load: () => import('./crash.ts'),
  },
  jobs: {
    what: 'jobs finish though workers die: 2 000 mails, 4 workers, 20 kills',
    minutes: 3,
    load: () => import('./jobs.ts'),
  },
  screens: {
    what: 'every open screen converges: 200 streams of two servers, listeners ended, a link dead in silence',
    minutes: 3,
    load: () => import('./screens.ts'),
  },
  deploys: {
    what: 'deploys are invisible: ten servers replaced under load with streams open',
    minutes: 2,
    load: () => import('./deploys.ts'),
  },
  outage: {
    what: 'the database may blink: gone for half a minute, and back',
    minutes: 1,
    load: () => import('./outage.ts'),
  },
  'one-address': {
    what: 'one address locks nobody else out: 5 000 tries on every public form',
    minutes: 4,
    load: () => import('./one-address.ts'),
  },
  timing: {
    what: 'the clock does not tell who has an account: 400 pairs at each form that answers alike',
    minutes: 4,
    load: () => import('./timing.ts'),
  },
  'silent-database': {
    what: 'a silent database is answered for: its processes stopped for half a minute, and back',
    minutes: 1,
    load: () => import('./silent-database.ts'),
  },
  failover: {
    what: 'the primary may die: ten kills under Patroni, HAProxy and PgBouncer, with synchronous replication',
    minutes: 8,
    load: () => import('./failover/failover.ts'),
  },
  'restore-drill': {
    what: 'what is lost comes back: a backup under load, and the archived log, each restored to a fresh server',
    minutes: 5,
    load: () => import('./restore-drill/restore-drill.ts'),
  },
  publishing: {
    what: 'each post goes out once: 2 000 due at one minute, then 200 while 12 servers are killed and answers take 230 s',
    minutes: 16,
    load: () => import('./publishing/publishing.ts'),
  },
  'plan-lives': {
    what: 'founders are charged what they were told: 2 000 lives of a plan, of 30 steps each',
    minutes: 20,
    load: () => import('./plan-lives.ts'),
  },
  'stripe-live': {
    what: 'Stripe does what our stand-in does: the journeys of a plan in its test mode, with STRIPE_SECRET_KEY=sk_test_…',
    minutes: 15,
    load: () => import('./stripe-live.ts'),
  },
  'post-lives': {
    what: 'a scheduled post is what its founder was promised: 2 000 lives of one, of 30 steps each',
    minutes: 15,
    load: () => import('./post-lives.ts'),
  },
  'key-rotation': {
    what: 'keys are changed under load: pages, sign-ins with a second step and mails go on while keys rotate is killed',
    minutes: 3,
    load: () => import('./key-rotation.ts'),
  },
}

/** What `--quick` does of a run, to see that it runs. It says nothing about the promise. */
const QUICK = 0.05

/** `npm run resilience -- name …`: starts the named runs at their full bar and ends with 1 when one is missed; lists them without a name. */
async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { all: { type: 'boolean', default: false }, quick: { type: 'boolean', default: false } },
  })
  const unknown = positionals.filter(name => !Object.hasOwn(RUNS, name))
  const chosen = Object.entries(RUNS).filter(([name]) => values.all || positionals.includes(name))
  if (chosen.length === 0 || unknown.length > 0) {
    if (unknown.length > 0) console.error(`There is no run called ${unknown.join(', ')}.`)
    console.log('npm run resilience -- [--all] [--quick] [name …]\n')
    for (const [name, { what, minutes }] of Object.entries(RUNS))
      console.log(`  ${name.padEnd(17)}${what} (about ${minutes} min)`)
    process.exitCode = unknown.length > 0 ? 2 : 0
    return
  }
  console.log(`${new Date().toISOString().slice(0, 16)} · ${describeMachine()}`)
  await buildWhenStale(PROJECT)
  for (const [name, { what, load }] of chosen) {
    heading(`${name}: ${what}`)
    if (values.quick) note('a quick look, which says nothing about the promise')
    if (!(await holds(load, values.quick ? QUICK : 1))) process.exitCode = 1
  }
}

async function holds(load: Run['load'], share: number): Promise<boolean> {
  const startedAt = performance.now()
  try {
    const { run } = await load()
    const figures = await run(share)
    const seconds = Math.round((performance.now() - startedAt) / 1000)
    note(`took ${seconds} s; ${short(loadavg()[0] ?? Number.NaN)} processes wanted to run, ours included`)
    for (const line of figureTable(figures)) console.log(line)
    return figures.every(isReached)
  } catch (error) {
    note('could not be carried out')
    console.log(error instanceof Error ? error.stack : error)
    return false
  }
}

await main()
