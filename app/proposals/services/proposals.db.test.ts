import { createHash, randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { createDeal } from '#app/deals/services/create-deal.ts'
import { readDeal } from '#app/deals/services/read-deal.ts'
import { acceptProposal } from '#app/proposals/services/accept-proposal.ts'
import { askAboutProposal } from '#app/proposals/services/ask-about-proposal.ts'
import { createProposal } from '#app/proposals/services/create-proposal.ts'
import { createVersion } from '#app/proposals/services/create-version.ts'
import { declineProposal } from '#app/proposals/services/decline-proposal.ts'
import { noteOpened } from '#app/proposals/services/note-opened.ts'
import { printPublicProposal } from '#app/proposals/services/print-public-proposal.ts'
import { readProposal } from '#app/proposals/services/read-proposal.ts'
import { readProposals } from '#app/proposals/services/read-proposals.ts'
import { readPublicProposal } from '#app/proposals/services/read-public-proposal.ts'
import { removeProposal } from '#app/proposals/services/remove-proposal.ts'
import { replyToQuestion } from '#app/proposals/services/reply-to-question.ts'
import { restoreProposal } from '#app/proposals/services/restore-proposal.ts'
import { saveProposal } from '#app/proposals/services/save-proposal.ts'
import { sendProposal } from '#app/proposals/services/send-proposal.ts'
import { canonicalProposal } from '#core/proposals/frozen.ts'
import type { ProposalLine } from '#core/proposals/lines.ts'
import { addDays } from '#core/shared/time.ts'
import { describeOnDatabase, describeOnDatabases } from '#tests/support/database/test-database.ts'
import { acting, memberOf, ownerOn } from '#tests/support/team.ts'
import { TEST_NOW } from '#tests/support/workspace-context.ts'

const HUB = '/app/sales-hub/proposals'
const DAY: ProposalLine = {
  title: 'Team day',
  detail: '',
  quantity: 100,
  unitPence: 100_000,
  vatRate: 2000,
  isOptional: false,
}
const PHOTOS: ProposalLine = { ...DAY, title: 'Photos', unitPence: 25_000, isOptional: true }
const BROWSER = { method: 'GET', userAgent: 'Mozilla/5.0 Firefox/140.0', purpose: '', referrer: '' }

function scene(database: Parameters<Parameters<typeof describeOnDatabase>[1]>[0]) {
  async function workspace() {
    const { db } = database()
    const owner = await ownerOn(db, 'collective')
    const ctx = await acting(db, owner, HUB)
    const made = await createDeal(ctx, {
      deal: {
        person: `jo-${randomUUID()}@example.test`,
        title: 'Team day',
        offerId: null,
        valuePence: 90_000,
        chance: null,
        nextStep: '',
        nextOn: null,
        nextPick: null,
        keeperId: null,
      },
      idempotencyKey: randomUUID(),
    })
    if (!made.ok) throw new Error(made.reason)
    return { db, owner, ctx, dealId: made.dealId }
  }
  type Ctx = Awaited<ReturnType<typeof workspace>>['ctx']
  const draft = async (ctx: Ctx, dealId: string) => {
    const made = await createProposal(ctx, { dealId, idempotencyKey: randomUUID() })
    if (!made.ok) throw new Error(made.reason)
    return made.proposalId
  }
  const write = async (ctx: Ctx, id: string, lines: readonly ProposalLine[], press = 'save') => {
    const view = await readProposal(ctx, { id })
    if (!view) throw new Error('The proposal is gone')
    const { title, introduction, terms, expiresOn, paymentLink } = view.content
    const proposal = { title, introduction, terms, expiresOn, paymentLink, vatMode: 'added' as const }
    return saveProposal(ctx, {
      id,
      version: view.version,
      proposal: { ...proposal, lines: [...lines] },
      press,
    })
  }
  const send = async (ctx: Ctx, id: string, isMailed = true) => {
    const version = (await readProposal(ctx, { id }))?.version ?? 0
    const result = await sendProposal(ctx, { id, version, isMailed })
    const link = (await readProposal(ctx, { id }))?.link ?? ''
    return { result, token: link.split('/p/')[1] ?? '' }
  }
  const sent = async () => {
    const begun = await workspace()
    const id = await draft(begun.ctx, begun.dealId)
    await write(begun.ctx, id, [DAY, PHOTOS])
    return { ...begun, id, ...(await send(begun.ctx, id)) }
  }
  return { workspace, draft, write, send, sent }
}

describeOnDatabase('proposals', database => {
  const { workspace, draft, write, send, sent } = scene(database)
  const mails = (to: string) =>
    database().db.sql<{ template: string }[]>`
      select template from mail_outbox where to_address = ${to} order by created_at, template
    `

  it('begin with their deal, and their lines are kept in the order of the form', async () => {
    const { ctx, dealId } = await workspace()
    const key = randomUUID()
    const first = await createProposal(ctx, { dealId, idempotencyKey: key })
    expect(await createProposal(ctx, { dealId, idempotencyKey: key })).toEqual(first)
    const id = await draft(ctx, dealId)
    expect((await readProposal(ctx, { id }))?.content).toMatchObject({
      number: 2,
      title: 'Team day',
      expiresOn: '2026-12-04',
      lines: [{ title: 'Team day', unitPence: 90_000 }],
    })
    expect(await write(ctx, id, [DAY, PHOTOS, { ...DAY, title: '' }], 'up:1')).toEqual({ ok: true })
    expect((await readProposal(ctx, { id }))?.content.lines.map(line => line.title)).toEqual([
      'Photos',
      'Team day',
    ])
    const { title, introduction, terms, expiresOn, paymentLink } =
      (await readProposal(ctx, { id }))?.content ?? {}
    const again = {
      title,
      introduction,
      terms,
      expiresOn,
      paymentLink,
      vatMode: 'added',
      lines: [PHOTOS, DAY],
    }
    expect(await saveProposal(ctx, { id, version: 1, proposal: again as never, press: '' })).toEqual({
      ok: true,
    })
    await write(ctx, id, [PHOTOS, DAY], 'remove:0')
    const view = await readProposal(ctx, { id })
    expect(view?.content.lines).toEqual([DAY])
    const stale = { ...(view?.content ?? { lines: [] }), lines: [] }
    expect(await saveProposal(ctx, { id, version: 1, proposal: stale as never, press: '' })).toMatchObject({
      reason: 'changed_elsewhere',
    })
    expect(await removeProposal(ctx, { id })).toEqual({ ok: true })
    expect(await readProposal(ctx, { id })).toBeNull()
    // The next one does not take its number, so that it can still come back.
    const other = await draft(ctx, dealId)
    expect((await readProposal(ctx, { id: other }))?.content.number).toBe(3)
    expect(await restoreProposal(ctx, { id })).toEqual({ ok: true })
    expect((await readProposal(ctx, { id }))?.content).toMatchObject({ number: 2, lines: [DAY] })
  })

  it('are frozen when they are sent: whoever opens the link reads what was sent, whatever is changed after', async () => {
    const { db, ctx, dealId, id, token, result } = await sent()
    expect(result).toEqual({ ok: true })
    const before = await readPublicProposal(ctx, token)
    expect(before?.content.lines).toEqual([DAY, PHOTOS])
    expect(before?.fingerprint).toBe(
      createHash('sha256')
        .update(canonicalProposal(before?.content ?? ({} as never)))
        .digest('hex'),
    )
    expect((await readDeal(ctx, { id: dealId, removed: null }))?.deal.stage).toBe('proposal')
    expect(await write(ctx, id, [PHOTOS])).toMatchObject({ reason: 'not_draft' })
    expect(await removeProposal(ctx, { id })).toMatchObject({ reason: 'not_draft' })
    await db.sql`update proposals set title = 'Another' where id = ${id}`
    await db.sql`update proposal_lines set unit_pence = 1 where proposal_id = ${id}`
    expect((await readPublicProposal(ctx, token))?.content).toEqual(before?.content)
    await expect(db.sql`update proposals set frozen = '{}' where id = ${id}`).rejects.toThrow('cannot change')
    expect((await send(ctx, id)).result).toEqual({ ok: true })
    const email = (await readProposal(ctx, { id }))?.email ?? ''
    expect(await mails(email)).toEqual([{ template: 'proposal-sent' }])
  })

  it('are accepted with options for the total that was shown; both sides get the copy, and the deal is won', async () => {
    const { db, owner, ctx, dealId, id, token } = await sent()
    const accept = (places: number[], totalPence: number) =>
      acceptProposal(ctx, { token, name: 'Jo Blake', places, totalPence })
    expect(await accept([1], 120_000)).toEqual({ ok: false, reason: 'total_changed' })
    expect(await accept([1], 150_000)).toEqual({ ok: true })
    expect(await accept([1], 150_000)).toEqual({ ok: false, reason: 'closed' })
    expect(await readPublicProposal(ctx, token)).toMatchObject({
      state: 'accepted',
      decidedName: 'Jo Blake',
      decidedAt: TEST_NOW,
      chosen: [1],
    })
    expect((await readDeal(ctx, { id: dealId, removed: null }))?.deal).toMatchObject({
      stage: 'won',
      valuePence: 150_000,
    })
    const email = (await readProposal(ctx, { id }))?.email ?? ''
    expect((await mails(email)).map(({ template }) => template)).toContain('proposal-accepted')
    expect((await mails(owner.account.email)).map(({ template }) => template)).toContain('proposal-accepted')
    const lines = await db.sql<{ detail: string }[]>`
      select detail from lead_events where user_id = ${ctx.workspace} and kind = 'proposal' order by created_at
    `
    expect(lines.map(({ detail }) => detail)).toEqual([
      'Proposal 1 sent: Team day',
      'Proposal 1 accepted by Jo Blake for £1,500',
    ])
    const [told] = await db.sql<{ event: string }[]>`
      select event from notifications where user_id = ${ctx.workspace} and event = 'proposal_answered'
    `
    expect(told?.event).toBe('proposal_answered')
    expect(await createVersion(ctx, { id })).toMatchObject({ reason: 'already_accepted' })
    const pdf = await printPublicProposal(ctx, token)
    expect(pdf?.filename).toBe('proposal-1.pdf')
    expect(Buffer.from(pdf?.bytes ?? []).toString('latin1')).toMatch(/^%PDF-/)
  }, 60_000)

  it('are opened by scanners as often as they like, and nothing is decided', async () => {
    const { ctx, token } = await sent()
    const scanners = ['', 'Mozilla/5.0 (compatible; Googlebot/2.1)', 'Slackbot-LinkExpanding 1.0']
    for (let visit = 0; visit < 50; visit++) {
      const userAgent = scanners[visit % scanners.length] ?? ''
      await noteOpened(ctx, { token, hints: { ...BROWSER, userAgent } })
    }
    await noteOpened(ctx, { token, hints: { ...BROWSER, method: 'HEAD' } })
    await noteOpened(ctx, { token, hints: { ...BROWSER, purpose: 'prefetch' } })
    expect((await readPublicProposal(ctx, token))?.state).toBe('sent')
    await noteOpened(ctx, { token, hints: BROWSER })
    expect(await readPublicProposal(ctx, token)).toMatchObject({ state: 'seen', decidedAt: null })
    for (const odd of ['', 'x'.repeat(43), `${token}x`, '../..'])
      expect(await readPublicProposal(ctx, odd)).toBeNull()
  })

  it('are replaced by a newer version, to which the old address leads, and an expired one says so', async () => {
    const { ctx, id, token } = await sent()
    const made = await createVersion(ctx, { id })
    expect(await createVersion(ctx, { id })).toEqual(made)
    const newer = made.ok ? made.proposalId : ''
    await write(ctx, newer, [{ ...DAY, unitPence: 80_000 }])
    expect((await readPublicProposal(ctx, token))?.newerPath).toBeNull()
    const second = await send(ctx, newer, false)
    expect(second.result).toEqual({ ok: true })
    expect(await readPublicProposal(ctx, token)).toMatchObject({
      state: 'superseded',
      newerPath: `/p/${second.token}`,
      content: { lines: [DAY, PHOTOS] },
    })
    const accept = (key: string, totalPence: number, at = TEST_NOW) =>
      acceptProposal({ ...ctx, now: () => at }, { token: key, name: 'Jo', places: [], totalPence })
    expect(await accept(token, 120_000)).toMatchObject({ reason: 'closed' })
    const late = { ...ctx, now: () => addDays(TEST_NOW, 30) }
    expect((await readPublicProposal(late, second.token))?.state).toBe('expired')
    expect(await accept(second.token, 96_000, addDays(TEST_NOW, 30))).toMatchObject({ reason: 'closed' })
    expect(await askAboutProposal(late, { token: second.token, name: '', question: 'A new date?' })).toEqual({
      ok: true,
    })
    expect(await accept(second.token, 96_000)).toEqual({ ok: true })
  })

  it('are asked about and declined, once each, and the reply stands on their page', async () => {
    const { ctx, dealId, id, token } = await sent()
    const ask = () => askAboutProposal(ctx, { token, name: 'Jo', question: 'Does it include lunch?' })
    expect([await ask(), await ask()]).toEqual([{ ok: true }, { ok: true }])
    const [question] = (await readProposal(ctx, { id }))?.questions ?? []
    const reply = { proposalId: id, questionId: question?.id ?? '', answer: 'It does.' }
    expect(await replyToQuestion(ctx, reply)).toEqual({ ok: true })
    expect(await replyToQuestion(ctx, reply)).toEqual({ ok: true })
    expect(await replyToQuestion(ctx, { ...reply, answer: 'No' })).toMatchObject({ reason: 'not_found' })
    expect((await readPublicProposal(ctx, token))?.questions).toMatchObject([
      { question: 'Does it include lunch?', answer: 'It does.' },
    ])
    expect(
      (await mails((await readProposal(ctx, { id }))?.email ?? '')).map(({ template }) => template),
    ).toContain('proposal-reply')
    const decline = () => declineProposal(ctx, { token, name: '', reason: 'Too much for now' })
    expect([await decline(), await decline()]).toEqual([{ ok: true }, { ok: false, reason: 'closed' }])
    expect(await readProposal(ctx, { id })).toMatchObject({
      state: 'declined',
      declinedReason: 'Too much for now',
    })
    expect((await readDeal(ctx, { id: dealId, removed: null }))?.deal.stage).toBe('proposal')
    expect(await ask()).toMatchObject({ reason: 'closed' })
  })

  it('are refused when nothing could be accepted, and seen and changed only by those who may', async () => {
    const { db, owner, ctx, dealId } = await workspace()
    const id = await draft(ctx, dealId)
    await write(ctx, id, [])
    expect((await send(ctx, id)).result).toMatchObject({ reason: 'no_lines' })
    await write(ctx, id, [DAY])
    const late = { ...ctx, now: () => addDays(TEST_NOW, 30) }
    expect((await send(late, id)).result).toMatchObject({ reason: 'day_passed' })
    await db.sql`update leads set email = '', name = 'Jo' where user_id = ${ctx.workspace}`
    expect((await send(ctx, id)).result).toMatchObject({ reason: 'no_email' })
    const stranger = await acting(db, await ownerOn(db, 'pro'), HUB)
    const viewer = await acting(db, await memberOf(db, owner, 'viewer'), HUB)
    for (const other of [stranger, viewer]) expect(await readProposal(other, { id })).toBeNull()
    expect(await readProposals(viewer, { dealId: null, page: 1, removed: null })).toBeNull()
    expect((await readProposals(ctx, { dealId, page: 1, removed: null }))?.rows).toMatchObject([
      { id, state: 'draft', totalPence: 120_000 },
    ])
    expect((await send(viewer, id)).result).toMatchObject({ reason: 'read_only' })
    for (const press of [removeProposal, restoreProposal, createVersion])
      expect(await press(stranger, { id })).toMatchObject({ reason: 'not_found' })
    expect(await createProposal(stranger, { dealId, idempotencyKey: randomUUID() })).toMatchObject({
      reason: 'not_found',
    })
    expect((await send({ ...ctx, tier: 'creator' as const }, id)).result).toMatchObject({
      reason: 'not_in_plan',
    })
    expect((await send(ctx, id, false)).result).toEqual({ ok: true })
  })
})

describeOnDatabases('deciding about a proposal', database => {
  const { sent } = scene(database)

  it('counts once, of fifty presses at once that accept and decline', async () => {
    const { ctx, token, dealId } = await sent()
    const results = await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        at % 2 === 0
          ? acceptProposal(ctx, { token, name: `Jo ${at}`, places: [], totalPence: 120_000 })
          : declineProposal(ctx, { token, name: `Jo ${at}`, reason: '' }),
      ),
    )
    expect(results.filter(({ ok }) => ok)).toHaveLength(1)
    const state = (await readPublicProposal(ctx, token))?.state
    expect(['accepted', 'declined']).toContain(state)
    const stage = (await readDeal(ctx, { id: dealId, removed: null }))?.deal.stage
    expect(stage).toBe(state === 'accepted' ? 'won' : 'proposal')
  }, 60_000)
})
