import type { Page } from 'playwright/test'
import sharp from 'sharp'
import { expectAccessible } from '../../fixtures/accessibility.ts'
import { becomeFounder, layFoundation } from '../../fixtures/founder.ts'
import { expect, test } from '../../fixtures/test.ts'

const HERE = '/app/settings/brand-kit'
/** Two that are too light on paper, and one too dark on a dark page. */
const [YELLOW, CHALK, NIGHT] = ['#ffee00', '#fdfdfd', '#0a0a14'] as const

const logo = () =>
  sharp({ create: { width: 120, height: 60, channels: 3, background: '#224466' } })
    .png()
    .toBuffer()

/** Creates an offer and answers with the path of its public page. */
async function publishOffer(page: Page): Promise<string> {
  await page.goto('/app/sales-hub/offers')
  await page.getByLabel('New offer').fill('Bread for beginners')
  await page.getByRole('button', { name: 'Add offer' }).click()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  return hrefOf(page, /\/o\/bread-for-beginners/)
}

/** Makes a deal and a proposal for it, and answers with the path of its public page. */
async function makeProposal(page: Page): Promise<string> {
  await page.goto('/app/sales-hub/pipeline?new')
  await page.getByLabel('Person', { exact: true }).fill(`jo-${crypto.randomUUID()}@example.test`)
  await page.getByRole('textbox', { name: 'Title' }).fill('Team day')
  await page.getByRole('button', { name: 'Add deal' }).click()
  await page.getByRole('button', { name: 'New proposal' }).click()
  const line = page.getByRole('group', { name: 'New line' })
  await line.getByLabel('What it is').fill('A day of baking')
  await line.getByLabel('Price each').fill('500')
  await page.getByRole('button', { name: 'Save and preview' }).click()
  await page.getByRole('button', { name: 'Create link' }).click()
  return new URL(await page.getByLabel('Link', { exact: true }).inputValue()).pathname
}

