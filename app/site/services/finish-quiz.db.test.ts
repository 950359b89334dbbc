import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { unseal } from '#app/platform/secrets/seal.ts'
import { finishQuiz } from '#app/site/services/finish-quiz.ts'
import { noteQuizSteps } from '#app/site/services/note-quiz-steps.ts'
import { readQuizResult } from '#app/site/services/read-quiz-result.ts'
import type { QuizForm } from '#core/site/quiz/schemas.ts'
import { scoreQuiz } from '#core/site/quiz/score.ts'
import { attachQuizResponses, findLatestQuizResponse } from '#db/queries/site/quiz.ts'
import { countQuizSteps } from '#db/queries/site/quiz-steps.ts'
import { createTestAccount } from '#tests/support/database/accounts.ts'
import { describeOnDatabase } from '#tests/support/database/test-database.ts'
import { visitorContext } from '#tests/support/visitor-context.ts'

const answersOf = (email: string): QuizForm => ({
  first_name: 'Maya',
  company_name: '',
  business_type: 'Creative',
  target_audience: 'People over 40 who want to make something with their hands',
  unique_value: 'Six at a time, because nobody should leave without a pot',
  biggest_challenge: 'I can not explain what makes us different',
  content_struggle: 'Getting started',
  marketing_channels: 'Instagram, Word of mouth',
  business_goals: 'Four full classes a week by autumn',
  success_metrics: 'A waiting list of ten',
  email,
})

describeOnDatabase('finishing the quiz', database => {
  const someone = () => `maya-${randomUUID()}@example.test`

  it('keeps the score that the rubric gives and opens it by an unguessable link', async () => {
    const context = visitorContext(database().db)
    const answers = answersOf(someone())
    const { token } = await finishQuiz(context, { answers, idempotencyKey: randomUUID() })
    const result = await readQuizResult(context, token)
    const expected = scoreQuiz(answers)
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(result).toMatchObject({ name: 'Maya', score: expected.score, focus: expected.primaryChallenge })
    expect(result?.nextSteps).toHaveLength(3)
  })

  it('pressed ten times at once it is kept once, mailed once and leads to one page', async () => {
    const { db } = database()
    const context = visitorContext(db)
    const email = someone()
    const press = { answers: answersOf(email), idempotencyKey: randomUUID() }
    const results = await Promise.all(Array.from({ length: 10 }, () => finishQuiz(context, press)))
    expect(new Set(results.map(({ token }) => token)).size).toBe(1)
    expect(await db.sql`select id from quiz_responses where email = ${email}`).toHaveLength(1)
    expect(await db.sql`select id from mail_outbox where to_address = ${email}`).toHaveLength(1)
  })

  it('sends a corrected address its own mail though the key is the same', async () => {
    const { db } = database()
    const context = visitorContext(db)
    const idempotencyKey = randomUUID()
    const first = await finishQuiz(context, { answers: answersOf(someone()), idempotencyKey })
    const second = await finishQuiz(context, { answers: answersOf(someone()), idempotencyKey })
    expect(second.token).not.toBe(first.token)
  })

  it('the mail says what the page says', async () => {
    const { db } = database()
    const context = visitorContext(db)
    const answers = answersOf(someone())
    const { token } = await finishQuiz(context, { answers, idempotencyKey: randomUUID() })
    const [mail] = await db.sql<{ sealedProps: Uint8Array }[]>`
      select sealed_props from mail_outbox where to_address = ${answers.email}
    `
    const props = unseal(mail?.sealedProps ?? new Uint8Array(), context.config.encryptionKey, 'mail-props')
    const result = await readQuizResult(context, token)
    expect(JSON.parse(props)).toMatchObject({
      score: result?.score,
      focus: result?.focus,
      nextSteps: result?.nextSteps,
    })
  })

  it('an account made later with the same address starts with the answers', async () => {
    const { db } = database()
    const context = visitorContext(db)
    const email = someone()
    await finishQuiz(context, { answers: answersOf(email), idempotencyKey: randomUUID() })
    const account = await createTestAccount(db, { email })
    await attachQuizResponses(db.sql, { userId: account.id, email })
    const response = await findLatestQuizResponse(db.sql, { workspace: account.workspace })
    expect(response?.answers).toMatchObject({ target_audience: answersOf(email).target_audience })
  })

  it.each(['', 'x', 'a'.repeat(43), "' or 1=1 --"])('knows no result for the link %j', async token => {
    expect(await readQuizResult(visitorContext(database().db), token)).toBeNull()
  })

  it('counts each question once for a quiz, and nothing about who answers', async () => {
    const context = visitorContext(database().db)
    const since = context.now()
    const counted = async () =>
      new Map((await countQuizSteps(context.db.sql, { since })).map(({ step, answered }) => [step, answered]))
    const before = await counted()
    const first = { first_name: 'Maya' }
    await noteQuizSteps(context, { before: {}, after: first })
    await noteQuizSteps(context, { before: first, after: { first_name: 'Mia' } })
    await noteQuizSteps(context, { before: {}, after: { ...first, business_type: 'Creative' } })
    const after = await counted()
    expect([1, 2, 3].map(step => (after.get(step) ?? 0) - (before.get(step) ?? 0))).toEqual([2, 1, 0])
  })
})
