import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright/test'
import { becomeFounder } from '../fixtures/founder.ts'
import { expect, test } from '../fixtures/test.ts'

test.setTimeout(180_000)

/** Posts a form as a browser without scripts does; `data` as the router's scripts do. */
async function post(page: Page, path: string, form: Record<string, string>) {
  const { origin } = new URL((await page.request.get('/robots.txt')).url())
  const answer = await page.request.post(path, { form, headers: { Origin: origin }, maxRedirects: 0 })
  return { status: answer.status(), wait: Number(answer.headers()['retry-after']), body: await answer.text() }
}

test('a visitor’s sixth message is refused with all that was typed and the time to wait', async ({
  page,
  person,
  allowProblem,
}) => {
  allowProblem(/429|422/)
  const stamp = (await (await page.request.get('/contact')).text()).match(/name="stamp" value="([^"]+)"/)?.[1]
  const send = (more: Record<string, string> = {}, path = '/contact') =>
    post(page, path, {
      ...person,
      topic: 'question',
      message: 'May I bring my own bread?',
      website: '',
      stamp: stamp ?? '',
      idempotencyKey: randomUUID(),
      ...more,
    })
  expect((await send()).status, 'nobody types as fast').toBe(422)
  await expect.poll(async () => (await send()).status, { intervals: [500] }).toBe(303)
  for (let n = 2; n <= 5; n += 1) expect((await send()).status).toBe(303)
  const refused = await send()
  expect(refused.status).toBe(429)
  expect(refused.wait).toBeGreaterThan(0)
  expect(refused.body).toContain('May I bring my own bread?')
  expect(refused.body).toContain('You can try again in')
  const toScripts = await send({}, '/contact.data')
  expect([toScripts.status, toScripts.wait > 0]).toEqual([429, true])
  expect(
    (await send({ website: 'https://machine.test' })).status,
    'a machine is told that all went well',
  ).toBe(303)
})

test('forms, scripts and files of the workspace are told alike when it was too much', async ({
  page,
  mailbox,
  person,
  allowProblem,
}) => {
  allowProblem(/429|409|400/)
  await becomeFounder(page, mailbox, person)
  const ask = (message: string) =>
    post(page, '/app/support', { topic: 'question', message, idempotencyKey: randomUUID() })
  for (let n = 1; n <= 12; n += 1) expect((await ask('')).status, 'what is wrong costs no try').toBe(400)
  for (let n = 1; n <= 10; n += 1) expect((await ask(`Question ${n}`)).status).toBe(303)
  const form = await ask('The eleventh question')
  expect([form.status, form.wait > 0]).toEqual([429, true])
  expect(form.body).toContain('The eleventh question')

  const capture = () => post(page, '/app/capture', { body: 'Once', idempotencyKey: randomUUID() })
  for (let n = 1; n <= 60; n += 1) expect((await capture()).status).not.toBe(429)
  const json = await capture()
  expect([json.status, json.wait > 0]).toEqual([429, true])
  expect(JSON.parse(json.body).reply.error['']).toEqual([expect.stringContaining('You can try again in')])

  const download = async () => {
    const answer = await page.request.get('/app/storybank/export/csv')
    return { status: answer.status(), wait: Number(answer.headers()['retry-after']) }
  }
  for (let n = 1; n <= 10; n += 1) expect((await download()).status).toBe(200)
  const file = await download()
  expect([file.status, file.wait > 0]).toEqual([429, true])
})
