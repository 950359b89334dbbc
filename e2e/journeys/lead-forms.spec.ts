import type { Page } from 'playwright/test'
import { expectAccessible } from '../fixtures/accessibility.ts'
import { becomeFounder } from '../fixtures/founder.ts'
import { expect, test } from '../fixtures/test.ts'

/** Fills in a form at a person's pace: the stamp of the page says when it was opened. */
async function fillIn(page: Page, answers: Record<string, string>): Promise<void> {
  for (const [label, answer] of Object.entries(answers))
    await page.getByRole('textbox', { name: label }).fill(answer)
  const opened = Number((await page.locator('input[name="stamp"]').inputValue()).split('.')[0])
  await expect.poll(() => Date.now() - opened).toBeGreaterThan(3_000)
}

test('a founder opens a form, a visitor fills it in and confirms, and spam is looked through', async ({
  page,
  context,
  mailbox,
  person,
}) => {
  test.setTimeout(150_000)
  await becomeFounder(page, mailbox, person, 'Pro')
  await page.goto('/app/sales-hub/forms')
  await expect(page.getByRole('heading', { name: 'No forms yet' })).toBeVisible()
  await page.getByLabel('Name', { exact: true }).fill('Bread course')
  await page.getByRole('button', { name: 'Add form' }).click()
  await expect(page.getByRole('heading', { name: 'Bread course', level: 2 })).toBeVisible()
  await page.getByLabel('Words to tick for emails').fill('Yes, the Bread School may email me')
  await page.getByRole('button', { name: 'Save form' }).click()
  await expect(page.getByText('Form saved').first()).toBeVisible()
  await page.getByRole('button', { name: 'Open form' }).click()
  const address = await page.getByRole('link', { name: /\/f\/bread-course-/ }).getAttribute('href')
  const form = new URL(address ?? '').pathname
  const email = `jo-${crypto.randomUUID()}@example.test`

  await test.step('the visitor is told what is missing, sends it, and confirms by the link in the email', async () => {
    const visitor = await context.newPage()
    await visitor.goto(`${form}?via=why-k7m2`)
    await visitor.getByRole('button', { name: 'Send' }).click()
    await expect(visitor.getByText('Enter your name')).toBeVisible()
    await visitor.getByLabel('Yes, the Bread School may email me').check()
    await fillIn(visitor, {
      Name: 'Jo Blake',
      Email: email,
      'What would you like help with?': 'A day of bread for my team',
    })
    await visitor.getByRole('button', { name: 'Send' }).click()
    await expect(visitor.getByText('We’ve emailed you a link.')).toBeVisible()
    expect(visitor.url()).toContain('/thanks?via=why-k7m2')
    const mail = await mailbox.waitFor(email, /confirm/i)
    await visitor.goto(mailbox.linkIn(mail, /\/f\/confirm\//))
    await visitor.getByRole('button', { name: 'Confirm' }).click()
    await expect(visitor.getByRole('heading', { name: 'Confirmed' })).toBeVisible()
    await visitor.close()
  })

  await test.step('what a program sends without opening the form waits as spam, until the founder says otherwise', async () => {
    const sent = await page.request.post(`/api/forms/${form.slice('/f/'.length)}`, {
      data: { name: 'Ana Reyes', email: 'ana@example.test', q1: 'A cake' },
    })
    expect(sent.status()).toBe(201)
    await page.goto('/app/sales-hub/forms')
    await page.getByRole('link', { name: /Look through the spam/ }).click()
    await expect(page.getByText('Sent without opening the form')).toBeVisible()
    await page.getByRole('button', { name: 'Ana Reyes isn’t spam: add to People' }).click()
    await expect(page.getByText('Sent without opening the form')).toBeHidden()
    await page.goto('/app/sales-hub/people')
    await expect(page.getByRole('link', { name: 'Ana Reyes' })).toBeVisible()
    await page.getByRole('link', { name: 'Jo Blake' }).click()
    await expect(page.getByText('What would you like help with?: A day of bread for my team')).toBeVisible()
  })
})

test('a founder makes a quiz that leads whoever takes it to a result of theirs', async ({
  page,
  context,
  mailbox,
  person,
}) => {
  test.setTimeout(150_000)
  await becomeFounder(page, mailbox, person, 'Pro')
  await page.goto('/app/sales-hub/forms')
  await page.getByLabel('Name', { exact: true }).fill('Bread quiz')
  await page.getByRole('radio', { name: /^Quiz/ }).check()
  await page.getByRole('button', { name: 'Add form' }).click()
  await page.getByRole('button', { name: 'Open quiz' }).click()
  await expect(page.getByText('Add a question and a result first')).toBeVisible()
  const result = (n: number) =>
    page
      .locator('details')
      .filter({ hasText: `Result ${n}` })
      .first()
  await result(1).getByLabel('Title').fill('One loaf')
  await page.getByText('Result 2', { exact: true }).first().click()
  await result(2).getByLabel('Title').fill('A stall')
  await result(2).getByLabel('From how many points').fill('5')
  const question = page.locator('details').filter({ hasText: 'Question 1' }).first()
  await question.getByLabel('Question', { exact: true }).fill('How often do you bake?')
  await question.getByLabel('Answer 1').fill('Never')
  await question.getByLabel('Points for 1').fill('0')
  await page.getByRole('button', { name: 'Save quiz' }).click()
  await expect(page.getByText('Enter at least two answers')).toBeVisible()
  await question.getByLabel('Answer 2').fill('Every day')
  await question.getByLabel('Points for 2').fill('9')
  await page.getByRole('button', { name: 'Save quiz' }).click()
  await expect(page.getByText('Quiz saved').first()).toBeVisible()
  // Without the word of what happened, which lies over the page for a moment.
  await page.reload()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Open quiz' }).click()
  const address = await page.getByRole('link', { name: /\/f\/bread-quiz-/ }).getAttribute('href')

  const visitor = await context.newPage()
  await visitor.goto(new URL(address ?? '').pathname)
  await fillIn(visitor, { Name: 'Jo Blake', Email: `jo-${crypto.randomUUID()}@example.test` })
  await visitor.getByRole('button', { name: 'Send' }).click()
  await expect(visitor.getByText('Choose one of the answers')).toBeVisible()
  await expectAccessible(visitor)
  await visitor.getByRole('radio', { name: 'Every day' }).check()
  await visitor.getByRole('button', { name: 'Send' }).click()
  await expect(visitor.getByRole('heading', { name: 'A stall' })).toBeVisible()
  await expectAccessible(visitor)
  await visitor.close()

  const door = `/api/forms/${new URL(address ?? '').pathname.slice('/f/'.length)}`
  expect(await (await page.request.get(door)).json()).toMatchObject({
    fields: [{ key: 'email' }, { key: 'z1', kind: 'quiz', options: ['Never', 'Every day'] }, { key: 'name' }],
  })
  const data = { name: 'Ana', email: 'ana@example.test', z1: 'Never' }
  const sent = await page.request.post(door, { data })
  expect(await sent.json()).toMatchObject({ result: { title: 'One loaf', points: 0, offer: null } })
  expect((await page.request.post(door, { data: { ...data, z1: 'Sometimes' } })).status()).toBe(422)

  await page.reload()
  await expect(page.getByText('A stall (9 points)')).toBeVisible()
  await page.getByRole('link', { name: 'Jo Blake' }).click()
  await expect(page.getByText('Result: A stall (9 points)')).toBeVisible()
})

test('a founder edits the questions of a quiz one at a time, and nothing typed is lost on the way', async ({
  page,
  javaScriptEnabled,
  mailbox,
  person,
}) => {
  test.setTimeout(150_000)
  await becomeFounder(page, mailbox, person, 'Pro')
  await page.goto('/app/sales-hub/forms')
  await page.getByLabel('Name', { exact: true }).fill('Oven quiz')
  await page.getByRole('radio', { name: /^Quiz/ }).check()
  await page.getByRole('button', { name: 'Add form' }).click()
  const field = (name: string) => page.locator(`[name="${name}"]`)
  const heading = (n: number) => page.locator('summary').filter({ hasText: new RegExp(`^Question ${n}$`) })
  const typeQuestion = async (key: string, label: string, answers: readonly string[]) => {
    await field(`${key}Label`).fill(label)
    for (const [at, answer] of answers.entries()) await field(`${key}a${at + 1}Text`).fill(answer)
  }
  await expect(heading(1)).toBeVisible()
  await expect(heading(2)).toHaveCount(0)
  await field('r1Title').fill('One loaf')

  await test.step('what was typed is saved on the way to another question', async () => {
    await typeQuestion('z1', 'How often do you bake?', ['Never', 'Every day'])
    await page.getByRole('button', { name: 'Save and add question 2' }).click()
    await expect(page).toHaveURL(/part=quiz&question=z2#question$/)
    await expect(heading(2)).toBeFocused()
    await expect(heading(2)).toBeInViewport()
    await expect(page.getByText('Question 1How often do you bake?2 answers')).toBeVisible()
  })

  await test.step('a refusal stays at the open question with what was typed', async () => {
    await typeQuestion('z2', 'What do you bake in?', ['A pot'])
    await page.getByRole('button', { name: 'Save and edit question 1' }).click()
    await expect(page.getByText('Enter at least two answers')).toBeVisible()
    await expect(page.getByRole('alert')).toContainText('Please look at question 2 again.')
    await expect(page).toHaveURL(/question=z2/)
    await expect(field('z2Label')).toHaveValue('What do you bake in?')
    await expect(field('z2a1Text')).toHaveValue('A pot')
    await field('z2a2Text').fill('A tin')
    // Enter saves, and leads to no other question.
    await field('z2Label').press('Enter')
    await expect(page).toHaveURL(/question=z2$/)
    await expect(heading(2)).toBeVisible()
    await expect(field('z2a2Text')).toHaveValue('A tin')
  })

  await test.step('what is wrong with another question opens it', async () => {
    await page.getByRole('radio', { name: /^By most answers/ }).check()
    for (const place of ['a1', 'a2']) await field(`z2${place}Outcome`).selectOption('Result 1')
    await page.getByRole('button', { name: 'Save quiz' }).click()
    await expect(heading(1)).toBeVisible()
    await expect(page.getByText('Choose a result that has a title')).toHaveCount(2)
    await expect(page.getByRole('alert')).toContainText('Please look at question 1 again.')
    await expect(heading(2)).toBeVisible()
    if (javaScriptEnabled !== false) await expect(field('z1a1Outcome')).toBeFocused()
    for (const place of ['a1', 'a2']) await field(`z1${place}Outcome`).selectOption('Result 1')
    await page.getByRole('button', { name: 'Save quiz' }).click()
    await expect(heading(1)).toHaveCount(0)
    await expect(heading(2)).toBeVisible()
  })

  await test.step('an emptied question is gone once it is saved, and the others are whole', async () => {
    for (const name of ['z2Label', 'z2a1Text', 'z2a2Text']) await field(name).fill('')
    await page.getByRole('button', { name: 'Save and edit question 1' }).click()
    await expect(heading(1)).toBeFocused()
    await expect(field('z1a2Text')).toHaveValue('Every day')
    await expect(field('z1a2Outcome')).toHaveValue('r1')
    await expect(page.getByText('Question 2Empty')).toBeVisible()
  })

  await test.step('a row stands in one column on a phone', async () => {
    await page.setViewportSize({ width: 375, height: 812 })
    const row = page.locator('.question-shut').first()
    await expect(async () => {
      const text = await row.locator('p').boundingBox()
      const button = await row.getByRole('button').boundingBox()
      expect(button?.y).toBeGreaterThanOrEqual((text?.y ?? 0) + (text?.height ?? 0))
    }).toPass()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
    await page.reload()
    await expectAccessible(page)
  })
})

test('a founder shares the brand clarity quiz, and gets who ticked it and nobody else', async ({
  page,
  context,
  mailbox,
  person,
}) => {
  test.setTimeout(150_000)
  await becomeFounder(page, mailbox, person, 'Pro')
  await page.goto('/app/sales-hub/forms')
  await page.getByLabel('Name', { exact: true }).fill('From my posts')
  await page.getByRole('radio', { name: 'Our brand clarity quiz' }).check()
  await page.getByRole('button', { name: 'Add form' }).click()
  await page.getByRole('button', { name: 'Open address' }).click()
  const link = page.getByRole('link', { name: /\/brand-clarity-quiz\/from\/from-my-posts-/ })
  const path = new URL((await link.getAttribute('href')) ?? '').pathname

  const take = async (name: string, isTicked: boolean) => {
    const visitor = await context.newPage()
    await visitor.goto(path)
    const email = `${name}-${crypto.randomUUID()}@example.test`
    const boxes = await visitor.getByRole('textbox').all()
    for (const box of boxes) await box.fill('Three enquiries a week from bakers in Bristol by summer')
    await fillIn(visitor, { 'What should we call you?': name, 'Where should we send your results?': email })
    const tick = visitor.getByRole('checkbox', { name: /may have my name, email and result/ })
    await expect(tick).not.toBeChecked()
    if (isTicked) await tick.check()
    await visitor.getByRole('button', { name: 'Get My Results' }).click()
    await expect(visitor).toHaveURL(/\/brand-clarity-quiz\/result\//)
    await visitor.close()
    return email
  }
  await take('Ana', false)
  const email = await take('Jo', true)
  const mail = await mailbox.waitFor(email, /confirm/i)
  const visitor = await context.newPage()
  await visitor.goto(mailbox.linkIn(mail, /\/f\/confirm\//))
  await visitor.getByRole('button', { name: 'Confirm' }).click()
  await visitor.getByRole('link', { name: 'Back to the form' }).click()
  await expect(visitor).toHaveURL(new RegExp(path))
  await expectAccessible(visitor)
  await visitor.close()

  await page.goto('/app/sales-hub/people')
  await expect(page.getByRole('link', { name: 'Ana', exact: true })).toBeHidden()
  await page.getByRole('link', { name: 'Jo', exact: true }).click()
  await expect(page.getByText('Brand clarity score:')).toBeVisible()
})

test('a founder shares the Brand Compass, and gets the answers of who ticked it', async ({
  page,
  context,
  mailbox,
  person,
}) => {
  test.setTimeout(150_000)
  await becomeFounder(page, mailbox, person, 'Pro')
  await page.goto('/app/sales-hub/forms')
  await page.getByLabel('Name', { exact: true }).fill('Compass talk')
  await page.getByRole('radio', { name: 'Our Brand Compass' }).check()
  await page.getByRole('button', { name: 'Add form' }).click()
  await page.getByRole('button', { name: 'Open address' }).click()
  const link = page.getByRole('link', { name: /\/brand-compass\/from\/compass-talk-/ })
  const visitor = await context.newPage()
  await visitor.goto(new URL((await link.getAttribute('href')) ?? '').pathname)
  await visitor.getByRole('button', { name: 'Send Brand Compass' }).click()
  await expect(visitor.getByText('Please fill in all required fields').first()).toBeVisible()
  await expectAccessible(visitor)
  await visitor.getByRole('checkbox', { name: /may have my name, email and answers/ }).check()
  await fillIn(visitor, {
    'First name': 'Jo',
    Email: `jo-${crypto.randomUUID()}@example.test`,
    'What is your brand for?': 'Bread that waits for nobody',
    'How did it start?': 'With a loaf that failed',
    'What do the people you help struggle with?': 'Time',
  })
  await visitor.getByRole('button', { name: 'Send Brand Compass' }).click()
  await expect(visitor.getByText('Brand Compass Submitted!').first()).toBeVisible()
  await visitor.close()
  await page.reload()
  await expect(page.getByText('Bread that waits for nobody')).toBeVisible()
  await expect(page.getByText('Email not confirmed').last()).toBeVisible()
  await expectAccessible(page)
})
