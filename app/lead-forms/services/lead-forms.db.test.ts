import { randomUUID } from 'node:crypto'
import { parse } from 'valibot'
import { expect, it } from 'vitest'
import { confirmSubmission } from '#app/lead-forms/services/confirm-submission.ts'
import { createForm } from '#app/lead-forms/services/create-form.ts'
import { exportSubmissions } from '#app/lead-forms/services/export-submissions.ts'
import type { ShownForm } from '#app/lead-forms/services/find-shown-form.ts'
import { makeStamp } from '#app/lead-forms/services/make-stamp.ts'
import { readConfirmation } from '#app/lead-forms/services/read-confirmation.ts'
import { readForm } from '#app/lead-forms/services/read-form.ts'
import { readFormOffers } from '#app/lead-forms/services/read-form-offers.ts'
import { readForms } from '#app/lead-forms/services/read-forms.ts'
import { readOfferForm } from '#app/lead-forms/services/read-offer-form.ts'
import { readPublicForm } from '#app/lead-forms/services/read-public-form.ts'
import { removeForm } from '#app/lead-forms/services/remove-form.ts'
import { restoreForm } from '#app/lead-forms/services/restore-form.ts'
import { restoreSubmission } from '#app/lead-forms/services/restore-submission.ts'
import { saveForm } from '#app/lead-forms/services/save-form.ts'
import { submitForm } from '#app/lead-forms/services/submit-form.ts'
import { switchForm } from '#app/lead-forms/services/switch-form.ts'
import { readPerson } from '#app/leads/services/read-person.ts'
import { renderMail } from '#app/mails.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { unsealJson } from '#app/platform/secrets/seal.ts'
import { submissionSchema } from '#core/lead-forms/submission.ts'
import { addDays, addMs, MINUTE_MS, SECOND_MS } from '#core/shared/time.ts'
import { insertLink } from '#db/queries/links/links.ts'
import { createTestAccount } from '#tests/support/database/accounts.ts'
import { describeOnDatabase } from '#tests/support/database/test-database.ts'
import { contextFor, TEST_NOW } from '#tests/support/workspace-context.ts'

const WORDING = 'Yes, the Bread School may email me'
const DOORS = ['page', 'embed', 'api'] as const
type Door = (typeof DOORS)[number]

