import type { Page } from 'playwright/test'
import { becomeFounder, layFoundation } from '../../fixtures/founder.ts'
import { expect, test } from '../../fixtures/test.ts'

/** Holds the app's scripts back until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let letScriptsCome = () => {}
  const typed = new Promise<void>(resolve => {
    letScriptsCome = resolve
  })
  await page.route(/\/assets\/.*\.js$/, async route => {
    await typed
    await route.continue()
  })
  return letScriptsCome
}

test('an answer typed before the scripts are there counts: one can go on', async ({ page }) => {
  const letScriptsCome = await holdScripts(page)
  // Content pages have no scripts, and a link does not wait for those of the next page as `goto` would here.
  await page.goto('/')
  await page.getByRole('link', { name: 'Take Brand Clarity Quiz' }).first().click()
  await page.getByRole('textbox', { name: 'What should we call you?' }).fill('Maya')
  const isTakenOver = () => page.evaluate(() => '__reactRouterDataRouter' in window)
  expect(await isTakenOver()).toBe(false)
  letScriptsCome()
  await expect.poll(isTakenOver).toBe(true)
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(page).toHaveURL(/step=2$/)
})

test('what is typed before the scripts are there stays, and so does what was marked', async ({
  page,
  mailbox,
  person,
}) => {
  test.setTimeout(120_000)
  await becomeFounder(page, mailbox, person)
  await layFoundation(page)

  const letScriptsCome = await holdScripts(page)
  await page.goto('/app/clarify?section=values', { waitUntil: 'commit' })
  const values = page.locator('[name="core_values"]')
  await values.press('ControlOrMeta+End')
  await values.pressSequentially('\ncourage')
  await values.selectText()
  letScriptsCome()
  const isTakenOver = () =>
    values.evaluate(area => Object.keys(area).some(key => key.startsWith('__reactProps')))
  await expect.poll(isTakenOver).toBe(true)
  await expect(values).toHaveValue('honesty\npatience\nplain language\ncourage')
  await page.keyboard.type('courage')
  await expect(values).toHaveValue('courage')
})
