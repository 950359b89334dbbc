import { expectAccessible } from '../../fixtures/accessibility.ts'
import { becomeFounder } from '../../fixtures/founder.ts'
import { expect, test } from '../../fixtures/test.ts'

test('a founder is shown round the stories, and it is remembered', async ({
  page,
  mailbox,
  person,
  javaScriptEnabled,
}) => {
  test.setTimeout(180_000)
  await becomeFounder(page, mailbox, person)
  await page.goto('/app/storybank')
  const begin = page
    .getByRole('navigation', { name: 'Workspace' })
    .getByRole('link', { name: 'Show me around' })

  if (!javaScriptEnabled) {
    await begin.click()
    await expect(page.getByRole('heading', { level: 1, name: 'Save what happens' })).toBeVisible()
    await expect(page.getByRole('listitem').getByRole('heading', { level: 2 })).toHaveCount(4)
    const way = page.getByRole('link', { name: 'Open page for step 4: Ask a customer' })
    await expect(way).toHaveText('Open page')
    await way.click()
    await expect(page).toHaveURL(/\/app\/storybank\/ask$/)
    await page.goto('/app/support/tutorials/storybank')
  } else {
    const card = page.getByRole('dialog', { name: 'Write down what happened' })
    // Before the scripts have come the link leads to the tutorial's page, from which nothing can be shown.
    await expect(async () => {
      await page.goto('/app/storybank')
      await begin.click()
      await expect(card).toBeVisible({ timeout: 5000 })
    }).toPass()
    await expect(page.getByRole('heading', { level: 2, name: 'Write down what happened' })).toBeFocused()
    await expect(page.locator('html')).toHaveAttribute('data-mode', 'tutorial')
    await expect(page.locator('#capture')).toHaveAttribute('data-tutorial-target', '')
    await expectAccessible(page)

    await test.step('by keyboard, with every step said aloud, and the page still in use', async () => {
      await page.keyboard.press('ArrowRight')
      const second = page.getByRole('dialog', { name: 'Add the details' })
      await expect(second).toBeVisible()
      await expect(page.getByRole('status').filter({ hasText: 'Step 2 of 4. Add the details' })).toHaveCount(
        1,
      )
      await page.getByLabel('What happened?').fill('A baker laughed.')
      await second.getByRole('button', { name: 'Previous' }).click()
      await expect(card).toBeVisible()
      await expect(page.getByLabel('What happened?')).toHaveValue('A baker laughed.')
    })

    await test.step('folds it away, comes back to it, and has it again after a reload', async () => {
      await card.getByRole('button', { name: 'Next' }).press('Escape')
      const folded = page.getByRole('button', { name: 'Tutorial: Stories, 1 of 4' })
      await expect(folded).toBeFocused()
      await expect(page.locator('html')).not.toHaveAttribute('data-mode', 'tutorial')
      await folded.press('Enter')
      await card.getByRole('button', { name: 'Next' }).click()
      const third = page.getByRole('dialog', { name: 'Find missing stories' })
      const stored = page.waitForResponse(answer => answer.request().postData()?.includes('step=2') === true)
      await page
        .getByRole('dialog', { name: 'Add the details' })
        .getByRole('button', { name: 'Next' })
        .click()
      await expect(third).toBeVisible()
      expect((await stored).status()).toBe(204)
      await page.reload()
      await expect(third).toBeVisible()
      await third.getByRole('button', { name: 'Close tutorial' }).click()
      await expect(third).toBeHidden()
    })

    await test.step('is moved on to the page of the last step, and completes it', async () => {
      await page.goto('/app/support/tutorials/storybank')
      await page.getByRole('button', { name: 'Continue from step 3' }).click()
      await expect(page).toHaveURL(/\/app\/storybank$/)
      await page
        .getByRole('dialog', { name: 'Find missing stories' })
        .getByRole('button', { name: 'Next' })
        .click()
      await expect(page).toHaveURL(/\/app\/storybank\/ask$/)
      const last = page.getByRole('dialog', { name: 'Ask a customer' })
      const stored = page.waitForResponse(
        answer => answer.request().postData()?.includes('complete') === true,
      )
      await last.getByRole('button', { name: 'Complete' }).click()
      await expect(last).toBeHidden()
      await expect(page.getByText('Stories tour completed')).toBeVisible()
      expect((await stored).status()).toBe(204)
    })

    await test.step('keeps the keyboard on the card from one frame of the product to another and back', async () => {
      await page.goto('/app/support/tutorials/insights')
      await page.getByRole('button', { name: 'Show me around' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Insights' })).toBeVisible()
      const title = (name: string) => page.getByRole('heading', { level: 2, name })
      await expect(title('Start with the first entry')).toBeFocused()
      await page.keyboard.press('ArrowRight')
      await expect(title('Check the data')).toBeFocused()
      await page.keyboard.press('ArrowRight')
      await expect(title('Act, dismiss or mute')).toBeFocused()
      await page.keyboard.press('ArrowRight')
      await expect(page.locator('#check-in')).toBeVisible()
      await expect(title('Keep insights accurate')).toBeFocused()
      await page.keyboard.press('ArrowLeft')
      await expect(page.getByRole('heading', { level: 1, name: 'Insights' })).toBeVisible()
      await expect(title('Act, dismiss or mute')).toBeFocused()
      await page.getByRole('button', { name: 'Close tutorial' }).click()
    })
  }

  if (!javaScriptEnabled) {
    await page.getByRole('button', { name: 'Complete' }).click()
    await expect(page.getByText('You’ve completed this tutorial.')).toBeVisible()
  }
  await page.goto('/app/support')
  await expect(page.getByRole('link', { name: /^Stories: Save what happens Completed/ })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Campaigns: .* Part of the Pro plan/ })).toBeVisible()
})
