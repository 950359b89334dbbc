import { expectAccessible } from '../fixtures/accessibility.ts'
import { becomeFounder } from '../fixtures/founder.ts'
import { expect, test } from '../fixtures/test.ts'

test('long files are brought in in the background, seen on their way, and skipped the second time', async ({
  page,
  mailbox,
  person,
}) => {
  test.setTimeout(180_000)
  await becomeFounder(page, mailbox, person, 'Pro')

  await test.step('stories', async () => {
    const lines = Array.from({ length: 620 }, (_, n) => `What a baker asked me on day ${n}`).join('\n')
    const send = async () => {
      await page.goto('/app/storybank/import')
      // A browser on a busy machine takes its time for so many lines.
      await page.getByLabel('Paste your text').fill(lines, { timeout: 30_000 })
      await page.getByRole('button', { name: 'Preview', exact: true }).click()
      await page.getByRole('button', { name: /^Add / }).click()
      await expect(page).toHaveURL(/\/storybank\/import\/[\w-]{36}$/)
      await expect(page.getByRole('heading', { name: 'Your stories are imported' })).toBeVisible({
        timeout: 60_000,
      })
    }
    await send()
    await expect(page.getByText('620 stories added')).toBeVisible()
    await expectAccessible(page)
    await send()
    // The first 500 stand in the preview, where those that are there already are not ticked.
    await expect(page.getByText('0 stories added', { exact: true })).toBeVisible()
    await expect(
      page.getByText('120 stories skipped, because they’re already in your story bank'),
    ).toBeVisible()
  })

  await test.step('posts', async () => {
    const rows = Array.from({ length: 230 }, (_, n) => `2027-01-12,09:30,linkedin,Post number ${n}`)
    await page.goto('/app/content/import')
    await page.getByLabel('Paste your CSV').fill(['date,time,platform,text', ...rows].join('\n'))
    await page.getByRole('button', { name: 'Preview', exact: true }).click()
    await page.getByRole('button', { name: 'Schedule 230 posts' }).click()
    await expect(page).toHaveURL(/\/content\/import\/[\w-]{36}$/)
    await expect(page.getByRole('heading', { name: 'Your posts are in the planner' })).toBeVisible({
      timeout: 60_000,
    })
    await expect(page.getByText('230 posts scheduled')).toBeVisible()
    await page.goto('/app/content/import')
    await page.getByLabel('Paste your CSV').fill(['date,time,platform,text', ...rows].join('\n'))
    await page.getByRole('button', { name: 'Preview', exact: true }).click()
    await expect(page.getByText('This is already in your planner.').first()).toBeVisible()
    await expect(page.getByRole('button', { name: /^Schedule/ })).toHaveCount(0)
  })

  await test.step('people, and their undo', async () => {
    const lines = Array.from({ length: 230 }, (_, n) => `Person ${n},person${n}@example.test`)
    await page.goto('/app/sales-hub/people/import')
    await page.getByLabel('Paste your list').fill(['Name,Email', ...lines].join('\n'))
    await page.getByRole('button', { name: 'Preview', exact: true }).click()
    await page.getByRole('button', { name: /^Import / }).click()
    await expect(page).toHaveURL(/\/people\/import\/[\w-]{36}$/)
    await expect(page.getByRole('heading', { name: 'Your people are imported' })).toBeVisible({
      timeout: 60_000,
    })
    await expect(page.getByText('230 people added')).toBeVisible()
    await page.getByText('Undo this import').click()
    await page.getByRole('button', { name: 'Delete 230 people' }).click()
    await expect(page.getByText('Import undone').first()).toBeVisible()
    await page.goto('/app/sales-hub/people')
    await expect(page.getByText('person1@example.test')).toHaveCount(0)
  })
})
