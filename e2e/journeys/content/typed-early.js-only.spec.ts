import { becomeFounder, layFoundation } from '../../fixtures/founder.ts'
import { expect, test } from '../../fixtures/test.ts'

test('what is typed before the scripts are there stays, and so does what was marked', async ({
  page,
  mailbox,
  person,
}) => {
  test.setTimeout(120_000)
  await becomeFounder(page, mailbox, person)
  await layFoundation(page)

  // The scripts come only once somebody has typed.
  let letScriptsCome = () => {}
  const typed = new Promise<void>(resolve => {
    letScriptsCome = resolve
  })
  await page.route(/\/assets\/.*\.js$/, async route => {
    await typed
    await route.continue()
  })
  await page.goto('/app/clarify?section=values', { waitUntil: 'commit' })
  const values = page.locator('[name="core_values"]')
  await values.press('End')
  await values.pressSequentially(', courage')
  await values.selectText()
  letScriptsCome()
  const isTakenOver = () =>
    values.evaluate(area => Object.keys(area).some(key => key.startsWith('__reactProps')))
  await expect.poll(isTakenOver).toBe(true)
  await expect(values).toHaveValue('honesty, patience, plain language, courage')
  await page.keyboard.type('courage')
  await expect(values).toHaveValue('courage')
})
