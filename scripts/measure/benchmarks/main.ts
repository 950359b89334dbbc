import { parseArgs } from 'node:util'
import { describeMachine, heading } from '#scripts/measure/harness/report.ts'
import { PROJECT } from '#scripts/measure/harness/servers/child.ts'
import { buildWhenStale } from '../../build-app.ts'

interface Bench {
  readonly what: string
  /** True for what measures the built app. */
  readonly needsBuild?: boolean
  readonly load: () => Promise<{ run(): Promise<void> }>
}

const BENCHES: Readonly<Record<string, Bench>> = {
  workspace: {
    what: 'first byte and statements of its pages from 10 to 10 000 stories and posts',
    needsBuild: true,
    load: () => import('./speed/workspace.ts'),
  },
  sales: {
    what: 'rooms of selling at 100 000 people and 1 000 000 clicks, and a page beside a storm on one link',
    needsBuild: true,
    load: () => import('./speed/sales.ts'),
  },
  analytics: {
    what: 'Analytics and the rooms beside it at 1 000 000 clicks, 100 000 items and 10 000 posts',
    needsBuild: true,
    load: () => import('./speed/analytics.ts'),
  },
  feeds: {
    what: '10 000 feeds looked at by one worker, six minutes of their hour, and Brand Watch at 100 000 items',
    needsBuild: true,
    load: () => import('./speed/feeds.ts'),
  },
  pages: {
    what: 'content, rendered and signed-in pages against bare servers',
    needsBuild: true,
    load: () => import('./speed/pages.ts'),
  },
  felt: {
    what: 'between rooms, writing and searching, in Chromium with a slow processor',
    needsBuild: true,
    load: () => import('./speed/felt.ts'),
  },
  start: {
    what: 'start to first 200, memory idle and loaded',
    needsBuild: true,
    load: () => import('./speed/start.ts'),
  },
  live: {
    what: '200 open streams: how late a change arrives, and what memory they leave',
    needsBuild: true,
    load: () => import('./speed/live.ts'),
  },
  'first-word': {
    what: 'from the first word of the model to the first word in the browser',
    needsBuild: true,
    load: () => import('./speed/first-word.ts'),
  },
  assistant: {
    what: 'sixty questions of six brands, checked by rules; a model when OPENAI_API_KEY is set',
    load: () => import('./assistant.ts'),
  },
  'recompute-scores': {
    what: '100 000 users against reading and writing as many rows; --million for ten times as many',
    load: () => import('./speed/recompute-scores.ts'),
  },
  scale: {
    what: 'what a million workspaces take: sizes foretold from 1 000 against 10 000, reads and writes a second',
    load: () => import('./speed/scale.ts'),
  },
  insights: {
    what: 'insights of a full workspace beyond their queries',
    load: () => import('./speed/insights.ts'),
  },
  scoring: { what: 'alignment of 10 000 characters', load: () => import('./speed/scoring.ts') },
  'first-view': {
    what: 'what a first visit downloads',
    needsBuild: true,
    load: () => import('./speed/first-view.ts'),
  },
  'first-paint': {
    what: 'largest paint of a first visit to the landing page, on a phone and on a desk',
    needsBuild: true,
    load: () => import('./speed/first-paint.ts'),
  },
  weights: {
    what: 'HTML of every page that the links of a crowded workspace lead to',
    needsBuild: true,
    load: () => import('./speed/weights.ts'),
  },
  build: { what: 'time of a build', load: () => import('./speed/build.ts') },
  accounts: {
    what: 'sign-ins beside other pages, guessing, and what the clock tells',
    needsBuild: true,
    load: () => import('./accounts.ts'),
  },
  alignment: {
    what: 'whether the score means anything; --refit fits its weights again',
    load: () => import('./alignment.ts'),
  },
}

/** `npm run bench [-- name …]`: runs the named benchmarks or all. A missed goal is printed and fails nothing. */
async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      list: { type: 'boolean', default: false },
      million: { type: 'boolean', default: false },
      refit: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  })
  const unknown = positionals.filter(name => !Object.hasOwn(BENCHES, name))
  if (values.list || values.help || unknown.length > 0) {
    if (unknown.length > 0) console.error(`There is no benchmark ${unknown.join(', ')}.`)
    console.log('npm run bench -- [name …] [--million] [--refit]\n')
    for (const [name, { what }] of Object.entries(BENCHES)) console.log(`  ${name.padEnd(18)}${what}`)
    process.exitCode = unknown.length > 0 ? 2 : 0
    return
  }
  const chosen = Object.entries(BENCHES).filter(
    ([name]) => positionals.length === 0 || positionals.includes(name),
  )
  console.log(`${new Date().toISOString().slice(0, 16)} · ${describeMachine()}`)
  if (chosen.some(([, bench]) => bench.needsBuild)) await buildWhenStale(PROJECT)
  for (const [name, bench] of chosen) {
    try {
      const { run } = await bench.load()
      await run()
    } catch (error) {
      heading(`${name} could not be measured`)
      console.log(error instanceof Error ? error.stack : error)
    }
  }
}

await main()
