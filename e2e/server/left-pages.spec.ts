import { request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { cookieHeader } from '../fixtures/cookie-header.ts'
import { becomeFounder } from '../fixtures/founder.ts'
import { expect, test } from '../fixtures/test.ts'

/** Asks for an address and hangs up after so many milliseconds, as a browser does whose reader has gone on. */
async function leaveAfter(ms: number, url: string, cookie: string): Promise<void> {
  const asking = request(url, { agent: false, headers: { Cookie: cookie } })
  asking.on('error', () => {})
  asking.end()
  await wait(ms)
  asking.destroy()
}

test('a visitor who leaves while a page is made is no failure of ours', async ({
  page,
  app,
  mailbox,
  person,
}) => {
  await becomeFounder(page, mailbox, person)
  const cookie = await cookieHeader(page.context())
  const before = app.log().length
  const statuses = () =>
    [
      ...app
        .log()
        .slice(before)
        .matchAll(/"status":(\d+),"ms":/g),
    ].map(([, status]) => Number(status))

  for (const path of ['/app/content', '/app/storybank', '/app/content.data'])
    for (let ms = 1; ms <= 12; ms++) await leaveAfter(ms, app.url + path, cookie)

  await expect.poll(statuses).toContain(499)
  await page.request.get('/app/content')
  await expect.poll(() => statuses().at(-1)).toBe(200)
  expect(statuses().filter(status => status >= 500)).toEqual([])
})
