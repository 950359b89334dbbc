import { readdirSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { PROJECT } from '../harness/servers/child.ts'
import type { Area } from './areas.ts'
import { type MutantResult, openStryker } from './open-stryker.ts'

/** What became of the mutants of one file. */
export interface FileTally {
  readonly file: string
  readonly killed: number
  readonly alive: number
}

/** A mutant that no test noticed. */
export interface Survivor {
  readonly file: string
  readonly line: number
  /** What stands in its place, in one line. */
  readonly replacement: string
  /** False where no test comes by at all. */
  readonly isCovered: boolean
}

/** Folders that no test reads: they need no copy. */
const LEFT_BEHIND = ['.data', '.react-router', 'build', 'docs', 'public', 'test-results']

/**
 * Where the tests are that may kill: in the folder itself or beside the file, else in the next folder above that has some.
 * Others might notice as well; but a change of what is read once, as a module loads, has to run every test there is.
 */
export function testFolderOf(path: string, area: Area): string {
  const folder = path.endsWith('.ts') ? dirname(path) : path
  const hasTests = readdirSync(join(PROJECT, folder), { recursive: true, encoding: 'utf8' }).some(file =>
    file.endsWith('.test.ts'),
  )
  return hasTests || folder === area.folder ? folder : testFolderOf(dirname(folder), area)
}

/**
 * Makes every change that Stryker knows to the files under `path`, one at a time in a copy of the project, and runs the
 * tests that come by there. Leaves this folder as it is. Throws where the tests fail without any change.
 */
export async function runStryker(
  path: string,
  area: Area,
): Promise<{ tallies: readonly FileTally[]; survivors: readonly Survivor[] }> {
  const Stryker = await openStryker()
  const folder = await mkdtemp(join(tmpdir(), 'brandhearth-mutation-'))
  try {
    const results = await new Stryker({
      testRunner: 'vitest',
      vitest: {
        configFile: `scripts/measure/mutation/vitest.${area.needsDatabase ? 'services' : 'rules'}.config.ts`,
        dir: testFolderOf(path, area),
        related: false,
      },
      coverageAnalysis: 'perTest',
      mutate: [
        path.endsWith('.ts') ? path : `${path}/**/*.ts`,
        '!**/*.test.ts',
        '!**/*.d.ts',
        ...area.words.map(file => `!**/${file}`),
      ],
      ignorePatterns: LEFT_BEHIND,
      tempDirName: folder,
      concurrency: 2,
      reporters: ['progress-append-only'],
      warnings: false,
      // A busy machine is no loop without an end.
      timeoutMS: 20_000,
      dryRunTimeoutMinutes: 60,
    }).runMutationTest()
    return { tallies: talliesOf(results), survivors: survivorsOf(results) }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Running for ever is noticed, as failing is. */
const isKilled = ({ status }: MutantResult) => status === 'Killed' || status === 'Timeout'
/** Those whose code does not even run say nothing of the tests, and are counted nowhere. */
const isAlive = ({ status }: MutantResult) => status === 'Survived' || status === 'NoCoverage'
const fileOf = ({ fileName }: MutantResult) => relative(PROJECT, fileName)

function talliesOf(results: readonly MutantResult[]): FileTally[] {
  const byFile = Map.groupBy(results, fileOf)
  return [...byFile].map(([file, mutants]) => ({
    file,
    killed: mutants.filter(isKilled).length,
    alive: mutants.filter(isAlive).length,
  }))
}

function survivorsOf(results: readonly MutantResult[]): Survivor[] {
  return results.filter(isAlive).map(mutant => ({
    file: fileOf(mutant),
    line: mutant.location.start.line,
    replacement: mutant.replacement.replaceAll(/\s+/g, ' '),
    isCovered: mutant.status === 'Survived',
  }))
}
