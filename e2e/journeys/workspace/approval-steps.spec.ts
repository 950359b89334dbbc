import { becomeFounder } from '../../fixtures/founder.ts'
import { fillTime } from '../../fixtures/publish.ts'
import { expect, test } from '../../fixtures/test.ts'

test('a post goes through two steps, inside and then the client, before it is scheduled for good', async ({
  page,
  browser,
  baseURL,
  javaScriptEnabled,
  mailbox,
  person,
}) => {
  test.setTimeout(120_000)
  await becomeFounder(page, mailbox, person, 'Collective')
  const approval = page.getByRole('region', { name: 'Approval' })

  await test.step('the owner sets up two steps and a rule', async () => {
    await page.goto('/app/team')
    await page.getByRole('link', { name: 'Approval in several steps' }).click()
    const second = page.getByRole('group', { name: 'Step 2' })
    await second.getByLabel('Who approves').selectOption({ label: 'The client, with a link' })
    await second.getByLabel('Working days to reply').fill('3')
    await page.getByLabel('The post names a price').selectOption({ label: 'The owner approves as well' })
    await page.getByRole('button', { name: 'Save steps' }).click()
    await expect(page.getByText('Approval steps saved').first()).toBeVisible()
    await expect(page.getByRole('group', { name: 'Step 2' }).getByLabel('Working days to reply')).toHaveValue(
      '3',
    )
  })

  const link = await test.step('a post is approved inside, and then waits for the client', async () => {
    await page.goto('/app/create')
    await page.getByLabel('Your post').fill('A baker rang me at six in the morning.')
    await page.getByRole('button', { name: 'Save post' }).click()
    await expect(page.getByText('Post saved').first()).toBeVisible()
    await page.getByRole('link', { name: 'Review', exact: true }).click()
    await page.getByRole('button', { name: 'Ask for approval' }).click()
    await expect(approval.getByRole('list', { name: 'Steps' })).toContainText(person.name)
    await page.getByRole('button', { name: 'Approve', exact: true }).click()
    await expect(page.getByText('Now it’s the client’s turn').first()).toBeVisible()
    return page.getByLabel('Client link').inputValue()
  })

  await test.step('scheduled meanwhile, it is paused and says for whom it waits', async () => {
    await page.getByRole('link', { name: 'Edit post' }).click()
    await page.getByRole('link', { name: 'Schedule', exact: true }).click()
    await fillTime(page, 3 * 24 * 60)
    await page.getByRole('button', { name: 'Schedule post', exact: true }).click()
    await expect(page.getByText('Post scheduled').first()).toBeVisible()
    await page.goto('/app/content?view=list')
    await expect(page.getByText('No one has approved this text yet').first()).toBeVisible()
    await expect(page.getByText(/Waiting for the client since/)).toBeVisible()
  })

  const other = await browser.newContext({
    ...(baseURL ? { baseURL } : {}),
    ...(javaScriptEnabled === undefined ? {} : { javaScriptEnabled }),
    locale: 'en-GB',
    extraHTTPHeaders: { 'X-Forwarded-For': `198.19.79.${1 + Math.floor(Math.random() * 250)}` },
  })
  const theirs = await other.newPage()
  await test.step('with the client’s approval it is scheduled', async () => {
    await theirs.goto(link)
    await theirs.getByLabel('Your name').fill('Ines Duarte')
    await theirs.getByRole('button', { name: 'Approve post' }).click()
    await expect(theirs.getByText('This post is approved.')).toBeVisible()
    await page.reload()
    await expect(page.getByText(/Waiting for the client/)).toHaveCount(0)
    await expect(page.getByText('Scheduled', { exact: true }).filter({ visible: true }).first()).toBeVisible()
  })
  await other.close()
})