/** Shares one of our own forms, and answers with the path of its public page. */
async function shareOurs(page: Page, name: string, what: string): Promise<string> {
  await page.goto('/app/sales-hub/forms')
  const form = page.getByLabel('Name', { exact: true })
  // Beside others it is folded away.
  if (!(await form.isVisible())) await page.getByText('Add a form').click()
  await form.fill(name)
  await page.getByRole('radio', { name: what }).check()
  await page.getByRole('button', { name: 'Add form' }).click()
  await page.getByRole('button', { name: 'Open address' }).click()
  return hrefOf(page, /\/from\//)
}

async function hrefOf(page: Page, name: RegExp): Promise<string> {
  const link = page.getByRole('link', { name })
  return new URL((await link.getAttribute('href')) ?? '').pathname
}

/** How many pixels of the picture of a quote are those of the logo, as it is looked at. */
async function logoPixels(page: Page): Promise<number> {
  const shown = page.getByRole('region', { name: 'Preview' }).getByRole('img')
  const answer = await page.request.get((await shown.getAttribute('src')) ?? '')
  const { data, info } = await sharp(await answer.body())
    .raw()
    .toBuffer({ resolveWithObject: true })
  let found = 0
  for (let at = 0; at < data.length; at += info.channels)
    if (data.subarray(at, at + 3).equals(Buffer.from([0x22, 0x44, 0x66]))) found += 1
  return found
}

/** The look of a founder's page: what its button stands on, its logo. */
async function expectLook(page: Page, path: string): Promise<void> {
  await page.goto(path)
  const frame = page.locator('.founder').first()
  await expect(frame).toHaveAttribute('data-font', 'sans')
  expect(await frame.getAttribute('style')).toMatch(/--ember:\s?light-dark\(#[0-9a-f]{6}, #[0-9a-f]{6}\)/)
  const picture = page.locator('header img.founder-logo')
  await expect(picture).toBeVisible()
  const answer = await page.request.get((await picture.getAttribute('src')) ?? '')
  expect(answer.headers()['content-type']).toBe('image/png')
  expect(answer.headers()['cross-origin-resource-policy']).toBe('cross-origin')
  await expectAccessible(page)
}

test('a founder sets their brand kit and sees it wherever they show themselves, and on a picture', async ({
  page,
  mailbox,
  person,
}) => {
  test.setTimeout(240_000)
  await becomeFounder(page, mailbox, person, 'Collective')

  await test.step('what is no colour is said beside its field, and stays', async () => {
    await page.goto(HERE)
    await expectAccessible(page)
    await page.getByLabel('Main colour', { exact: true }).fill('sunny')
    await page.getByRole('button', { name: 'Save brand kit' }).click()
    await expect(page.getByText('Enter a colour as #').first()).toBeVisible()
    await expect(page.getByLabel('Main colour', { exact: true })).toHaveValue('sunny')
  })

  await test.step('colours and fonts are saved', async () => {
    await page.getByLabel('Main colour', { exact: true }).fill(YELLOW)
    await page.getByLabel('Accent colour').first().fill(NIGHT)
    await page.getByText('Sans serif throughout').click()
    await page.getByRole('button', { name: 'Save brand kit' }).click()
    await expect(page.getByText('Brand kit saved').first()).toBeVisible()
    await expect(page.getByLabel('Main colour', { exact: true })).toHaveValue(YELLOW)
    // Without the message, which lies over what is below it on a phone.
    await page.goto(HERE)
    await expectAccessible(page)
  })

  await test.step('a drawing that could run is no logo; a picture is', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')
    await page
      .getByLabel('Choose a logo')
      .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: svg })
    await page.getByRole('button', { name: 'Save logo' }).click()
    await expect(page.getByText('We can’t use this file').first()).toBeVisible()
    await page
      .getByLabel('Choose a logo')
      .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: await logo() })
    await page.getByRole('button', { name: 'Save logo' }).click()
    await expect(page.getByText('Logo saved').first()).toBeVisible()
    await expect(page.getByRole('img', { name: 'Your logo' })).toBeVisible()
  })

  await test.step('the page of an offer looks like it', async () => {
    const path = await publishOffer(page)
    await expectLook(page, path)
    await page.goto(HERE)
    await page.getByLabel('Accent colour').first().fill(CHALK)
    await page.getByRole('button', { name: 'Save brand kit' }).click()
    await expect(page.getByText('Brand kit saved').first()).toBeVisible()
    await page.goto(HERE)
    await expectAccessible(page)
    await expectLook(page, path)
  })

  await test.step('and the page of a proposal, with its PDF', async () => {
    const path = await makeProposal(page)
    await expectLook(page, path)
    const file = await page.request.get(`${path}/proposal.pdf`)
    expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-')
  })

  await test.step('and what they share: their snapshot, our quiz and our compass', async () => {
    await layFoundation(page)
    await page.goto('/app/clarify/snapshot')
    await page.getByRole('button', { name: 'Create link' }).click()
    await expectLook(page, new URL(await page.getByLabel('Link', { exact: true }).inputValue()).pathname)
    await expectLook(page, await shareOurs(page, 'From my posts', 'Our brand clarity quiz'))
    await expectLook(page, await shareOurs(page, 'From my letter', 'Our Brand Compass'))
  })

  await test.step('and the page where people ask for a post', async () => {
    await page.goto('/app/requests')
    await page.getByRole('button', { name: 'Turn on form' }).click()
    await expectLook(page, await hrefOf(page, /\/ask-for\//))
  })

  await test.step('and a picture of a quote, unless the logo is left out', async () => {
    await page.goto('/app/create')
    await page.getByLabel('Your post').fill('A baker rang me at six in the morning.')
    await page.getByRole('button', { name: 'Save post' }).click()
    await expect(page.getByText('Post saved').first()).toBeVisible()
    await page.getByRole('link', { name: 'Make one from a quote' }).click()
    await expect(page.getByLabel('Logo')).toHaveValue('shown')
    expect(await logoPixels(page)).toBeGreaterThan(100)
    await expectAccessible(page)
    await page.getByLabel('Logo').selectOption('No logo')
    await page.getByRole('button', { name: 'Preview picture' }).click()
    await expect(page).toHaveURL(/logo=hidden/)
    expect(await logoPixels(page)).toBe(0)
  })

  await test.step('reset, everything is as before', async () => {
    await page.goto(HERE)
    await page.getByRole('link', { name: 'Reset brand kit' }).click()
    await page.getByRole('button', { name: 'Reset brand kit' }).click()
    await expect(page.getByText('Brand kit reset').first()).toBeVisible()
    await expect(page.getByText('No logo yet')).toBeVisible()
  })
})
