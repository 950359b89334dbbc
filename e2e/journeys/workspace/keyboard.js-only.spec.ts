import { expectFocusSeen, readFocus, tabTo } from '../../fixtures/focus.ts'
import { becomeFounder, layFoundation } from '../../fixtures/founder.ts'
import { expect, test } from '../../fixtures/test.ts'

/** The rooms of the menu in its order, by the headings of their pages. */
const ROOMS = [
  ['Brand', 'Your brand'],
  ['Strategy', 'Strategy'],
  ['Create', 'Write a post'],
  ['Content', 'Content'],
  ['Stories', 'Stories'],
  ['Insights', 'Insights'],
  ['Analytics', 'Analytics'],
  ['Sales Hub', 'Sales Hub'],
  ['Campaigns', 'Campaigns'],
  ['Brand Watch', 'Brand Watch'],
] as const

const ACCOUNT_ROOMS = [
  ['Team', 'Team'],
  ['Support', 'Support'],
  ['Plans', 'Plans'],
  ['Settings', 'Settings'],
] as const

test('a founder works in every room by keyboard alone, and always sees where they are', async ({
  page,
  mailbox,
  person,
}) => {
  test.setTimeout(180_000)
  await becomeFounder(page, mailbox, person, 'Collective')
  await layFoundation(page)
  const main = page.getByRole('main')
  const menu = page.getByRole('navigation', { name: 'Workspace' })
  const press = (key: string) => page.keyboard.press(key)

  /** From anywhere to a page of the product, by its name. */
  async function goTo(name: string, heading: string) {
    await press('Control+k')
    const box = page.getByRole('combobox', { name: 'Search pages, stories and posts' })
    await expect(box).toBeFocused()
    await page.keyboard.type(name)
    await expect(page.getByRole('option', { name }).first()).toHaveAttribute('aria-selected', 'true')
    await press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expectFocusSeen(page, `in ${name}`)
  }

  /** Opens the fold and closes it again; the focus stays on it. */
  async function openFold(name: string | RegExp) {
    const fold = main.locator('summary').filter({ hasText: name }).first()
    await tabTo(page, fold)
    const isOpen = () => fold.evaluate(element => element.parentElement?.hasAttribute('open') === true)
    const before = await isOpen()
    for (const expected of [!before, before]) {
      await press('Enter')
      await expect.poll(isOpen).toBe(expected)
      await expect(fold).toBeFocused()
    }
  }

  await test.step('jumps over the menu to the page', async () => {
    await page.goto('/app/dashboard')
    await press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
    await expectFocusSeen(page, 'on the skip link')
    await press('Enter')
    await expect(main).toBeFocused()
    await press('Tab')
    expect(await main.locator(':focus').count()).toBe(1)
    await expectFocusSeen(page, 'on the first thing of the page')
  })

  await test.step('walks the menu from room to room', async () => {
    await page.goto('/app/dashboard')
    for (const [room, heading] of ROOMS) {
      await tabTo(page, menu.getByRole('link', { name: room, exact: true }))
      await press('Enter')
      await expect(page.getByRole('heading', { level: 1, name: heading }).first()).toBeVisible()
      await expectFocusSeen(page, `after ${room}`)
    }
    for (const [room, heading] of ACCOUNT_ROOMS) {
      await tabTo(page, menu.getByRole('button', { name: /^Account: / }))
      await press('Enter')
      await tabTo(page, menu.getByRole('link', { name: room, exact: true }))
      await press('Enter')
      await expect(page.getByRole('heading', { level: 1, name: heading }).first()).toBeVisible()
      await expect(menu.getByRole('link', { name: room, exact: true })).toBeHidden()
      await expectFocusSeen(page, `after ${room}`)
    }
  })

  await test.step('captures a story, opens it from the list, deletes it and takes that back', async () => {
    await goTo('Stories', 'Stories')
    await page.locator('body').press('c')
    const dialog = page.getByRole('dialog', { name: 'What happened?' })
    await expect(dialog.getByLabel('What happened?')).toBeFocused()
    await press('Escape')
    await expect(dialog).toBeHidden()
    await expectFocusSeen(page, 'after the capture was left')
    await press('c')
    await expect(dialog.getByLabel('What happened?')).toBeFocused()
    await page.keyboard.type('The kiln went cold in the night.')
    await press('Control+Enter')
    const story = main.getByRole('link', { name: 'The kiln went cold in the night' }).first()
    await expect(story).toBeVisible()
    await expectFocusSeen(page, 'after the capture')
    await tabTo(page, story)
    await press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: /kiln went cold/ })).toBeVisible()
    await expectFocusSeen(page, 'in the story')
    const remove = main.getByRole('button', { name: 'Delete this story' })
    await tabTo(page, remove)
    await press('Enter')
    const question = page.getByRole('dialog', { name: 'Delete this story?' })
    await expect(question.locator(':focus')).toHaveCount(1)
    await press('Escape')
    await expect(remove).toBeFocused()
    await press('Enter')
    await tabTo(page, question.getByRole('button', { name: 'Delete story' }))
    await press('Enter')
    await expect(story).toBeHidden()
    await expectFocusSeen(page, 'after the story is gone')
    await tabTo(page, main.getByRole('button', { name: 'Undo' }).first())
    await press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: /kiln went cold/ })).toBeVisible()
    await expectFocusSeen(page, 'after it is back')
  })

  await test.step('writes a post, and reads the marks as a list', async () => {
    await goTo('Create', 'Write a post')
    await tabTo(page, page.getByLabel('Your post'))
    await page.keyboard.type(
      'Bakers lose sleep over their books, in the kiln light, and honesty helps. Book now!',
    )
    await press('Control+s')
    await expect(page.getByText('Post saved').first()).toBeVisible()
    await expect(page.getByLabel('Your post')).toBeFocused()
    const marks = main.getByRole('region', { name: 'What counts in your text' })
    await tabTo(page, marks.locator('summary'))
    await press('Enter')
    await tabTo(page, marks.getByRole('button').first())
    await press('Enter')
    await expect(page.locator('.ink-note')).toBeVisible()
    await expectFocusSeen(page, 'on a mark')
    await press('Escape')
    await expect(page.locator('.ink-note')).toBeHidden()
    await expectFocusSeen(page, 'after the note of a mark')
  })

  await test.step('puts the draft into a free time of the planner, and takes it out', async () => {
    await goTo('Content', 'Content')
    await tabTo(page, main.getByRole('link', { name: 'Later', exact: true }))
    await press('Enter')
    await tabTo(page, main.getByRole('link', { name: /, free/ }).first())
    await press('Enter')
    const put = main.getByRole('button', { name: /^Put it here/ })
    await expect(put).toBeVisible()
    await expectFocusSeen(page, 'beside the free time')
    await tabTo(page, put)
    await press('Enter')
    const undo = main.getByRole('button', { name: /^Undo scheduling/ })
    await expect(undo).toBeVisible()
    await expectFocusSeen(page, 'after planning')
    await tabTo(page, undo)
    await press('Enter')
    await expect(undo).toBeHidden()
    await expectFocusSeen(page, 'after the post is out of the planner')
  })

  await test.step('passes a message that is shown, and comes to the top of the page again', async () => {
    await page.evaluate(() =>
      window.dispatchEvent(
        new CustomEvent('brandhearth:toast', {
          detail: { id: 'shown', copy: { title: 'A message', text: 'It stays a while', tone: 'error' } },
        }),
      ),
    )
    await expect(page.getByText('A message').first()).toBeVisible()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).focus()
    await tabTo(page, page.getByRole('listitem').filter({ hasText: 'A message' }))
    await tabTo(page, page.getByRole('link', { name: 'Skip to content' }))
    await expect(page.getByText('A message').first()).toBeVisible()
  })

  await test.step('turns from tab to tab, and opens what is folded, in the other rooms', async () => {
    const TABS = [
      ['Brand', 'Your brand', 'What if'],
      ['Analytics', 'Analytics', 'What works'],
      ['Sales Hub', 'Sales Hub', 'People'],
      ['Brand Watch', 'Brand Watch', 'Sources'],
      ['Settings', 'Settings', 'Security'],
    ] as const
    for (const [room, heading, tab] of TABS) {
      await goTo(room, heading)
      await tabTo(page, main.getByRole('link', { name: tab, exact: true }).first())
      const before = page.url()
      await press('Enter')
      await expect(page).not.toHaveURL(before)
      await expectFocusSeen(page, `on ${tab} of ${room}`)
    }
    const FOLDS = [
      ['Campaigns', 'Campaigns', 'New campaign'],
      ['Team', 'Team', 'What each role can do'],
    ] as const
    for (const [room, heading, fold] of FOLDS) {
      await goTo(room, heading)
      await openFold(fold)
    }
  })

  await test.step('finds by search what it made', async () => {
    const search = page.getByRole('combobox', { name: 'Search pages, stories and posts' })
    await press('Control+k')
    await expect(search).toBeFocused()
    await page.keyboard.type('kiln')
    await expect(page.getByRole('option', { name: /kiln/ }).first()).toBeVisible()
    await press('Escape')
    await expect(search).toBeHidden()
    expect((await readFocus(page)).tag).not.toBe('')
  })
})
