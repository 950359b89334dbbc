import { expectAccessible } from '../fixtures/accessibility.ts'
import { becomeFounder } from '../fixtures/founder.ts'
import { expect, test } from '../fixtures/test.ts'

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1'

test('a link by hand counts people and machines apart, is led elsewhere, deleted and brought back', async ({
  page,
  request,
  mailbox,
  person,
}) => {
  await becomeFounder(page, mailbox, person, 'Pro')

  await test.step('says beside the field what an address lacks', async () => {
    await page.goto('/app/links')
    await page.getByLabel('Name', { exact: true }).fill('Bread course flyer')
    await page.getByLabel('Leads to').fill('bread.example')
    await page.getByLabel('Where you’ll use it').selectOption({ index: 1 })
    await page.getByRole('button', { name: 'Make link' }).click()
    await expect(page.getByLabel('Leads to')).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Bread course flyer')
  })

  const address = await test.step('makes it, with a code for print', async () => {
    await page.getByLabel('Leads to').fill('https://bread.example/course')
    await page.getByRole('button', { name: 'Make link' }).click()
    await expect(page.getByText('Link made').first()).toBeVisible()
    await page.goto('/app/links')
    await page.getByRole('link', { name: 'Bread course flyer' }).click()
    const code = page.getByRole('img', { name: /^QR code of / })
    await expect.poll(() => code.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    await expectAccessible(page)
    return (
      await page
        .getByText(/\/l\/bread-course-[a-z0-9-]+$/)
        .last()
        .innerText()
    ).trim()
  })
  const follow = (method: 'GET' | 'HEAD', agent = PHONE) =>
    request.fetch(new URL(address, page.url()).href, {
      method,
      maxRedirects: 0,
      headers: { 'User-Agent': agent },
    })

  await test.step('is followed by a person, twice within the hour, and looked at by programs', async () => {
    const answer = await follow('GET')
    expect(answer.status()).toBe(302)
    expect(answer.headers()['cache-control']).toBe('no-store')
    expect(answer.headers().location).toMatch(/^https:\/\/bread\.example\/course\?/)
    await follow('GET')
    await follow('HEAD')
    await follow('GET', 'facebookexternalhit/1.1')
    await expect
      .poll(async () => {
        await page.reload()
        return page.getByText('1 person · 2 machines').count()
      })
      .toBe(1)
    await expect(page.getByRole('row', { name: 'Looked whether the link works 1' })).toBeVisible()
  })

  await test.step('leads elsewhere at once', async () => {
    await page.getByLabel('Leads to').fill('https://bread.example/spring')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Link saved').first()).toBeVisible()
    expect((await follow('GET')).headers().location).toMatch(/^https:\/\/bread\.example\/spring\?/)
  })

  await test.step('is gone once deleted, and back after an undo', async () => {
    await page.getByRole('button', { name: 'Delete this link' }).click()
    await page.getByRole('button', { name: 'Delete link', exact: true }).click()
    await expect(page.getByText('This link is deleted.').first()).toBeVisible()
    expect((await follow('GET')).status()).toBe(410)
    await page.getByRole('button', { name: 'Undo' }).first().click()
    await expect(page.getByText('Link restored').first()).toBeVisible()
    expect((await follow('GET')).status()).toBe(302)
  })
})
