import { expect, it, vi } from 'vitest'
import { askPages, FROM_THE_APP } from '#tests/support/asking-pages.ts'
import { openVisitorPages } from './visitor-pages.ts'

const FORM = [
  '<script nonce="n0001">wake("0017.sig","key-0001")</script>',
  '<input name="stamp" value="0017.sig"><input name="idempotencyKey" value="key-0001">',
].join('')
const render = vi.fn(async (path: string, theme: string) => {
  const headers = new Headers({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "script-src 'self' 'nonce-n0001'; style-src 'self' 'nonce-n0001'",
    'cache-control': 'no-store',
    'x-request-id': 'one',
  })
  if (path === '/welcome-back') headers.set('set-cookie', 'quiz_0=abc')
  if (path === '/gone') return new Response('gone', { status: 404, headers })
  const text = path === '/long' ? 'long '.repeat(100_000) : ''
  return new Response(`${FORM}<i>${theme}</i>${text}`, { headers })
})
let count = 1000
const next = () => String(++count)
const fresh = {
  nonce: () => `n${next()}`,
  stamp: () => `${next()}.sig`,
  key: () => `key-${next()}`,
  id: () => `id-${++count}`,
}
const answer = openVisitorPages(['/contact', '/long', '/welcome-back', '/gone'], render, fresh)
const { ask, askLate, warm } = askPages(answer)

/** The values of one answer, each of which has to be the same wherever it stands. */
async function valuesOf(response: Response) {
  const html = await response.text()
  const [, nonce, stamp, key, again, keyAgain] =
    html.match(/nonce="(.*?)">wake\("(.*?)","(.*?)"\).*name="stamp" value="(.*?)".*value="(.*?)"/) ?? []
  expect(stamp).toBe(again)
  expect(key).toBe(keyAgain)
  expect(response.headers.get('content-security-policy')).toBe(
    `script-src 'self' 'nonce-${nonce}'; style-src 'self' 'nonce-${nonce}'`,
  )
  return [nonce, stamp, key]
}

it('each answer has a nonce, a stamp and a key of its own, the same in its fields and its data', async () => {
  await warm('/contact')
  const [first, second] = [await ask('/contact'), await ask('/contact')]
  expect(Number(first.headers.get('content-length'))).toBeGreaterThan(FORM.length)
  expect(first.headers.get('cache-control')).toBe('no-store')
  const ids = [first, second].map(({ headers }) => headers.get('x-request-id'))
  expect(ids.every(id => id?.startsWith('id-'))).toBe(true)
  expect(new Set(ids).size).toBe(2)
  const values = [...(await valuesOf(first)), ...(await valuesOf(second))]
  expect(new Set(values).size).toBe(6)
  for (const value of ['n0001', '0017.sig', 'key-0001']) expect(values).not.toContain(value)
})

it.each(['gzip', 'gzip, deflate, br, zstd'])(
  'to a browser that reads %s it goes compressed',
  async accepted => {
    await warm('/contact')
    const { headers } = await ask('/contact')
    const zipped = await ask('/contact', { 'Accept-Encoding': accepted })
    expect(zipped.headers.get('content-encoding')).toBe('gzip')
    expect([headers, zipped.headers].map(sent => sent.get('vary'))).toEqual([
      'Accept-Encoding',
      'Accept-Encoding',
    ])
    await valuesOf(zipped)
  },
)

it('an answer that waits for its reader keeps its own values, whatever goes out after it', async () => {
  await warm('/long')
  const sent = await askLate('/long', 30)
  const answers = sent.split('HTTP/1.1 200 OK').slice(1)
  expect(answers).toHaveLength(30)
  const keys = answers.map(text => {
    const [, nonce, key] = text.match(/'nonce-(n\d+)'.*<script nonce="\1">wake\("[^"]+","(key-\d+)"\)/s) ?? []
    expect(nonce).toBeDefined()
    expect(text).toContain(`name="idempotencyKey" value="${key}"`)
    return key
  })
  expect(new Set(keys).size).toBe(30)
})

it('one whose values would not fit into their places is the app’s', async () => {
  const answering = openVisitorPages(['/contact'], render, { ...fresh, key: () => 'a-longer-key' })
  const before = render.mock.calls.length
  const request = { url: '/contact', method: 'GET', headers: {} }
  const isAnswered = () => answering(request as never, {} as never)
  expect(isAnswered()).toBe(false)
  await expect.poll(() => render.mock.calls.length).toBe(before + 1)
  await new Promise(resolve => setTimeout(resolve, 50))
  expect(isAnswered()).toBe(false)
  // It was there, and not made again.
  expect(render.mock.calls.length).toBe(before + 1)
})

it('is rendered once for everybody, and once for each theme', async () => {
  await warm('/contact')
  const before = render.mock.calls.length
  for (let n = 0; n < 5; n++) await ask('/contact')
  expect(render.mock.calls.length).toBe(before)
  await warm('/contact', { Cookie: 'theme=dark' })
  expect(await (await ask('/contact', { Cookie: 'theme=dark' })).text()).toContain('<i>dark</i>')
  expect(await (await ask('/contact')).text()).toContain('<i>system</i>')
})

it.each(['session=abc', 'quiz_0=abc', 'theme=dark; rememberMe=1', 'referral=ada'])(
  'with the cookie %s the app answers',
  async cookie => {
    await warm('/contact')
    expect(await (await ask('/contact', { Cookie: cookie })).text()).toBe(FROM_THE_APP)
  },
)

it('a query, another method and another page are the app’s', async () => {
  await warm('/contact')
  expect(await (await ask('/contact?topic=service')).text()).toBe(FROM_THE_APP)
  expect(await (await ask('/contact', {}, 'POST')).text()).toBe(FROM_THE_APP)
  expect(await (await ask('/elsewhere')).text()).toBe(FROM_THE_APP)
})

it.each(['/welcome-back', '/gone'])('%s is not the same for everybody and never kept', async path => {
  for (let n = 0; n < 3; n++) expect(await (await ask(path)).text()).toBe(FROM_THE_APP)
  expect(render.mock.calls.filter(([asked]) => asked === path).length).toBeGreaterThan(1)
})
