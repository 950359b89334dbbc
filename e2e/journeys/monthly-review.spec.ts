import { expectAccessible } from '../fixtures/accessibility.ts'
import { becomeFounder } from '../fixtures/founder.ts'
import { expect, test } from '../fixtures/test.ts'

test('a founder looks back at the month and accepts a part of what is proposed', async ({
  page,
  mailbox,
  person,
}) => {
  await becomeFounder(page, mailbox, person, 'Collective')

  await test.step('there is none yet, and the page says when it comes', async () => {
    await page.goto('/app/strategy')
    await page.getByRole('link', { name: 'Monthly review' }).click()
    await expect(page.getByText('Your first review comes on the first of the month')).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('a weekly time is set, and this month is looked at so far', async () => {
    await page.goto('/app/content/settings')
    await page.getByLabel('Time', { exact: true }).first().fill('09:00')
    await page.getByRole('button', { name: 'Add slot' }).click()
    await expect(page.getByRole('button', { name: /^Remove/ })).toBeVisible()
    await page.goto('/app/strategy/review')
    await page.getByRole('button', { name: 'Make this month’s review now' }).click()
    await expect(page.getByText('This month isn’t over yet.')).toBeVisible()
    for (const title of ['Where you drifted', 'What worked', 'What was won', 'The next 30 days'])
      await expect(page.getByRole('heading', { name: title })).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('one part is declined, another accepted, which is an idea now', async () => {
    const next = page.getByRole('region', { name: 'The next 30 days' })
    await next
      .getByRole('button', { name: /^Decline/ })
      .last()
      .click()
    await expect(next.getByText('Declined', { exact: true })).toBeVisible()
    await next
      .getByRole('button', { name: /^Accept/ })
      .first()
      .click()
    await expect(next.getByText('Accepted', { exact: true })).toBeVisible()
    await expect(next.getByRole('link', { name: /^Write/ })).toBeVisible()
    await next.getByRole('link', { name: /^Write/ }).click()
    await expect(page.getByLabel('Your post', { exact: true })).toHaveValue(/\[.+\]/)
    await page.goto('/app/content?tab=ideas')
    await expect(page.getByText(/^Something/).first()).toBeVisible()
  })

  await test.step('a second time on the same day changes nothing', async () => {
    await page.goto('/app/strategy/review')
    await page.getByRole('button', { name: 'Make this month’s review now' }).click()
    await expect(page.getByText('You’ve already made this month’s review today.')).toBeVisible()
  })
})
