import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { describeMachine, heading, note, short } from '../harness/report.ts'
import { AREAS, areaOf } from './areas.ts'
import { runNamed } from './run-named.ts'
import { runStryker } from './run-stryker.ts'

/** The share of mutants that the tests of an area have to kill. */
const BAR = 0.85
const NAMED = 'named'

/**
 * `npm run mutation -- area …`: changes the code of the areas, or of a folder or file in one, in every way that Stryker
 * knows, and ends with 1 where the tests notice less than 85%; `named` does it with the mistakes that must not come back.
 * Lists the areas without a name.
 */
async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { all: { type: 'boolean', default: false } },
  })
  const paths = values.all
    ? [NAMED, ...AREAS.map(({ folder }) => folder)]
    : positionals.map(path => path.replace(/\/$/, ''))
  const unknown = paths.filter(path => path !== NAMED && areaOf(path) === null)
  if (paths.length === 0 || unknown.length > 0) {
    if (unknown.length > 0) console.error(`There is no area called ${unknown.join(', ')}.`)
    console.log('npm run mutation -- [--all] [area, or a folder or file in one …]\n')
    console.log(`  ${NAMED.padEnd(24)}mistakes that must not come back unseen (about 3 min)`)
    for (const { folder, what, minutes } of AREAS)
      console.log(`  ${folder.padEnd(24)}${what} (about ${minutes} min)`)
    process.exitCode = unknown.length > 0 ? 2 : 0
    return
  }
  console.log(`${new Date().toISOString().slice(0, 16)} · ${describeMachine()}`)
  for (const path of paths) {
    heading(path)
    const startedAt = performance.now()
    if (!(await holds(path))) process.exitCode = 1
    const seconds = Math.round((performance.now() - startedAt) / 1000)
    note(`took ${seconds} s; ${short(loadavg()[0] ?? Number.NaN)} processes wanted to run, ours included`)
  }
}

async function holds(path: string): Promise<boolean> {
  const area = areaOf(path)
  if (!area) return runNamed()
  const { tallies, survivors } = await runStryker(path, area)
  for (const { file, line, replacement, isCovered } of survivors)
    note(`${file}:${line} ${isCovered ? 'survived' : 'untested'}: ${replacement.slice(0, 100)}`)
  for (const { file, killed, alive } of tallies) note(`${file}: ${killed} killed, ${alive} alive`)
  const killed = tallies.reduce((sum, tally) => sum + tally.killed, 0)
  const all = tallies.reduce((sum, tally) => sum + tally.killed + tally.alive, 0)
  note(`${killed} of ${all} killed: ${((100 * killed) / all).toFixed(1)}%`)
  return killed >= BAR * all
}

await main()
