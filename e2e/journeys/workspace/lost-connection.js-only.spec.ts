import { becomeFounder } from '../../fixtures/founder.ts'
import { expect, test } from '../../fixtures/test.ts'

test('without a connection a press on a room leaves the page as it is, and opens the room once there is one', async ({
  page,
  context,
  mailbox,
  person,
  allowProblem,
}) => {
  allowProblem(/net::ERR|Failed to fetch|Could not preload/)
  await becomeFounder(page, mailbox, person)
  await page.goto('/app/dashboard')
  await page.waitForLoadState('networkidle')
  const menu = page.getByRole('navigation', { name: 'Workspace' })
  const room = (name: string) => menu.getByRole('link', { name, exact: true })
  const title = (name: string | RegExp) => page.getByRole('heading', { level: 1, name })
  const banner = page.getByRole('status', { name: 'Connection' })

  await test.step('a room whose scripts are here', async () => {
    // Once it was drawn, all of them have arrived.
    await room('Stories').click()
    await expect(title('Stories')).toBeVisible()
    await room('Dashboard').click()
    await expect(title(/^Good to see you/)).toBeVisible()
    await context.setOffline(true)
    await room('Stories').click()
    await expect(banner).toContainText(/connect/i)
    await expect(page.locator('.route-indicator[data-shown]')).toBeAttached()
    await expect(title(/^Good to see you/)).toBeVisible()
    await context.setOffline(false)
    await expect(title('Stories')).toBeVisible()
    await expect(page).toHaveURL(/\/app\/storybank$/)
  })

  await test.step('a room whose scripts are not', async () => {
    await context.setOffline(true)
    const story = page.getByLabel('What happened?')
    await story.fill('The kiln cooled too fast')
    await room('Brand').click()
    await expect(page.getByText('We’ll open this page when you’re back online.')).toBeVisible()
    await expect(title('Stories')).toBeVisible()
    await expect(story).toHaveValue('The kiln cooled too fast')
    await context.setOffline(false)
    await expect(title('Your brand')).toBeVisible()
  })

  await test.step('a room that is refused while there is a network says so in the end', async () => {
    await context.route('**/app/strategy.data*', route => route.abort())
    await room('Strategy').click()
    await expect(page.locator('.route-indicator[data-shown]')).toBeAttached()
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible({ timeout: 20_000 })
    await context.unroute('**/app/strategy.data*')
    await page.goto('/app/storybank')
    await page.waitForLoadState('networkidle')
  })

  await test.step('who goes elsewhere meanwhile is not led away from there', async () => {
    await context.setOffline(true)
    await room('Stories').click()
    await room('Dashboard').click()
    await context.setOffline(false)
    await expect(title(/^Good to see you/)).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expect(page).toHaveURL(/\/app\/dashboard$/)
  })
})
