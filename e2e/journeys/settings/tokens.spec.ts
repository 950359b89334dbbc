import { becomeFounder } from '../../fixtures/founder.ts'
import { expect, test } from '../../fixtures/test.ts'

const HERE = '/app/settings/tokens'

test('a founder makes an API token, calls with it, sees that it was used, and revokes it', async ({
  page,
  mailbox,
  person,
  app,
}) => {
  test.setTimeout(90_000)
  await becomeFounder(page, mailbox, person, 'Pro')
  let token = ''
  const call = (path: string, init: RequestInit = {}) =>
    fetch(`${app.url}/api/v1${path}`, {
      ...init,
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    })

  await test.step('is told beside the field what is missing, and keeps what was chosen', async () => {
    await page.goto(HERE)
    await expect(page.getByRole('heading', { name: 'No API tokens yet' })).toBeVisible()
    await page.getByRole('link', { name: 'New token' }).click()
    await page.getByRole('checkbox', { name: 'Draft' }).check()
    await page.getByRole('button', { name: 'Make token' }).click()
    await expect(page.getByText('Enter a name, such as the program that will use it')).toBeVisible()
    await expect(page.getByRole('checkbox', { name: 'Draft' })).toBeChecked()
  })

  await test.step('sees the token once', async () => {
    await page.getByRole('textbox', { name: 'Name' }).fill('Zapier')
    await page.getByLabel('Expires after').selectOption('30 days')
    await page.getByRole('button', { name: 'Make token' }).click()
    await expect(page.getByRole('heading', { name: 'Your new token' })).toBeVisible()
    token = await page.getByRole('textbox', { name: 'Token' }).inputValue()
    expect(token).toMatch(/^bhk_[\w-]{43}$/)
    expect(page.url()).not.toContain(token)
    await page.getByRole('link', { name: 'I’ve saved it' }).click()
    await expect(page.getByRole('heading', { name: 'Zapier' })).toBeVisible()
    await expect(page.getByText('Never')).toBeVisible()
    expect(await page.content()).not.toContain(token)
    await mailbox.waitFor(person.email, /API token was made/)
  })

  await test.step('reads and writes with it, within its scopes', async () => {
    const me = (await (await call('/me')).json()) as object
    expect(me).toMatchObject({
      role: 'owner',
      plan: 'pro',
      token: { name: 'Zapier', scopes: ['read', 'draft'] },
    })
    const body = JSON.stringify({ body: 'A baker rang me at night.' })
    expect((await call('/stories', { method: 'POST', body })).status).toBe(201)
    expect((await call('/people')).status).toBe(403)
    await page.goto('/app/storybank')
    await expect(page.getByText('A baker rang me at night').first()).toBeVisible()
    await page.goto('/app/team')
    await expect(page.getByText(`${person.name} (API token “Zapier”) saved a story`)).toBeVisible()
  })

  await test.step('revokes it, and it is dead at once', async () => {
    await page.goto(HERE)
    await expect(page.getByText('Never')).toBeHidden()
    await page.getByText('Revoke token').first().click()
    await page.getByRole('button', { name: 'Revoke Zapier' }).click()
    await expect(page.getByText('Token revoked').first()).toBeVisible()
    await expect(page.getByRole('heading', { name: 'No API tokens yet' })).toBeVisible()
    expect((await call('/me')).status).toBe(401)
  })
})

test('whoever has a plan without the API is told so, and makes no token', async ({
  page,
  mailbox,
  person,
}) => {
  await becomeFounder(page, mailbox, person, 'Creator')
  await page.goto(HERE)
  await expect(page.getByText('The API is part of Pro and Collective+.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'New token' })).toBeHidden()
})
