import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { cleanEnvironment } from '#scripts/local/clean-environment.ts'
import { PROJECT } from '../harness/servers/child.ts'
import type { Figure } from './figures.ts'

const LIVES = 2_000
const STEPS = 30

/** Founders are charged what they were told: the property test of billing, with far more lives than `npm test` takes. */
export async function run(share: number): Promise<Figure[]> {
  const lives = Math.ceil(LIVES * share)
  const code = await new Promise<number | null>((resolve, reject) => {
    const test = 'app/billing/services/whole-life.db.test.ts'
    const child = spawn(
      process.execPath,
      [join(PROJECT, 'node_modules/vitest/vitest.mjs'), 'run', '--project', 'integration', test],
      {
        cwd: PROJECT,
        env: cleanEnvironment({ BILLING_LIVES: String(lives), BILLING_STEPS: String(STEPS) }),
        stdio: 'inherit',
      },
    )
    child.once('error', reject)
    child.once('exit', resolve)
  })
  return [
    {
      what: `lives of up to ${STEPS} steps`,
      value: code === 0 ? lives : Number.NaN,
      bar: { atLeast: lives },
    },
  ]
}
