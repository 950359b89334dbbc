import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { createForm } from '#app/lead-forms/services/create-form.ts'
import { makeStamp } from '#app/lead-forms/services/make-stamp.ts'
import { passOn } from '#app/lead-forms/services/pass-on.ts'
import { readForm } from '#app/lead-forms/services/read-form.ts'
import { readPublicForm } from '#app/lead-forms/services/read-public-form.ts'
import { readSharedForm, type SharedForm } from '#app/lead-forms/services/read-shared-form.ts'
import { restoreSubmission } from '#app/lead-forms/services/restore-submission.ts'
import { switchForm } from '#app/lead-forms/services/switch-form.ts'
import { readPerson } from '#app/leads/services/read-person.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { SHARED_KINDS, type SharedKind } from '#core/lead-forms/shared.ts'
import { addMs, DAY_MS, MINUTE_MS, SECOND_MS } from '#core/shared/time.ts'
import { createTestAccount } from '#tests/support/database/accounts.ts'
import { describeOnDatabase } from '#tests/support/database/test-database.ts'
import { contextFor, TEST_NOW } from '#tests/support/workspace-context.ts'

const SOURCES = { clarity: 'quiz', compass: 'compass' } as const

describeOnDatabase('our quiz and compass as a founder shares them', database => {
  async function withShared(kind: SharedKind) {
    const account = await createTestAccount(database().db)
    await database().db.sql`
      insert into subscriptions (user_id, tier, status, provider) values (${account.id}, 'pro', 'active', 'local')
    `
    const ctx = contextFor(database().db, account, { tier: 'pro' })
    const made = await createForm(ctx, { name: 'From my posts', kind, idempotencyKey: randomUUID() })
    if (!made.ok) throw new Error(made.reason)
    const view = await readForm(ctx, { id: made.formId, shown: 'all', page: 1 })
    const slug = view?.form.slug ?? ''
    expect(await readSharedForm(ctx, slug)).toBeNull()
    expect(await switchForm(ctx, { id: made.formId, isOpen: true })).toEqual({ ok: true })
    const form = await readSharedForm(ctx, slug)
    if (!form) throw new Error('It is not shared')
    return { ctx, form }
  }

  function send(
    ctx: WorkspaceContext,
    form: SharedForm,
    over: { mayMail?: boolean; email?: string; trap?: string; ageMs?: number; stamp?: string } = {},
  ) {
    const { ageMs = MINUTE_MS, ...typed } = over
    const stamp = makeStamp({ ...ctx, now: () => addMs(TEST_NOW, -ageMs) }, form.id)
    const answers = [{ key: 'score', label: 'Brand clarity score', answer: '72 out of 100' }]
    const submission = {
      ...{ name: 'Jo', email: `${randomUUID()}@example.test`, phone: '', company: '', told: '', answers },
      ...{ mayMail: true, trap: '', stamp, via: null },
      ...typed,
    }
    return passOn(ctx, { form, address: randomUUID(), submission })
  }

  const listed = async (ctx: WorkspaceContext, form: SharedForm, shown: 'all' | 'spam' = 'all') =>
    (await readForm(ctx, { id: form.id, shown, page: 1 }))?.received.rows ?? []

  it.each(SHARED_KINDS)(
    'hand on of %s nothing without the tick, and with it a person to confirm',
    async kind => {
      const { ctx, form } = await withShared(kind)
      expect(form.consentWording).toContain('Ada Lovelace')
      const email = `${randomUUID()}@example.test`
      expect(await send(ctx, form, { mayMail: false, email })).toMatchObject({ ok: true })
      expect(await listed(ctx, form)).toEqual([])
      expect(await listed(ctx, form, 'spam')).toEqual([])
      const traces = await database().db.sql`
      select from leads where user_id = ${ctx.workspace}
      union all select from lead_submissions where user_id = ${ctx.workspace}
      union all select from mail_outbox where to_address = ${email}
    `
      expect(traces).toHaveLength(0)
      expect(await send(ctx, form, { email })).toMatchObject({ ok: true })
      const [row] = await listed(ctx, form)
      expect(row).toMatchObject({ state: 'unconfirmed', email, consentWording: form.consentWording })
      const person = await readPerson(ctx, { id: row?.leadId ?? '', page: 1 })
      expect(person?.lead).toMatchObject({ firstSource: SOURCES[kind], name: 'Jo', email })
      expect(person?.consents).toMatchObject([{ state: 'asked', wording: form.consentWording }])
      expect(person?.timeline).toMatchObject([
        { kind: SOURCES[kind], detail: 'Filled in “From my posts”\nBrand clarity score: 72 out of 100' },
      ])
    },
  )

  it('give the same press the same answer, and ask machines and pages left open to send again', async () => {
    const { ctx, form } = await withShared('clarity')
    const stamp = makeStamp({ ...ctx, now: () => addMs(TEST_NOW, -MINUTE_MS) }, form.id)
    const press = { stamp, email: 'jo@example.test' }
    const first = await send(ctx, form, press)
    expect(first).toMatchObject({ ok: true, once: expect.any(String) })
    expect(await send(ctx, form, press)).toEqual(first)
    expect(await listed(ctx, form)).toHaveLength(1)
    for (const mayMail of [true, false]) {
      const wrong = { reason: 'send_again' }
      expect(await send(ctx, form, { mayMail, ageMs: SECOND_MS })).toMatchObject(wrong)
      expect(await send(ctx, form, { mayMail, ageMs: DAY_MS + 1 })).toMatchObject(wrong)
      expect(await send(ctx, form, { mayMail, stamp: 'made-up' })).toMatchObject(wrong)
      expect(await send(ctx, form, { mayMail, trap: 'x' })).toMatchObject(wrong)
    }
    // What was ticked is kept to be looked through, and brought back as what it is.
    const spam = await listed(ctx, form, 'spam')
    expect(spam.map(row => row.spamReasons).toSorted()).toEqual([['no_stamp'], ['too_quick'], ['trap']])
    const restore = { formId: form.id, id: spam[0]?.id ?? '', by: 'Ada' }
    expect(await restoreSubmission(ctx, restore)).toEqual({ ok: true })
    const brought = (await listed(ctx, form)).find(row => row.id === restore.id)
    const person = await readPerson(ctx, { id: brought?.leadId ?? '', page: 1 })
    expect(person?.lead.firstSource).toBe('quiz')
  })

  it('have no page among the founder’s own forms, and stop when they are closed or the plan has none', async () => {
    const { ctx, form } = await withShared('compass')
    expect(await readPublicForm(ctx, form.slug)).toBeNull()
    expect(await readSharedForm(ctx, 'no-such-slug')).toBeNull()
    await database().db.sql`update subscriptions set tier = 'creator' where user_id = ${ctx.workspace}`
    expect(await readSharedForm(ctx, form.slug)).toMatchObject({ isOpen: false })
    await database().db.sql`update subscriptions set tier = 'pro' where user_id = ${ctx.workspace}`
    await switchForm(ctx, { id: form.id, isOpen: false })
    const closed = await readSharedForm(ctx, form.slug)
    if (!closed) throw new Error('Its page is gone')
    for (const mayMail of [true, false])
      expect(await send(ctx, closed, { mayMail })).toMatchObject({ reason: 'closed' })
    expect(await listed(ctx, form)).toEqual([])
  })
})
