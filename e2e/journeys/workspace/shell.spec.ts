import { becomeFounder } from '../../fixtures/founder.ts'
import { expect, test } from '../../fixtures/test.ts'

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test('a founder finds, captures, sets up the clock and asks for help from the shell', async ({
  page,
  mailbox,
  person,
}) => {
  test.setTimeout(180_000)
  await becomeFounder(page, mailbox, person)

  await test.step('gets the fonts with the head of a page, before its lines are set', async () => {
    const answer = await page.goto('/app/dashboard')
    const link = (await answer?.headerValue('link')) ?? ''
    const fonts = [...link.matchAll(/<([^>]+)>; rel=preload; as=font/g)].map(found => found[1] ?? '')
    expect(fonts).toHaveLength(2)
    for (const font of fonts) {
      const sent = await page.request.get(font)
      expect(sent.headers()['content-type'], font).toBe('font/woff2')
    }
    // An address that is not the one of the style sheet would be fetched twice.
    const asked = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
    )
    for (const font of fonts) expect(asked.filter(name => name === font)).toHaveLength(1)
  })

  await test.step('sees what another plan would open, and is led to the plans', async () => {
    const locked = page.getByRole('link', { name: /^Analytics.*locked, part of the Pro plan/ })
    await expect(locked).toHaveAttribute('href', '/app/upgrade?missing=Analytics')
    await expect(
      page.getByRole('link', { name: /^Brand Watch.*locked, part of the Collective\+ plan/ }),
    ).toBeVisible()
    const foot = page.getByRole('contentinfo')
    for (const name of ['Help', 'Privacy', 'Terms', 'Contact'])
      await expect(foot.getByRole('link', { name, exact: true })).toBeVisible()
  })

  await test.step('keeps a story and finds it by a word that is half typed', async () => {
    await page.goto('/app/storybank')
    await page.getByLabel('What happened?').fill('The kettle broke mid-workshop.')
    await page.getByRole('button', { name: 'Save story' }).click()
    await expect(page.getByText('Story saved').first()).toBeVisible()
    await page.goto('/app/search')
    await page.getByRole('main').getByRole('searchbox').fill('kett')
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
    await expect(page.getByText('1 result for “kett”')).toBeVisible()
    await page.getByRole('link', { name: /The kettle broke mid-workshop/ }).click()
    await expect(page.getByRole('heading', { level: 1, name: /kettle broke/ })).toBeVisible()
  })

  await test.step('says who they are and which clock they live by', async () => {
    await page.goto('/app/settings')
    await page.getByLabel('Time zone').selectOption('Pacific/Auckland')
    await page.getByLabel('Business type').selectOption('coach')
    await page.getByRole('button', { name: 'Save details' }).click()
    await expect(page.getByText('Settings saved').first()).toBeVisible()
    await expect(page.getByLabel('Time zone')).toHaveValue('Pacific/Auckland')
    const file = { name: 'me.png', mimeType: 'image/png', buffer: PIXEL }
    await page.getByLabel('Choose a picture').setInputFiles(file)
    await page.getByRole('button', { name: 'Save picture' }).click()
    await expect(page.getByRole('button', { name: 'Remove picture' })).toBeVisible()
    const shown = await page.getByRole('navigation', { name: 'Workspace' }).locator('img').getAttribute('src')
    const sent = await page.request.get(shown ?? '')
    expect(sent.headers()['content-type']).toMatch(/^image\//)
    expect(sent.headers()['x-content-type-options']).toBe('nosniff')
    await expect(
      page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'You' }),
    ).toHaveAttribute('aria-current', 'page')
  })

  await test.step('wears the theme that was picked, also on the next page', async () => {
    await page.getByRole('main').getByRole('button', { name: 'Dark' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await page.goto('/app/support')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  })

  await test.step('reads how it is done and asks a person', async () => {
    await page.getByRole('searchbox', { name: 'Search help articles' }).fill('credits')
    await page.getByRole('search').getByRole('button', { name: 'Search' }).click()
    await page.getByRole('link', { name: /^Plans, limits and credits/ }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Plans, limits and credits' })).toBeVisible()
    await page.getByRole('link', { name: 'Ask us' }).click()
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByText('Tell us what happened. One line is enough')).toBeVisible()
    await page.getByLabel('What happened?').fill('The calendar stays grey.')
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByText('Message sent').first()).toBeVisible()
    await expect(page.getByText('The calendar stays grey.')).toBeVisible()
  })

  await test.step('goes round by thumb on a phone, and writes without a bar in the way', async () => {
    await page.setViewportSize({ width: 375, height: 812 })
    await page.goto('/app/dashboard')
    const bar = page.getByRole('navigation', { name: 'At hand' })
    await expect(bar.getByRole('link', { name: 'Today' })).toHaveAttribute('aria-current', 'page')
    await bar.getByRole('link', { name: 'Stories' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Stories' })).toBeVisible()
    await expect(bar.locator('[aria-current]')).toHaveText('Stories')
    await bar.getByRole('link', { name: 'Plan' }).click()
    await expect(page).toHaveURL(/\/app\/content$/)
    await bar.getByRole('button', { name: 'More', exact: true }).click()
    const menu = page.getByRole('navigation', { name: 'Workspace' })
    await expect(menu.getByRole('link', { name: 'Strategy' })).toBeInViewport()
    await menu.getByRole('button', { name: 'Close menu' }).click()
    await bar.getByRole('link', { name: 'Capture' }).click()
    await expect(page.getByRole('textbox', { name: 'What happened?' })).toBeVisible()
    await page.goto('/app/create')
    await expect(bar).toBeInViewport({ ratio: 1 })
    await page.getByLabel('Your post').fill('Seven loaves before eight.')
    // As some browsers do when their keyboard opens.
    await page.setViewportSize({ width: 375, height: 400 })
    await expect(bar).not.toBeInViewport()
    await page.getByRole('button', { name: 'Save post' }).click()
    await expect(page.getByText('Post saved').first()).toBeVisible()
  })

  await test.step('is led from a missing page to help', async () => {
    const helped = await page.request.get('/help', { maxRedirects: 0 })
    expect(helped.headers().location).toBe('/app/support')
  })
})

test('every short and hyphen-less address leads on, its query with it', async ({ request }) => {
  for (const [from, to] of [
    ...['dashboard', 'storybank', 'clarify', 'strategy', 'campaigns', 'analytics', 'settings'].map(room => [
      `/${room}`,
      `/app/${room}`,
    ]),
    ['/support', '/app/support'],
    ['/upgrade', '/app/upgrade'],
    ['/create', '/app/content?tab=create'],
    ['/content', '/app/content'],
    ['/convert', '/app/sales-hub'],
    ['/connect', '/app/content?tab=publish'],
    ['/app/planner', '/app/content'],
    ['/app/connect', '/app/content?tab=publish'],
    ['/app/research', '/app/brand-watch'],
    ['/app/saleshub', '/app/sales-hub'],
    ['/app/brandwatch', '/app/brand-watch'],
    ['/app/select-tier', '/select-tier'],
    ['/app/offer-details', '/app/sales-hub'],
    ['/help', '/contact'],
  ] as [string, string][]) {
    const answer = await request.get(from, { maxRedirects: 0 })
    expect(answer.headers().location, from).toBe(to)
  }
  const response = await request.get('/create?story=7', { maxRedirects: 0 })
  expect(response.headers().location).toBe('/app/content?tab=create&story=7')
})
