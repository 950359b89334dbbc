import { openFold } from '../fixtures/fold.ts'
import { becomeFounder } from '../fixtures/founder.ts'
import { expect, test } from '../fixtures/test.ts'

test('five answers become a campaign that is looked at, moved and started', async ({
  page,
  mailbox,
  person,
  allowProblem,
}, testInfo) => {
  test.setTimeout(120_000)
  allowProblem(/422/)
  const hasScripts = testInfo.project.use.javaScriptEnabled !== false
  await becomeFounder(page, mailbox, person, 'Pro')
  await page.goto('/app/storybank')
  await page
    .getByLabel('What happened?')
    .fill(
      'Mara had thrown away nine flat loaves. We put the dough on the fridge. She sells twelve a week now.',
    )
  await page.getByRole('button', { name: 'Save story' }).click()
  await expect(page.getByText('Story saved').first()).toBeVisible()

  await test.step('is told beside the question what is missing', async () => {
    await page.goto('/app/campaigns')
    await page.getByRole('link', { name: 'Lay out a campaign' }).click()
    await expect(page.getByRole('heading', { name: 'Lay out a campaign', level: 1 })).toBeVisible()
    await page.getByLabel('Name', { exact: true }).fill('')
    await page.getByRole('button', { name: 'Create campaign' }).click()
    await expect(page.getByText('Enter what you offer')).toBeVisible()
  })

  await test.step('sees each post with its part before anything is saved', async () => {
    await page.getByLabel('Name', { exact: true }).fill('The Saturday bread course')
    await page.getByLabel('What people get').fill('Bake a loaf you’re proud of in one day')
    await page.getByLabel('Where they get it').fill('https://bread.example/course')
    await page.getByLabel('The day that counts').fill('2027-03-24')
    await page.getByLabel('LinkedIn').check()
    await page.getByLabel('How many').fill('10')
    await page.getByRole('button', { name: 'Preview' }).click()
    const preview = page.getByRole('region', { name: 'Launch: The Saturday bread course' })
    await expect(preview.getByText('Ask', { exact: true }).first()).toBeVisible()
    await expect(preview.getByText('https://bread.example/course').first()).toBeVisible()
    await expect(preview.getByText('Mara had thrown away nine flat loaves.').first()).toBeVisible()
  })

  await test.step('has them as drafts, and moves them all with their day', async () => {
    await page.getByRole('button', { name: 'Create campaign' }).click()
    await expect(page).toHaveURL(/\/app\/campaigns\/[0-9a-f-]{36}/)
    await expect(page.getByText('Wednesday 24 March').first()).toBeVisible()
    await page
      .getByRole('region', { name: 'The day it opens' })
      .getByLabel('Day', { exact: true })
      .fill('2027-03-31')
    await page.getByRole('button', { name: 'Move campaign' }).click()
    await expect(page.getByText('Campaign moved').first()).toBeVisible()
    await page.getByRole('link', { name: 'Table' }).click()
    await expect(page.getByRole('table').getByText('Wednesday 31 March').first()).toBeVisible()
  })

  await test.step('writes down what a post cost, and gets back what makes no sense', async () => {
    const money = page.getByRole('region', { name: 'Budget' })
    await openFold(money, 'What each post cost', hasScripts)
    const cost = money.getByRole('textbox').nth(1)
    await cost.fill('a tenner')
    await money.getByRole('button', { name: 'Save budget' }).click()
    await expect(money.getByRole('alert')).toContainText('Enter pounds, such as 50 or 49.99')
    await expect(cost).toHaveValue('a tenner')
    await cost.fill('10.50')
    await money.getByRole('button', { name: 'Save budget' }).click()
    await expect(money.getByText('£10.50 spent')).toBeVisible()
    await page.getByRole('link', { name: 'Table' }).click()
    await expect(page.getByRole('table').getByText('Wednesday 31 March').first()).toBeVisible()
  })

  await test.step('starts it, and what it planned stands in the schedule', async () => {
    await page.getByRole('button', { name: 'Schedule all and start' }).click()
    await expect(page.getByText('This campaign is running.')).toBeVisible()
    await expect(page.getByRole('table').getByText('Scheduled').first()).toBeVisible()
    await page.getByRole('button', { name: 'Pause', exact: true }).click()
    await expect(page.getByText('Paused. Nothing of it goes out until you resume it.')).toBeVisible()
    await expect(page.getByRole('table').getByText('Scheduled')).toHaveCount(0)
  })

  await test.step('lays the same out once more, round another day', async () => {
    const first = page.url()
    // The messages of the steps before stand over it, for as long as the mouse is on one.
    await page.goto(first)
    const day = page.getByRole('region', { name: 'The day it opens' })
    await openFold(day, 'Copy this campaign', hasScripts)
    await day.getByLabel('Day of the copy').fill('2027-06-30')
    await day.getByRole('button', { name: 'Copy', exact: true }).click()
    await expect(page).not.toHaveURL(first)
    await expect(page.getByText('Wednesday 30 June').first()).toBeVisible()
  })
})
