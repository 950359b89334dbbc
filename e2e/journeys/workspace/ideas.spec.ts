import { becomeFounder } from '../../fixtures/founder.ts'
import { expect, test } from '../../fixtures/test.ts'

test('ideas are written, saved, put aside for good and asked for again, and the messages say what happened', async ({
  page,
  mailbox,
  person,
}) => {
  test.setTimeout(120_000)
  await becomeFounder(page, mailbox, person, 'Creator')
  const panel = page.getByRole('region', { name: 'Posts to write' })
  const ideas = panel.locator('ul').first().locator('li > p')

  const first = await test.step('the same five are there after a reload', async () => {
    await page.goto('/app/dashboard/numbers')
    await expect(ideas).toHaveCount(5)
    const shown = await ideas.allTextContents()
    await page.reload()
    await expect(ideas).toHaveText(shown)
    return shown
  })

  await test.step('one that is not wanted makes room for another, and can be restored', async () => {
    const idea = panel.locator('li').filter({ hasText: first[0] ?? '' })
    await idea.getByRole('button', { name: 'Not for me' }).click()
    await expect(page.getByText('We won’t suggest it again').first()).toBeVisible()
    await expect(ideas).toHaveCount(5)
    await expect(ideas.filter({ hasText: first[0] ?? '' })).toHaveCount(0)
    await panel.getByText('Not for me (1)').click()
    await panel.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText('Idea restored').first()).toBeVisible()
    await expect(ideas.filter({ hasText: first[0] ?? '' })).toHaveCount(1)
  })

  await test.step('another set is new, and the message says how many', async () => {
    await page.getByRole('button', { name: 'Another set' }).click()
    await expect(page.getByText('5 new ideas').first()).toBeVisible()
    await expect(ideas).toHaveCount(5)
    for (const text of first) await expect(ideas.filter({ hasText: text })).toHaveCount(0)
  })

  const saved = await test.step('a saved idea is on the idea board, and gone from the ideas', async () => {
    const text = (await ideas.first().textContent()) ?? ''
    await panel.getByRole('button', { name: 'Save idea' }).first().click()
    await expect(page.getByText('Idea saved').first()).toBeVisible()
    await expect(ideas.filter({ hasText: text })).toHaveCount(0)
    await page.goto('/app/content?tab=ideas')
    await expect(page.getByText(text).first()).toBeVisible()
    return text
  })

  await test.step('one opens in the editor with its words, and is used', async () => {
    await page.goto('/app/dashboard/numbers')
    await expect(ideas).toHaveCount(5)
    const text = (await ideas.first().textContent()) ?? ''
    expect(text).not.toBe(saved)
    await panel.getByRole('button', { name: 'Write post' }).first().click()
    await expect(page).toHaveURL(/\/app\/create\?idea=/)
    await expect(page.getByLabel('Title')).toHaveValue(text)
    await page.goto('/app/dashboard/numbers')
    await expect(ideas).toHaveCount(5)
    await expect(ideas.filter({ hasText: text })).toHaveCount(0)
  })
})
