import type { Locator, Page } from 'playwright/test'
import type { Person } from '../fixtures/accounts.ts'
import type { Mailbox } from '../fixtures/mailbox.ts'
import { KICKSTART } from '../fixtures/onboarding.ts'
import { expect, test } from '../fixtures/test.ts'

/** The bar: from the landing page to a first post in the planner. */
const MOST_SCREENS = 9
const MOST_INPUTS = 14
const MOST_MINUTES = 5
/** What follows the first question, whichever way somebody came: its answer to the time that is chosen for the post. */
const SCREENS_FROM_THERE = 4
const INPUTS_FROM_THERE = 7

/** Characters a minute of somebody who types 40 words, of five characters and a space, a minute. */
const TYPED_A_MINUTE = 40 * 6
/** A minute for each of these, beside the typing: reading a screen and pressing its button, ticking a box, finding a mail. */
const SCREEN_MINUTES = 12 / 60
const CHOICE_MINUTES = 3 / 60
const MAIL_MINUTES = 30 / 60

const SENTENCE = 'My teachers sleep on Sundays again, and their planning takes an hour.'

/** Counts what a person does: screens that are shown to them, fields that they fill in, choices that they make. */
function countedPerson(page: Page) {
  const counted = { screens: [] as string[], inputs: 0, typed: 0, choices: 0 }
  return {
    counted,
    /** A screen is there: what it is called is all that tells two of one address apart. */
    async sees(heading: string | RegExp) {
      await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible()
      counted.screens.push(`${new URL(page.url()).pathname} ${heading}`)
    },
    async types(label: string | RegExp, text: string) {
      await page.getByLabel(label, typeof label === 'string' ? { exact: true } : {}).fill(text)
      counted.inputs += 1
      counted.typed += text.length
    },
    /** Presses the label of a choice that is itself out of sight. */
    async picks(label: Locator) {
      await label.click()
      counted.inputs += 1
      counted.choices += 1
    },
    async ticks(role: 'checkbox' | 'radio', name: string | RegExp) {
      await page.getByRole(role, { name }).check()
      counted.inputs += 1
      counted.choices += 1
    },
    /** Presses one of several buttons that each mean something else. */
    async chooses(name: RegExp) {
      await page.getByRole('button', { name }).first().click()
      counted.inputs += 1
      counted.choices += 1
    },
  }
}

type CountedPerson = ReturnType<typeof countedPerson>

/** From the form that registers to the first question; the plan is chosen where the way there has not chosen one. */
async function signUpCounted(
  page: Page,
  { sees, types, ticks }: CountedPerson,
  mailbox: Mailbox,
  person: Person,
  plan: { chosen: string } | { choose: RegExp },
) {
  await sees(/free trial/)
  await types('Name', person.name)
  await types('Email', person.email)
  await types('Password', person.password)
  await types('Confirm password', person.password)
  if ('choose' in plan) {
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
    await ticks('radio', plan.choose)
  } else await expect(page.getByRole('radio', { checked: true })).toHaveValue(plan.chosen)
  await ticks('checkbox', /18 or over/)
  await page.getByRole('button', { name: 'Create account' }).click()

  await sees('Check your email')
  const link = mailbox.linkIn(await mailbox.waitFor(person.email, /confirm/i), /confirm/)
  await page.goto(link)
  await sees('Confirm your email')
  await page.getByRole('button', { name: 'Confirm email' }).click()

  await sees(/What problem/)
  await expect(page.getByText('7 days of Pro, no card needed.').first()).toBeVisible()
}

