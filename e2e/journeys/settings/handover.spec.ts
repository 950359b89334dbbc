import { expectAccessible } from '../../fixtures/accessibility.ts'
import { becomeFounder } from '../../fixtures/founder.ts'
import { expect, test } from '../../fixtures/test.ts'

const PAGE = '/app/settings/privacy/handover'

test('an agency hands a workspace over to its client, who takes it with a password of their own', async ({
  page,
  browser,
  mailbox,
  person,
}) => {
  test.setTimeout(150_000)
  const client = `client-${person.email}`
  await becomeFounder(page, mailbox, person, 'Pro')
  await page.goto('/app/settings/privacy')
  await page.getByRole('link', { name: 'Hand over workspace' }).click()
  await expect(page.getByRole('heading', { name: 'Hand over this workspace', level: 1 })).toBeVisible()
  await expectAccessible(page)

  const email = page.getByLabel('Their email address')
  await email.fill('cli\u0435nt@example.test')
  await page.getByLabel('What you are afterwards').selectOption({ label: 'Editor, by invitation' })
  await page.getByLabel('A line to them (optional)').fill('All yours. Enjoy it!')
  await page.getByRole('button', { name: 'Offer workspace' }).click()
  await expect(page.getByText(/hidden characters or letters from different alphabets/)).toBeVisible()
  await expect(page.getByLabel('A line to them (optional)'), 'what was typed stays').toHaveValue(
    'All yours. Enjoy it!',
  )
  await email.fill(person.email)
  await page.getByRole('button', { name: 'Offer workspace' }).click()
  await expect(page.getByText('That’s your own address.', { exact: false })).toBeVisible()
  await email.fill(client)
  await page.getByRole('button', { name: 'Offer workspace' }).click()
  await expect(page.getByRole('heading', { name: 'Waiting for the new owner' })).toBeVisible()
  const first = mailbox.linkIn(await mailbox.waitFor(client, /hand over a workspace/), /take-over/)
  await mailbox.waitFor(person.email, /offered your workspace/)

  await page.getByRole('button', { name: 'Withdraw offer' }).click()
  await expect(page.getByRole('button', { name: 'Offer workspace' })).toBeVisible()
  await mailbox.waitFor(client, /withdrew the offer/)
  await email.fill(client)
  await page.getByLabel('What you are afterwards').selectOption({ label: 'Editor, by invitation' })
  await page.getByLabel('A line to them (optional)').fill('All yours. Enjoy it!')
  await page.getByRole('button', { name: 'Offer workspace' }).click()
  await expect(page.getByRole('heading', { name: 'Waiting for the new owner' })).toBeVisible()

  const isScripted = test.info().project.name !== 'nojs'
  const theirs = await (await browser.newContext({ javaScriptEnabled: isScripted })).newPage()
  await theirs.goto(first)
  await expect(theirs.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
  let link = first
  await expect(async () => {
    link = mailbox.linkIn(await mailbox.waitFor(client, /hand over a workspace/), /take-over/)
    expect(link, 'a new offer has a new link').not.toBe(first)
  }).toPass()
  await theirs.goto(link)
  await expect(theirs.getByText('All yours. Enjoy it!')).toBeVisible()
  await expect(theirs.getByText(/^Pro, until/)).toBeVisible()
  await expectAccessible(theirs)
  await theirs.getByLabel('Name').fill('Cleo Client')
  await theirs.getByLabel('Password', { exact: true }).fill('short')
  await theirs.getByLabel('Confirm password').fill('short')
  await theirs.getByRole('button', { name: 'Take over workspace' }).click()
  await expect(theirs.getByText('You must accept the terms of service')).toBeVisible()
  await expect(theirs.getByLabel('Name')).toHaveValue('Cleo Client')
  await theirs.getByLabel('Password', { exact: true }).fill('Clientpass123x')
  await theirs.getByLabel('Confirm password').fill('Clientpass123x')
  await theirs.getByRole('checkbox').check()
  await theirs.getByRole('button', { name: 'Take over workspace' }).click()
  await expect(theirs).toHaveURL(/\/app\/dashboard|\/onboarding/)
  await expect(theirs.getByText('The workspace is yours').first()).toBeVisible()
  await theirs.goto('/app/team')
  await expect(theirs.locator('#team-seats').getByText(client)).toBeVisible()
  await expect(
    theirs.locator('#main').getByText(person.email).first(),
    'they asked to be invited',
  ).toBeVisible()

  await page.goto(PAGE)
  await expect(page, 'the former owner is signed out').toHaveURL(/\/auth/)
  await page.getByLabel('Email', { exact: true }).fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page, 'and their password opens nothing').toHaveURL(/\/auth/)
  await mailbox.waitFor(person.email, /has taken over your workspace/)
  await mailbox.waitFor(person.email, /invites you/)
  await mailbox.waitFor(client, /The workspace is yours/)
  await theirs.goto(link)
  await expect(theirs.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
  await theirs.context().close()
})
