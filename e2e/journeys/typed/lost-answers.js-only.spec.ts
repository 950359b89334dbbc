import { becomeFounder } from '../../fixtures/founder.ts'
import { expect, test } from '../../fixtures/test.ts'

test('what is typed after the answer to a save was lost is no conflict with oneself', async ({
  page,
  mailbox,
  person,
  allowProblem,
}) => {
  test.setTimeout(120_000)
  allowProblem(/ERR_FAILED|409/)
  await becomeFounder(page, mailbox, person)
  const answers = (url: URL) => ['/app/create/autosave', '/app/clarify/answer'].includes(url.pathname)
  const loseAnswers = () =>
    page.route(answers, async route => {
      await route.fetch()
      await route.abort()
    })

  await page.goto('/app/create')
  const state = page.getByTestId('save-state')
  const text = page.getByLabel('Your post')
  await text.fill('The first save')
  await expect(state).toHaveText('Saved')
  await loseAnswers()
  await text.fill('The second save, whose answer is lost')
  await expect(state).toHaveText(/offline/)
  await page.unroute(answers)
  await text.fill('The second save, whose answer is lost, and more')
  await expect(state).toHaveText('Saved')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.reload()
  await expect(text).toHaveValue('The second save, whose answer is lost, and more')

  await page.goto('/app/clarify')
  const answer = page.getByRole('main').getByRole('textbox').first()
  await loseAnswers()
  await answer.fill('Loaf')
  await answer.blur()
  await expect(page.getByText('We’ll save this when you reconnect').first()).toBeVisible()
  await page.unroute(answers)
  await answer.fill('Loaf & Ledger')
  await answer.blur()
  await expect(page.getByText('All changes saved')).toBeVisible()
  await page.reload()
  await expect(answer).toHaveValue('Loaf & Ledger')
})

test('what is typed while an answer is on its way is saved when the page is closed', async ({
  page,
  mailbox,
  person,
  allowProblem,
}) => {
  test.setTimeout(120_000)
  allowProblem(/ERR_|Failed/)
  await becomeFounder(page, mailbox, person)
  await page.goto('/app/clarify')
  const answer = page.getByRole('main').getByRole('textbox').first()
  const sent: string[] = []
  // The first is taken, and its answer is slow.
  await page.route('**/app/clarify/answer', async route => {
    sent.push(route.request().postData() ?? '')
    if (sent.length > 1) return route.continue()
    await route.fetch()
    await new Promise(resolve => setTimeout(resolve, 3_000))
    await route.abort().catch(() => {})
  })
  await answer.fill('Loaf')
  await answer.blur()
  await expect.poll(() => sent.length).toBe(1)
  await answer.fill('Loaf & Ledger')
  await page.goto('/app/support')
  await page.goto('/app/clarify')
  await expect(page.getByRole('main').getByRole('textbox').first()).toHaveValue('Loaf & Ledger')
})