describeOnDatabase('forms that visitors fill in', database => {
  /** A founder on Pro with an open form that promises mail. */
  async function withForm() {
    const account = await createTestAccount(database().db)
    await database().db.sql`
      insert into subscriptions (user_id, tier, status, provider) values (${account.id}, 'pro', 'active', 'local')
    `
    const ctx = contextFor(database().db, account, { tier: 'pro' })
    const made = await createForm(ctx, { name: 'Bread course', idempotencyKey: randomUUID() })
    if (!made.ok) throw new Error(made.reason)
    const { formId } = made
    const view = await readForm(ctx, { id: formId, shown: 'all', page: 1 })
    if (!view) throw new Error('The form is not there')
    const { name, title, introduction, button, thanks, nextAddress, fields } = view.form
    const said = { name, title, introduction, button, thanks, nextAddress, fields }
    const settings = { ...said, consentWording: WORDING, offerId: '' }
    // Pressed twice, it is saved once and no conflict with itself.
    for (const _ of [1, 2])
      expect(await saveForm(ctx, { id: formId, version: 1, settings })).toEqual({ ok: true })
    expect(await readPublicForm(ctx, view.form.slug)).toBeNull()
    expect(await switchForm(ctx, { id: formId, isOpen: true })).toEqual({ ok: true })
    const form = await readPublicForm(ctx, view.form.slug)
    if (!form) throw new Error('The form is not open')
    return { ctx, form }
  }

  /** Opens the form and sends it after a while, from one place unless said otherwise. */
  function send(
    ctx: WorkspaceContext,
    form: ShownForm,
    over: { door?: Door; afterMs?: number; address?: string; at?: Date } & Record<string, unknown> = {},
  ) {
    const { door = 'page', afterMs = 20 * SECOND_MS, address = randomUUID(), at = TEST_NOW, ...typed } = over
    const stamp = makeStamp({ ...ctx, now: () => addMs(at, -afterMs) }, form.id)
    const sent = { name: 'Jo Blake', email: `${randomUUID()}@example.test`, stamp, ...typed }
    const submission = parse(submissionSchema(form.asked, form.consentWording), sent)
    return submitForm({ ...ctx, now: () => at }, { form, door, address, submission })
  }

  /** What came in, of all pages. */
  const listed = async (ctx: WorkspaceContext, form: ShownForm, shown: 'all' | 'people' | 'spam') => {
    const read = async (page: number) => (await readForm(ctx, { id: form.id, shown, page }))?.received
    const first = await read(1)
    const others = Array.from({ length: (first?.pages ?? 1) - 1 }, (_, at) => read(at + 2))
    return [first, ...(await Promise.all(others))].flatMap(received => received?.rows ?? [])
  }

  const told = async (ctx: WorkspaceContext) =>
    (await database().db.sql`select from notifications where user_id = ${ctx.workspace}`).length

  async function mailTo(ctx: WorkspaceContext, email: string): Promise<string[]> {
    const rows = await database().db.sql<{ sealedProps: Uint8Array }[]>`
      select sealed_props from mail_outbox where to_address = ${email} and template = 'lead-form-confirm'
    `
    return rows.map(
      row =>
        renderMail('lead-form-confirm', unsealJson(row.sealedProps, ctx.config.encryptionKey, 'mail-props'))
          .text,
    )
  }

  it('keep the trace from the link over form and email to the confirmed person', async () => {
    const { ctx, form } = await withForm()
    const { workspace } = ctx
    const { sql } = database().db
    const [story, post] = [randomUUID(), randomUUID()]
    await sql`insert into stories (id, user_id, title, body) values (${story}, ${workspace}, 'A loaf', 'It rose')`
    await sql`insert into content_created (id, user_id, body, story_id) values (${post}, ${workspace}, 'It rose', ${story})`
    const slug = `a-loaf-${randomUUID().slice(0, 6)}`
    const target = { target: 'https://x.test/', fallback: null, network: 'linkedin', place: 'post' as const }
    const fields = { slug, label: '', ...target, contentId: post, campaignId: null, offerId: null }
    await ctx.inWorkspace(sql => insertLink(sql, { workspace, fields, now: TEST_NOW }))
    const email = `${randomUUID()}@example.test`
    const answer = { email, via: slug, consent: 'on', q1: 'A day with my team', told: 'Your post' }
    expect(await send(ctx, form, { ...answer, door: 'embed' })).toEqual({ ok: true })
    const [row] = await listed(ctx, form, 'all')
    expect(row).toMatchObject({ state: 'unconfirmed', door: 'embed', network: 'linkedin', story: 'A loaf' })
    expect(await told(ctx)).toBe(1)
    const person = () => readPerson(ctx, { id: row?.leadId ?? '', page: 1 })
    expect((await person())?.lead).toMatchObject({
      name: 'Jo Blake',
      email,
      toldText: 'Your post',
      firstSource: 'form',
      firstContentId: post,
      firstStoryId: story,
      firstNetwork: 'linkedin',
      reachedOutAt: TEST_NOW,
    })
    expect((await person())?.consents).toMatchObject([
      { state: 'asked', wording: WORDING, brand: 'Ada Lovelace' },
    ])
    const [mail = ''] = await mailTo(ctx, email)
    const [, token = '', via] = /\/f\/confirm\/([\w-]{43})\?via=([\w-]+)/.exec(mail) ?? []
    expect(via).toBe(slug)
    // Mail programs look at what they deliver: looking confirms nothing.
    expect(await readConfirmation(ctx, token)).toMatchObject({ isConfirmed: false, consentWording: WORDING })
    expect(await readConfirmation(ctx, token)).toMatchObject({ isConfirmed: false })
    expect((await person())?.consents).toHaveLength(1)
    expect(await Promise.all([confirmSubmission(ctx, token), confirmSubmission(ctx, token)])).toEqual([
      { ok: true },
      { ok: true },
    ])
    expect((await person())?.consents.map(({ state }) => state)).toEqual(
      expect.arrayContaining(['given', 'asked']),
    )
    expect((await person())?.consents).toHaveLength(2)
    expect(await confirmSubmission(ctx, 'x'.repeat(43))).toMatchObject({ reason: 'over' })
    expect(await readConfirmation(ctx, 'nonsense')).toBeNull()
  })

  it.each(DOORS)('guard %s with every layer: kept, flagged, told to no one, mailed to no one', async door => {
    const { ctx, form } = await withForm()
    const email = `${randomUUID()}@example.test`
    const spam = { door, email, consent: 'on', address: 'one-place' }
    const links = 'http://a.test http://b.test http://c.test http://d.test'
    expect(await send(ctx, form, { ...spam, afterMs: 2_999 })).toEqual({ ok: true })
    expect(await send(ctx, form, { ...spam, stamp: 'made-up' })).toEqual({ ok: true })
    expect(await send(ctx, form, { ...spam, second_line: 'https://x.test' })).toEqual({ ok: true })
    expect(await send(ctx, form, { ...spam, q1: links })).toEqual({ ok: true })
    // What looks like spam used up no one's tries.
    for (let n = 0; n < 20; n++) expect(await send(ctx, form, { ...spam, afterMs: 0 })).toEqual({ ok: true })
    const kept = await listed(ctx, form, 'spam')
    expect(kept).toHaveLength(24)
    expect(new Set(kept.flatMap(row => row.spamReasons))).toEqual(
      new Set(['too_quick', 'no_stamp', 'trap', 'many_links']),
    )
    expect(await told(ctx)).toBe(0)
    expect(await mailTo(ctx, email)).toEqual([])
    expect(await listed(ctx, form, 'all')).toEqual([])
    // A browser fills in what it knows: name, email, phone and company, and never the field that no person sees.
    expect(await send(ctx, form, { door, email, address: 'one-place' })).toEqual({ ok: true })
    expect(await listed(ctx, form, 'people')).toMatchObject([{ state: 'accepted', door, email }])
    expect(await told(ctx)).toBe(1)
  })

  it('count a person’s tries by email and by place, and hold the same text from many emails', async () => {
    const { ctx, form } = await withForm()
    const email = `${randomUUID()}@example.test`
    for (let n = 0; n < 8; n++) await send(ctx, form, { email })
    expect(await listed(ctx, form, 'spam')).toEqual([])
    await send(ctx, form, { email })
    expect(await listed(ctx, form, 'spam')).toMatchObject([{ spamReasons: ['too_many'] }])
    for (let n = 0; n < 21; n++) await send(ctx, form, { address: 'an-office', name: `Jo ${n}` })
    expect(await listed(ctx, form, 'spam')).toHaveLength(2)
    for (let n = 0; n < 3; n++) await send(ctx, form, { q1: 'Rank your bakery first, today, guaranteed!' })
    const [newest] = (await listed(ctx, form, 'spam')).filter(row => row.spamReasons.includes('repeated'))
    expect(newest).toMatchObject({ spamReasons: ['repeated'] })
  })

  it('take one press once, refuse its token with other words, and ask again after a day', async () => {
    const { ctx, form } = await withForm()
    const stamp = makeStamp({ ...ctx, now: () => addMs(TEST_NOW, -MINUTE_MS) }, form.id)
    const press = { email: 'jo@example.test', stamp, q1: 'A day with my team' }
    const twice = await Promise.all([send(ctx, form, press), send(ctx, form, press)])
    expect(twice).toEqual([{ ok: true }, { ok: true }])
    expect(await send(ctx, form, press)).toEqual({ ok: true })
    expect(await listed(ctx, form, 'all')).toHaveLength(1)
    expect(await send(ctx, form, { ...press, q1: 'Buy watches' })).toMatchObject({ reason: 'send_again' })
    expect(await send(ctx, form, { ...press, email: 'x@example.test' })).toMatchObject({
      reason: 'send_again',
    })
    const old = { afterMs: 24 * 60 * MINUTE_MS + 1 }
    expect(await send(ctx, form, old)).toMatchObject({ reason: 'send_again' })
    const other = await withForm()
    // A stamp of one form is none for another.
    expect(await send(other.ctx, other.form, press)).toEqual({ ok: true })
    expect(await listed(other.ctx, other.form, 'spam')).toMatchObject([{ spamReasons: ['no_stamp'] }])
    expect(await listed(ctx, form, 'spam')).toEqual([])
  })

  it('bring a person back out of spam with their date and source, once, and only in their own workspace', async () => {
    const { ctx, form } = await withForm()
    const { workspace } = ctx
    const slug = `why-${randomUUID().slice(0, 6)}`
    const fields = { slug, label: '', target: 'https://x.test/', fallback: null, network: 'mastodon' }
    const none = { place: 'post' as const, contentId: null, campaignId: null, offerId: null }
    await ctx.inWorkspace(sql =>
      insertLink(sql, { workspace, fields: { ...fields, ...none }, now: TEST_NOW }),
    )
    const email = `${randomUUID()}@example.test`
    const at = addDays(TEST_NOW, -3)
    await send(ctx, form, { email, via: slug, consent: 'on', at, afterMs: 0, phone: '0117 496 0000' })
    const [spam] = await listed(ctx, form, 'spam')
    expect(spam).toMatchObject({ network: 'mastodon', receivedAt: at, leadId: null })
    const restore = { formId: form.id, id: spam?.id ?? '', by: 'Ada' }
    const stranger = await withForm()
    expect(await restoreSubmission(stranger.ctx, restore)).toMatchObject({ reason: 'not_found' })
    expect(await restoreSubmission(ctx, { ...restore, id: 'nonsense' })).toMatchObject({
      reason: 'not_found',
    })
    const locked = { ...ctx, tier: 'creator' as const }
    expect(await restoreSubmission(locked, restore)).toMatchObject({ reason: 'not_in_plan' })
    expect(await restoreSubmission(ctx, restore)).toEqual({ ok: true })
    expect(await restoreSubmission(ctx, restore)).toEqual({ ok: true })
    const [row] = await listed(ctx, form, 'all')
    expect(row).toMatchObject({
      receivedAt: at,
      judgedAt: TEST_NOW,
      network: 'mastodon',
      state: 'unconfirmed',
    })
    const person = await readPerson(ctx, { id: row?.leadId ?? '', page: 1 })
    expect(person?.lead).toMatchObject({ email, firstAt: at, firstNetwork: 'mastodon', reachedOutAt: at })
    expect(await mailTo(ctx, email)).toHaveLength(1)
    expect(await told(ctx)).toBe(0)
  })

  it('stand on the page of their offer while they are open', async () => {
    const { ctx, form } = await withForm()
    const offerSlug = `bread-${randomUUID().slice(0, 8)}`
    const offerId = randomUUID()
    await database().db.sql`
      insert into offers (id, user_id, name, slug, status) values (${offerId}, ${ctx.workspace}, 'Bread', ${offerSlug}, 'published')
    `
    expect(await readOfferForm(ctx, { offerSlug })).toBeNull()
    const settings = { ...form, offerId }
    expect(await saveForm(ctx, { id: form.id, version: form.version, settings })).toEqual({ ok: true })
    const shown = await readOfferForm(ctx, { offerSlug })
    expect(shown?.form).toMatchObject({ slug: form.slug, isOpen: true })
    expect(shown?.form).not.toHaveProperty('workspace')
    const later = { stamp: shown?.stamp ?? '', at: addMs(TEST_NOW, MINUTE_MS) }
    expect(await send(ctx, form, later)).toEqual({ ok: true })
    expect(await listed(ctx, form, 'people')).toHaveLength(1)
    // An offer of somebody else is none to choose.
    const stranger = await withForm()
    const theirs = {
      id: stranger.form.id,
      version: stranger.form.version,
      settings: { ...stranger.form, offerId },
    }
    expect(await saveForm(stranger.ctx, theirs)).toEqual({ ok: true })
    expect((await readPublicForm(ctx, stranger.form.slug))?.offerId).toBeNull()
    await switchForm(ctx, { id: form.id, isOpen: false })
    expect(await readOfferForm(ctx, { offerSlug })).toBeNull()
  })

  it('are about one of many offers, chosen from pages of them and the founder’s own alone', async () => {
    const { ctx, form } = await withForm()
    const { id } = form
    await database().db.sql`
      insert into offers (user_id, name) select ${ctx.workspace}, 'Course ' || to_char(n, 'FM000') from generate_series(1, 40) n
    `
    const [first, last] = await Promise.all([1, 99].map(page => readFormOffers(ctx, { id, page })))
    expect(first?.form).toMatchObject({ id, name: 'Bread course' })
    expect(first?.offers).toMatchObject({ total: 40, pages: 2 })
    expect(last?.offers).toMatchObject({ page: 2 })
    expect(last?.offers.rows).toHaveLength(10)
    const wanted = first?.offers.rows[3]
    const read = (offerId: string) =>
      readForm(ctx, { id, shown: 'all', page: 1, chosen: { place: 'form', offerId } })
    // Nothing of the list but what was chosen.
    expect(await read(wanted?.id ?? '')).toMatchObject({
      ...{ hasManyOffers: true, offers: [wanted] },
      chosenOffer: { place: 'form', offerId: wanted?.id },
    })
    const stranger = (await withForm()).ctx
    expect(await readFormOffers(stranger, { id, page: 1 })).toBeNull()
    expect(await readFormOffers(ctx, { id: 'nonsense', page: 1 })).toBeNull()
    for (const foreign of [randomUUID(), 'nonsense']) {
      const view = await read(foreign)
      expect(view).toMatchObject({ hasManyOffers: true, offers: [] })
      expect(view?.chosenOffer).toBeUndefined()
    }
  })

  it('are closed, deleted and put back by their founder alone, and closed when the plan has none', async () => {
    const { ctx, form } = await withForm()
    const { id, slug } = form
    await send(ctx, form, { email: 'jo@example.test', name: '=1+1' })
    expect(await switchForm(ctx, { id, isOpen: false })).toEqual({ ok: true })
    const closed = await readPublicForm(ctx, slug)
    expect(closed).toMatchObject({ isOpen: false })
    if (closed) expect(await send(ctx, closed, {})).toMatchObject({ reason: 'closed' })
    await switchForm(ctx, { id, isOpen: true })
    await database().db.sql`update subscriptions set tier = 'creator' where user_id = ${ctx.workspace}`
    expect(await readPublicForm(ctx, slug)).toMatchObject({ isOpen: false })
    const stranger = (await withForm()).ctx
    expect(await readForm(stranger, { id, shown: 'all', page: 1 })).toBeNull()
    expect(await removeForm(stranger, { id })).toMatchObject({ reason: 'not_found' })
    expect(await exportSubmissions(stranger, { formId: id, format: 'csv' })).toBeNull()
    const stale = { id, version: 1, settings: { ...form, offerId: '' } }
    expect(await saveForm(ctx, stale)).toMatchObject({ reason: 'changed_elsewhere' })
    expect(await saveForm(stranger, stale)).toMatchObject({ reason: 'not_found' })
    const file = async (format: 'csv' | 'json') => {
      const pieces: string[] = []
      for await (const piece of (await exportSubmissions(ctx, { formId: id, format })) ?? [])
        pieces.push(piece)
      return pieces.join('')
    }
    expect(await file('csv')).toContain(`"'=1+1","jo@example.test"`)
    expect(JSON.parse(await file('json'))).toMatchObject([{ name: '=1+1', email: 'jo@example.test' }])
    expect(await removeForm(ctx, { id })).toEqual({ ok: true })
    expect(await readPublicForm(ctx, slug)).toBeNull()
    expect((await readForms(ctx, { removed: id })).undo).toMatchObject({ name: 'Bread course' })
    expect(await restoreForm(ctx, { id })).toEqual({ ok: true })
    expect(await restoreForm(ctx, { id })).toEqual({ ok: true })
    expect(await listed(ctx, form, 'people')).toHaveLength(1)
  })
})
