import { expectAccessible } from '../fixtures/accessibility.ts'
import { openFold } from '../fixtures/fold.ts'
import { becomeFounder } from '../fixtures/founder.ts'
import { expect, test } from '../fixtures/test.ts'

const HERE = '/app/brand-watch/mentions'

test('a founder finds who mentions a word, with the place and the reason, and narrows it down', async ({
  page,
  mailbox,
  person,
  app,
  javaScriptEnabled,
}) => {
  test.setTimeout(120_000)
  await becomeFounder(page, mailbox, person, 'Collective')

  await test.step('is taught by the empty page, which looks for their name already', async () => {
    await page.goto(HERE)
    await expect(page.getByRole('heading', { name: 'Find out who mentions you' })).toBeVisible()
    await expect(page.getByText(`“${person.name}” Your name`)).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('follows a magazine and adds words; one of them is very common', async () => {
    await page.goto('/app/brand-watch/sources')
    await page.getByLabel('Address').fill(`${app.webhookReceiverUrl}/magazine`)
    await page.getByRole('button', { name: 'Add source' }).click()
    await expect(page.getByText('Source added').first()).toBeVisible()
    await page.goto(HERE)
    await expect(page.getByText('Nothing found in these days.')).toBeVisible()
    await page.getByLabel('Words to look for as well').fill('handwritten labels\nbread')
    await page.getByRole('button', { name: 'Save words' }).click()
    await expect(page.getByText('Words saved').first()).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(2)
    await expect(page.getByRole('heading', { name: '2 items in the last 30 days' })).toBeVisible()
    await page.getByLabel('Words to look for as well').fill('handwritten labels\nbread\nback')
    await page.getByRole('button', { name: 'Save words' }).click()
    await expect(page.getByText('A very common word.')).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(3)
  })

  await test.step('sees where and why, and narrows it down', async () => {
    await expect(page.locator('mark').filter({ hasText: 'handwritten labels' }).first()).toBeVisible()
    await expect(page.getByText('because of “not a bad”').first()).toBeVisible()
    await page.getByLabel('Mentions of').selectOption({ label: 'handwritten labels' })
    await page.getByLabel('Sentiment').selectOption({ label: 'Positive' })
    await page.getByRole('button', { name: 'Show mentions' }).click()
    await expect(page).toHaveURL(/what=handwritten(\+|%20)labels&sentiment=positive/)
    await expect(page.getByRole('article')).toHaveCount(1)
    // The last day stands where its bar does, at the other end of the field than the first.
    const rightOf = async (part: string) => {
      const box = await page.locator('.chart').first().locator(part).last().boundingBox()
      return box && Math.round(box.x + box.width)
    }
    expect(await rightOf('p > span')).toBe(await rightOf('.chart-field'))
    await openFold(page, 'Show as a table', javaScriptEnabled !== false)
    await expect(page.getByRole('columnheader', { name: 'Items' })).toBeVisible()
    await expectAccessible(page)
    await expect(page.getByRole('link', { name: 'Mentions as CSV' })).toHaveAttribute(
      'href',
      /export\/csv\?what=handwritten(\+|%20)labels&sentiment=positive$/,
    )
  })

  await test.step('makes an idea of it, and excludes a word', async () => {
    await page.getByRole('button', { name: /^Make idea from “Why handwritten/ }).click()
    await expect(page.getByText('Idea made').first()).toBeVisible()
    await expect(page.getByRole('link', { name: 'Open the idea' })).toBeVisible()
    await page.getByLabel('Excluded words').fill('magazine')
    await page.getByRole('button', { name: 'Save words' }).click()
    await expect(page.getByText('Nothing found in these days.')).toBeVisible()
  })
})
