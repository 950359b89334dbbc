import { rmSync } from 'node:fs'
import { constants } from 'node:os'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Does the work, and removes what lies at `path` whatever happens: also when the operator interrupts it. */
export async function withTemporary<T>(path: string, work: () => Promise<T>): Promise<T> {
  const remove = () => rmSync(path, { recursive: true, force: true })
  const interrupt = (signal: (typeof SIGNALS)[number]) => {
    remove()
    process.exit(128 + constants.signals[signal])
  }
  for (const signal of SIGNALS) process.once(signal, interrupt)
  try {
    return await work()
  } finally {
    for (const signal of SIGNALS) process.off(signal, interrupt)
    remove()
  }
}
