import { expectAccessible, expectStill } from '../fixtures/accessibility.ts'
import { becomeFounder, layFoundation } from '../fixtures/founder.ts'
import { expect, test } from '../fixtures/test.ts'

const ROOMS = [
  '/app/dashboard',
  '/app/dashboard/numbers',
  '/app/clarify',
  '/app/clarify/what-if',
  '/app/clarify/alignment',
  '/app/clarify/snapshot',
  '/app/clarify/versions',
  '/app/clarify/import',
  '/app/strategy',
  '/app/strategy/edit?section=rhythm',
  '/app/strategy/versions',
  '/app/storybank',
  '/app/captures',
  '/app/settings/captures',
  '/app/import',
  '/app/create',
  '/app/create/templates',
  '/app/content',
  '/app/content?view=month',
  '/app/content?tab=create',
  '/app/content?tab=publish',
  '/app/content?tab=ideas',
  '/app/content/settings',
  '/app/content/import',
  '/app/settings/connections',
  '/app/settings/brand-kit',
  '/app/settings/webhooks',
  '/app/approvals',
  '/app/settings/tokens',
  '/app/settings/tokens/new',
  '/app/settings/privacy',
  '/app/settings/trash',
  '/app/settings/privacy/import',
  '/app/settings/privacy/handover',
  '/app/team',
  '/app/team/approval',
  '/app/support/tickets',
  '/app/notifications',
  '/app/settings/notifications',
  '/app/upgrade',
  '/app/support',
  '/app/team/board',
  '/app/team/billing',
  '/app/support/whats-new',
  '/app/support/tutorials/storybank',
]

/** Rooms that a higher plan opens, each empty. */
const ROOMS_OF_COLLECTIVE = [
  '/app/analytics',
  '/app/analytics/works',
  '/app/analytics/summary',
  '/app/analytics/reports',
  '/app/analytics/import',
  '/app/brand-watch/sources',
  '/app/brand-watch/health',
  '/app/brand-watch/mentions',
  '/app/brand-watch/competitors',
  '/app/brand-watch/research',
  '/app/brand-watch/save',
  '/app/vault',
  '/app/requests',
  '/app/strategy/review',
  '/app/guide',
  '/app/settings/webhooks?example=post.published',
  '/app/settings/assistant?show=text',
]

/** Where a founder sells, each empty. */
const ROOMS_OF_SALES = [
  '/app/sales-hub',
  '/app/sales-hub/people',
  '/app/sales-hub/people/import',
  '/app/sales-hub/people/erased',
  '/app/sales-hub/replies',
  '/app/sales-hub/forms',
  '/app/sales-hub/pipeline',
  '/app/sales-hub/deals/payments/import',
  '/app/sales-hub/offers',
  '/app/sales-hub/money',
  '/app/sales-hub/proposals',
  '/app/links',
]

// In parts, so that both cores have something to do.
for (const [part, rooms] of [ROOMS.slice(0, 9), ROOMS.slice(9, 15), ROOMS.slice(15)].entries()) {
  test(`every empty room of the workspace holds up, part ${part + 1}`, async ({ page, mailbox, person }) => {
    test.setTimeout(240_000)
    await becomeFounder(page, mailbox, person)
    for (const room of rooms) {
      await page.goto(room)
      if (part === 0) await expectStill(page)
      await expectAccessible(page)
    }
  })
}

test('every empty room of the highest plan holds up', async ({ page, mailbox, person }) => {
  test.setTimeout(240_000)
  await becomeFounder(page, mailbox, person, 'Collective')
  for (const room of ROOMS_OF_COLLECTIVE) {
    await page.goto(room)
    await expectAccessible(page)
  }
})

test('every empty room of the Sales Hub holds up', async ({ page, mailbox, person }) => {
  test.setTimeout(240_000)
  await becomeFounder(page, mailbox, person, 'Pro')
  for (const room of ROOMS_OF_SALES) {
    await page.goto(room)
    await expectAccessible(page)
  }
})

