import { expectAccessible } from '../../fixtures/accessibility.ts'
import { becomeFounder, layFoundation } from '../../fixtures/founder.ts'
import { expect, test } from '../../fixtures/test.ts'

test('a founder imports stories, closes a gap, asks a customer, and holds what was taken back', async ({
  page,
  mailbox,
  person,
  browser,
  baseURL,
  allowProblem,
}) => {
  test.setTimeout(240_000)
  allowProblem(/400|410/)
  await becomeFounder(page, mailbox, person)
  await layFoundation(page)

  await test.step('looks at what would be added, then adds it', async () => {
    await page.goto('/app/storybank')
    await page.getByRole('link', { name: 'Import', exact: true }).click()
    await expectAccessible(page)
    const send = (name: string, words: string) =>
      page.getByLabel('A file').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(words) })
    await send('stories.csv', 'PK\u0003\u0004\0\0')
    await page.getByRole('button', { name: 'Preview', exact: true }).click()
    await expect(page.getByText(/This isn’t a text file/)).toBeVisible()
    await send(
      'stories.csv',
      'Title,Story,Mood\nThe kettle,It broke mid-workshop,glad\nThe saucepan,Somebody fetched it,glad\n',
    )
    await page.getByRole('button', { name: 'Preview', exact: true }).click()
    await expect(page.getByText('2 stories found')).toBeVisible()
    await page.getByLabel('Mood').selectOption('emotion')
    await page.getByRole('button', { name: 'Update preview' }).click()
    await expect(page.getByLabel('Mood')).toHaveValue('emotion')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Add selected stories' }).click()
    await expect(page.getByText('2 stories added.')).toBeVisible()
  })

  await test.step('takes them out again as a file', async () => {
    const href = await page.getByRole('link', { name: 'CSV for a spreadsheet' }).getAttribute('href')
    const file = await page.request.get(href ?? '')
    expect(file.headers()['content-type']).toContain('text/csv')
    expect(await file.text()).toContain('It broke mid-workshop')
  })

  await test.step('starts the story that a value lacks', async () => {
    await page.getByRole('link', { name: 'Add a story for patience' }).click()
    // The question stands in the list of gaps, too: only the box knows whether the link has been followed.
    await expect(page.locator('input[name="link"]')).toHaveValue('value:patience')
    await expect(
      page.getByText(/When did you last decide something because of “patience”/).first(),
    ).toBeVisible()
    await page.getByLabel('What happened?').fill('I waited for the printer and the client waited with me.')
    await page.getByRole('button', { name: 'Save story' }).click()
    await expect(page.getByText('Story saved').first()).toBeVisible()
    await expect(page.getByLabel('Value: patience')).toBeChecked()
  })

  const link = await test.step('makes a form for one customer', async () => {
    await page.goto('/app/storybank/ask')
    await page.getByRole('button', { name: 'Create request' }).click()
    await expect(page.getByText('Enter a name. A first name is enough')).toBeVisible()
    await page.getByLabel('Customer’s name').fill('Ines')
    await page.getByRole('button', { name: 'Create request' }).click()
    await expect(page.getByText('Waiting for a reply')).toBeVisible()
    await expectAccessible(page)
    return page.getByLabel(/Their link/).inputValue()
  })

  await test.step('who answers once, without an account', async () => {
    const path = new URL(link).pathname
    const visitor = await browser.newContext({
      ...(baseURL ? { baseURL } : {}),
      javaScriptEnabled: test.info().project.use.javaScriptEnabled ?? true,
    })
    const form = await visitor.newPage()
    const answer = await form.goto(path)
    expect(answer?.headers()['cache-control']).toContain('no-store')
    expect(answer?.headers()['x-robots-tag']).toContain('noindex')
    await expectAccessible(form)
    await form.getByLabel('What’s different now?').fill('I sleep again on Sundays.')
    await form.getByRole('button', { name: 'Send my story' }).click()
    await expect(form.getByText(/Tick this box/)).toBeVisible()
    await form.getByLabel('You may share my story in public.').check()
    await form.getByLabel('You may share it on social media.').check()
    // A form filled in faster than a person could says so and is sent again.
    await expect(async () => {
      await form.getByRole('button', { name: 'Send my story' }).click()
      await expect(form.getByRole('heading', { name: 'Thank you' })).toBeVisible({ timeout: 2000 })
    }).toPass()
    await form.reload()
    await expect(form.getByRole('heading', { name: 'Thank you' })).toBeVisible()
    await visitor.close()
  })

  await test.step('finds the draft with what is allowed, and holds it when Ines changes her mind', async () => {
    await page.goto('/app/storybank?status=draft')
    await page.getByRole('link', { name: 'I sleep again on Sundays', exact: true }).click()
    await expect(page.getByText('Granted with limits').filter({ visible: true })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Change what Ines allows' }).filter({ visible: true }).click()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Withdraw permission' }).click()
    await expect(page.getByText('Ines: permission withdrawn')).toBeVisible()
    await page.goto('/app/storybank?permission=revoked')
    await expect(page.getByRole('link', { name: 'I sleep again on Sundays', exact: true })).toBeVisible()
  })
})
