import type { Page } from 'playwright'
import { goal } from '#scripts/measure/harness/report.ts'
import type { App } from '#scripts/measure/harness/servers/app.ts'
import { settle, take } from './felt-watch.ts'

/** Rooms whose controls are pressed, each on a page of its own. */
const ROOMS = [
  'dashboard',
  'dashboard/numbers',
  'storybank',
  'content',
  'content?tab=create',
  'content?tab=ideas',
  'create',
  'clarify',
  'strategy',
  'campaigns',
  'analytics',
  'links',
  'vault',
  'requests',
  'settings',
  'support',
  'notifications',
]
/** Controls pressed in each room, those that are seen first. */
const PRESSED = 6

/** Presses what opens and closes something in every room, and writes the slowest answer of each. */
export async function pressEverywhere({ port }: App, page: Page): Promise<void> {
  const slowest: { room: string; ms: number }[] = []
  for (const room of ROOMS) {
    await page.goto(`http://localhost:${port}/app/${room}`)
    await settle(page)
    await take(page)
    const controls = page.locator(
      'summary:visible, button[aria-expanded]:visible, label[for="sidebar-collapsed"]:visible',
    )
    for (let at = 0; at < Math.min(PRESSED, await controls.count()); at++) {
      await controls
        .nth(at)
        .click({ timeout: 2_000 })
        .catch(() => {})
      await page.keyboard.press('Escape')
    }
    const field = page
      .locator('textarea:visible, input[type="text"]:visible, input[type="search"]:visible')
      .first()
    if ((await field.count()) > 0)
      await field.pressSequentially('kiln', { delay: 120, timeout: 5_000 }).catch(() => {})
    await settle(page)
    const { interactions } = await take(page)
    slowest.push({ room, ms: Math.max(0, ...interactions) })
  }
  slowest.sort((a, b) => b.ms - a.ms)
  goal(
    `ms of the slowest press or key in ${ROOMS.length} rooms`,
    slowest[0]?.ms ?? Number.NaN,
    { atMost: 100 },
    slowest
      .slice(0, 5)
      .map(({ room, ms }) => `${room} ${ms}`)
      .join(', '),
  )
}
