import { type Child, startChild } from '#scripts/measure/harness/servers/child.ts'
import type { LimitKind } from './limit-kind.ts'

/** Starts a limit server in a process of its own, as production runs it. */
export async function startLimit(kind: LimitKind): Promise<Child & { port: number }> {
  const child = await startChild(
    ['scripts/measure/benchmarks/speed/limits/limit-server.ts', JSON.stringify(kind)],
    {
      sign: 'limit ready',
      env: { NODE_ENV: 'production' },
    },
  )
  return { ...child, port: Number(child.readyLine.split(' ').at(-1)) }
}
