import { setTimeout as wait } from 'node:timers/promises'
import { send } from '../../harness/load/send.ts'
import type { SignedIn } from '../../harness/servers/workspaces.ts'

const PATHS = ['/app/dashboard', '/app/storybank', '/auth', '/']

/** Readers that look at signed-in pages one after another, each with a pause, until they are told to finish. */
export function openReaders(
  origin: string,
  people: readonly SignedIn[],
  { readers, pauseMs }: { readonly readers: number; readonly pauseMs: number },
) {
  const failures: string[] = []
  let requests = 0
  let isOver = false
  const reading = Array.from({ length: readers }, async (_, reader) => {
    while (!isOver) {
      requests += 1
      const path = PATHS[requests % PATHS.length] ?? '/'
      const answer = await send(origin, path, { cookie: people[reader]?.cookie ?? '' })
      if (answer.status === 0 || answer.status >= 400)
        failures.push(`${path} answered ${answer.status} ${answer.text.slice(0, 80)}`)
      await wait(pauseMs)
    }
  })
  return {
    failures,
    asked: () => requests,
    async finish() {
      isOver = true
      await Promise.all(reading)
    },
  }
}
