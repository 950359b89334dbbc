import { becomeFounder } from '../fixtures/founder.ts'
import { expect, test } from '../fixtures/test.ts'

test('a founder keeps an idea, writes it, plans it, moves it, takes it out and puts it back', async ({
  page,
  mailbox,
  person,
}) => {
  test.setTimeout(120_000)
  await becomeFounder(page, mailbox, person)

  await test.step('catches an idea in one line and makes a draft of it', async () => {
    await page.goto('/app/content?tab=ideas')
    await page.getByLabel('What could you write about?').fill('Why bakers undercharge')
    await page.getByRole('button', { name: 'Save idea' }).click()
    await expect(page.getByText('Idea saved').first()).toBeVisible()
    await page.getByRole('button', { name: /^Write post/ }).click()
    await expect(page).toHaveURL(/\/app\/create\?post=/)
    await page.getByLabel('Your post').fill('Bakers undercharge because flour looks cheap.')
    await page.getByRole('button', { name: 'Save post' }).click()
    await expect(page.getByText('Post saved').first()).toBeVisible()
  })

  await test.step('sets a weekly slot', async () => {
    await page.goto('/app/content/settings')
    await page.getByLabel('Weekday').selectOption('4')
    await page.getByLabel('Time', { exact: true }).fill('10:15')
    await page.getByRole('button', { name: 'Add slot' }).click()
    await expect(page.getByText('Thursday, 10:15').first()).toBeVisible()
  })

  await test.step('plans the post for the free slot', async () => {
    await page.goto('/app/content?tab=create')
    await page.getByRole('link', { name: /^Schedule post/ }).click()
    await expect(page.getByLabel('Time', { exact: true })).toHaveValue('10:15')
    await page.getByRole('button', { name: 'Schedule in next free slot' }).click()
    await expect(page.getByText('Post scheduled').first()).toBeVisible()
    // One is led to the day itself, not to the head of the page.
    await expect(page.getByRole('link', { name: /10:15 LinkedIn Why bakers undercharge/ })).toBeInViewport()
  })

  await test.step('undoes that beside it, and puts the draft into the free time itself', async () => {
    await page.getByRole('button', { name: 'Undo scheduling Why bakers undercharge' }).click()
    await expect(page.getByText(/was removed from the planner/)).toBeVisible()
    await page.getByRole('link', { name: 'Thu 10:15, free' }).click()
    const offer = page.getByRole('region', { name: /^Thursday .+, 10:15$/ })
    await expect(offer.getByRole('link', { name: 'Why bakers undercharge' })).toBeVisible()
    await offer.getByRole('button', { name: /^Put it here/ }).click()
    await expect(page.getByRole('link', { name: /10:15 LinkedIn Why bakers undercharge/ })).toBeInViewport()
    await expect(page.getByRole('link', { name: 'Thu 10:15, free' })).toHaveCount(0)
  })

  await test.step('is told that another platform is beyond the plan', async () => {
    await page.goto('/app/content?tab=create')
    await page.getByRole('link', { name: /^Schedule again/ }).click()
    // The list has a choice of platforms, too.
    await expect(page.getByRole('heading', { name: 'Schedule post', level: 1 })).toBeVisible()
    // How it ends is asked of what repeats.
    await expect(page.getByLabel('Number of posts')).toBeHidden()
    await page.getByLabel('Repeat', { exact: true }).selectOption('week')
    await expect(page.getByLabel('Number of posts')).toBeVisible()
    await page.getByLabel('Repeat', { exact: true }).selectOption('never')
    await page.getByLabel('Platform').selectOption('threads')
    await page.getByRole('button', { name: 'Schedule post', exact: true }).click()
    await expect(
      page.getByText(/Your plan includes one platform, and you’re using it for LinkedIn/),
    ).toBeVisible()
  })

  await test.step('moves it, takes it out, and undoes that', async () => {
    await page.goto('/app/content?view=list')
    await page.getByRole('link', { name: 'Why bakers undercharge' }).click()
    await page.getByLabel('Day', { exact: true }).fill('2031-03-06')
    await page.getByRole('button', { name: 'Move post' }).click()
    await expect(
      page.getByText(/^“Why bakers undercharge” was moved from Thursday .+, 10:15\.$/),
    ).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0)
    await page.getByRole('link', { name: 'Why bakers undercharge' }).click()
    await expect(page.getByLabel('Time', { exact: true })).toHaveValue('10:15')
    await expect(page.getByLabel('Day', { exact: true })).not.toHaveValue('2031-03-06')
    await page.getByLabel('Day', { exact: true }).fill('2031-03-06')
    await page.getByRole('button', { name: 'Move post' }).click()
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
    await page.goto('/app/content?view=week&date=2031-03-06')
    await page.getByRole('link', { name: 'Move Why bakers undercharge' }).click()
    await page.getByRole('button', { name: 'Remove from planner' }).click()
    await expect(page.getByText('“Why bakers undercharge” was removed from the planner.')).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0)
    await page.goto('/app/content?view=day&date=2031-03-06')
    await expect(page.getByRole('link', { name: 'Why bakers undercharge' })).toBeVisible()
  })

  await test.step('follows the planner in another calendar, by an address that answers, until it is turned off', async () => {
    await page.goto('/app/content/settings')
    await page.getByRole('button', { name: 'Create address' }).click()
    const apple = page.getByRole('link', { name: 'Apple Calendar' })
    await expect(apple).toBeVisible()
    const webcal = (await apple.getAttribute('href')) ?? ''
    const feed = webcal.replace(/^webcal:/, 'http:')
    expect(webcal).toMatch(/^webcal:\/\/[^/]+\/calendar\/[^/]+\.ics$/)
    const parametersOf = async (name: string) => {
      const address = new URL((await page.getByRole('link', { name }).getAttribute('href')) ?? '')
      return [address.host, address.searchParams.get('cid') ?? address.searchParams.get('url')]
    }
    expect(await parametersOf('Google Calendar')).toEqual(['calendar.google.com', webcal])
    expect(await parametersOf('Outlook')).toEqual(['outlook.live.com', feed])
    const answer = await page.request.get(feed)
    expect(answer.status()).toBe(200)
    expect(answer.headers()['content-type']).toContain('text/calendar')
    expect(await answer.text()).toContain('Why bakers undercharge')
    await page.getByRole('button', { name: 'Turn off feed' }).click()
    await expect(apple).toBeHidden()
    expect((await page.request.get(feed)).status()).toBe(404)
  })
})
