import { becomeFounder, layFoundation } from '../fixtures/founder.ts'
import { expect, test } from '../fixtures/test.ts'
import { openBeside } from '../server/guards/owner.ts'

test('a founder keeps versions, tries answers out, brings old ones in, and shares the snapshot', async ({
  page,
  app,
  mailbox,
  person,
  browser,
  allowProblem,
}) => {
  test.setTimeout(240_000)
  allowProblem(/40[49]|50[03]/)
  await becomeFounder(page, mailbox, person, 'Pro')

  await test.step('is taught on the empty pages', async () => {
    await page.goto('/app/clarify/versions')
    await expect(page.getByRole('heading', { name: /No versions yet/ })).toBeVisible()
    await page.goto('/app/clarify/snapshot')
    await expect(
      page.getByRole('heading', { name: 'Answer five questions to create your snapshot' }),
    ).toBeVisible()
  })

  await layFoundation(page)

  await test.step('is not taken for two people when the button follows the saving by itself, again and again', async () => {
    await page.goto('/app/clarify?section=voice')
    const tone = page.locator('[name="brand_tone"]')
    const mark = page.locator('input[name="seen"]')
    for (const text of ['plain', 'plain and dry', 'plain, dry and kind']) {
      const before = await mark.inputValue()
      await tone.fill(text)
      await page.locator('[name="formality"]').focus()
      // The saving by itself moves the mark, too: only the answer to the press says that it arrived.
      const pressed = page.waitForResponse(
        response => response.request().method() === 'POST' && !response.url().includes('/clarify/answer'),
      )
      await page.getByRole('button', { name: 'Save this section' }).click()
      await pressed
      await expect(mark).not.toHaveValue(before)
      await expect(page.getByRole('alert')).toHaveCount(0)
    }
    await page.reload()
    await expect(tone).toHaveValue('plain, dry and kind')
  })

  await test.step('is warned with both texts when another tab changed the same answer', async () => {
    const other = await page.context().newPage()
    for (const tab of [page, other]) await tab.goto('/app/clarify?section=offer')
    const answer = (tab: typeof page) => tab.locator('[name="offer_description"]')
    const save = (tab: typeof page) => tab.getByRole('button', { name: 'Save this section' }).click()
    await answer(other).fill('Books in one evening, from the other tab')
    await save(other)
    await expect(other.getByText('Brand saved').first()).toBeVisible()
    await other.close()
    await answer(page).fill('Books in one evening, from this tab')
    await save(page)
    const warning = page.getByRole('alert').first()
    await expect(warning).toContainText('from the other tab')
    await expect(answer(page)).toHaveValue(/from this tab/)
    const mine = page.getByRole('button', { name: 'Save mine' })
    // What the other tab was told may be told here, too: only the answer says that this one was saved.
    const answered = page.waitForResponse(response => response.request().method() === 'POST')
    await save(page)
    await answered
    await expect(page.getByText('Brand saved').first()).toBeVisible()
    await expect(mine).toHaveCount(0)
    await expect(answer(page)).toHaveValue(/from this tab/)
  })

  await test.step('compares two versions and brings the older one back', async () => {
    await page.goto('/app/clarify/versions')
    const rows = page.getByRole('region', { name: 'Saved versions' }).getByRole('listitem')
    await rows
      .first()
      .getByRole('link', { name: /What changed/ })
      .click()
    await expect(page.locator('del', { hasText: 'other' })).toBeVisible()
    await expect(page.locator('ins', { hasText: 'this' })).toBeVisible()
    await page.getByRole('button', { name: 'Compare versions' }).click()
    await expect(page).toHaveURL(/\?(from|to)=\d+&(from|to)=\d+$/)
    await rows
      .nth(1)
      .getByRole('button', { name: /^Restore/ })
      .click()
    await expect(page.getByText('Version restored').first()).toBeVisible()
    await page.goto('/app/clarify?section=offer')
    await expect(page.locator('[name="offer_description"]')).toHaveValue(/from the other tab/)
  })

  await test.step('sees what other values would do to the posts, and keeps them', async () => {
    await page.goto('/app/create')
    await page.goto('/app/create?platform=blog')
    await page
      .getByLabel('Your post')
      .fill('Courage is what a baker needs in January. We bring the courage, you bring the bread.')
    await page.getByRole('button', { name: 'Save post' }).click()
    await expect(page.getByText('Post saved').first()).toBeVisible()
    await page.goto('/app/clarify/what-if?section=values')
    await page.locator('[name="core_values"]').fill('courage')
    await page.getByRole('button', { name: 'Compare scores' }).click()
    await expect(page.getByRole('table', { name: 'Average scores' })).toBeVisible()
    await expect(page.locator('[name="core_values"]')).toHaveValue('courage')
    await page.getByRole('link', { name: 'Discard' }).click()
    await expect(page.locator('[name="core_values"]')).toHaveValue('honesty\npatience\nplain language')
    await page.locator('[name="core_values"]').fill('courage')
    await page.getByRole('button', { name: 'Compare scores' }).click()
    await page.getByRole('button', { name: 'Save answers' }).click()
    await expect(page.getByText('Brand saved').first()).toBeVisible()
    await expect(page.locator('[name="core_values"]')).toHaveValue('courage')
  })

  await test.step('brings answers in from a text and chooses which', async () => {
    await page.goto('/app/clarify/import')
    await page
      .getByLabel('Your text')
      .fill('What is your brand name? Loaf & Ledger\nCore values: thrift\nWho do you serve?\n\nBakers\n')
    await page.getByRole('button', { name: 'Preview' }).click()
    await expect(page.getByRole('heading', { name: '3 answers found' })).toBeVisible()
    await expect(page.getByRole('checkbox', { name: /^Core values/ })).not.toBeChecked()
    await page.getByRole('button', { name: 'Save selected answers' }).click()
    await expect(page.getByText('Answers imported').first()).toBeVisible()
    await page.goto('/app/clarify?section=values')
    await expect(page.locator('[name="core_values"]')).toHaveValue('courage')
  })

  await test.step('shares the snapshot with a stranger, until it is revoked', async () => {
    await page.goto('/app/clarify/snapshot')
    await expect(page.getByRole('heading', { name: 'Loaf & Ledger' })).toBeVisible()
    const file = await page.request.get('/app/clarify/brand-snapshot.pdf')
    expect(file.headers()['content-type']).toBe('application/pdf')
    await page.getByRole('button', { name: 'Create link' }).click()
    await expect(page.getByText('Link created').first()).toBeVisible()
    const address = await page.getByLabel('Link', { exact: true }).inputValue()
    const stranger = await browser.newPage()
    const answer = await stranger.goto(address)
    expect(answer?.headers()).toMatchObject({
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    })
    await expect(stranger.getByRole('heading', { name: 'Loaf & Ledger', exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Turn off link' }).click()
    await expect(page.getByText('Link turned off').first()).toBeVisible()
    expect((await stranger.goto(address))?.status()).toBe(404)
    await stranger.close()
  })

  await test.step('reads and writes the same answers as data', async () => {
    const origin = new URL(page.url()).origin
    const put = await page.request.put('/api/clarify', {
      data: { brandTone: 'calm' },
      headers: { Origin: origin },
    })
    expect(put.status()).toBe(200)
    const got = await page.request.get('/api/clarify')
    expect(await got.json()).toMatchObject({ brand_tone: 'calm', core_values: ['courage'] })
    for (const method of ['GET', 'PUT']) {
      const refused = await fetch(`${origin}/api/clarify`, { method, headers: { Origin: origin } })
      expect(refused.status).toBe(401)
      expect(await refused.json()).toEqual({ error: 'No active session' })
    }
  })

  await test.step('is told when the answers cannot be read or saved, and loses nothing', async () => {
    const beside = await openBeside(app)
    const rename = (from: string, to: string) => beside.sql.unsafe(`alter table ${from} rename to ${to}`)
    const answer = page.locator('[name="offer_description"]')
    await page.goto('/app/clarify?section=offer')
    await rename('user_clarify_data', 'lost_data')
    await rename('clarify_entries', 'lost_entries')
    await answer.fill('Typed while the tables were away')
    await page.getByRole('button', { name: 'Save this section' }).click()
    await expect(page.getByText(/Failed to save brand data/).first()).toBeVisible()
    await page.goto('/app/clarify?section=offer')
    await expect(page.getByRole('heading', { name: 'Failed to load brand data' })).toBeVisible()
    const got = await page.request.get('/api/clarify')
    expect([got.status(), await got.json()]).toEqual([500, { error: 'Failed to load brand data' }])
    await rename('lost_entries', 'clarify_entries')
    await rename('lost_data', 'user_clarify_data')
    await beside.close()
    await page.reload()
    await expect(answer).toHaveValue(/Books in one evening/)
  })
})
