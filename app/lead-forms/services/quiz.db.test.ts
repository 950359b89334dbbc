import { randomUUID } from 'node:crypto'
import { parse } from 'valibot'
import { expect, it } from 'vitest'
import { createForm } from '#app/lead-forms/services/create-form.ts'
import { exportSubmissions } from '#app/lead-forms/services/export-submissions.ts'
import type { ShownForm } from '#app/lead-forms/services/find-shown-form.ts'
import { makeStamp } from '#app/lead-forms/services/make-stamp.ts'
import { readForm } from '#app/lead-forms/services/read-form.ts'
import { readOutcome } from '#app/lead-forms/services/read-outcome.ts'
import { readPublicForm } from '#app/lead-forms/services/read-public-form.ts'
import { removeForm } from '#app/lead-forms/services/remove-form.ts'
import { restoreForm } from '#app/lead-forms/services/restore-form.ts'
import { restoreSubmission } from '#app/lead-forms/services/restore-submission.ts'
import { saveQuiz } from '#app/lead-forms/services/save-quiz.ts'
import { submitForm } from '#app/lead-forms/services/submit-form.ts'
import { switchForm } from '#app/lead-forms/services/switch-form.ts'
import { visitorView } from '#app/lead-forms/services/visitor-view.ts'
import { readPerson } from '#app/leads/services/read-person.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import type { Quiz } from '#core/lead-forms/quiz.ts'
import { submissionSchema } from '#core/lead-forms/submission.ts'
import { addMs, MINUTE_MS } from '#core/shared/time.ts'
import { createTestAccount } from '#tests/support/database/accounts.ts'
import { describeOnDatabase } from '#tests/support/database/test-database.ts'
import { contextFor, TEST_NOW } from '#tests/support/workspace-context.ts'

const DOORS = ['page', 'embed', 'api'] as const
type Door = (typeof DOORS)[number]

