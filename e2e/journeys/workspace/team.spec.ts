import { randomUUID } from 'node:crypto'
import { confirmEmail, signUp } from '../../fixtures/accounts.ts'
import { becomeFounder } from '../../fixtures/founder.ts'
import { expect, test } from '../../fixtures/test.ts'

test('an owner invites somebody new, who joins, writes there, and is out once removed', async ({
  page,
  browser,
  baseURL,
  javaScriptEnabled,
  mailbox,
  person,
}) => {
  test.setTimeout(120_000)
  const grace = {
    name: 'Grace Hopper',
    email: `grace-${randomUUID()}@example.test`,
    password: 'Hearthstone9',
  }
  await becomeFounder(page, mailbox, person, 'Pro')

  await test.step('the owner invites', async () => {
    await page.goto('/app/team')
    // A Cyrillic letter that nobody can tell from a Latin one.
    await page.getByRole('textbox', { name: 'Their email' }).fill('gr\u0430ce@example.test')
    await page.getByRole('button', { name: 'Send invitation' }).click()
    await expect(page.getByText('letters from different alphabets that look alike')).toBeVisible()
    await page.getByRole('textbox', { name: 'Their email' }).fill(grace.email)
    await page.getByRole('radio', { name: /^Editor/ }).check()
    await page.getByRole('button', { name: 'Send invitation' }).click()
    const invitations = page.getByRole('region', { name: 'Open invitations' })
    await expect(invitations.getByText(grace.email)).toBeVisible()
    // An invitation takes no seat: whoever accepts does.
    await expect(page.getByText('All your seats are taken')).toHaveCount(0)
  })

  const other = await browser.newContext({
    ...(baseURL ? { baseURL } : {}),
    ...(javaScriptEnabled === undefined ? {} : { javaScriptEnabled }),
    locale: 'en-GB',
    extraHTTPHeaders: { 'X-Forwarded-For': `198.19.77.${1 + Math.floor(Math.random() * 250)}` },
  })
  const theirs = await other.newPage()

  await test.step('whoever is new signs up first, and finds the invitation', async () => {
    const mail = await mailbox.waitFor(grace.email, /invites you/)
    await theirs.goto(mailbox.linkIn(mail, /join/))
    await expect(theirs.getByRole('heading', { name: `Join ${person.name}` })).toBeVisible()
    await signUp(theirs, grace)
    await confirmEmail(theirs, mailbox, grace)
    await expect(theirs).toHaveURL(/\/join/)
    await theirs.getByRole('button', { name: `Accept invitation from ${person.name}` }).click()
    await expect(theirs.getByText(`${person.name}’s workspace.`)).toBeVisible()
  })

  await test.step('they write a story, and the owner sees it', async () => {
    await theirs.goto('/app/storybank')
    await theirs.getByLabel('What happened?').fill('A baker rang me at six in the morning')
    await theirs.getByRole('button', { name: 'Save story' }).click()
    await expect(theirs.getByText('Story saved').first()).toBeVisible()
    await theirs.goto('about:blank')
    await page.goto('/app/storybank')
    await expect(page.getByRole('link', { name: /A baker rang me/ }).first()).toBeVisible()
  })

  await test.step('they see what waits in each of their workspaces, and go there', async () => {
    await theirs.goto('/app/team')
    await theirs.getByRole('link', { name: 'What’s waiting in each' }).click()
    await expect(theirs.getByRole('heading', { name: 'All workspaces' })).toBeVisible()
    await expect(theirs.getByRole('region', { name: `${person.name}’s workspace` })).toContainText('Current')
    await expect(theirs.getByRole('region', { name: 'Your own workspace' })).toContainText(
      'Nothing is waiting.',
    )
    await theirs.goto('about:blank')
  })

  await test.step('the owner removes them, and they are out', async () => {
    await page.goto('/app/team')
    await page.getByRole('button', { name: `Remove ${grace.name}` }).click()
    await page.getByRole('button', { name: 'Remove member' }).click()
    await expect(page.getByText('Removed from the team').first()).toBeVisible()
    await expect(page.getByRole('button', { name: `Remove ${grace.name}` })).toHaveCount(0)
    await theirs.goto('/app/storybank')
    await expect(theirs).toHaveURL(/\/team\/removed$/)
  })

  await test.step('the owner takes that back, and they find their place as it was', async () => {
    await page.getByRole('status').getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText('Restored to the team').first()).toBeVisible()
    await expect(page.getByRole('button', { name: `Remove ${grace.name}` })).toBeVisible()
    await theirs.goto('/select-tier')
    await theirs.getByRole('button', { name: new RegExp(person.name) }).click()
    await expect(theirs.getByText(`${person.name}’s workspace.`)).toBeVisible()
  })
  await other.close()
})
