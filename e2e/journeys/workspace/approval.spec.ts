import { becomeFounder } from '../../fixtures/founder.ts'
import { expect, test } from '../../fixtures/test.ts'
import { openBeside } from '../../server/guards/owner.ts'

test('a client reads a post behind its link and approves it; the owner sees that, and a change takes it back', async ({
  page,
  browser,
  baseURL,
  javaScriptEnabled,
  mailbox,
  person,
}) => {
  test.setTimeout(120_000)
  await becomeFounder(page, mailbox, person, 'Pro')
  const approval = page.getByRole('region', { name: 'Approval' })

  const link = await test.step('the owner asks for the client’s approval and copies the link', async () => {
    await page.goto('/app/team')
    await page.getByRole('radio', { name: /^The client/ }).check()
    await page.getByRole('button', { name: 'Save choice' }).click()
    await expect(page.getByText('Approval setting saved').first()).toBeVisible()
    await page.goto('/app/create')
    await page.getByLabel('Your post').fill('A baker rang me at six in the morning.')
    await page.getByRole('button', { name: 'Save post' }).click()
    await expect(page.getByText('Post saved').first()).toBeVisible()
    await page.getByRole('link', { name: 'Review', exact: true }).click()
    await page.getByRole('button', { name: 'Create client link' }).click()
    await expect(approval.getByText('Waiting', { exact: true })).toBeVisible()
    return page.getByLabel('Client link').inputValue()
  })

  const other = await browser.newContext({
    ...(baseURL ? { baseURL } : {}),
    ...(javaScriptEnabled === undefined ? {} : { javaScriptEnabled }),
    locale: 'en-GB',
    extraHTTPHeaders: { 'X-Forwarded-For': `198.19.78.${1 + Math.floor(Math.random() * 250)}` },
  })
  const theirs = await other.newPage()

  await test.step('the client, who has no account, reads it and approves with a word', async () => {
    await theirs.goto(link)
    await expect(theirs.getByRole('heading', { name: `A post from ${person.name}` })).toBeVisible()
    await expect(theirs.getByText('A baker rang me at six in the morning.')).toBeVisible()
    await theirs.getByLabel('Your name').fill('Ines Duarte')
    await theirs.getByLabel('What needs changing?').fill('Lovely, just as it is')
    await theirs.getByRole('button', { name: 'Approve post' }).click()
    await expect(theirs.getByText('This post is approved.')).toBeVisible()
    await expect(theirs.getByText('Decided by Ines Duarte.')).toBeVisible()
  })

  await test.step('the owner sees who approved, and what they said', async () => {
    await page.reload()
    await expect(approval.getByText('Approved', { exact: true })).toBeVisible()
    await expect(approval.getByText('Ines Duarte')).toBeVisible()
    await expect(page.getByText('Lovely, just as it is')).toBeVisible()
  })

  await test.step('another text needs another approval, and the link shows none of it', async () => {
    await page.getByRole('link', { name: 'Edit post' }).click()
    await page.getByLabel('Your post').fill('A baker rang me at seven. They never read this.')
    await page.getByRole('button', { name: 'Save post' }).click()
    await expect(page.getByText('Post saved').first()).toBeVisible()
    await page.getByRole('link', { name: 'Review', exact: true }).click()
    await expect(approval.getByText('Post changed', { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Create client link' })).toBeVisible()
    await theirs.reload()
    await expect(theirs.getByText('The post has changed since you were sent this link.')).toBeVisible()
    await expect(theirs.getByText('They never read this')).toHaveCount(0)
  })
  await other.close()
})

test('approval that was chosen on a plan before goes on without it, and can be turned off', async ({
  page,
  app,
  mailbox,
  person,
}) => {
  await becomeFounder(page, mailbox, person, 'Pro')
  await page.goto('/app/team')
  await page.getByRole('radio', { name: /^Someone on the team/ }).check()
  await page.getByRole('button', { name: 'Save choice' }).click()
  await expect(page.getByText('Approval setting saved').first()).toBeVisible()
  const db = await openBeside(app)
  await db.sql`
    update subscriptions set tier = 'creator'
    where user_id = (select id from accounts where email = ${person.email})
  `
  await db.close()

  await test.step('the owner approves the post that waits', async () => {
    await page.goto('/app/create')
    await page.getByLabel('Your post').fill('A baker rang me at six in the morning.')
    await page.getByRole('button', { name: 'Save post' }).click()
    await expect(page.getByText('Post saved').first()).toBeVisible()
    await page.getByRole('link', { name: 'Review', exact: true }).click()
    await page.getByRole('button', { name: 'Ask for approval' }).click()
    await page.getByRole('button', { name: 'Approve', exact: true }).click()
    await expect(
      page.getByRole('region', { name: 'Approval' }).getByText('Approved', { exact: true }),
    ).toBeVisible()
  })

  await page.goto('/app/team')
  await expect(page.getByText('Approval isn’t part of your plan any more.')).toBeVisible()
  await expect(page.getByRole('radio', { name: /^The client/ })).toHaveCount(0)
  await page.getByRole('radio', { name: /^No approval/ }).check()
  await page.getByRole('button', { name: 'Save choice' }).click()
  await expect(page.getByText('Approval setting saved').first()).toBeVisible()
  await expect(page.getByText('is part of Pro and Collective+')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save choice' })).toHaveCount(0)
})
