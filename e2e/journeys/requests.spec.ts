import { expectAccessible } from '../fixtures/accessibility.ts'
import { becomeFounder } from '../fixtures/founder.ts'
import { expect, test } from '../fixtures/test.ts'

test('somebody without an account asks for a post, it becomes an idea, and their page and a mail say so', async ({
  page,
  mailbox,
  person,
  browser,
  javaScriptEnabled,
}) => {
  test.setTimeout(120_000)
  await becomeFounder(page, mailbox, person, 'Collective')
  const asker = { email: `asker-${person.email}`, about: 'The open day, with photos of the ovens' }
  let address = ''

  await test.step('the founder turns on the form, which stands beside the planner', async () => {
    await page.goto('/app/content')
    await page.getByRole('navigation', { name: 'Content' }).getByRole('link', { name: 'Requests' }).click()
    await expect(page.getByRole('heading', { name: 'Let people ask for a post' })).toBeVisible()
    await page.getByRole('button', { name: 'Turn on form' }).click()
    const link = page.getByRole('link', { name: /\/ask-for\// })
    await expect(link).toBeVisible()
    address = (await link.getAttribute('href')) ?? ''
    await expectAccessible(page)
  })

  const context = await browser.newContext({ javaScriptEnabled: javaScriptEnabled ?? true })
  const outside = await context.newPage()
  let status = ''

  await test.step('somebody asks, signed out, and is told beside the field what is missing', async () => {
    await outside.goto(address)
    await expectAccessible(outside)
    await outside.getByLabel('Your name').fill('Jo')
    await outside.getByRole('checkbox', { name: 'Email me when something changes' }).check()
    await outside.getByLabel('What should the post be about?').fill(asker.about)
    await outside.getByRole('button', { name: 'Send request' }).click()
    await expect(outside.getByLabel('Email', { exact: false }).first()).toHaveAccessibleDescription(
      /Enter your email/,
    )
    await expect(outside.getByLabel('What should the post be about?')).toHaveValue(asker.about)
    await outside.getByLabel('Email', { exact: false }).first().fill(asker.email)
    await outside.getByLabel('Platform').selectOption('linkedin')
    await expect
      .poll(
        async () => {
          const at = Number((await outside.locator('input[name=stamp]').inputValue()).split('.')[0])
          return Date.now() - at
        },
        { message: 'a person takes three seconds from opening the form to sending it' },
      )
      .toBeGreaterThan(3000)
    await outside.getByRole('button', { name: 'Send request' }).click()
    await expect(outside.getByText('Received. Someone will look at it soon.')).toBeVisible()
    await expectAccessible(outside)
    status = outside.url()
  })

  await test.step('confirms by mail that they want news', async () => {
    const mail = await mailbox.waitFor(asker.email, /received your request/)
    await outside.goto(mailbox.linkIn(mail, /ask-for\/confirm/))
    await outside.getByRole('button', { name: 'Confirm email' }).click()
    await expect(outside.getByText('We’ll email you when something changes.')).toBeVisible()
  })

  await test.step('the founder accepts it with a day, and finds it among the ideas', async () => {
    await page.goto('/app/requests')
    await page.getByRole('link', { name: asker.about }).click()
    await expectAccessible(page)
    await page.getByLabel('Due').fill('')
    await page.getByRole('button', { name: 'Accept request' }).click()
    await expect(page.getByLabel('Due')).toHaveAccessibleDescription(/Choose the day/)
    await page.getByLabel('Due').fill('2030-12-03')
    await page.getByRole('button', { name: 'Accept request' }).click()
    await expect(page.getByText('Request accepted').first()).toBeVisible()
    await page.getByRole('link', { name: 'Open in ideas' }).click()
    await expect(page.getByText(asker.about).first()).toBeVisible()
    const idea = page.getByRole('listitem').filter({ hasText: asker.about })
    const write = idea.getByRole('button', { name: 'Write post', exact: true })
    await expect(write).toHaveAccessibleDescription(/^The open day/)
    await write.click()
    await expect(page).toHaveURL(/\/app\/create\?post=/)
  })

  await test.step('whoever asked sees it, and was mailed', async () => {
    await outside.goto(status)
    await expect(outside.getByText('In progress. Someone is writing it.')).toBeVisible()
    await expect(outside.getByText('3 December 2030')).toBeVisible()
    const mail = await mailbox.waitFor(asker.email, /accepted your request/)
    await outside.goto(mailbox.linkIn(mail, /ask-for\/mails/))
    await outside.getByRole('button', { name: 'Stop emails' }).click()
    await expect(outside.getByRole('heading', { name: 'You won’t get more emails' })).toBeVisible()
  })

  await test.step('a member asks inside and is declined with a reason', async () => {
    await page.goto('/app/requests/new')
    await expectAccessible(page)
    await page.getByLabel('What should the post be about?').fill('A post for the fair')
    await page.getByRole('button', { name: 'Send request' }).click()
    await expect(page.getByText('Request sent').first()).toBeVisible()
    await page.getByLabel('Reason').fill('The fair was moved to spring')
    await page.getByRole('button', { name: 'Decline request' }).click()
    await expect(page.getByText('Declined: The fair was moved to spring')).toBeVisible()
    await page.goto('/app/requests?state=declined')
    await expect(page.getByRole('link', { name: 'A post for the fair' })).toBeVisible()
    await expect(page.getByRole('link', { name: asker.about })).toHaveCount(0)
  })
  await context.close()
})
