import { expectAccessible } from '../../fixtures/accessibility.ts'
import { becomeFounder, layFoundation } from '../../fixtures/founder.ts'
import { expect, test } from '../../fixtures/test.ts'

test('a founder is helped with the words, sees how it will look, and brings an earlier version back', async ({
  page,
  mailbox,
  person,
}) => {
  test.setTimeout(180_000)
  await becomeFounder(page, mailbox, person)
  await layFoundation(page)

  await test.step('makes a hashtag set and a template', async () => {
    await page.goto('/app/create/templates')
    await page.getByLabel('Set name').fill('Bread')
    await page.getByLabel('Hashtags', { exact: true }).fill('bread, slow-food')
    await page.getByRole('button', { name: 'Save set' }).click()
    await expect(page.getByText('#bread #slowfood')).toBeVisible()
    await page.getByLabel('Template name').fill('Tuesday note')
    await page.getByLabel('Template text').fill('Tuesday: [what happened]')
    await page.getByRole('button', { name: 'Save template' }).click()
    await page.getByRole('link', { name: /^Use template ?: Tuesday note/ }).click()
    await expect(page.getByLabel('Your post')).toHaveValue('Tuesday: [what happened]')
  })

  await test.step('checks the writing and sees the post as the network shows it', async () => {
    await page.getByLabel('Your post').fill('We organize books for bakers. Guaranteed. Honesty first.')
    await page.getByRole('button', { name: 'Check my post' }).click()
    await expect(page.getByText(/Checked and saved/)).toBeVisible()
    await expect(page.getByText('In British English: “organise”.')).toBeVisible()
    await expect(page.getByText(/“Guaranteed” needs proof/)).toBeVisible()
    await expect(page.getByRole('article', { name: 'On Instagram' })).toContainText('We organize books')
    await expectAccessible(page)
  })

  await test.step('is told when there is nothing better, and keeps the text', async () => {
    await page.getByLabel('Your post').fill('I read a letter with a client.')
    await page.getByRole('button', { name: 'Shorten', exact: true }).click()
    await expect(page.getByText('We can’t shorten this without losing something')).toBeVisible()
    await expect(page.getByLabel('Your post')).toHaveValue('I read a letter with a client.')
    await page.getByLabel('Your post').fill('We organize books for bakers. Guaranteed. Honesty first.')
  })

  await test.step('takes a rewrite, and puts hashtags in', async () => {
    await page.getByRole('button', { name: 'Rewrite', exact: true }).click()
    await expect(page.getByRole('heading', { name: /^Rewrite: from \d+ to \d+/ })).toBeVisible()
    await page.getByRole('button', { name: 'Use this' }).click()
    await expect(page.getByLabel('Your post')).toHaveValue(/We organise books/)
    await page.getByText('Templates and hashtags').first().click()
    await page.getByRole('button', { name: '# Bread' }).click()
    await expect(page.getByLabel('Your post')).toHaveValue(/#bread #slowfood$/)
    await page.getByRole('button', { name: 'Save post' }).click()
    await expect(page.getByText('Post saved').first()).toBeVisible()
  })

  await test.step('compares and restores', async () => {
    // The word of the last save goes with it, or it would be taken for that of the next.
    await page.reload()
    await page.getByLabel('Your post').fill('Something else')
    await page.getByRole('button', { name: 'Save post' }).click()
    await expect(page.getByText('Post saved').first()).toBeVisible()
    await page.getByRole('link', { name: 'Earlier versions' }).click()
    await page
      .getByRole('link', { name: /^Compare/ })
      .first()
      .click()
    await expect(page.getByRole('heading', { name: /What changed since/ })).toBeVisible()
    await page.getByRole('button', { name: 'Restore this version' }).click()
    await expect(page.getByText('Version restored').first()).toBeVisible()
    await expect(page.getByLabel('Your post')).toHaveValue(/We organise books/)
  })
})
