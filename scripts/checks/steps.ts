import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PROJECT, runCommand } from './command.ts'
import {
  type PlaywrightReport,
  readPlaywrightReport,
  readVitestReport,
  type VitestReport,
} from './read-reports.ts'
import { listSourceFiles } from './source-files.ts'
import { failure, single, type Tally, withExit } from './tally.ts'

/** One step of `npm test`. */
export interface Step {
  readonly name: string
  readonly run: () => Promise<Tally>
  /** Names of steps without whose success this one has nothing to stand on. */
  readonly needs?: readonly string[]
  /** True while nothing is written that this step could run; it is then passed over, and said so. */
  readonly isEmpty?: () => boolean
}

/** A step that is one command: fine when it exits with 0. */
function command(name: string, tool: string, ...args: string[]): Step {
  return {
    name,
    async run() {
      const { code, output } = await runCommand(tool, args)
      return single(name, code === 0, output)
    },
  }
}

/** A step that is one vitest project: every test counts. */
function vitest(name: string): Step {
  return {
    name,
    run: () =>
      withReportFile(async file => {
        const options = [`--project=${name}`, '--reporter=default', '--reporter=json']
        const { code, output } = await runCommand(
          'vitest',
          ['run', ...options, `--outputFile.json=${file}`],
          {
            // Three times what the longest takes on two cores: only what hangs is cut off.
            timeoutMs: 25 * 60_000,
          },
        )
        const report = readJson<VitestReport>(file)
        return report
          ? withExit(name, readVitestReport(report, PROJECT, output), code, output)
          : crashed(name, output)
      }),
  }
}

/** Has to be there before types, the linter of imports or the build can read a route. */
export const FIRST: Step = command('route types', 'react-router', 'typegen')

/** All that can be said about the code without running it. None depends on another. */
export const STATIC: readonly Step[] = [
  command('types of the app', 'tsc', '-p', 'tsconfig.json'),
  command('types of the rules', 'tsc', '-p', 'core/tsconfig.json'),
  command('format and lint', 'biome', 'check', '--error-on-warnings', '.'),
  command('walls', 'node', 'scripts/checks/walls.ts'),
  command('dead code', 'knip', '--no-progress', '--no-config-hints'),
  vitest('architecture'),
]

export const BUILD: Step = command('build', 'node', 'scripts/build.ts')

/** A step that is some projects of Playwright: every test counts. */
function playwright(name: string, projects: readonly string[], env: Record<string, string> = {}): Step {
  return {
    name,
    needs: ['build'],
    isEmpty: () => !listSourceFiles(PROJECT).some(file => /^e2e\/.*\.spec\.ts$/.test(file)),
    run() {
      return withReportFile(async file => {
        const { code, output } = await runCommand(
          'playwright',
          ['test', '--reporter=line,json', ...projects.map(project => `--project=${project}`)],
          {
            timeoutMs: 75 * 60_000,
            // Playwright sets FORCE_COLOR for its workers, and Node complains to them about the two together.
            env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file, NO_COLOR: '', FORCE_COLOR: '0' },
          },
        )
        const report = readJson<PlaywrightReport>(file)
        return report ? withExit(name, readPlaywrightReport(report), code, output) : crashed(name, output)
      })
    },
  }
}

/** All that runs the code; each of these uses every core by itself, so they go one after the other. */
export const TESTS: readonly Step[] = [
  vitest('rules'),
  vitest('unit'),
  vitest('integration'),
  vitest('pooled'),
  // As a big installation has it, where the machine does; the rest as it comes out of a clone.
  playwright('journeys', ['journeys'], { E2E_POOLER: 'prefer' }),
  playwright('end to end', ['nojs', 'a11y', 'server']),
]

function crashed(name: string, output: string): Tally {
  return failure(`${name} crashed before it could report`, output)
}

async function withReportFile<T>(work: (file: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'brandhearth-report-'))
  try {
    return await work(join(folder, 'report.json'))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function readJson<T>(file: string): T | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T
  } catch {
    return null
  }
}
