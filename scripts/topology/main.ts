import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildWhenStale } from '../build-app.ts'
import { pack } from '../image/pack.ts'
import { PROJECT } from '../measure/harness/servers/child.ts'
import { missingProgram, startTopology } from './start-topology.ts'
import { walkMainPath } from './walk-main-path.ts'

/**
 * `npm run topology`: starts what compose.yaml does, from Debian's packages instead of containers, walks the main path
 * through its balancer, and stops it. With `--packed` the processes run from what goes into the image; with `--keep` it
 * goes on until Ctrl-C. Ends with 1 when a step fails, with 2 where a program is missing.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { packed: { type: 'boolean', default: false }, keep: { type: 'boolean', default: false } },
  })
  const missing = missingProgram()
  if (missing !== null) {
    console.error(`${missing}. On Debian: apt-get install postgresql pgbouncer caddy`)
    process.exitCode = 2
    return
  }
  await buildWhenStale(PROJECT)
  const folder = values.packed ? await mkdtemp(join(tmpdir(), 'brandhearth-packed-')) : null
  if (folder) await pack(folder)
  const note = (text: string) => console.log(text)
  const topology = await startTopology({ note, ...(folder ? { root: folder } : {}) })
  try {
    await walkMainPath(topology, note)
    if (values.keep) {
      console.log(`It goes on at ${topology.origin}, emails at ${topology.mailboxUrl}, until Ctrl-C.`)
      await new Promise(resolve => process.once('SIGINT', resolve))
    }
  } finally {
    await topology.stop()
    if (folder) await rm(folder, { recursive: true, force: true })
  }
}

await main()
