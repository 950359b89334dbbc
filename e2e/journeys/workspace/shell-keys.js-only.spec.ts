import { expectAccessible } from '../../fixtures/accessibility.ts'
import { becomeFounder } from '../../fixtures/founder.ts'
import { expect, test } from '../../fixtures/test.ts'

test('a founder works the shell by keyboard: capture, undo, palette, help, monitor, drawer', async ({
  page,
  mailbox,
  person,
}) => {
  test.setTimeout(240_000)
  await becomeFounder(page, mailbox, person)
  await page.goto('/app/clarify')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  await test.step('captures from any page by one letter, and takes it back', async () => {
    const dialog = page.getByRole('dialog', { name: 'What happened?' })
    await expect(async () => {
      await page.keyboard.press('c')
      await expect(dialog).toBeVisible({ timeout: 2000 })
    }).toPass()
    await expect(dialog.getByLabel('What happened?')).toBeFocused()
    await expectAccessible(page)
    await page.keyboard.type('A client cried, and it was good. c')
    await page.keyboard.press('Control+Enter')
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL(/\/app\/clarify/)
    await expect(page.getByText('Story saved')).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText('Story removed')).toBeVisible()
    await page.keyboard.press('c')
    await expect(dialog.getByLabel('What happened?')).toBeFocused()
    await page.keyboard.type('A client cried, and stayed.')
    await page.keyboard.press('Control+Enter')
    await expect(page.getByRole('link', { name: 'A client cried, and stayed' })).toBeVisible()
  })

  await test.step('goes to a story by typing', async () => {
    await page.keyboard.press('Control+k')
    const box = page.getByRole('combobox', { name: 'Search pages, stories and posts' })
    await expect(box).toBeFocused()
    await expect(page.getByRole('option', { name: /^New story/ })).toHaveAttribute('aria-selected', 'true')
    await expectAccessible(page)
    await page.keyboard.type('cried')
    const story = page.getByRole('option', { name: 'A client cried, and stayed' })
    await expect(story).toBeVisible()
    await expect(async () => {
      if ((await story.getAttribute('aria-selected')) !== 'true') await page.keyboard.press('ArrowDown')
      await expect(story).toHaveAttribute('aria-selected', 'true', { timeout: 500 })
    }).toPass()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'A client cried, and stayed' })).toBeVisible()
  })

  await test.step('reads the keys, and switches single letters off', async () => {
    await page.locator('body').press('?')
    const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
    await help.getByLabel(/single-letter shortcuts/).uncheck()
    await page.keyboard.press('Escape')
    await expect(help).toBeHidden()
    await page.locator('body').press('c')
    await expect(page.getByRole('dialog', { name: 'What happened?' })).toBeHidden()
  })

  await test.step('opens the monitor from support', async () => {
    await page.goto('/app/support?monitor=1')
    const monitor = page.getByRole('region', { name: 'Performance monitor' })
    await expect(monitor.getByText(/\d+ measured/)).toBeVisible()
    await monitor.getByRole('button', { name: 'Close monitor' }).click()
    await expect(monitor).toBeHidden()
    await expectAccessible(page)
    await page.goto('/app/settings')
    await expectAccessible(page)
  })

  await test.step('keeps the focus in the drawer, and gives it back', async () => {
    await page.setViewportSize({ width: 375, height: 812 })
    const menu = page.getByRole('button', { name: 'More', exact: true })
    await menu.press('Enter')
    await expect(page.getByRole('navigation', { name: 'Workspace' })).toBeVisible()
    await expect(page.locator('#workspace-page')).toHaveAttribute('inert', '')
    await page.keyboard.press('Escape')
    await expect(page.locator('#workspace-page')).not.toHaveAttribute('inert', '')
    await expect(menu).toBeFocused()
  })
})
