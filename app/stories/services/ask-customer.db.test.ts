import { randomUUID } from 'node:crypto'
import { parse } from 'valibot'
import { expect, it } from 'vitest'
import { addStory } from '#app/stories/services/add-story.ts'
import { answerQuestion } from '#app/stories/services/ask/answer-question.ts'
import { askCustomer } from '#app/stories/services/ask/ask-customer.ts'
import { readQuestion } from '#app/stories/services/ask/read-question.ts'
import { readRequests } from '#app/stories/services/ask/read-requests.ts'
import { revokeRequest } from '#app/stories/services/ask/revoke-request.ts'
import { readStory } from '#app/stories/services/read-story.ts'
import { answerSchema } from '#core/stories/request.ts'
import type { AdminDatabase } from '#db/admin.ts'
import { createTestAccount } from '#tests/support/database/accounts.ts'
import { describeOnDatabase, describeOnDatabases } from '#tests/support/database/test-database.ts'
import { contextFor } from '#tests/support/workspace-context.ts'

type Context = ReturnType<typeof contextFor>
const founder = async (db: AdminDatabase): Promise<Context> => contextFor(db, await createTestAccount(db))
const answer = parse(answerSchema, {
  name: 'Ines',
  before: 'I lay awake.',
  change: 'I sleep again.',
  consent: ['tell', 'social', 'shorten'],
  lasts: 'year',
})

/** Asks, and answers with the secret of the link. */
async function ask(ctx: Context): Promise<{ id: string; token: string }> {
  const result = await askCustomer(ctx, {
    name: 'Ines',
    question: 'How was it?',
    idempotencyKey: randomUUID(),
  })
  if (!result.ok) throw new Error(result.reason)
  const request = (await readRequests(ctx)).requests.find(({ id }) => id === result.requestId)
  return { id: result.requestId, token: request?.link?.split('/').at(-1) ?? '' }
}

const tell = (ctx: Context, token: string, idempotencyKey = randomUUID()) =>
  answerQuestion(ctx, { token, answer, idempotencyKey })

describeOnDatabase('asking a customer', database => {
  it('lands as a draft story with what was allowed, and mails whoever asked', async () => {
    const ctx = await founder(database().db)
    const { token } = await ask(ctx)
    expect(await readQuestion(ctx, token)).toMatchObject({
      state: 'open',
      name: 'Ines',
      question: 'How was it?',
    })
    expect(await tell(ctx, token)).toEqual({ ok: true })
    const [request] = (await readRequests(ctx)).requests
    expect(request).toMatchObject({ state: 'answered', link: null, storyTitle: 'I sleep again' })
    const view = await readStory(ctx, { id: request?.storyId ?? '' })
    expect(view?.story).toMatchObject({ status: 'draft', kind: 'client', result: 'I sleep again.' })
    expect(view?.people).toMatchObject([
      {
        name: 'Ines',
        state: 'limited',
        scope: 'Without their name; not on the website or in the newsletter',
        expiresOn: '2027-11-20',
      },
    ])
    const mails = await database().db.sql`
      select template from mail_outbox where template = 'customer-answered'
        and to_address = (select email from accounts where id = ${ctx.userId})
    `
    expect(mails).toHaveLength(1)
  })

  it('thanks the same press twice and turns another away, with its text still theirs', async () => {
    const ctx = await founder(database().db)
    const { token } = await ask(ctx)
    const key = randomUUID()
    expect(await tell(ctx, token, key)).toEqual({ ok: true })
    expect(await tell(ctx, token, key)).toEqual({ ok: true })
    expect(await tell(ctx, token)).toEqual({ ok: false, reason: 'already_answered' })
    expect(await database().db.sql`select 1 from stories where user_id = ${ctx.userId}`).toHaveLength(1)
  })

  it('opens nothing once it is taken back, has run out, or was never ours', async () => {
    const ctx = await founder(database().db)
    const { id, token } = await ask(ctx)
    const later = { ...ctx, now: () => new Date('2026-12-20T10:00:01Z') }
    expect((await readQuestion(later, token))?.state).toBe('expired')
    expect(await tell(later, token)).toEqual({ ok: false, reason: 'over' })
    const stranger = await founder(database().db)
    expect(await revokeRequest(stranger, { id })).toEqual({ ok: false, reason: 'not_found' })
    expect(await revokeRequest(ctx, { id })).toEqual({ ok: true })
    expect(await tell(ctx, token)).toEqual({ ok: false, reason: 'over' })
    for (const odd of ['', 'x', 'a'.repeat(43)]) {
      expect(await readQuestion(ctx, odd)).toBeNull()
      expect(await tell(ctx, odd)).toEqual({ ok: false, reason: 'over' })
    }
  })

  it('keeps no secret in the database', async () => {
    const ctx = await founder(database().db)
    const { token } = await ask(ctx)
    const [row] = await database().db
      .sql`select r::text as all from story_requests r where user_id = ${ctx.userId}`
    expect(row?.all).not.toContain(token)
  })

  it('needs room in the plan for every open request, and never turns an answer away', async () => {
    const ctx = await founder(database().db)
    for (let n = 0; n < 24; n++) await addStory(ctx, { body: `Story ${n}`, idempotencyKey: randomUUID() })
    const { token } = await ask(ctx)
    expect(await askCustomer(ctx, { name: 'Tom', question: '', idempotencyKey: 'k' })).toMatchObject({
      ok: false,
      reason: 'story_limit_reached',
    })
    await addStory(ctx, { body: 'The last place', idempotencyKey: randomUUID() })
    expect(await tell(ctx, token)).toEqual({ ok: true })
  })
})

describeOnDatabases(
  'answering at once',
  database => {
    it('lets exactly one of 50 win', async () => {
      const ctx = await founder(database().db)
      const { token } = await ask(ctx)
      const answers = await Promise.all(Array.from({ length: 50 }, () => tell(ctx, token)))
      expect(answers.filter(result => result.ok)).toHaveLength(1)
      expect(answers.filter(result => !result.ok && result.reason === 'already_answered')).toHaveLength(49)
      expect(await database().db.sql`select 1 from stories where user_id = ${ctx.userId}`).toHaveLength(1)
    })
  },
  ['server'],
)
