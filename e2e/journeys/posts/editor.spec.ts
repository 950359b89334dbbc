import type { Page } from 'playwright/test'
import { becomeFounder, layFoundation } from '../../fixtures/founder.ts'
import { expect, test } from '../../fixtures/test.ts'

const GENERIC =
  'Leverage our synergies to unlock your full potential and take your business to the next level!!!'
const OWN =
  'A baker rang me at six in the morning, afraid of a letter from the tax office. We read it together, in plain language. Honesty first: she owed forty pounds. Patience, and one evening a month, is all her books ever needed.'

async function overall(page: Page): Promise<number> {
  return Number((await page.getByTestId('alignment-overall').textContent())?.match(/\d+/)?.[0])
}

/** Types a text and waits until its score stands: by itself with scripts, on a press without. */
async function writeAndScore(page: Page, text: string, isScripted: boolean): Promise<number> {
  const before = isScripted ? await page.getByTestId('alignment-overall').textContent() : null
  await page.getByLabel('Your post').fill(text)
  if (isScripted) {
    await expect(page.getByTestId('alignment-overall')).not.toHaveText(before ?? '')
  } else {
    await page.getByRole('button', { name: 'Check my post' }).click()
    await expect(page.getByText(/Checked and saved: \d+ out of 100/)).toBeVisible()
    await expect(page.getByLabel('Your post')).toHaveValue(text)
  }
  return overall(page)
}

/** Presses a marked word in the text, then its place in the list; takes the plainer word, and takes it back by key. */
async function swapInTheText(page: Page): Promise<void> {
  const text = page.getByLabel('Your post')
  const note = page.getByRole('group', { name: 'About “Leverage”' })
  // The mark lies under the text area, which is what a press there meets.
  await page.locator('.ink-mark', { hasText: 'Leverage' }).click({ force: true })
  await expect(note).toContainText('Hurts')
  await page.keyboard.press('Escape')
  await expect(note).toBeHidden()
  await expect(text).toBeFocused()
  await page.getByText(/Why these words/).click()
  const worn = 'take your business'
  await page.getByRole('button', { name: `“${worn}”` }).click()
  const wornNote = page.getByRole('group', { name: `About “${worn}”` })
  await wornNote.getByRole('button', { name: 'Use “improve your business”' }).click()
  await expect(text).toHaveValue(/and improve your business!!!$/)
  await page.keyboard.press('ControlOrMeta+z')
  await expect(text).toHaveValue(GENERIC)
}

test('a founder without a foundation is told why there is no score', async ({ page, mailbox, person }) => {
  await becomeFounder(page, mailbox, person)
  await page.goto('/app/create')
  await expect(page.getByText(/can’t score posts until/)).toBeVisible()
  await page.getByLabel('Your post').fill(OWN)
  await page.getByRole('button', { name: 'Check my post' }).click()
  await expect(
    page.getByText('Checked and saved. We can’t tell: there’s nothing in your brand foundation'),
  ).toBeVisible()
  await page.getByRole('link', { name: 'Tell us about your brand' }).click()
  await expect(page).toHaveURL(/\/app\/clarify/)
})

