import { randomUUID } from 'node:crypto'
import { expectAccessible } from '../../fixtures/accessibility.ts'
import { becomeFounder } from '../../fixtures/founder.ts'
import { expect, test } from '../../fixtures/test.ts'
import { openBeside } from '../../server/guards/owner.ts'

test('a removed member, an ended plan and a full team each have a page that says what to do', async ({
  page,
  app,
  browser,
  baseURL,
  javaScriptEnabled,
  mailbox,
  person,
  allowProblem,
}) => {
  test.setTimeout(180_000)
  allowProblem(/409/)
  const db = await openBeside(app)
  const setPlan = (change: { tier?: string; daysOfTrialLeft?: number }) => db.sql`
    update subscriptions set tier = coalesce(${change.tier ?? null}, tier),
      trial_end = coalesce(now() + ${change.daysOfTrialLeft ?? null} * interval '1 day', trial_end)
    where user_id = (select id from accounts where email = ${person.email})
  `
  const grace = {
    name: 'Grace Hopper',
    email: `grace-${randomUUID()}@example.test`,
    password: 'Hearthstone9',
  }
  await becomeFounder(page, mailbox, person, 'Pro')
  const other = await browser.newContext({
    ...(baseURL ? { baseURL } : {}),
    ...(javaScriptEnabled === undefined ? {} : { javaScriptEnabled }),
    locale: 'en-GB',
    extraHTTPHeaders: { 'X-Forwarded-For': `198.19.78.${1 + Math.floor(Math.random() * 250)}` },
  })
  const theirs = await other.newPage()

  await test.step('an invitation takes no seat', async () => {
    await page.goto('/app/team')
    await page.getByRole('textbox', { name: 'Their email' }).fill(grace.email)
    await page.getByRole('radio', { name: /^Editor/ }).check()
    await page.getByRole('button', { name: 'Send invitation' }).click()
    await expect(page.getByRole('heading', { name: 'Open invitations' })).toBeVisible()
    await expect(page.getByText('All your seats are taken')).toHaveCount(0)
  })

  await test.step('whoever would join a full team is told whom to ask, and joins once there is room', async () => {
    await becomeFounder(theirs, mailbox, grace, 'Pro')
    await setPlan({ tier: 'creator' })
    await theirs.goto('/join')
    await expect(theirs.getByRole('heading', { name: `${person.name}’s team is full` })).toBeVisible()
    await expect(theirs.getByText(`Ask ${person.name} to make room`)).toBeVisible()
    await expect(theirs.getByRole('button', { name: /^Accept/ })).toHaveCount(0)
    await expectAccessible(theirs)
    await setPlan({ tier: 'pro' })
    await theirs.getByRole('link', { name: 'Check again' }).click()
    await theirs.getByRole('button', { name: /^Accept/ }).click()
    await expect(theirs.getByText(`${person.name}’s workspace.`)).toBeVisible()
  })

  await test.step('a full team says who takes the seats and how to make room', async () => {
    await page.goto('/app/team')
    await expect(page.getByText('All your seats are taken')).toBeVisible()
    await expect(page.getByText('The owner and 1 member take them')).toBeVisible()
    await expect(page.getByText('Upgrade to Collective+, which has 5 seats.')).toBeVisible()
  })

  await test.step('an ended trial says so to the owner, and to a member whom to ask', async () => {
    await setPlan({ daysOfTrialLeft: -1 })
    await page.goto('/app/campaigns')
    await expect(page).toHaveURL(/\/app\/plan-ended$/)
    await expect(page.getByRole('heading', { name: 'Your free trial has ended' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Keep Pro' })).toBeVisible()
    await expectAccessible(page)
    await page.goto('/app/team')
    await expect(page.getByText('No one can be invited until it’s renewed.')).toBeVisible()
    await theirs.goto('/app/storybank')
    await theirs.getByRole('link', { name: 'What you can do' }).click()
    await expect(theirs.getByRole('heading', { name: `${person.name}’s free trial has ended` })).toBeVisible()
    await expect(theirs.getByRole('link', { name: `Email ${person.email}` })).toBeVisible()
    await theirs.goto('/app/upgrade')
    await expect(theirs.getByText(`Only ${person.name} can change it.`)).toBeVisible()
    await expect(theirs.getByText('£', { exact: false })).toHaveCount(0)
    await setPlan({ daysOfTrialLeft: 5 })
  })

  await test.step('a removed member is told before anything of theirs lands in another workspace', async () => {
    await theirs.goto('/app/storybank')
    await theirs.getByLabel('What happened?').fill('A story meant for the team')
    await page.goto('/app/team')
    await page.getByRole('button', { name: `Remove ${grace.name}` }).click()
    await page.getByRole('button', { name: 'Remove member' }).click()
    await expect(page.getByText('Removed from the team').first()).toBeVisible()
    const save = theirs.getByRole('button', { name: 'Save story' })
    const told = theirs.getByRole('heading', { name: `You’re no longer in ${person.name}’s workspace` })
    // A page that stays open is led there by itself before long, and may be so just before the press.
    await expect(async () => {
      if (await save.isVisible()) await save.click({ timeout: 2_000 })
      await expect(told).toBeVisible({ timeout: 5_000 })
    }).toPass({ timeout: 20_000 })
    await expect(theirs.getByText(`Ask ${person.name} to invite ${grace.email} again.`)).toBeVisible()
    await expectAccessible(theirs)
    await theirs.goto('/app/dashboard')
    await expect(theirs).toHaveURL(/\/team\/removed$/)
    await theirs.getByRole('button', { name: 'Go to your own workspace' }).click()
    await expect(theirs).toHaveURL(/\/app\/dashboard/)
    await theirs.goto('/app/storybank')
    await expect(theirs.getByRole('link', { name: /A story meant for the team/ })).toHaveCount(0)
  })
  await other.close()
  await db.close()
})
