import { cp, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { quantile } from '#scripts/measure/harness/load/run-load.ts'
import { goal, heading } from '#scripts/measure/harness/report.ts'
import { PROJECT, runChild } from '#scripts/measure/harness/servers/child.ts'

const SOURCES = [
  'app',
  'core',
  'db',
  'public',
  'package.json',
  'package-lock.json',
  'vite.config.ts',
  'react-router.config.ts',
  'tsconfig.json',
]
const TIMES = 3

/** How long `react-router build` takes, in a copy of the sources, so that the build that is being served stays. */
export async function run(): Promise<void> {
  heading('Build')
  const copy = await mkdtemp(join(tmpdir(), 'brandhearth-build-'))
  try {
    for (const source of SOURCES) await cp(join(PROJECT, source), join(copy, source), { recursive: true })
    await symlink(join(PROJECT, 'node_modules'), join(copy, 'node_modules'))
    const times: number[] = []
    for (let n = 0; n < TIMES; n += 1) {
      const { ms } = await runChild(
        [join(PROJECT, 'node_modules/@react-router/dev/bin.cjs'), 'build'],
        {},
        () => {},
        copy,
      )
      times.push(ms / 1000)
    }
    goal('seconds of react-router build, median', quantile(times, 0.5), { atMost: 6 })
  } finally {
    await rm(copy, { recursive: true, force: true })
  }
}
