import type { Page } from 'playwright/test'
import { becomeFounder } from '../../fixtures/founder.ts'
import { expect, test } from '../../fixtures/test.ts'

/** How often the page has asked for the stories since this was called. */
function countAskings(page: Page): { times: number } {
  const asked = { times: 0 }
  page.on('request', request => {
    if (new URL(request.url()).pathname === '/app/storybank.data') asked.times += 1
  })
  return asked
}

test('a room is asked for while its link is being pressed, and once', async ({ page, mailbox, person }) => {
  await becomeFounder(page, mailbox, person)
  const menu = page.getByRole('navigation', { name: 'Workspace' })
  const stories = menu.getByRole('link', { name: 'Stories', exact: true })
  const title = (name: string | RegExp) => page.getByRole('heading', { level: 1, name })
  const goBack = async () => {
    await menu.getByRole('link', { name: 'Dashboard', exact: true }).click()
    await expect(title(/^Good to see you/)).toBeVisible()
    return countAskings(page)
  }
  const pressDown = async (asked: { times: number }) => {
    await stories.hover()
    await page.mouse.down()
    await expect.poll(() => asked.times).toBe(1)
  }
  await page.goto('/app/dashboard')
  await page.waitForLoadState('networkidle')

  await test.step('a press that is done opens what was asked for', async () => {
    const asked = countAskings(page)
    // Within the page, where nothing comes between pressing and letting go: an answer is kept for a second.
    const doneAt = await stories.evaluate(async link => {
      link.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'mouse' }))
      await new Promise(resolve => setTimeout(resolve, 50))
      const now = performance.now()
      if (link instanceof HTMLElement) link.click()
      return now
    })
    await expect(title('Stories')).toBeVisible()
    expect(asked.times).toBe(1)
    const askedAt = () =>
      page.evaluate(
        () =>
          performance.getEntriesByType('resource').findLast(({ name }) => name.endsWith('/storybank.data'))
            ?.startTime ?? null,
      )
    // The browser notes a request once its last byte is there, which may be after the page.
    await expect.poll(askedAt).not.toBeNull()
    expect(await askedAt()).toBeLessThan(doneAt)
  })

  await test.step('one that ends elsewhere leaves the page as it is', async () => {
    const asked = await goBack()
    await pressDown(asked)
    await title(/^Good to see you/).hover()
    await page.mouse.up()
    await expect(title(/^Good to see you/)).toBeVisible()
    // Longer than an answer is kept.
    await page.waitForTimeout(1200)
    await stories.click()
    await expect(title('Stories')).toBeVisible()
    expect(asked.times).toBe(2)
  })

  await test.step('what is written meanwhile is in the page', async () => {
    const asked = await goBack()
    await pressDown(asked)
    await page.evaluate(() => fetch('/app/support/whats-new.data', { method: 'POST' }))
    await page.mouse.up()
    await expect(title('Stories')).toBeVisible()
    expect(asked.times).toBe(2)
  })

  await test.step('presses that lead nowhere here ask for nothing', async () => {
    const asked = await goBack()
    for (const press of [
      { ctrlKey: true },
      { metaKey: true },
      { shiftKey: true },
      { button: 1 },
      { button: 2 },
    ])
      await stories.dispatchEvent('pointerdown', { button: 0, pointerType: 'mouse', ...press })
    // A finger that begins to scroll touches whatever lies under it, such as a link of a card.
    await stories.evaluate(link => document.querySelector('main')?.append(link.cloneNode(true)))
    const outsideMenu = page.locator('main').getByRole('link', { name: 'Stories', exact: true })
    await outsideMenu.dispatchEvent('pointerdown', { button: 0, pointerType: 'touch' })
    await stories.focus()
    await page.keyboard.press('Enter')
    await expect(title('Stories')).toBeVisible()
    expect(asked.times).toBe(1)
  })
})
