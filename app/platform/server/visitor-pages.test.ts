import { expect, it, vi } from 'vitest'
import { askPages, FROM_THE_APP } from '#tests/support/asking-pages.ts'
import { openVisitorPages } from './visitor-pages.ts'

const FORM = [
  '<script nonce="n1">wake("17.sig","key-1")</script>',
  '<input name="stamp" value="17.sig"><input name="idempotencyKey" value="key-1">',
].join('')
const render = vi.fn(async (path: string, theme: string) => {
  const headers = new Headers({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "script-src 'self' 'nonce-n1'; style-src 'self' 'nonce-n1'",
    'cache-control': 'no-store',
    'x-request-id': 'one',
  })
  if (path === '/welcome-back') headers.set('set-cookie', 'quiz_0=abc')
  if (path === '/gone') return new Response('gone', { status: 404, headers })
  return new Response(`${FORM}<i>${theme}</i>`, { headers })
})
let count = 0
const fresh = {
  nonce: () => `nonce-${++count}`,
  stamp: () => `stamp-${++count}`,
  key: () => `key-${++count}`,
  id: () => `id-${++count}`,
}
const answer = openVisitorPages(['/contact', '/welcome-back', '/gone'], render, fresh)
const { ask, warm } = askPages(answer)

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
  for (const value of ['n1', '17.sig', 'key-1']) expect(values).not.toContain(value)
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
