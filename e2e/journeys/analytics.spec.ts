import { expectAccessible } from '../fixtures/accessibility.ts'
import { becomeFounder } from '../fixtures/founder.ts'
import { expect, test } from '../fixtures/test.ts'

test('a founder asks four questions of a period and opens the rows behind a number', async ({
  page,
  mailbox,
  person,
}) => {
  await becomeFounder(page, mailbox, person, 'Pro')

  await test.step('nothing is there, and the page says what will be', async () => {
    await page.goto('/analytics')
    await expect(page).toHaveURL(/\/app\/analytics$/)
    await expect(page.getByRole('heading', { name: 'Analytics', level: 1 })).toBeVisible()
    await expect(page.getByText('There’s nothing to count in these days yet')).toBeVisible()
  })

  await test.step('someone is added by hand', async () => {
    await page.goto('/app/sales-hub/people')
    const name = page.getByLabel('Name', { exact: true })
    if (!(await name.isVisible())) await page.getByText('Add a person').click()
    await name.fill('Ada Baker')
    await page.getByRole('button', { name: 'Add person' }).click()
    await expect(page.getByText('Ada Baker').first()).toBeVisible()
  })

  await test.step('and stands behind a number of her own kind', async () => {
    await page.goto('/app/analytics?period=7')
    await expect(page.getByRole('link', { name: 'Last 7 days' })).toHaveAttribute('aria-current', 'true')
    for (const title of ['Did you show up?', 'Did it sound like you?', 'Did people act?', 'Did it pay?'])
      await expect(page.getByRole('heading', { name: title })).toBeVisible()
    await expectAccessible(page)
    await page
      .getByRole('region', { name: 'Did people act?' })
      .getByRole('link', { name: '1', exact: true })
      .click()
    await expect(page.getByRole('heading', { name: 'People you added', level: 1 })).toBeVisible()
    await expect(page.getByText('Typed in or imported by you')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Ada Baker' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Analytics', exact: true }).last().click()
    await expect(page).toHaveURL(/\/app\/analytics\?period=7/)
  })

  await test.step('days of one’s own stand in the address, and the table is divided another way', async () => {
    await page.getByLabel('From', { exact: true }).fill('2026-01-01')
    await page.getByLabel('To', { exact: true }).fill('2026-01-31')
    await page.getByRole('button', { name: 'Show days' }).click()
    await expect(page).toHaveURL(/from=2026-01-01&to=2026-01-31/)
    await page.goto('/app/analytics?by=story')
    await expect(page.getByRole('table', { name: 'Numbers by story' })).toContainText('Not attributed')
  })
})
