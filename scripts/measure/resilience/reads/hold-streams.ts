import { setTimeout as wait } from 'node:timers/promises'
import { openStream } from '../../harness/load/open-stream.ts'
import type { SignedIn } from '../../harness/servers/workspaces.ts'

const AGAIN_WITHIN_MS = 30_000

/** Browsers that hold a stream each and come back a second after its end, as `retry:` tells them. */
export function holdStreams(port: number, people: readonly SignedIn[]) {
  const failures: string[] = []
  let opened = 0
  let isOver = false
  const open = new Set<() => void>()
  const browsers = people.map(async ({ cookie }) => {
    while (!isOver) {
      const headers = { Cookie: cookie, Accept: 'text/event-stream' }
      try {
        const stream = await openStream({ port, path: '/events', headers }, () => {})
        opened += 1
        const leave = () => void stream.close()
        open.add(leave)
        await stream.ended
        open.delete(leave)
      } catch (error) {
        failures.push(String(error))
      }
      if (!isOver) await wait(1000)
    }
  })
  return {
    failures,
    opened: () => opened,
    /** Waits until every browser holds one, half a minute at most; answers how many do. */
    async openAgain(): Promise<number> {
      const giveUpAt = Date.now() + AGAIN_WITHIN_MS
      while (open.size < people.length && Date.now() < giveUpAt) await wait(100)
      return open.size
    },
    async finish() {
      isOver = true
      for (const leave of open) leave()
      await Promise.all(browsers)
    },
  }
}