describeOnDatabase('a quiz of a founder’s own', database => {
  async function founder() {
    const account = await createTestAccount(database().db)
    await database().db.sql`
      insert into subscriptions (user_id, tier, status, provider) values (${account.id}, 'pro', 'active', 'local')
    `
    return contextFor(database().db, account, { tier: 'pro' })
  }

  const quizOf = (offerId: string | null): Quiz => ({
    scoring: 'points',
    questions: [
      {
        key: 'z1',
        label: 'How often do you bake?',
        answers: [
          { label: 'Never', points: 0, outcome: null },
          { label: 'Every day', points: 9, outcome: null },
        ],
      },
    ],
    outcomes: [
      { key: 'r1', title: 'One loaf', text: 'Begin small.', offerId: null, from: 0 },
      { key: 'r2', title: 'A stall', text: 'You could sell.', offerId, from: 5 },
    ],
  })

  async function withQuiz() {
    const ctx = await founder()
    const [offerId, offerSlug] = [randomUUID(), `stall-${randomUUID().slice(0, 8)}`]
    await database().db.sql`
      insert into offers (id, user_id, name, slug, status) values (${offerId}, ${ctx.workspace}, 'The stall day', ${offerSlug}, 'published')
    `
    const made = await createForm(ctx, { name: 'Bread quiz', kind: 'quiz', idempotencyKey: randomUUID() })
    if (!made.ok) throw new Error(made.reason)
    const { formId } = made
    expect(await switchForm(ctx, { id: formId, isOpen: true })).toMatchObject({ reason: 'unfinished' })
    const quiz = quizOf(offerId)
    expect(await saveQuiz(ctx, { id: formId, version: 1, quiz })).toEqual({ ok: true })
    expect(await saveQuiz(ctx, { id: formId, version: 1, quiz })).toEqual({ ok: true })
    const other = { ...quiz, questions: quiz.questions.slice(1) }
    expect(await saveQuiz(ctx, { id: formId, version: 1, quiz: other })).toMatchObject({
      reason: 'changed_elsewhere',
    })
    expect(await switchForm(ctx, { id: formId, isOpen: true })).toEqual({ ok: true })
    const view = await readForm(ctx, { id: formId, shown: 'all', page: 1 })
    const form = await readPublicForm(ctx, view?.form.slug ?? '')
    if (!form) throw new Error('The quiz is not open')
    return { ctx, form, offerId, offerSlug }
  }

  function send(
    ctx: WorkspaceContext,
    form: ShownForm,
    over: Record<string, string> = {},
    door: Door = 'page',
  ) {
    const stamp = makeStamp({ ...ctx, now: () => addMs(TEST_NOW, -MINUTE_MS) }, form.id)
    const sent = { name: 'Jo', email: `${randomUUID()}@example.test`, z1: 'Every day', stamp, ...over }
    const submission = parse(submissionSchema(form.asked, form.consentWording), sent)
    return submitForm(ctx, { form, door, address: randomUUID(), submission })
  }

  const listed = async (ctx: WorkspaceContext, form: ShownForm, shown: 'all' | 'spam' = 'all') =>
    (await readForm(ctx, { id: form.id, shown, page: 1 }))?.received.rows ?? []

  it.each(DOORS)('keeps answers and result by %s, with the person and on their timeline', async door => {
    const { ctx, form } = await withQuiz()
    expect(await send(ctx, form, {}, door)).toEqual({ ok: true })
    const [row] = await listed(ctx, form)
    expect(row).toMatchObject({
      door,
      answers: [{ key: 'z1', label: 'How often do you bake?', answer: 'Every day' }],
      outcome: { key: 'r2', title: 'A stall', points: 9 },
    })
    const person = await readPerson(ctx, { id: row?.leadId ?? '', page: 1 })
    expect(person?.lead).toMatchObject({ firstSource: 'quiz', name: 'Jo' })
    expect(person?.timeline).toMatchObject([
      {
        kind: 'quiz',
        detail: 'Filled in “Bread quiz”\nResult: A stall (9 points)\nHow often do you bake?: Every day',
      },
    ])
  })

  it('says to visitors what it asks, not what counts, and a result with its offer while that is published', async () => {
    const { ctx, form, offerId, offerSlug } = await withQuiz()
    const shown = JSON.stringify(visitorView(form))
    expect(shown).toContain('Every day')
    expect(shown).not.toContain('points')
    expect(shown).not.toContain('You could sell.')
    expect(await readOutcome(ctx, { form, key: 'r2' })).toEqual({
      title: 'A stall',
      text: 'You could sell.',
      offer: { name: 'The stall day', address: `/o/${offerSlug}` },
    })
    expect(await readOutcome(ctx, { form, key: 'r1' })).toMatchObject({ title: 'One loaf', offer: null })
    expect(await readOutcome(ctx, { form, key: 'r4' })).toBeNull()
    expect(await readOutcome(ctx, { form, key: null })).toBeNull()
    await database().db.sql`update offers set status = 'draft' where id = ${offerId}`
    expect(await readOutcome(ctx, { form, key: 'r2' })).toMatchObject({ offer: null })
    // An offer of somebody else is none to lead to.
    const stranger = await withQuiz()
    const theirs = { id: stranger.form.id, version: stranger.form.version, quiz: quizOf(offerId) }
    expect(await saveQuiz(stranger.ctx, theirs)).toEqual({ ok: true })
    const saved = await readPublicForm(ctx, stranger.form.slug)
    expect(saved?.outcomes.map(outcome => outcome.offerId)).toEqual([null, null])
    expect(await saveQuiz(ctx, theirs)).toMatchObject({ reason: 'not_found' })
    const locked = { ...ctx, tier: 'creator' as const }
    expect(await saveQuiz(locked, { ...theirs, id: form.id })).toMatchObject({ reason: 'not_in_plan' })
  })

  it('guards as every form does, and keeps what came of spam for when it turns out to be none', async () => {
    const { ctx, form } = await withQuiz()
    expect(await send(ctx, form, { stamp: 'made-up', z1: 'Never' })).toEqual({ ok: true })
    const [spam] = await listed(ctx, form, 'spam')
    expect(spam).toMatchObject({ spamReasons: ['no_stamp'], outcome: { key: 'r1', points: 0 }, leadId: null })
    const restored = await restoreSubmission(ctx, { formId: form.id, id: spam?.id ?? '', by: 'Ada' })
    expect(restored).toEqual({ ok: true })
    const [row] = await listed(ctx, form)
    const person = await readPerson(ctx, { id: row?.leadId ?? '', page: 1 })
    expect(person?.timeline[0]?.detail).toContain('Result: One loaf (0 points)')
    // The token of one press does not bring in other answers.
    const stamp = makeStamp({ ...ctx, now: () => addMs(TEST_NOW, -MINUTE_MS) }, form.id)
    const press = { stamp, email: 'jo@example.test' }
    expect(await send(ctx, form, press)).toEqual({ ok: true })
    expect(await send(ctx, form, press)).toEqual({ ok: true })
    expect(await send(ctx, form, { ...press, z1: 'Never' })).toMatchObject({ reason: 'send_again' })
    expect(await listed(ctx, form)).toHaveLength(2)
  })

  it('keeps what came of answers when it is changed, exports it, and comes back whole after it was deleted', async () => {
    const { ctx, form } = await withQuiz()
    await send(ctx, form, { email: 'jo@example.test' })
    const changed = quizOf(null)
    const outcomes = changed.outcomes.slice(0, 1)
    const { id, version } = form
    expect(await saveQuiz(ctx, { id, version, quiz: { ...changed, outcomes } })).toEqual({ ok: true })
    const file = async (format: 'csv' | 'json') => {
      const pieces: string[] = []
      for await (const piece of (await exportSubmissions(ctx, { formId: id, format })) ?? [])
        pieces.push(piece)
      return pieces.join('')
    }
    expect(await file('csv')).toContain('"How often do you bake?: Every day","A stall","9"')
    expect(JSON.parse(await file('json'))).toMatchObject([{ outcome: { key: 'r2', title: 'A stall' } }])
    const before = await readForm(ctx, { id, shown: 'all', page: 1 })
    expect(await removeForm(ctx, { id })).toEqual({ ok: true })
    expect(await restoreForm(ctx, { id })).toEqual({ ok: true })
    expect(await readForm(ctx, { id, shown: 'all', page: 1 })).toEqual(before)
  })
})
