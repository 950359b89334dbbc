import { expectAccessible } from '../fixtures/accessibility.ts'
import { becomeFounder, layFoundation } from '../fixtures/founder.ts'
import { expect, test } from '../fixtures/test.ts'

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1'

test('a founder puts a source and evidence under a competitor, compares, and answers an item with a post that is followed', async ({
  page,
  request,
  mailbox,
  person,
  app,
}) => {
  test.setTimeout(180_000)
  await becomeFounder(page, mailbox, person, 'Collective')
  await layFoundation(page)
  await page.goto('/app/brand-watch/sources')
  await page.getByLabel('Address').fill(`${app.webhookReceiverUrl}/magazine`)
  await page.getByRole('button', { name: 'Add source' }).click()
  await expect(page.getByText('Source added').first()).toBeVisible()

  await test.step('begins a sheet, and is told beside the field what is wrong', async () => {
    await page.goto('/app/brand-watch/competitors')
    await expect(page.getByRole('heading', { name: 'Who else do your customers look at?' })).toBeVisible()
    await expectAccessible(page)
    await page.getByLabel('New competitor').fill('The Local Loaf')
    await page.getByRole('button', { name: 'Add competitor' }).click()
    await expect(page.getByText('Competitor added').first()).toBeVisible()
    await page.getByLabel('Website').fill('no address')
    await page.getByLabel('Promise').fill('We bake bread for people in a hurry. '.repeat(40))
    await page.getByLabel('Price').fill('from £3 a loaf')
    await page.getByRole('button', { name: 'Save competitor' }).click()
    await expect(page.getByText('Enter a web address, such as example.com')).toBeVisible()
    await expect(page.getByLabel('Price')).toHaveValue('from £3 a loaf')
    await page.getByLabel('Website').fill('loaf.example')
    await page.getByRole('button', { name: 'Save competitor' }).click()
    await expect(page.getByText('Competitor saved').first()).toBeVisible()
    await expect(page.getByRole('link', { name: /^https:\/\/loaf\.example/ })).toBeVisible()
  })
  const sheet = new URL(page.url()).pathname

  await test.step('puts the source under it and an item of the feed on its sheet', async () => {
    await page.getByRole('button', { name: 'Add source' }).click()
    await expect(page.getByRole('link', { name: 'The Local Loaf' }).last()).toBeVisible()
    await page.getByRole('link', { name: 'See their items' }).click()
    await expect(page.getByText('Only items from The Local Loaf.')).toBeVisible()
    await page.getByText('Add to competitor: “Rye is back', { exact: false }).click()
    await page.getByRole('button', { name: /^Add “Rye is back/ }).click()
    await expect(page.getByText('Added to competitor').first()).toBeVisible()
    await page.goto(sheet)
    const evidence = page.getByRole('region', { name: 'Evidence' })
    await expect(evidence.getByText(/^“From our made-up magazine/)).toBeVisible()
    await expectAccessible(page)
    await evidence.getByRole('button', { name: /^Remove “Rye/ }).click()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText('Evidence restored').first()).toBeVisible()
    await expect(evidence.getByText(/^“From our made-up magazine/)).toBeVisible()
  })

  await test.step('sees how they sound by our brand, and what is not enough yet', async () => {
    await page.getByRole('link', { name: 'Compare with us' }).click()
    await expect(page.getByRole('heading', { name: 'The Local Loaf and us' })).toBeVisible()
    await expect(page.getByText(/^The Local Loaf: 7 scored, Us: 0 scored/)).toBeVisible()
    await expect(page.getByText(/^Not enough yet from you/).first()).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('answers an item with a post, whose clicks then stand beside it', async () => {
    await page.goto('/app/brand-watch')
    await page.getByRole('button', { name: /^Answer “Why handwritten/ }).click()
    await expect(page.getByLabel('Your post')).toHaveValue(/^“From our made-up magazine.*Source: .*Loaf/s)
    await page.getByLabel('Your post').fill('We write every label ourselves: https://labels.example/course')
    await page.getByRole('button', { name: 'Save post' }).click()
    await expect(page.getByText('Post saved').first()).toBeVisible()
    await page.goto('/app/content?tab=create')
    await page.getByRole('link', { name: /^Schedule post/ }).click()
    await page.getByLabel('Day', { exact: true }).fill('2031-03-06')
    await page.getByRole('button', { name: 'Schedule post', exact: true }).click()
    await expect(page.getByText('Post scheduled').first()).toBeVisible()
    await page.goto('/app/links')
    const words = await page
      .getByText(/\/l\/[a-z0-9-]+/)
      .first()
      .textContent()
    const slug = /\/l\/([a-z0-9-]+)/.exec(words ?? '')?.[1] ?? ''
    const followed = await request.get(new URL(`/l/${slug}`, page.url()).href, {
      maxRedirects: 0,
      headers: { 'User-Agent': PHONE },
    })
    expect(followed.status()).toBe(302)
    await expect
      .poll(async () => {
        await page.goto('/app/brand-watch?tab=acted')
        return page.getByText('1 person followed its links, 0 got in touch').count()
      })
      .toBe(1)
    await page.goto(sheet)
    const answers = page.getByRole('region', { name: 'What we answered' })
    const row = answers.getByRole('row', { name: /^Why handwritten/ })
    await expect(row.getByRole('cell').nth(1)).toHaveText('1')
    await expectAccessible(page)
  })

  await test.step('archives it, deletes it and puts it back', async () => {
    await page.getByRole('button', { name: 'Archive competitor' }).click()
    await expect(page.getByText('Competitor archived').first()).toBeVisible()
    await page.getByRole('button', { name: 'Delete this competitor' }).click()
    await page.getByRole('button', { name: 'Delete competitor' }).click()
    await expect(page.getByText('“The Local Loaf” deleted')).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByRole('heading', { name: 'The Local Loaf', level: 2 })).toBeVisible()
  })
})
