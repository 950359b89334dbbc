import { expectAccessible } from '../fixtures/accessibility.ts'
import { becomeFounder } from '../fixtures/founder.ts'
import { expect, test } from '../fixtures/test.ts'

test('a founder makes a report, a client reads it signed out, and it is turned off', async ({
  page,
  browser,
  mailbox,
  person,
  baseURL,
}) => {
  await becomeFounder(page, mailbox, person, 'Pro')
  let address = ''

  await test.step('a report needs a name and a question', async () => {
    await page.goto('/app/analytics/reports')
    await expect(page.getByText('You haven’t made a report yet')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Make report' }).click()
    await expect(page.getByText('Enter a name')).toBeVisible()
  })

  await test.step('it is made, and its link can be copied', async () => {
    await page.getByLabel('Name', { exact: true }).fill('November for Crumb & Co')
    await page.getByLabel('Note to the reader').fill('Thanks for a good month')
    await page.getByRole('button', { name: 'Make report' }).click()
    await expect(page.getByRole('heading', { name: 'November for Crumb & Co' })).toBeVisible()
    address = await page.getByLabel('Link to November for Crumb & Co').inputValue()
    expect(address).toContain('/r/')
    await expectAccessible(page)
  })

  const visitor = await browser.newContext({
    ...(baseURL ? { baseURL } : {}),
    javaScriptEnabled: test.info().project.use.javaScriptEnabled ?? true,
  })
  const client = await visitor.newPage()
  const path = new URL(address).pathname

  await test.step('a client reads it without an account, also as a PDF', async () => {
    const answer = await client.goto(path)
    expect(answer?.status()).toBe(200)
    const headers = answer?.headers() ?? {}
    expect(headers['referrer-policy']).toBe('no-referrer')
    expect(headers['x-robots-tag']).toContain('noindex')
    expect(headers['cache-control']).toBe('no-store')
    await expect(client.getByRole('heading', { name: 'November for Crumb & Co', level: 1 })).toBeVisible()
    await expect(client.getByText('Thanks for a good month')).toBeVisible()
    await expect(client.getByRole('heading', { name: 'Did you show up?' })).toBeVisible()
    await expect(client.getByRole('heading', { name: 'Did it pay?' })).toBeHidden()
    await expectAccessible(client)
    const file = await client.request.get(`${path}/report.pdf`)
    expect(file.headers()['content-type']).toBe('application/pdf')
    expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-')
  })

  await test.step('turned off, it is gone for good', async () => {
    await page.getByRole('button', { name: 'Turn off November for Crumb & Co' }).click()
    await expect(page.getByText('Turned off', { exact: true })).toBeVisible()
    const gone = await client.request.get(path)
    expect(gone.status()).toBe(410)
    expect(await gone.text()).toContain('This report isn’t shared any more')
    expect((await client.request.get(`${path}/report.pdf`)).status()).toBe(410)
    const unknown = await client.request.get(`${path.slice(0, -3)}AAA`)
    expect(unknown.status()).toBe(404)
  })
  await visitor.close()
})
