import { expect, test } from 'playwright/test'
import { DEMO } from '#scripts/local/demo.ts'
import { startAppServer } from '#tests/support/app-server.ts'

/** HTML of a page of the workspace, uncompressed: what a person waits for on a slow line (docs/performance.md). */
const MOST_BYTES = 45_000
/** More than the demo workspace has, so that links that never end are found out. */
const MOST_PAGES = 1200
/** Of addresses that differ in what their query says alone, or in whose page it is, so many are looked at. */
const MOST_ALIKE = 6

/** What is asked for by a link and heavier still, each with what it may weigh. */
const HEAVIER: readonly (readonly [address: RegExp, most: number])[] = [
  // The questions of a quiz: thirty answers with three fields each, which hold what somebody typed.
  [/^\/app\/sales-hub\/forms\/[^/]+\?part=quiz$/, 58_000],
  // Numbers divided by story, of days other than the last thirty: each row has ten links with its id and the days.
  [/^\/app\/analytics\?(?=.*by=story)(?=.*(?:period|from)=)/, 47_500],
]

test('no page that a lived-in workspace leads to is heavier than a page may be', async ({ page }) => {
  test.setTimeout(300_000)
  const app = await startAppServer({}, { demo: true })
  try {
    await page.goto(`${app.url}/auth`)
    await page.getByLabel('Email').first().fill(DEMO.email)
    await page.getByLabel('Password', { exact: true }).fill(DEMO.password)
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/app/)
    const [seen, open, alike] = [new Set(['/app/dashboard']), ['/app/dashboard'], new Map<string, number>()]
    const heavy: string[] = []
    for (let path = open.shift(); path !== undefined && seen.size < MOST_PAGES; path = open.shift()) {
      const answer = await page.request.get(`${app.url}${path}`)
      if (!answer.headers()['content-type']?.includes('text/html')) continue
      const html = await answer.body()
      if (html.byteLength > mostOf(path)) heavy.push(`${path} ${html.byteLength}`)
      for (const next of pagesIn(html.toString())) {
        if (seen.has(next)) continue
        const kind = kindOf(next)
        const count = alike.get(kind) ?? 0
        if (next.includes('?') && count >= MOST_ALIKE) continue
        alike.set(kind, count + 1)
        seen.add(next)
        open.push(next)
      }
    }
    expect(seen.size).toBeGreaterThan(400)
    // Every exception is still one that is met: what has gone needs no room.
    for (const [address] of HEAVIER) expect([...seen].filter(path => address.test(path))).not.toEqual([])
    expect(seen.size).toBeLessThan(MOST_PAGES)
    expect(heavy).toEqual([])
  } finally {
    await app.stop()
  }
})

/** The pages of the workspace that a page leads to, with and without what their query asks for; files are none. */
function pagesIn(html: string): string[] {
  return [...html.matchAll(/<a\b[^>]*>/g)].flatMap(([link]) => {
    const address = /\bhref="(\/app\/[^"#]*)/.exec(link)?.[1]?.replaceAll('&amp;', '&')
    if (address === undefined || /\bdownload\b|\/export\//.test(link)) return []
    const path = address.replace(/\?.*/, '')
    return path === address ? [path] : [path, address]
  })
}

/** What addresses have in common that lead to the same page: its path without ids, and what its query is about. */
function kindOf(address: string): string {
  const { pathname, searchParams } = new URL(address, 'http://localhost')
  const path = pathname.replace(/\/[0-9a-f-]{36}(?=\/|$)/g, '/*')
  return `${path}?${[...searchParams.keys()].sort().join('&')}`
}

function mostOf(address: string): number {
  return HEAVIER.find(([pattern]) => pattern.test(address))?.[1] ?? MOST_BYTES
}
