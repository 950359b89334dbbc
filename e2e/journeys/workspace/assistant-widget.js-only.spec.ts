import { expectAccessible } from '../../fixtures/accessibility.ts'
import { becomeFounder } from '../../fixtures/founder.ts'
import { expect, test } from '../../fixtures/test.ts'

test('the widget answers on any page, says when it cannot, and starts anew', async ({
  page,
  app,
  mailbox,
  person,
}) => {
  test.setTimeout(120_000)
  const behave = (mode: string) =>
    fetch(`${app.openaiUrl}/_control`, {
      method: 'POST',
      body: new URLSearchParams({ mode }),
      redirect: 'manual',
    })
  await becomeFounder(page, mailbox, person)
  await page.goto('/app/clarify')
  await page.getByRole('link', { name: 'Assistant', exact: true }).click()
  const panel = page.getByRole('dialog', { name: 'Assistant' })
  const field = panel.getByLabel('Message')
  await expect(panel.getByText(/^Hello/)).toBeVisible()
  await expect(field).toBeFocused()
  await expectAccessible(page)

  await field.fill('Give me')
  await field.press('Shift+Enter')
  await field.pressSequentially('three post ideas')
  await expect(field).toHaveValue('Give me\nthree post ideas')
  await field.press('Enter')
  await expect(panel.getByText(/^Offline answer/)).toBeVisible()
  await expect(panel.getByRole('button', { name: 'Save idea' })).toBeVisible()
  await expect(field).toBeFocused()
  await expectAccessible(page)

  await behave('refuse')
  await field.fill('And now?')
  await field.press('Enter')
  await expect(
    panel.getByText("I'm having trouble connecting right now. Please try again in a moment."),
  ).toBeVisible()
  await expect(page.getByText('Failed to get response from the assistant. Please try again.')).toBeVisible()
  await behave('answer')

  await panel.getByRole('button', { name: 'New Chat' }).click()
  await expect(panel.getByText(/^Hello/)).toBeVisible()
  await expect(panel.getByText(/^Offline answer/)).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Assistant', exact: true })).toBeFocused()
})

test('a tool that nobody opens yet leads to the page that does the same', async ({
  page,
  mailbox,
  person,
}) => {
  await becomeFounder(page, mailbox, person)
  // What opens tools comes last of a page's parts: here it never comes.
  await page.addInitScript(() => {
    type Listening = [EventListenerOrEventListenerObject, (boolean | AddEventListenerOptions)?]
    const listen = window.addEventListener.bind(window)
    window.addEventListener = (name: string, ...rest: Listening) => {
      if (name !== 'brandhearth:tool') listen(name, ...rest)
    }
  })
  await page.goto('/app/clarify')
  await page.getByRole('link', { name: 'Assistant', exact: true }).click()
  await expect(page).toHaveURL(/\/app\/assistant$/)
})
