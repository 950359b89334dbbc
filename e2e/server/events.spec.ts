import { randomUUID } from 'node:crypto'
import { cookieHeader } from '../fixtures/cookie-header.ts'
import { becomeFounder } from '../fixtures/founder.ts'
import { expect, test } from '../fixtures/test.ts'

/** Reads a stream as a browser would, outside of one. */
class Listener {
  readonly status: Promise<number>
  readonly ended: Promise<void>
  text = ''
  readonly #stop = new AbortController()

  constructor(url: string, cookie: string) {
    const answer = fetch(`${url}/events`, {
      headers: { Accept: 'text/event-stream', Cookie: cookie },
      signal: this.#stop.signal,
    })
    this.status = answer.then(({ status }) => status)
    this.ended = answer
      .then(async ({ body }) => {
        const decoder = new TextDecoder()
        for await (const part of body ?? []) this.text += decoder.decode(part)
      })
      .catch(() => {})
  }

  close() {
    this.#stop.abort()
  }
}

test('streams of changes: only one’s own, five at once, and none after signing out', async ({
  page,
  browser,
  app,
  mailbox,
  person,
}) => {
  test.setTimeout(120_000)
  expect(await new Listener(app.url, '').status, 'without a session').toBe(401)

  await becomeFounder(page, mailbox, person)
  const mine = await cookieHeader(page.context())
  for (const path of ['/events', '/events.data']) {
    const answer = await fetch(`${app.url}${path}`, { headers: { Cookie: mine } })
    expect(answer.status, `${path} for one who asked for no stream`).toBeGreaterThanOrEqual(400)
    await answer.text()
  }
  const since = (moment: string) =>
    fetch(`${app.url}/events/since?${new URLSearchParams({ moment })}`, { headers: { Cookie: mine } })
  expect((await fetch(`${app.url}/events/since?moment=1:1:`)).status, 'since, without a session').toBe(401)
  for (const moment of ['', '1', '9:1:', "1:1:'", '1:99999999999999999999:', '1:2:1'.padEnd(3_001, ',1')]) {
    const answer = await since(moment)
    expect(answer.status, `since ${moment.slice(0, 30)}`).toBe(400)
  }
  expect(await (await since('1:9000000000000000000:')).json()).toEqual([])
  const dashboard = await fetch(`${app.url}/app/dashboard`, { headers: { Cookie: mine } })
  const moment = dashboard.headers.get('server-timing')?.match(/^moment;desc="(.+)"$/)?.[1] ?? ''
  expect(await (await since(moment)).json(), 'since the page').toEqual([])
  const other = await browser.newContext({
    baseURL: app.url,
    extraHTTPHeaders: { 'X-Forwarded-For': '198.18.7.7' },
  })
  const stranger = await other.newPage()
  await becomeFounder(stranger, mailbox, { ...person, email: `eve-${randomUUID()}@example.test` })
  const theirs = new Listener(app.url, await cookieHeader(other))
  expect(await theirs.status).toBe(200)

  // The founder's own page holds one stream; four more make five.
  await page.goto('about:blank')
  const streams = Array.from({ length: 5 }, () => new Listener(app.url, mine))
  await expect(async () => {
    expect(
      (await Promise.all(streams.map(({ status }) => status))).filter(status => status === 200),
    ).toHaveLength(5)
  }).toPass()
  expect(await new Listener(app.url, mine).status, 'the sixth').toBe(429)

  await page.goto('/app/storybank')
  await page.getByLabel('What happened?').fill('Nobody else may hear of this')
  await page.getByRole('button', { name: 'Save story' }).click()
  await expect(page.getByText('Story saved').first()).toBeVisible()
  for (const stream of streams)
    await expect
      .poll(() => stream.text)
      .toMatch(/event: change\ndata: {"table":"stories","id":"[0-9a-f-]{36}"}/)
  expect(streams.map(({ text }) => text).join()).not.toContain('Nobody else')
  expect(await (await since(moment)).json(), 'since the page, after a story').toEqual(['stories'])
  expect(theirs.text).not.toContain('event: change')

  await page.getByRole('button', { name: /^Account: / }).click()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).not.toHaveURL(/\/app\//)
  await Promise.all(streams.map(({ ended }) => ended))
  theirs.close()
  await other.close()
})
