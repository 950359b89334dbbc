import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { openThreadPool, type ThreadPool } from './thread-pool.ts'

const ENTRY = 'app/platform/threads/thread-entry.ts'

let pool: ThreadPool | null = null

/** Our sources, which threads run as they are, also when this module stands in the built bundle. */
function sourceRoot(): string {
  let folder = import.meta.dirname
  while (!existsSync(join(folder, ENTRY))) {
    if (folder === dirname(folder)) throw new Error(`${ENTRY} is missing beside the build`)
    folder = dirname(folder)
  }
  return folder
}

/**
 * A function of ours, to be run in a thread: `module` is its path in the project, `name` its export. What goes in and
 * comes out is copied. It throws `ThreadUnavailable` when too much waits, or after 20 seconds.
 */
export function inThread<Work extends (...values: never[]) => unknown>(
  module: string,
  name: string,
): (...values: Parameters<Work>) => Promise<Awaited<ReturnType<Work>>> {
  return (...values) => {
    const root = sourceRoot()
    // One thread less than the machine has, so that requests always find one.
    pool ??= openThreadPool({
      entry: pathToFileURL(join(root, ENTRY)),
      most: Math.min(4, Math.max(1, availableParallelism() - 1)),
      mostWaiting: 32,
      withinMs: 20_000,
      idleMs: 60_000,
    })
    const address = pathToFileURL(join(root, module)).href
    return pool.run({ module: address, name, values }) as Promise<Awaited<ReturnType<Work>>>
  }
}
