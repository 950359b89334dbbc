import { becomeFounder } from '../fixtures/founder.ts'
import { expect, test } from '../fixtures/test.ts'

test('a founder moves a deal to another stage of the board without dragging it', async ({
  page,
  mailbox,
  person,
}) => {
  await becomeFounder(page, mailbox, person, 'Collective')
  for (const title of ['A day of bread', 'Six loaves a week']) {
    await page.goto('/app/sales-hub/pipeline')
    const who = page.getByLabel('Person', { exact: true })
    // The first one is asked for on the empty board itself.
    if (!(await who.isVisible())) await page.getByRole('link', { name: 'New deal' }).click()
    await who.fill('jo@example.test')
    await page.getByRole('textbox', { name: 'Title' }).fill(title)
    await page.getByRole('button', { name: 'Add deal' }).click()
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
  }
  await page.goto('/app/sales-hub/pipeline')
  const columns = page.getByRole('main').getByRole('listitem')
  const column = (stage: string) => columns.filter({ has: page.getByRole('heading', { name: stage }) })
  const move = page.getByRole('link', { name: 'Move A day of bread' })
  const stage = page.getByRole('combobox', { name: 'Stage of A day of bread' })

  await move.click()
  await expect(stage).toBeFocused()
  await expect(page.getByRole('combobox', { name: /^Stage of/ })).toHaveCount(1)
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(stage).toHaveCount(0)

  await move.click()
  await stage.selectOption('Contacted')
  await page.getByRole('button', { name: 'Move A day of bread' }).click()
  await expect(column('Contacted').getByText('A day of bread')).toBeVisible()
  await expect(column('New').getByText('Six loaves a week')).toBeVisible()
  await expect(column('New').getByText('A day of bread')).toHaveCount(0)
  await expect(stage).toHaveCount(0)

  await page.getByRole('link', { name: 'Table' }).click()
  const row = page.getByRole('row', { name: /Six loaves a week/ })
  await row.getByRole('link', { name: 'Move Six loaves a week' }).click()
  await page.getByRole('combobox', { name: 'Stage of Six loaves a week' }).selectOption('Won')
  await row.getByRole('button', { name: 'Move Six loaves a week' }).click()
  await expect(row.getByText('Won')).toBeVisible()
  await expect(page).toHaveURL(/view=table/)
})

test('a payment of a day that hasn’t come yet is refused beside its field, and one of today is noted', async ({
  page,
  mailbox,
  person,
  allowProblem,
}) => {
  allowProblem(/409/)
  await becomeFounder(page, mailbox, person, 'Pro')
  await page.goto('/app/sales-hub/pipeline?folds=open')
  const who = page.getByLabel('Person', { exact: true })
  if (!(await who.isVisible())) await page.getByText('New deal').click()
  await who.fill('jo@example.test')
  await page.getByRole('textbox', { name: 'Title' }).fill('A day of bread')
  await page.getByRole('textbox', { name: 'Value' }).fill('960')
  await page.getByRole('button', { name: 'Add deal' }).click()
  await expect(page.getByRole('heading', { name: 'A day of bread' })).toBeVisible()
  const payments = page.getByRole('region', { name: 'Payments' })
  const paidOn = payments.getByLabel('Paid on')
  const today = await paidOn.inputValue()
  await payments.getByLabel('Amount paid').fill('120')
  await paidOn.fill(`${Number(today.slice(0, 4)) + 1}${today.slice(4, 8)}01`)
  await payments.getByRole('button', { name: 'Mark as paid' }).click()
  await expect(payments.getByText('Enter the day it was paid, today or earlier')).toBeVisible()
  await expect(payments.getByLabel('Amount paid')).toHaveValue('120')
  await expect(payments.getByText('£120', { exact: true })).toHaveCount(0)
  await paidOn.fill(today)
  await payments.getByRole('button', { name: 'Mark as paid' }).click()
  await expect(page.getByText('Payment added').first()).toBeVisible()
  await expect(payments.getByText('£120', { exact: true })).toBeVisible()
})
