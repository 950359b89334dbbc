import { createHash } from 'node:crypto'
import { expect, it, vi } from 'vitest'
import { askPages, FROM_THE_APP } from '#tests/support/asking-pages.ts'
import { openContentCache } from './content-cache.ts'

const HTML = '<p>Hello</p><script nonce="n1">go()</script><script type="application/ld+json">{}</script>'
const render = vi.fn(async (_path: string, theme: string) => {
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "script-src 'self' 'nonce-n1'; style-src 'self' 'nonce-n1'",
    'cache-control': 'public, max-age=0',
    'x-request-id': 'one',
  }
  return new Response(`${HTML}<i>${theme}</i>`, { headers })
})
const answer = openContentCache(['/', '/pricing'], render)
const { ask, warm } = askPages(answer)

it('the second visitor is answered from memory, without the first one’s nonce and id', async () => {
  expect(await (await ask('/')).text()).toBe(FROM_THE_APP)
  await warm('/')
  const again = await ask('/')
  expect(await again.text()).toContain('<script>go()</script>')
  expect(again.headers.get('x-request-id')).toBeNull()
  expect(again.headers.get('content-security-policy')).toBe(
    "script-src 'self' 'sha256-5KYv+PUboo5h+0+YAtGRPbwv5d/QxzHslP4YGnUaxRw='; style-src 'self'",
  )
})

it.each(['session=abc', '__Host-session=abc', 'theme=dark; toast=saved'])(
  'with the cookie %s the app answers',
  async cookie => {
    await warm('/')
    expect(await (await ask('/', { Cookie: cookie })).text()).toBe(FROM_THE_APP)
  },
)

it('a page where visitors arrive carries its style sheet within, allowed by what it says', async () => {
  const link = '<link rel="stylesheet" href="/assets/site-1.css"/>'
  const page = async () =>
    new Response(`${link}${HTML}`, {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': "script-src 'self' 'nonce-n1'; style-src 'self' 'nonce-n1' 'sha256-other'",
      },
    })
  const read = async (href: string) => (href === '/assets/site-1.css' ? 'p{color:red}' : null)
  const answering = openContentCache(['/', '/about'], page, { styled: ['/'], readSheet: read })
  const sent = async (url: string) => {
    const response = { writeHead: vi.fn(), end: vi.fn() }
    const request = { url, method: 'GET', headers: {} }
    await expect.poll(() => answering(request as never, response as never)).toBe(true)
    return { headers: response.writeHead.mock.calls[0]?.[1], html: String(response.end.mock.calls[0]?.[0]) }
  }
  const arrival = await sent('/')
  expect(arrival.html).toContain('<style>p{color:red}</style>')
  expect(arrival.html).not.toContain('rel="stylesheet"')
  const hash = createHash('sha256').update('p{color:red}').digest('base64')
  expect(arrival.headers['content-security-policy']).toContain(
    `style-src 'self' 'sha256-${hash}' 'sha256-other'`,
  )
  expect((await sent('/about')).html).toContain(link)
})

it('asks for its fonts behind what is read, and for nothing else', async () => {
  const font = '<link rel="preload" href="/assets/a.woff2" as="font" crossorigin="anonymous"/>'
  const other = '<link rel="preload" href="/b.png" as="image"/>'
  const page = async () =>
    new Response(`<head>${font}${other}</head><body><p>$& Hello</p></body>`, {
      headers: { 'content-type': 'text/html' },
    })
  const answering = openContentCache(['/'], page)
  const response = { writeHead: vi.fn(), end: vi.fn() }
  const request = { url: '/', method: 'GET', headers: {} }
  await expect.poll(() => answering(request as never, response as never)).toBe(true)
  expect(String(response.end.mock.calls[0]?.[0])).toBe(
    `<head>${other}</head><body><p>$& Hello</p>${font}</body>`,
  )
})

it('a query, another method and another page are the app’s', async () => {
  await warm('/')
  expect(await (await ask('/?ref=ada')).text()).toBe(FROM_THE_APP)
  expect(await (await ask('/', {}, 'POST')).text()).toBe(FROM_THE_APP)
  expect(await (await ask('/contact')).text()).toBe(FROM_THE_APP)
})

it('each theme has its own copy', async () => {
  await warm('/', { Cookie: 'theme=dark' })
  expect(await (await ask('/', { Cookie: 'theme=dark' })).text()).toContain('<i>dark</i>')
})

it('each encoding has its own tag, and a tag that fits is answered with 304', async () => {
  await warm('/pricing')
  const plain = (await ask('/pricing')).headers.get('etag')
  const zipped = await ask('/pricing', { 'Accept-Encoding': 'gzip' })
  expect(zipped.headers.get('content-encoding')).toBe('gzip')
  expect(zipped.headers.get('etag')).not.toBe(plain)
  expect((await ask('/pricing', { 'If-None-Match': plain ?? '' })).status).toBe(304)
  expect((await ask('/pricing', { 'If-None-Match': '"old"' })).status).toBe(200)
})

it('what is not a whole page for everybody is not kept', async () => {
  const refusing = openContentCache(['/x'], async () => new Response('no', { status: 404 }))
  const request = { url: '/x', method: 'GET', headers: {} }
  for (let n = 0; n < 2; n++) {
    expect(refusing(request as never, {} as never)).toBe(false)
    await new Promise(resolve => setImmediate(resolve))
  }
})