test('a founder turns a story into a post, watches the score, saves, edits, deletes and takes that back', async ({
  page,
  mailbox,
  person,
  javaScriptEnabled,
  allowProblem,
}) => {
  test.setTimeout(150_000)
  allowProblem(/409/)
  const isScripted = javaScriptEnabled !== false
  await becomeFounder(page, mailbox, person)
  await layFoundation(page)

  await test.step('starts from a story with a draft that fits the place', async () => {
    await page.goto('/app/storybank')
    await page
      .getByLabel('What happened?')
      .fill('A baker rang me at six in the morning. She owed forty pounds.')
    await page.getByRole('button', { name: 'Save story' }).click()
    await page.getByRole('link', { name: 'Turn into a post for Twitter' }).click()
    await expect(page).toHaveURL(/platform=twitter/)
    await expect(page.getByLabel('Your post')).toHaveValue(/A baker rang me at six/)
    await expect(page.getByText(/of 280 characters left on Twitter/).filter({ visible: true })).toBeVisible()
  })

  await test.step('sees an address counted as the network counts it', async () => {
    await writeAndScore(page, 'More at linktr.ee/me, six mornings a week.', isScripted)
    const count = page.getByText('227 of 280 characters left on Twitter').filter({ visible: true })
    await expect(count.first()).toBeVisible()
  })

  await test.step('is told that a line is too short to score, and that a list of words is no post', async () => {
    const say = async (text: string) => {
      await page.getByLabel('Your post').fill(text)
      if (!isScripted) await page.getByRole('button', { name: 'Check my post' }).click()
    }
    await say('Honesty first, bakers.')
    await expect(page.getByText(/too short to score/).first()).toBeVisible()
    await expect(page.getByTestId('alignment-overall')).not.toHaveText(/\d/)
    await say('Honesty, patience, bakers, books, tax, letters, evening, bread, flour, shop, oven, kitchen')
    await expect(page.getByText('This reads like a list of words, not a post.')).toBeVisible()
    await page.getByText('What this score can’t see').click()
    await expect(page.getByText(/It misses irony/)).toBeVisible()
  })

  await test.step('sees the score move with the text, with reasons', async () => {
    const generic = await writeAndScore(page, GENERIC, isScripted)
    await expect(page.getByRole('heading', { name: 'How to improve it' })).toBeVisible()
    if (isScripted) await swapInTheText(page)
    const own = await writeAndScore(page, OWN, isScripted)
    expect(own).toBeGreaterThan(generic)
    for (const dimension of ['Voice', 'Values', 'Audience', 'Emotion'])
      await expect(page.getByText(dimension, { exact: true }).filter({ visible: true }).first()).toBeVisible()
    await expect(page.getByRole('heading', { name: 'What counts in your text' })).toBeVisible()
  })

  await test.step('gets the same number from the server', async () => {
    const shown = await overall(page)
    await page.getByRole('button', { name: 'Check my post' }).click()
    await expect(page.getByText(`Checked and saved: ${shown} out of 100.`)).toBeVisible()
  })

  await test.step('prints the text, and none of what it is written with', async () => {
    await page.emulateMedia({ media: 'print' })
    const text = page.getByLabel('Your post')
    await expect(text).toBeVisible()
    // All of it: a text area on paper cannot be scrolled.
    expect(await text.evaluate(area => area.scrollHeight - area.clientHeight)).toBeLessThanOrEqual(1)
    await expect(page.locator('#sidebar')).toBeHidden()
    await expect(page.getByRole('button', { name: 'Save post' })).toBeHidden()
    await page.emulateMedia({ media: null })
  })

  await test.step('saves it and finds it in the list and in the story', async () => {
    if (isScripted) await page.keyboard.press('Control+s')
    else await page.getByRole('button', { name: 'Save post' }).click()
    await expect(page.getByText('Post saved').first()).toBeVisible()
    await expect(page).toHaveURL(/\/app\/create\?post=/)
    await page.goto('/app/content?tab=create&platform=twitter')
    await page.getByRole('link', { name: /^A baker rang me/ }).click()
    // The list has a link of that name as well: only the editor's leads to the story.
    await expect(page).toHaveURL(/\/app\/create\?post=/)
    // The thread leads there as well.
    await page
      .locator('#post')
      .getByRole('link', { name: 'A baker rang me at six in the morning', exact: true })
      .click()
    await expect(page.getByRole('heading', { name: 'Used in' }).first()).toBeVisible()
    await page
      .getByRole('region', { name: 'Used in' })
      .getByRole('link', { name: /A baker rang me at six in the morning, afraid/ })
      .filter({ visible: true })
      .click()
    await expect(page).toHaveURL(/\/app\/create\?post=/)
  })

  await test.step('is warned with both texts when another tab saved first', async () => {
    const other = await page.context().newPage()
    await other.goto(page.url())
    await other.getByLabel('Your post').fill('Saved in the other tab')
    await other.getByRole('button', { name: 'Save post' }).click()
    await expect(other.getByText('Post saved').first()).toBeVisible()
    await other.close()
    await page.getByLabel('Your post').fill('Written here meanwhile')
    await page.getByRole('button', { name: 'Save post' }).click()
    const warning = page.getByRole('alert')
    await expect(warning).toContainText('Saved in the other tab')
    await expect(warning).toContainText('Written here meanwhile')
    await expect(page.getByLabel('Your post')).toHaveValue('Written here meanwhile')
    await page.getByRole('button', { name: 'Save post' }).click()
    await expect(page.getByText('Post saved').first()).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
  })

  await test.step('deletes it after one question, and undoes that', async () => {
    await page.getByRole('button', { name: 'Delete this post' }).click()
    await page.getByRole('button', { name: 'Delete post', exact: true }).click()
    await expect(page.getByText('Post deleted').first()).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText('Post restored').first()).toBeVisible()
    await expect(page.getByLabel('Your post')).toHaveValue('Written here meanwhile')
  })
})
