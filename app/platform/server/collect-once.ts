import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Milliseconds after which what starts late, such as the job queue, has started. */
const AFTER_MS = 3_000

/**
 * Gives back what starting left in memory, once, in `afterMs` milliseconds from now: a tenth of what a process holds that
 * has nothing to do. Left alone, V8 keeps it until there is something to do. Takes one pause of 50 to 70 ms.
 */
export function collectOnce(afterMs = AFTER_MS): void {
  setTimeout(() => {
    // The function is there for contexts that are made while the flag is set.
    setFlagsFromString('--expose-gc')
    const collect: NodeJS.GCFunction = runInNewContext('gc')
    setFlagsFromString('--no-expose-gc')
    // Any other flavour leaves the young generation as large as starting made it.
    collect({ type: 'major', execution: 'async', flavor: 'last-resort' })
  }, afterMs).unref()
}
