import { becomeFounder } from '../fixtures/founder.ts'
import { expect, test } from '../fixtures/test.ts'

test('a story brings a person through a link and a form, and their deal’s pounds stand on it', async ({
  page,
  context,
  mailbox,
  person,
}) => {
  test.setTimeout(180_000)
  await becomeFounder(page, mailbox, person, 'Pro')
  const email = `jo-${crypto.randomUUID()}@example.test`

  const story = await test.step('the founder keeps a story and opens a form', async () => {
    await page.goto('/app/storybank')
    await page.getByLabel('What happened?').fill('Mara threw away nine flat loaves. Now she sells twelve.')
    await page.getByRole('button', { name: 'Save story' }).click()
    await expect(page.getByText('Story saved').first()).toBeVisible()
    await page.goto('/app/storybank')
    await page
      .getByRole('link', { name: /^Mara threw away nine flat/ })
      .first()
      .click()
    await expect(page).toHaveURL(/\/app\/storybank\/[0-9a-f-]{36}/)
    return new URL(page.url()).pathname
  })

  const form = await test.step('opens a form for the course', async () => {
    await page.goto('/app/sales-hub/forms')
    await page.getByLabel('Name', { exact: true }).fill('Bread course')
    await page.getByRole('button', { name: 'Add form' }).click()
    await page.getByRole('button', { name: 'Open form' }).click()
    const link = page.getByRole('link', { name: /\/f\/bread-course-/ })
    return new URL((await link.getAttribute('href')) ?? '').href
  })

  await test.step('writes the story as a post that leads to the form, and schedules it', async () => {
    await page.goto(`/app/create/${story.split('/').at(-1)}`)
    await page.getByLabel('Your post').fill(`Mara threw away nine flat loaves. Come and bake: ${form}`)
    await page.getByRole('button', { name: 'Save post' }).click()
    await expect(page.getByText('Post saved').first()).toBeVisible()
    await page.goto('/app/content?tab=create')
    await page.getByRole('link', { name: /^Schedule post/ }).click()
    await page.getByLabel('Day', { exact: true }).fill('2031-03-06')
    await page.getByRole('button', { name: 'Schedule post', exact: true }).click()
    await expect(page.getByText('Post scheduled').first()).toBeVisible()
  })

  const slug = await test.step('finds the link that stands in it', async () => {
    await page.goto('/app/links')
    const words = await page
      .getByText(/\/l\/[a-z0-9-]+/)
      .first()
      .textContent()
    return /\/l\/([a-z0-9-]+)/.exec(words ?? '')?.[1] ?? ''
  })

  await test.step('a visitor follows it to the form and sends it', async () => {
    const visitor = await context.newPage()
    await visitor.goto(`/l/${slug}`)
    await expect(visitor).toHaveURL(new RegExp(`/f/bread-course-.*via=${slug}`))
    await visitor.getByRole('textbox', { name: 'Name' }).fill('Jo Blake')
    await visitor.getByRole('textbox', { name: 'Email' }).fill(email)
    await visitor.getByRole('textbox', { name: 'What would you like help with?' }).fill('A day for my team')
    // Quicker than a person could, it would be kept as spam.
    const opened = Number((await visitor.locator('input[name="stamp"]').inputValue()).split('.')[0])
    await expect.poll(() => Date.now() - opened).toBeGreaterThan(3_000)
    await visitor.getByRole('button', { name: 'Send' }).click()
    await expect(visitor).toHaveURL(/\/thanks/)
    await visitor.close()
  })

  await test.step('they wait for a reply, with the story that brought them', async () => {
    await page.goto('/app/sales-hub')
    await page
      .getByRole('link', { name: /Jo Blake/ })
      .first()
      .click()
    await expect(page.getByRole('heading', { name: 'Jo Blake' })).toBeVisible()
    await expect(page.getByRole('link', { name: /^Mara threw away nine flat/ }).first()).toBeVisible()
    await page.getByRole('link', { name: 'Write to Jo' }).click()
    await page.getByRole('textbox', { name: 'Message' }).fill('Hello Jo, a day for eight people is £960.')
    await page.getByRole('button', { name: 'Write in my mail program' }).click()
    await expect(page.getByText('Written down').first()).toBeVisible()
    const opens = page.getByRole('link', { name: 'Open in my mail program' })
    await expect(opens).toHaveAttribute('href', new RegExp(`^mailto:${email}\\?body=Hello%20Jo`))
    await page.goto('/app/sales-hub')
    await expect(page.getByRole('link', { name: /Jo Blake/ })).toHaveCount(0)
  })

  await test.step('a deal is added and a proposal for it is sent', async () => {
    await page.goto('/app/sales-hub/pipeline')
    const add = page.getByText('Add a deal')
    if (await add.isVisible()) await add.click()
    await page.getByLabel('Person').fill(email)
    await page.getByLabel('Title').fill('A day of bread')
    await page.getByLabel('Value').fill('960')
    await page.getByRole('button', { name: 'Add deal' }).click()
    await expect(page.getByRole('heading', { name: 'A day of bread' })).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Proposals for this deal' }).click()
    await expect(page).toHaveURL(/proposals\?deal=/)
    await page.getByRole('button', { name: 'New proposal' }).click()
    await page.getByRole('button', { name: 'Save and preview' }).click()
    await page.getByRole('button', { name: 'Send by email' }).click()
    await expect(page.getByText('Where it stands')).toBeVisible()
  })

  await test.step('they accept it with their name on its public page', async () => {
    const mail = await mailbox.waitFor(email, /proposal/i)
    const client = await context.newPage()
    await client.goto(mailbox.linkIn(mail, /\/p\//))
    await client.getByLabel('Your name').first().fill('Jo Blake')
    await client.getByRole('button', { name: 'Accept for £960' }).click()
    await expect(client.getByText(/accepted/i).first()).toBeVisible()
    await client.close()
  })

  await test.step('the story shows the pounds, and the deal behind them', async () => {
    await page.goto(story)
    const brought = page.getByRole('region', { name: 'What it brought' })
    await expect(brought.getByText('£960', { exact: true })).toBeVisible()
    await brought.getByRole('link', { name: 'See the deals behind it' }).click()
    await expect(page.getByRole('link', { name: 'A day of bread' })).toBeVisible()
  })
})
