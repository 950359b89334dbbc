import { openFold } from '../../fixtures/fold.ts'
import { becomeFounder } from '../../fixtures/founder.ts'
import { expect, test } from '../../fixtures/test.ts'

test('ideas and the first page: written, saved, put aside, put off and asked for again, and the messages say what happened', async ({
  page,
  mailbox,
  person,
  javaScriptEnabled,
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
    await openFold(panel, 'Not for me (1)', javaScriptEnabled !== false)
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

  await test.step('on the first page, what is put off makes room, and a line is saved without leaving', async () => {
    await page.goto('/app/dashboard')
    const action = page.getByRole('region', { name: 'Your next best action' })
    const put = (await action.getByRole('heading').textContent()) ?? ''
    await action.getByRole('button', { name: 'Not today' }).click()
    await expect(page.getByText('We’ll suggest it again tomorrow.').first()).toBeVisible()
    await expect(action.getByRole('heading')).not.toHaveText(put)
    await page.getByRole('button', { name: 'Save story' }).click()
    await expect(page.getByText('Enter what happened. One line is enough')).toBeVisible()
    // What a photo shows is no story without the photo, whoever sends it.
    const { origin } = new URL(page.url())
    const form = { intent: 'capture', body: '', photoAlt: 'A kettle', idempotencyKey: 'alt-alone' }
    const refused = await page.request.post('/app/dashboard', { form, headers: { Origin: origin } })
    expect(refused.status()).toBe(400)
    await page.getByLabel('What happened today?').fill('The kettle broke mid-workshop.')
    await page.getByRole('button', { name: 'Save story' }).click()
    await expect(page.getByText('Story saved').first()).toBeVisible()
    await expect(page).toHaveURL(/\/app\/dashboard$/)
    await expect(page.getByLabel('What happened today?')).toHaveValue('')
  })
})
