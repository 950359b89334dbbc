import { goal, note, short } from '#scripts/measure/harness/report.ts'
import { startApp } from '#scripts/measure/harness/servers/app.ts'
import { openCountingProxy } from '#scripts/measure/harness/servers/counting-proxy.ts'
import { alternate, median } from './alternate.ts'
import { type LoadResult, runLoad } from './run-load.ts'

const ROUNDS = 5
const BOUNDS = { connections: 1, requests: 40, maxMs: 5000 }

/** Somebody signed in, and where a page lies for them when its address names one of their rows. */
export interface Visitor {
  readonly cookie: string
  readonly addressOf?: (page: string) => string
}

/** Holds the first byte of pages for somebody with much against that of somebody with little: at most twice. */
export async function compareFirstBytes(
  port: number,
  input: { pages: readonly string[]; small: Visitor; large: Visitor; sizes: string },
): Promise<void> {
  for (const page of input.pages) {
    const ask =
      ({ cookie, addressOf }: Visitor) =>
      () =>
        runLoad({ port, path: addressOf?.(page) ?? page, headers: { Cookie: cookie } }, BOUNDS)
    const results = await alternate<'small' | 'large', LoadResult>(ROUNDS, {
      small: ask(input.small),
      large: ask(input.large),
    })
    const small = median(results.small, result => result.firstByteMs)
    const large = median(results.large, result => result.firstByteMs)
    const failures = [...results.small, ...results.large].reduce((sum, result) => sum + result.failures, 0)
    const detail = `${short(small)} ms, ${short(large)} ms`
    goal(`${page}: first byte, ${input.sizes}`, large / small, { atMost: 2 }, detail)
    if (failures > 0) note(`${failures} answers were not 200`)
  }
}

/** Counts the statements of pages, through a proxy that slows them down, so nothing is timed here: at most six each. */
export async function countStatementsOfPages(
  url: string,
  { pages, visitor }: { pages: readonly string[]; visitor: Visitor },
): Promise<void> {
  const proxy = await openCountingProxy(url, 'brandhearth-web')
  const app = await startApp({ url: proxy.url })
  try {
    for (const page of pages) {
      const path = visitor.addressOf?.(page) ?? page
      const target = { port: app.port, path, headers: { Cookie: visitor.cookie } }
      await runLoad(target, { connections: 1, requests: 3, maxMs: 5000 })
      proxy.take()
      await runLoad(target, { connections: 1, requests: 1, maxMs: 5000 })
      goal(`${page}: statements`, proxy.take().statements, { atMost: 6 })
    }
  } finally {
    await app.stop()
    await proxy.close()
  }
}
