import type { Page } from 'playwright/test'
import { becomeFounder } from '../../fixtures/founder.ts'
import { expect, test } from '../../fixtures/test.ts'

/** How many components React may draw for a page that is only on its way: the router's own, and the mark of it. */
const FEW = 20

/** Counts what React draws, as its developer tools would: before the page's first script. */
function countDrawn(): void {
  interface Fiber {
    readonly tag: number
    readonly flags: number
    readonly alternate: Fiber | null
    readonly child: Fiber | null
    readonly sibling: Fiber | null
  }
  const counted = { drawn: 0 }
  const PERFORMED_WORK = 1
  const COMPONENTS = [0, 1, 11, 14, 15]
  const walk = (fiber: Fiber) => {
    for (let each = fiber.child; each; each = each.sibling) {
      if (COMPONENTS.includes(each.tag) && each.flags & PERFORMED_WORK) counted.drawn += 1
      if (each.child !== each.alternate?.child) walk(each)
    }
  }
  Object.assign(globalThis, {
    counted,
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberRoot: (_: number, root: { current: Fiber }) => walk(root.current),
      onCommitFiberUnmount: () => {},
      onPostCommitFiberRoot: () => {},
    },
  })
}

/** What was drawn since the last look. */
function takeDrawn(page: Page): Promise<number> {
  return page.evaluate(() => {
    const counted: { drawn: number } = Reflect.get(globalThis, 'counted')
    const { drawn } = counted
    counted.drawn = 0
    return drawn
  })
}

/**
 * Waits until the page is awake, which draws all of it, and has stood still for a few looks: what it asks for once awake draws
 * too.
 */
async function waitForStillness(page: Page): Promise<void> {
  await expect.poll(() => takeDrawn(page)).toBeGreaterThan(0)
  let stillLooks = 0
  await expect
    .poll(
      async () => {
        stillLooks = (await takeDrawn(page)) === 0 ? stillLooks + 1 : 0
        return stillLooks
      },
      { intervals: [200] },
    )
    .toBeGreaterThan(3)
}

test('a page that is left is not drawn again while the next one is on its way', async ({
  page,
  mailbox,
  person,
}) => {
  await page.addInitScript(countDrawn)
  await becomeFounder(page, mailbox, person)
  const menu = page.getByRole('navigation', { name: 'Workspace' })
  for (const [room, address, next, heading] of [
    ['/app/storybank', '**/app/clarify.data*', 'Brand', 'Your brand'],
    ['/app/content', '**/app/storybank.data*', 'Stories', 'Stories'],
    ['/app/dashboard', '**/app/content.data*', 'Content', 'Content'],
  ] as const)
    await test.step(`from ${room} to ${next}`, async () => {
      await page.goto(room)
      await waitForStillness(page)
      const asked = Promise.withResolvers<void>()
      const answer = Promise.withResolvers<void>()
      await page.route(address, async route => {
        asked.resolve()
        await answer.promise
        await route.continue()
      })
      await menu.getByRole('link', { name: next, exact: true }).click()
      await asked.promise
      await expect(page.locator('.route-indicator[data-shown]')).toBeAttached()
      expect(await takeDrawn(page)).toBeLessThan(FEW)
      answer.resolve()
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      // The next page is drawn, so the count is one of drawing.
      expect(await takeDrawn(page)).toBeGreaterThan(FEW)
      await page.unroute(address)
    })
})