for (const { way, from = '/', start, plan } of [
  {
    way: 'the button of the hero',
    start: (page: Page) => page.getByRole('link', { name: 'Start 7-Day Free Trial' }).first().click(),
    plan: { choose: /^Pro £29 a month/ },
  },
  {
    way: 'the prices in the header',
    async start(page: Page) {
      await page.getByRole('link', { name: 'Pricing' }).first().click()
      await expect(page).toHaveURL(/#pricing$/)
      await page.getByRole('link', { name: 'Start Free Trial of Pro', exact: true }).click()
    },
    plan: { chosen: 'pro' },
  },
  {
    way: 'the page of prices, found by itself',
    from: '/pricing',
    start: (page: Page) => page.getByRole('link', { name: 'Start Free Trial of Pro', exact: true }).click(),
    plan: { chosen: 'pro' },
  },
] as const) {
  test(`by ${way} the first question is as near as by any other way`, async ({ page, mailbox, person }) => {
    const maya = countedPerson(page)
    await page.goto(from)
    await maya.sees(/./)
    await start(page)
    await signUpCounted(page, maya, mailbox, person, plan)
    const { screens, inputs } = maya.counted
    expect(screens.length, screens.join('\n')).toBeLessThanOrEqual(MOST_SCREENS - SCREENS_FROM_THERE)
    expect(inputs).toBeLessThanOrEqual(MOST_INPUTS - INPUTS_FROM_THERE)
  })
}

test('from the landing page to a first post in the planner takes nine screens and fourteen inputs at most', async ({
  page,
  mailbox,
  person,
}) => {
  test.setTimeout(90_000)
  const maya = countedPerson(page)
  const { counted } = maya
  const documents: string[] = []
  page.on('response', answer => {
    if (answer.request().resourceType() === 'document' && answer.status() === 200)
      documents.push(answer.url())
  })

  await page.goto('/')
  await maya.sees(/./)
  await maya.types('Change a sentence from Wren & Clay', SENTENCE)
  await maya.picks(page.locator('[data-try-hero] label', { hasText: 'Calm Authority' }))
  await page.getByRole('button', { name: 'Start with this sentence' }).click()

  await expect(page.getByText(`Your first post will begin with “${SENTENCE}”`)).toBeVisible()
  await signUpCounted(page, maya, mailbox, person, { choose: /^Pro £29 a month/ })
  await maya.types(/What problem/, KICKSTART.heart)
  await page.getByRole('button', { name: 'Next', exact: true }).click()

  await maya.sees(/Which values/)
  await maya.ticks('checkbox', 'Growth')
  await maya.ticks('checkbox', 'Balance')
  await expect(page.getByRole('radio', { name: /Calm Authority/ })).toBeChecked()
  await page.getByRole('button', { name: 'Next', exact: true }).click()

  await maya.sees(/Who would you happily/)
  await maya.types(/Who would you happily/, KICKSTART.client)
  await maya.types(/What do you offer/, KICKSTART.offer)
  await page.getByRole('button', { name: 'Complete Kickstart' }).click()

  await maya.sees('Your first post is ready')
  const post = page.getByLabel('Your post')
  await expect(post).toHaveValue(new RegExp(`^${SENTENCE}[^]*${KICKSTART.heart}`))
  const said = await page.getByRole('status').filter({ hasText: 'out of 100' }).textContent()
  expect(Number(said?.match(/(\d+) out of 100/)?.[1])).toBeGreaterThanOrEqual(60)
  await expect(page.getByRole('button', { name: /, 09:00$/ })).toHaveCount(3)
  await maya.chooses(/, 09:00$/)

  await expect(page).toHaveURL(/\/app\/content\?date=/)
  await maya.sees(/./)
  await expect(page.getByText('Post scheduled').first()).toBeVisible()
  await expect(
    page
      .getByText(/My teachers sleep/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible()

  const minutes =
    counted.typed / TYPED_A_MINUTE +
    counted.screens.length * SCREEN_MINUTES +
    counted.choices * CHOICE_MINUTES +
    MAIL_MINUTES
  test.info().annotations.push({
    type: 'the way in',
    description: `${counted.screens.length} screens, ${counted.inputs} inputs, ${minutes.toFixed(1)} minutes`,
  })
  expect(counted.screens.length, counted.screens.join('\n')).toBeLessThanOrEqual(MOST_SCREENS)
  expect(documents.length, `documents:\n${documents.join('\n')}`).toBeLessThanOrEqual(MOST_SCREENS)
  expect(counted.inputs).toBeLessThanOrEqual(MOST_INPUTS)
  expect(minutes).toBeLessThan(MOST_MINUTES)

  await page.goto('/onboarding')
  await expect(page).toHaveURL(/\/app\/dashboard/)
})
