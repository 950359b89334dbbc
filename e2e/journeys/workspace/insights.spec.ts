import type { Page } from 'playwright/test'
import { expectAccessible } from '../../fixtures/accessibility.ts'
import { becomeFounder } from '../../fixtures/founder.ts'
import { expect, test } from '../../fixtures/test.ts'

const card = (page: Page, name: string) => page.getByRole('article', { name })
const FIRST = 'Do your first brand check-in'
const POSTS = 'Write a few more posts'

test('a founder reads insights, opens what is behind one, acts, dismisses and mutes', async ({
  page,
  mailbox,
  person,
  javaScriptEnabled,
}) => {
  test.setTimeout(120_000)
  await page.goto('/insights')
  await expect(page.getByRole('link', { name: 'Six kinds of story' }), 'visitors find articles').toBeVisible()
  await becomeFounder(page, mailbox, person)

  await test.step('puts the first suggestion off', async () => {
    await page.goto('/insights')
    const suggestion = page.getByRole('region', { name: 'Suggestion' })
    await expect(suggestion.getByRole('button', { name: 'Mute this kind of suggestion' })).toBeHidden()
    await suggestion.locator('summary').click()
    await expect(suggestion.getByRole('button', { name: 'Mute this kind of suggestion' })).toBeVisible()
    await expect(suggestion.getByText(/^Because you’ve just come in/)).toBeVisible()
    await suggestion.getByRole('button', { name: 'Not now' }).click()
    await expect(suggestion).toBeHidden()
  })

  await test.step('sees what matters most first, and reads it', async () => {
    await expect(page.getByRole('article').getByRole('heading')).toHaveText([
      FIRST,
      'Finish your brand foundation',
      POSTS,
    ])
    const first = card(page, FIRST)
    await expect(first.getByText('High')).toBeVisible()
    if (!javaScriptEnabled) await first.getByRole('button', { name: 'Mark as read' }).click()
    await expect(first.getByText('New', { exact: true })).toHaveCount(0, { timeout: 15_000 })
  })

  await test.step('opens the rows behind one', async () => {
    await card(page, POSTS).getByRole('link', { name: 'Show the data' }).click()
    const rows = card(page, POSTS).getByRole('region', { name: 'The data behind this insight' })
    await expect(rows).toHaveText('No post yet. That’s what this insight is based on.')
    // The word of the trial lies over a button for as long as it is there.
    await expect(page.getByText('Your trial has started')).toHaveCount(0, { timeout: 15_000 })
    await expectAccessible(page)
  })

  await test.step('dismisses one and takes that back', async () => {
    await card(page, POSTS).getByRole('button', { name: 'Dismiss' }).click()
    await expect(card(page, POSTS)).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(card(page, POSTS)).toBeVisible()
  })

  await test.step('mutes a kind and is told again', async () => {
    await card(page, POSTS).getByRole('button', { name: 'Mute “Content”' }).click()
    await expect(page.getByRole('heading', { name: 'Muted insights' })).toBeVisible()
    await expect(card(page, POSTS)).toHaveCount(0)
    await page.getByRole('button', { name: 'Unmute Content' }).click()
    await expect(card(page, POSTS)).toBeVisible()
  })

  await test.step('acts on the first, and it is done', async () => {
    await card(page, FIRST)
      .getByRole('button', { name: /^Check in now/ })
      .click()
    await expect(page).toHaveURL(/\/app\/dashboard#check-in$/)
    await page.getByRole('button', { name: 'Save check-in' }).click()
    await expect(page.getByText('Check-in saved').first()).toBeVisible()
    await page.goto('/insights')
    await expect(card(page, POSTS)).toBeVisible()
    await expect(card(page, FIRST)).toHaveCount(0)
    await expect(page.getByRole('region', { name: 'Suggestion' }), 'still put off').toHaveCount(0)
  })

  await test.step('is told that a permission ends, with the story it is about, and gets there', async () => {
    await page.goto('/app/storybank')
    await page.getByLabel('What happened?').fill('Bea came back for a third bowl.')
    await page.getByRole('button', { name: 'Save story' }).click()
    await expect(
      page.getByRole('heading', { name: 'Bea came back for a third bowl', level: 1 }),
    ).toBeVisible()
    const story = new URL(page.url()).pathname
    await page.goto(`${story}/people`)
    await page.getByLabel('Name').fill('Bea')
    await page.getByLabel('Permission', { exact: true }).selectOption('granted')
    await page
      .getByLabel('Permission ends on')
      .fill(new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10))
    await page.getByRole('button', { name: 'Save person' }).click()
    await expect(page.getByText('Permission saved').first()).toBeVisible()
    await page.goto('/insights')
    const ending = card(page, 'Permission for “Bea came back for a third bowl” is ending')
    await expect(
      ending.getByText(/^Permission to use this story ends on .+, and no post uses it\.$/),
    ).toBeVisible()
    await ending.getByRole('link', { name: 'Show the data' }).click()
    const rows = ending.getByRole('region', { name: 'The data behind this insight' }).getByRole('row')
    await expect(rows).toHaveCount(2)
    await expect(rows.last()).toContainText('Bea came back for a third bowl')
    await expectAccessible(page)
    await ending.getByRole('button', { name: /^Open the story/ }).click()
    await expect(page).toHaveURL(new RegExp(`${story}$`))
  })
})