test('the Sales Hub holds up lived in, and so does choosing an offer', async ({ page, mailbox, person }) => {
  test.setTimeout(360_000)
  await becomeFounder(page, mailbox, person, 'Pro')
  const here = () => new URL(page.url()).pathname
  await page.goto('/app/sales-hub/offers')
  await page.getByLabel('New offer').fill('Bread for beginners')
  await page.getByRole('button', { name: 'Add offer' }).click()
  await expect(page).toHaveURL(/\/app\/offers\/./)
  const offer = here()
  await page.goto('/app/sales-hub/forms')
  await page.getByLabel('Name', { exact: true }).fill('Bread course')
  await page.getByRole('button', { name: 'Add form' }).click()
  await expect(page.getByRole('heading', { name: 'Bread course', level: 2 })).toBeVisible()
  const form = here()
  await page.goto('/app/sales-hub/pipeline')
  await page.getByLabel('Person', { exact: true }).fill('jo@example.test')
  await page.getByRole('textbox', { name: 'Title' }).fill('A day of bread')
  await page.getByRole('button', { name: 'Add deal' }).click()
  await expect(page.getByRole('heading', { name: 'A day of bread' })).toBeVisible()
  const deal = here()
  await page.getByRole('button', { name: 'New proposal' }).click()
  await expect(page).toHaveURL(/\/proposals\/./)
  const proposal = here()
  await page.goto('/app/sales-hub/people')
  await page.getByRole('main').getByRole('link', { name: 'jo@example.test' }).first().click()
  await expect(page).toHaveURL(/\/people\/./)
  const human = here()
  for (const room of [
    ...[form, `${form}?choose=offer`, offer, `${offer}?add=story`],
    ...[deal, `${deal}?choose=offer`, proposal],
    ...['', '?choose=story', '/reply', '/merge', '/erase'].map(part => `${human}${part}`),
    ...['', '/people', '/forms', '/offers', '/proposals', '/money'].map(part => `/app/sales-hub${part}`),
    ...['', '?view=table', '?add=deal', '?choose=offer'].map(query => `/app/sales-hub/pipeline${query}`),
  ]) {
    await page.goto(room)
    if (room.includes('choose=offer'))
      await expect(page.getByRole('link', { name: 'Bread for beginners' })).toBeVisible()
    await expectAccessible(page)
  }
})

test('the rooms of the workspace hold up lived in', async ({ page, mailbox, person }) => {
  test.setTimeout(240_000)
  await becomeFounder(page, mailbox, person)
  await layFoundation(page)
  await page.goto('/app/storybank')
  await page
    .getByLabel('What happened?')
    .fill('A baker rang me at six in the morning. She owed forty pounds.')
  await page.getByRole('button', { name: 'Save story' }).click()
  await expect(page.getByText('Story saved').first()).toBeVisible()
  await page.getByRole('link', { name: /^Turn into a post for Instagram/ }).click()
  await page.getByRole('button', { name: 'Save post' }).click()
  await expect(page.getByText('Post saved').first()).toBeVisible()
  await expectAccessible(page)
  const post = new URL(page.url()).searchParams.get('post')
  const livedIn = [
    '/app/dashboard',
    '/app/dashboard/numbers',
    '/app/storybank',
    '/app/clarify/versions',
    `/app/create/versions/${post}`,
    `/app/content/review/${post}`,
  ]
  for (const room of [...livedIn, `/app/content/schedule?post=${post}`]) {
    await page.goto(room)
    await expectAccessible(page)
  }
  await page.goto('/app/content?date=2031-03-06')
  await page
    .getByRole('link', { name: /, free/ })
    .first()
    .click()
  await expect(page.getByRole('button', { name: 'Put it here' })).toBeVisible()
  await expectAccessible(page)
  await page.goto(`/app/content/schedule?post=${post}`)
  await page.getByRole('button', { name: 'Schedule post', exact: true }).click()
  await expect(page).toHaveURL(/\/app\/content\?date=/)
  await expectAccessible(page)
  await page.getByRole('link', { name: /^Move A baker rang me/ }).click()
  await expect(page.getByRole('heading', { name: 'Move post' })).toBeVisible()
  await expectAccessible(page)
})

test('the doors hold up, also with what is wrong beside the fields', async ({ page }) => {
  test.setTimeout(120_000)
  for (const door of ['/auth', '/signup', '/auth/resend']) {
    await page.goto(door)
    await expectAccessible(page)
  }
  await page.goto('/signup')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('Name is required')).toBeVisible()
  await expectAccessible(page)
})

test('the sidebar opens and closes by keyboard, on a desk and on a phone', async ({
  page,
  mailbox,
  person,
}) => {
  await becomeFounder(page, mailbox, person)
  await page.goto('/app/dashboard')
  const sidebar = page.getByRole('navigation', { name: 'Workspace' })
  const wide = (await sidebar.boundingBox())?.width ?? 0
  // Keys are read from when the page is awake, which nothing on it shows.
  await expect(async () => {
    await page.keyboard.press('Control+b')
    const width = async () => (await sidebar.boundingBox())?.width ?? 0
    await expect.poll(width, { timeout: 1000 }).toBeLessThan(wide / 2)
  }).toPass()
  await page.reload()
  expect((await sidebar.boundingBox())?.width ?? 0).toBeLessThan(wide / 2)

  await page.setViewportSize({ width: 375, height: 812 })
  await expect(sidebar).toBeHidden()
  await page.getByRole('button', { name: 'More', exact: true }).press('Enter')
  await expect(sidebar).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sidebar).toBeHidden()
})

test('the skip link leads to the page', async ({ page, mailbox, person }) => {
  await becomeFounder(page, mailbox, person)
  await page.goto('/app/dashboard')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('#main')).toBeFocused()
})
