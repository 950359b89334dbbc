import { expect, test } from '../fixtures/test.ts'

/** What the pages tell machines, read as text: search engines and messengers run no scripts either. */
test('every page of the sitemap says what it is, where it stands and how it looks when shared', async ({
  request,
  app,
}) => {
  test.setTimeout(90_000)
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(match => match[1] ?? '')
  for (const path of ['/', '/pricing', '/signup', '/brand-clarity-quiz', '/insights/six-kinds-of-story'])
    expect(pages).toContain(`${app.url}${path}`)
  expect(pages).not.toContain(`${app.url}/landing`)

  const titles = new Set<string>()
  const pictures = new Set<string>()
  for (const page of pages) {
    const answer = await request.get(page)
    expect.soft(answer.status(), page).toBe(200)
    const html = await answer.text()
    const textOf = (pattern: RegExp) => html.match(pattern)?.[1] ?? ''
    titles.add(textOf(/<title>([^<]+)<\/title>/))
    expect.soft(textOf(/<meta name="description" content="([^"]+)"/).length, page).toBeGreaterThan(50)
    expect.soft(textOf(/<link[^>]* rel="canonical" href="([^"]+)"/), page).toBe(page)
    expect.soft(textOf(/<meta property="og:url" content="([^"]+)"/), page).toBe(page)
    expect.soft(textOf(/<meta property="og:title" content="([^"]+)"/), page).not.toBe('')
    expect.soft(html, page).not.toContain('content="noindex"')
    pictures.add(textOf(/<meta property="og:image" content="([^"]+)"/))
    for (const data of structured(html)) expect.soft(data['@context'], page).toBe('https://schema.org')
  }
  expect(titles.size, 'a title of its own for each').toBe(pages.length)
  expect(pictures.size, 'a picture of its own for each').toBe(pages.length)
  for (const picture of pictures) {
    const answer = await request.get(picture)
    expect.soft(answer.headers()['content-type'], picture).toBe('image/png')
    const head = await answer.body()
    expect.soft([head.readUInt32BE(16), head.readUInt32BE(20)], picture).toEqual([1200, 630])
  }
})

test('prices, questions and articles are there for machines as well', async ({ request, app }) => {
  const read = async (path: string) => structured(await (await request.get(path)).text())
  expect(await read('/')).toContainEqual(expect.objectContaining({ '@type': 'Organization' }))
  const pricing = JSON.stringify(await read('/pricing'))
  for (const price of ['19', '29', '59']) expect(pricing).toMatch(new RegExp(`"price":"?${price}\\b`))
  expect(pricing).toContain('"priceCurrency":"GBP"')
  expect(pricing).toContain('"FAQPage"')
  const [article] = (await read('/insights/six-kinds-of-story')).filter(data =>
    String(data['@type']).includes('Article'),
  )
  expect(article?.headline).toBeTruthy()
  expect(article?.datePublished).toMatch(/^\d{4}-\d\d-\d\d/)
  const landing = await (await request.get('/landing')).text()
  expect(landing).toContain(`rel="canonical" href="${app.url}/"`)
})

test('feed, manifest and rules for machines answer', async ({ request, app }) => {
  const list = await (await request.get('/insights')).text()
  const address = list.match(/type="application\/atom\+xml"[^>]* href="([^"]+)"/)?.[1] ?? ''
  const feed = await request.get(address)
  expect(feed.headers()['content-type']).toContain('application/atom+xml')
  expect((await feed.text()).match(/<entry>/g)?.length).toBeGreaterThanOrEqual(6)

  const manifest = await (await request.get('/site.webmanifest')).json()
  for (const { src } of manifest.icons) expect((await request.get(src)).status(), src).toBe(200)
  const purposes = manifest.icons.map(({ sizes, purpose }: Record<string, string>) => `${sizes} ${purpose}`)
  for (const needed of ['192x192 any', '512x512 any', '512x512 maskable']) expect(purposes).toContain(needed)
  // What a phone shares waits to be confirmed: e2e/journeys/stories/share.spec.ts sends it by these names.
  const { action, method, enctype, params } = manifest.share_target
  expect([action, method, enctype]).toEqual(['/app/share', 'POST', 'multipart/form-data'])
  expect([params.title, params.text, params.url, params.files[0].name]).toEqual([
    'title',
    'text',
    'url',
    'pictures',
  ])
  for (const { url } of manifest.shortcuts) expect(url).toMatch(/^\/app\//)
  const rules = await (await request.get('/robots.txt')).text()
  expect(rules).toContain('Disallow: /app/')
  expect(rules).toContain(`Sitemap: ${app.url}/sitemap.xml`)
  expect(await (await request.get('/auth?message=Hello')).text()).toContain('content="noindex"')
})

function structured(html: string): Record<string, unknown>[] {
  return [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([^<]+)<\/script>/g)].map(match =>
    JSON.parse(match[1] ?? ''),
  )
}
