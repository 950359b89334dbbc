import { expect, test } from 'playwright/test'
import { QUIZ_FIELDS } from '#core/site/quiz/steps.ts'
import { startPostgresServer } from '#scripts/local/postgres-server.ts'
import { Wire } from '#scripts/measure/harness/links/wire.ts'
import { startAppServer } from '#tests/support/app-server.ts'

test('a lost database is answered kindly with 503, and the app recovers by itself', async () => {
  test.setTimeout(120_000)
  const database = await startPostgresServer()
  test.skip(!database.ok, database.ok ? '' : database.reason)
  if (!database.ok) return
  const wire = new Wire(database.port)
  await wire.restore()
  const app = await startAppServer({ DATABASE_URL: `postgres://postgres@127.0.0.1:${wire.port}/postgres` })
  try {
    const signIn = async () => {
      const response = await fetch(`${app.url}/auth`, {
        method: 'POST',
        headers: { Origin: app.url },
        body: new URLSearchParams({ email: 'ana@example.test', password: 'whatever1A' }),
      })
      return { response, html: await response.text() }
    }
    // A page without scripts sends one question at a time and has the other answers in a cookie.
    let cookie = ''
    const sendQuiz = (step: number) =>
      fetch(`${app.url}/brand-clarity-quiz?step=${step}`, {
        method: 'POST',
        redirect: 'manual',
        headers: { Origin: app.url, Cookie: cookie },
        body: new URLSearchParams({
          ...Object.fromEntries(QUIZ_FIELDS.map(field => [field, 'A small pottery studio'])),
          email: 'ana@example.test',
          idempotencyKey: 'quiz-in-an-outage',
          intent: 'next',
        }),
      })
    cookie = (await sendQuiz(1)).headers
      .getSetCookie()
      .map(set => set.split(';')[0])
      .join('; ')
    expect((await signIn()).response.status).toBe(422)

    await wire.cut()
    const during = await signIn()
    expect(during.response.status).toBe(503)
    expect(during.response.headers.get('retry-after')).toBe('5')
    expect(during.html).toContain('Everything you saved is safe')
    const quiz = await sendQuiz(10)
    const quizPage = await quiz.text()
    expect([quiz.status, quiz.headers.get('retry-after')]).toEqual([503, '5'])
    expect(quizPage).toContain('Submission Error')
    expect(quizPage).toContain('There was a problem processing your quiz. Please try again.')
    expect(quizPage, 'what was typed is kept').toContain('value="ana@example.test"')
    expect((await fetch(`${app.url}/readyz`)).status).toBe(503)
    expect((await fetch(`${app.url}/healthz`)).status).toBe(200)
    const status = await fetch(`${app.url}/status`)
    expect([status.status, status.headers.get('cache-control')]).toEqual([503, 'no-store'])
    expect(await status.text()).toContain('The app can’t reach its database')
    // Pages that need no database go on.
    expect((await fetch(`${app.url}/signup`)).status).toBe(200)

    await wire.restore()
    await expect
      .poll(async () => (await signIn()).response.status, { timeout: 15_000, intervals: [500] })
      .toBe(422)
    expect((await fetch(`${app.url}/readyz`)).status).toBe(200)
    const taken = await sendQuiz(10)
    expect([taken.status, taken.headers.get('location')]).toEqual([
      303,
      expect.stringContaining('/brand-clarity-quiz/result/'),
    ])
  } finally {
    await app.stop()
    await wire.cut()
    await database.stop()
  }
})
