import { expectAccessible } from '../../fixtures/accessibility.ts'
import { becomeFounder, layFoundation } from '../../fixtures/founder.ts'
import { expect, test } from '../../fixtures/test.ts'

test('a founder makes the strategy their own, goes back a version, and shares it', async ({
  page,
  mailbox,
  person,
  browser,
  allowProblem,
}) => {
  test.setTimeout(240_000)
  allowProblem(/40[49]/)
  await becomeFounder(page, mailbox, person)
  await layFoundation(page)

  await test.step('finds a first draft made of their own words, every guess marked', async () => {
    await page.goto('/strategy')
    await expect(page).toHaveURL(/\/app\/strategy$/)
    await expect(page.getByText('A first draft, based on your brand')).toBeVisible()
    const position = page.getByRole('region', { name: 'Position' })
    await expect(position).toContainText('bakers who open their first shop')
    // Once for the whole part, at its title.
    await expect(position.getByText('confirm?')).toHaveCount(1)
    await expectAccessible(page)
  })

  await test.step('confirms one part with one press', async () => {
    await page.getByRole('button', { name: /^That’s right ?: Position$/ }).click()
    await expect(page.getByText('Confirmed').first()).toBeVisible()
    const position = page.getByRole('region', { name: 'Position' })
    await expect(position.getByText('confirm?')).toHaveCount(0)
    await expect(page.getByText('7 of 8 sections still need confirming')).toBeVisible()
  })

  await test.step('edits the pillars, and is told when their shares make no whole', async () => {
    await page.getByRole('link', { name: 'Edit Content pillars' }).click()
    await page.getByLabel('Pillar 1', { exact: true }).fill('The night before the tax return')
    await page.getByLabel('Share of pillar 1 (%)').fill('90')
    await page.getByRole('button', { name: 'Save section' }).click()
    await expect(page.getByRole('alert').first()).toContainText('They need to add up to 100%')
    await expect(page.getByLabel('Pillar 1', { exact: true })).toHaveValue('The night before the tax return')
    await expectAccessible(page)
    await page.getByLabel('Share of pillar 1 (%)').fill('34')
    await page.getByRole('button', { name: 'Save section' }).click()
    await expect(page.getByText('Strategy saved').first()).toBeVisible()
    const drift = page.getByRole('region', { name: 'Drift' })
    await expect(drift.getByRole('rowheader', { name: /The night before the tax return/ })).toBeVisible()
    await expect(drift.getByRole('heading', { name: 'Pillars without a story' })).toBeVisible()
  })

  await test.step('is warned with both texts when another tab was faster', async () => {
    const other = await page.context().newPage()
    await page.goto('/app/strategy/edit?section=limits')
    await page.getByLabel('What we don’t do').fill('No podcasts')
    await page.getByRole('button', { name: 'Save section' }).click()
    await expect(page.getByText('Strategy saved').first()).toBeVisible()
    for (const tab of [page, other]) await tab.goto('/app/strategy/edit?section=limits')
    await other.getByLabel('What we don’t do').fill('No adverts, from the other tab')
    await other.getByRole('button', { name: 'Save section' }).click()
    await expect(other.getByText('Strategy saved').first()).toBeVisible()
    await other.close()
    await page.getByLabel('What we don’t do').fill('No fairs, from this tab')
    await page.getByRole('button', { name: 'Save section' }).click()
    await expect(page.getByRole('alert').first()).toContainText('from the other tab')
    await expect(page.getByLabel('What we don’t do')).toHaveValue(/from this tab/)
    await page.getByRole('button', { name: 'Save section' }).click()
    await expect(page.getByText('Strategy saved').first()).toBeVisible()
  })

  await test.step('compares versions and brings an older one back', async () => {
    await page.goto('/app/strategy/versions')
    const rows = page.getByRole('region', { name: 'Saved versions' }).getByRole('listitem')
    await rows
      .first()
      .getByRole('link', { name: /What changed/ })
      .click()
    await expect(page.locator('ins', { hasText: 'this' })).toBeVisible()
    await expectAccessible(page)
    await rows
      .nth(1)
      .getByRole('button', { name: /^Restore/ })
      .click()
    await expect(page.getByText('Version restored').first()).toBeVisible()
    await page.goto('/app/strategy')
    await expect(page.getByText('No adverts, from the other tab')).toBeVisible()
    await expectAccessible(page)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByText('No adverts, from the other tab')).toBeVisible()
    await expect(page.locator('#sidebar')).toBeHidden()
    await expect(page.getByRole('button', { name: 'Create link' })).toBeHidden()
    await page.emulateMedia({ media: null })
    await page.goto('/app/clarify?section=values')
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('textarea[name="core_values"]')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Save this section' })).toBeHidden()
    await page.emulateMedia({ media: null })
    await page.goto('/app/strategy')
  })

  await test.step('shares what is confirmed, until it is revoked', async () => {
    await page.getByRole('button', { name: 'Create link' }).click()
    await expect(page.getByText('Link created').first()).toBeVisible()
    const address = await page.getByLabel('Link', { exact: true }).inputValue()
    const stranger = await browser.newPage()
    await stranger.goto(address)
    await expect(stranger.getByText('No adverts, from the other tab')).toBeVisible()
    await expect(stranger.getByText('The night before the tax return')).toBeVisible()
    await expect(stranger.getByRole('region', { name: '90-day goal' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Turn off link' }).click()
    await expect(page.getByText('Link turned off').first()).toBeVisible()
    expect((await stranger.goto(address))?.status()).toBe(404)
    await stranger.close()
  })
})
