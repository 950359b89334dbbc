import { expectAccessible } from '../fixtures/accessibility.ts'
import { openFold } from '../fixtures/fold.ts'
import { becomeFounder } from '../fixtures/founder.ts'
import { expect, test } from '../fixtures/test.ts'

test('a founder asks four questions of a period and opens the rows behind a number', async ({
  page,
  mailbox,
  person,
  javaScriptEnabled,
}) => {
  test.setTimeout(120_000)
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
    await expect(page.getByRole('heading', { name: 'You added 1 person', level: 2 })).toBeVisible()
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

  await test.step('the weekly letter is read and turned on, and off again in the settings', async () => {
    await page.goto('/app/analytics')
    await page.getByRole('link', { name: 'Weekly letter' }).click()
    await expect(page.getByRole('heading', { name: 'Weekly letter', level: 1 })).toBeVisible()
    await expect(
      page.getByRole('heading', { name: 'There’s nothing to write about this week yet' }),
      'nothing happened last week',
    ).toBeVisible()
    await page.getByRole('link', { name: 'This week so far' }).click()
    await expect(page.getByRole('heading', { name: 'You added 1 person', level: 2 })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Did it sound like you?' })).toContainText('Not enough yet')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Turn on weekly letter' }).click()
    await expect(page.getByRole('heading', { name: 'You get this letter by email on Mondays' })).toBeVisible()
    await page.getByRole('link', { name: 'Notification settings' }).click()
    const choice = page.getByLabel(/Email me the weekly letter/)
    await expect(choice).toBeChecked()
    await choice.uncheck()
    await page.getByRole('button', { name: 'Save settings' }).click()
    await expect(page.getByText('Settings saved').first()).toBeVisible()
    await page.goto('/app/analytics/summary')
    await expect(page.getByRole('button', { name: 'Turn on weekly letter' })).toBeVisible()
  })

  await test.step('days of one’s own stand in the address, and the table is divided another way', async () => {
    await page.goto('/app/analytics')
    await openFold(page, 'Other days', javaScriptEnabled !== false)
    await page.getByLabel('From', { exact: true }).fill('2026-01-01')
    await page.getByLabel('To', { exact: true }).fill('2026-01-31')
    await page.getByRole('button', { name: 'Show days' }).click()
    await expect(page).toHaveURL(/from=2026-01-01&to=2026-01-31/)
    await page.goto('/app/analytics?by=story')
    await expect(page.getByRole('table', { name: 'Numbers by story' })).toContainText('Not attributed')
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Campaign', exact: true }).click()
    await expect(page.getByRole('table', { name: 'Numbers by campaign' })).toBeVisible()
  })
})

test('what works says what is missing, and a post begins as it is asked to', async ({
  page,
  mailbox,
  person,
}) => {
  await becomeFounder(page, mailbox, person, 'Pro')

  await test.step('nothing can be compared yet', async () => {
    await page.goto('/app/analytics')
    await page
      .getByRole('navigation', { name: 'Analytics' })
      .getByRole('link', { name: 'What works' })
      .click()
    await expect(page.getByRole('heading', { name: 'What works', level: 1 })).toBeVisible()
    await expect(page.getByText('No posts to compare in these days yet')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Last year' })).toHaveAttribute('aria-current', 'true')
    await expectAccessible(page)
  })

  await test.step('a finding’s address fills in a new post, and its time stays until it is scheduled', async () => {
    await page.goto('/app/create?opening=question&format=carousel&date=2027-03-02&time=10:30')
    await expect(page.getByText('Open with a question.')).toBeVisible()
    await expect(page.getByLabel('Format')).toHaveValue('carousel')
    await page.getByLabel('Your post', { exact: true }).fill('Who keeps your books while you bake?')
    await page.getByRole('button', { name: 'Save post' }).click()
    await expect(page.getByText('Post saved').first()).toBeVisible()
    await page.getByRole('link', { name: 'Schedule', exact: true }).click()
    await expect(page.getByLabel('Day', { exact: true })).toHaveValue('2027-03-02')
    await expect(page.getByLabel('Time', { exact: true })).toHaveValue('10:30')
  })

  await test.step('alignment in depth counts what is there', async () => {
    await page.goto('/app/clarify/alignment')
    await expect(page.getByText('No published posts with a score in these days')).toBeVisible()
    await expectAccessible(page)
  })
})

test('alignment in depth is shown for what it is on a lower plan', async ({ page, mailbox, person }) => {
  await becomeFounder(page, mailbox, person)
  await page.goto('/app/clarify/alignment')
  await expect(page.getByRole('heading', { name: 'Part of Pro and Collective+' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'See plans' }).last()).toBeVisible()
})
