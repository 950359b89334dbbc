import { expect, test } from 'playwright/test'
import { DEMO } from '#scripts/local/demo.ts'
import { startAppServer } from '#tests/support/app-server.ts'

/** HTML of a page of the workspace, uncompressed: what a person waits for on a slow line (docs/performance.md). */
const MOST_BYTES = 45_000
/** More than the demo workspace has, so that links that never end are found out. */
const MOST_PAGES = 600

test('no page that a lived-in workspace leads to is heavier than a page may be', async ({ page }) => {
  test.setTimeout(240_000)
  const app = await startAppServer({}, { demo: true })
  try {
    await page.goto(`${app.url}/auth`)
    await page.getByLabel('Email').first().fill(DEMO.email)
    await page.getByLabel('Password', { exact: true }).fill(DEMO.password)
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/app/)
    const [seen, open] = [new Set(['/app/dashboard']), ['/app/dashboard']]
    const heavy: string[] = []
    for (let path = open.shift(); path !== undefined && seen.size < MOST_PAGES; path = open.shift()) {
      const answer = await page.request.get(`${app.url}${path}`)
      if (!answer.headers()['content-type']?.includes('text/html')) continue
      const html = await answer.body()
      if (html.byteLength > MOST_BYTES) heavy.push(`${path} ${html.byteLength}`)
      for (const next of pagesIn(html.toString())) {
        if (seen.has(next)) continue
        seen.add(next)
        open.push(next)
      }
    }
    expect(seen.size).toBeGreaterThan(200)
    expect(heavy).toEqual([])
  } finally {
    await app.stop()
  }
})

/** The pages of the workspace that a page leads to, without what narrows them down; files are none. */
function pagesIn(html: string): string[] {
  return [...html.matchAll(/<a\b[^>]*>/g)].flatMap(([link]) => {
    const path = /\bhref="(\/app\/[^"?#]*)/.exec(link)?.[1]
    return path === undefined || /\bdownload\b|\/export\//.test(link) ? [] : [path]
  })
}
