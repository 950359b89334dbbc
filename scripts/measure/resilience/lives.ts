import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { cleanEnvironment } from '#scripts/local/clean-environment.ts'
import { PROJECT } from '../harness/servers/child.ts'
import type { Figure } from './figures.ts'

/** Runs a property test with far more lives, and longer ones, than `npm test` takes; it reads both from the environment. */
export async function runLives(
  test: string,
  { lives, steps, names }: { lives: number; steps: number; names: { lives: string; steps: string } },
): Promise<Figure[]> {
  const isKept = await runTestFile(test, { [names.lives]: String(lives), [names.steps]: String(steps) })
  return [
    {
      what: `lives of up to ${steps} steps`,
      value: isKept ? lives : Number.NaN,
      bar: { atLeast: lives },
    },
  ]
}

/** Runs one file of the integration tests in a clean environment with what is given; answers whether it passed. */
export async function runTestFile(test: string, environment: Record<string, string>): Promise<boolean> {
  const code = await new Promise<number | null>((resolve, reject) => {
    const child = spawn(
      process.execPath,
      [join(PROJECT, 'node_modules/vitest/vitest.mjs'), 'run', '--project', 'integration', test],
      { cwd: PROJECT, env: cleanEnvironment(environment), stdio: 'inherit' },
    )
    child.once('error', reject)
    child.once('exit', resolve)
  })
  return code === 0
}
