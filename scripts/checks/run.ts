import { BUILD, FIRST, STATIC, type Step, TESTS } from './steps.ts'
import { exitCode, failure, summaryLine, type Tally, total } from './tally.ts'

/**
 * `npm test`: everything CI runs. `npm run check` (`--static`): only what can be said without running the code.
 * Prints each step with its time, then the failures, and as its last line `N passed, M failed`.
 */

/** Two at a time: most steps keep one core busy, and two cores are what the smallest machine has. */
const AT_ONCE = 2
/** A failure's own words are at the end of what a tool says; more than this nobody reads. */
const DETAIL_LINES = 60

const results = new Map<string, Tally>()

async function take(step: Step): Promise<void> {
  if (step.isEmpty?.()) return console.log(`${'-'.padEnd(8)} ${step.name.padEnd(22)} nothing is written yet`)
  const missing = (step.needs ?? []).filter(name => (results.get(name)?.failed ?? 1) > 0)
  const started = performance.now()
  const tally =
    missing.length > 0
      ? failure(step.name, `not run, because this failed: ${missing.join(', ')}`)
      : await step.run().catch((error: unknown) => failure(`${step.name} crashed`, describe(error)))
  results.set(step.name, tally)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  const state = tally.failed > 0 ? 'FAILED' : 'ok'
  console.log(`${state.padEnd(8)} ${step.name.padEnd(22)} ${seconds.padStart(6)} s   ${summaryLine(tally)}`)
}

async function takeAll(steps: readonly Step[]): Promise<void> {
  const waiting = [...steps]
  const lane = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) await take(step)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, lane))
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

function lastLines(text: string): string {
  const lines = text.trim().split('\n')
  const left = lines.length - DETAIL_LINES
  return [...(left > 0 ? [`… ${left} lines before`] : []), ...lines.slice(-DETAIL_LINES)].join('\n    ')
}

const isStaticOnly = process.argv.includes('--static')
await take(FIRST)
await takeAll(isStaticOnly ? STATIC : [BUILD, ...STATIC])
if (!isStaticOnly) for (const step of TESTS) await take(step)

const sum = total([...results.values()])
if (sum.skips.length > 0) console.log(`\nSkipped:\n${sum.skips.map(name => `  ${name}`).join('\n')}`)
for (const { title, detail } of sum.failures) console.log(`\n✗ ${title}\n    ${lastLines(detail)}`)
console.log(`\n${summaryLine(sum)}`)
process.exitCode = exitCode(sum)
