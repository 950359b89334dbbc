import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { addPayment } from '#app/deals/services/add-payment.ts'
import { createDeal } from '#app/deals/services/create-deal.ts'
import { exportDeals } from '#app/deals/services/export-deals.ts'
import { maySeeDeals } from '#app/deals/services/may-see-deals.ts'
import { moveDeal } from '#app/deals/services/move-deal.ts'
import { readDeal } from '#app/deals/services/read-deal.ts'
import { readDealTitle } from '#app/deals/services/read-deal-title.ts'
import { readNewDeal } from '#app/deals/services/read-new-deal.ts'
import { readOfferChoices } from '#app/deals/services/read-offer-choices.ts'
import { readPipeline } from '#app/deals/services/read-pipeline.ts'
import { removeDeal } from '#app/deals/services/remove-deal.ts'
import { removePayment } from '#app/deals/services/remove-payment.ts'
import { restoreDeal } from '#app/deals/services/restore-deal.ts'
import { restorePayment } from '#app/deals/services/restore-payment.ts'
import { saveDeal } from '#app/deals/services/save-deal.ts'
import type { Tier } from '#core/billing/tiers.ts'
import { readBoardAddress } from '#core/deals/board.ts'
import type { NewDealInput } from '#core/deals/schema.ts'
import { describeOnDatabase } from '#tests/support/database/test-database.ts'
import { acting, memberOf, ownerOn } from '#tests/support/team.ts'

const HUB = '/app/sales-hub/pipeline'
const NEW: NewDealInput = {
  person: 'jo@example.test',
  title: '',
  offerId: null,
  valuePence: 0,
  chance: null,
  nextStep: '',
  nextOn: null,
  nextPick: null,
  keeperId: null,
}

describeOnDatabase('deals', database => {
  async function workspace(tier: Tier = 'pro') {
    const { db } = database()
    const owner = await ownerOn(db, tier)
    const ctx = await acting(db, owner, HUB)
    const [offer] = await db.sql<{ id: string }[]>`
      insert into offers (user_id, name, price_pence, status) values (${ctx.workspace}, 'Team day', 120000, 'published')
      returning id
    `
    const add = async (over: Partial<NewDealInput> = {}, key: string = randomUUID()) => {
      const made = await createDeal(ctx, { deal: { ...NEW, ...over }, idempotencyKey: key })
      if (!made.ok) throw new Error(made.reason)
      return made.dealId
    }
    const look = (query = '') =>
      readPipeline(ctx, {
        address: readBoardAddress(new URLSearchParams(query)),
        removed: null,
      })
    return { db, owner, ctx, offerId: offer?.id ?? null, add, look }
  }

  it('begins with a person by email or name, once, and takes the offer’s name and price', async () => {
    const { db, ctx, offerId, add } = await workspace()
    const key = randomUUID()
    const id = await add({ offerId }, key)
    expect(await add({ offerId }, key)).toBe(id)
    const view = await readDeal(ctx, { id, removed: null })
    expect(view?.deal).toMatchObject({
      title: 'Team day',
      valuePence: 120_000,
      chance: 10,
      person: 'jo@example.test',
    })
    await db.sql`update leads set name = 'Jo Blake' where user_id = ${ctx.workspace}`
    const second = await add({ person: 'JO BLAKE', title: 'Course', valuePence: 5000 })
    expect((await readDeal(ctx, { id: second, removed: null }))?.deal.leadId).toBe(view?.deal.leadId)
    const named = (person: string) =>
      createDeal(ctx, { deal: { ...NEW, person }, idempotencyKey: randomUUID() })
    expect(await named('Ana')).toEqual({ ok: false, reason: 'person_unknown' })
    await db.sql`insert into leads (user_id, name, first_source) values (${ctx.workspace}, 'jo blake', 'typed')`
    expect(await named('Jo Blake')).toEqual({ ok: false, reason: 'person_ambiguous' })
    expect(await named('jo@example.test')).toMatchObject({ ok: true })
  })

  it('stands on the board and in the table by its stage, with sums, filters and an export', async () => {
    const { ctx, offerId, add, look } = await workspace()
    const late = await add({ offerId, nextStep: 'Ring', nextOn: '2026-11-19' })
    const other = await add({ title: '=SUM(A1)', valuePence: 5050, chance: 50 })
    await moveDeal(ctx, { id: other, to: 'proposal', lostReason: '' })
    const board = await look()
    expect(
      board?.columns.map(({ stage, deals, pence, weightedPence }) => [stage, deals, pence, weightedPence]),
    ).toEqual([
      ['new', 1, 120_000, 12_000],
      ['contacted', 0, 0, 0],
      ['conversation', 0, 0, 0],
      ['proposal', 1, 5050, 2525],
      ['won', 0, 0, 0],
      ['lost', 0, 0, 0],
    ])
    const idsOf = async (query: string) =>
      (await look(`view=table&${query}`))?.table?.rows.map(({ id }) => id)
    expect(await idsOf('')).toHaveLength(2)
    expect(await idsOf('overdue=yes')).toEqual([late])
    expect(await idsOf(`offer=${offerId}`)).toEqual([late])
    expect(await idsOf('stage=proposal')).toEqual([other])
    expect(await idsOf(`keeper=${ctx.workspace}`)).toHaveLength(2)
    expect(await idsOf(`keeper=${randomUUID()}`)).toEqual([])
    const file = async (format: 'csv' | 'json') => {
      let text = ''
      const address = readBoardAddress(new URLSearchParams())
      for await (const piece of exportDeals(ctx, { format, address })) text += piece
      return text
    }
    expect(await file('csv')).toContain("'=SUM(A1)")
    expect(JSON.parse(await file('json'))).toHaveLength(2)
  })

  it('is saved over no one else’s change, and lost for a reason', async () => {
    const { ctx, add } = await workspace()
    const id = await add({ title: 'Course' })
    const deal = {
      ...NEW,
      title: 'Longer course',
      valuePence: 99,
      nextPick: '2026-11-24',
      keeperId: randomUUID(),
    }
    expect(await saveDeal(ctx, { id, version: 1, deal })).toMatchObject({
      ok: true,
      deal: { title: 'Longer course', nextOn: '2026-11-24', chance: 10, keeperId: null, version: 2 },
    })
    // The same again is a second press, anything else a conflict.
    expect(await saveDeal(ctx, { id, version: 1, deal })).toMatchObject({ ok: true, deal: { version: 2 } })
    expect(await saveDeal(ctx, { id, version: 1, deal: { ...deal, title: 'Other' } })).toMatchObject({
      reason: 'changed_elsewhere',
    })
    expect(await moveDeal(ctx, { id, to: 'lost', lostReason: '' })).toMatchObject({ reason: 'reason_needed' })
    expect(await moveDeal(ctx, { id, to: 'lost', lostReason: 'Not now' })).toMatchObject({ stage: 'lost' })
  })

  it('is paid in parts, each of which can be removed and put back, as can the deal with all of them', async () => {
    const { ctx, offerId, add } = await workspace()
    const id = await add({ offerId })
    const payment = { amountPence: 50_000, paidOn: '2026-11-19', note: 'Deposit' }
    const key = randomUUID()
    for (const _ of [1, 2]) await addPayment(ctx, { dealId: id, payment, idempotencyKey: key })
    await addPayment(ctx, {
      dealId: id,
      payment: { ...payment, amountPence: 20_000 },
      idempotencyKey: randomUUID(),
    })
    const sums = async () => {
      const view = await readDeal(ctx, { id, removed: null })
      return view && [view.paidPence, view.openPence, view.payments.length]
    }
    expect(await sums()).toEqual([70_000, 50_000, 2])
    const tomorrow = { ...payment, paidOn: '2026-11-21' }
    expect(await addPayment(ctx, { dealId: id, payment: tomorrow, idempotencyKey: randomUUID() })).toEqual({
      ...{ ok: false, reason: 'in_future' },
    })
    expect(await sums()).toEqual([70_000, 50_000, 2])
    const paid = (await readDeal(ctx, { id, removed: null }))?.payments.find(
      each => each.amountPence === 20_000,
    )
    expect(await removePayment(ctx, { id: paid?.id ?? '' })).toEqual({ ok: true })
    expect(await sums()).toEqual([50_000, 70_000, 1])
    expect(await removeDeal(ctx, { id })).toEqual({ ok: true })
    expect(await sums()).toBeNull()
    expect(await restoreDeal(ctx, { id })).toEqual({ ok: true })
    expect(await restorePayment(ctx, { id: paid?.id ?? '' })).toEqual({ ok: true })
    expect(await sums()).toEqual([70_000, 50_000, 2])
  })

  it('is filtered by one of many offers, which are chosen by the page', async () => {
    const { db, ctx, add, look, offerId } = await workspace()
    await add({ offerId })
    expect(await look()).toMatchObject({ hasManyOffers: false, offers: [{ name: 'Team day' }] })
    await db.sql`
      insert into offers (user_id, name) select ${ctx.workspace}, 'Course ' || to_char(n, 'FM000') from generate_series(1, 40) n
    `
    expect(await look()).toMatchObject({ hasManyOffers: true, offers: [] })
    expect((await look(`offer=${offerId}`))?.offers).toEqual([{ id: offerId, name: 'Team day' }])
    const [first, last] = await Promise.all([1, 2].map(page => readOfferChoices(ctx, { page })))
    expect(first?.rows.map(({ name }) => name)[29]).toBe('Course 030')
    expect(last).toMatchObject({ page: 2, pages: 2, total: 41 })
    expect(last?.rows.at(-1)).toEqual({ id: offerId, name: 'Team day' })
    expect(await readNewDeal(ctx, { personId: null, offerId })).toMatchObject({
      person: null,
      offerId,
      offers: [{ name: 'Team day' }],
    })
    const id = await add({ title: 'Course' })
    const chosen = async (chosenId: string | null) => {
      const view = await readDeal(ctx, { id, removed: null, offerId: chosenId })
      return [view?.chosenOfferId, view?.offers.map(({ name }) => name)]
    }
    expect(await chosen(null)).toEqual([null, []])
    expect(await chosen(offerId)).toEqual([offerId, ['Team day']])
    expect(await chosen('none')).toEqual(['', []])
    expect(await readDealTitle(ctx, { id })).toBe('Course')
  })

  it('is shown to whoever edits, and to the others once the workspace allows it; strangers find nothing', async () => {
    const { db, owner, ctx, add } = await workspace('collective')
    const id = await add({ title: 'Course' })
    const address = readBoardAddress(new URLSearchParams())
    const stranger = await acting(db, await ownerOn(db, 'pro'), HUB)
    expect(await readDeal(stranger, { id, removed: null })).toBeNull()
    for (const press of [removeDeal, restoreDeal, removePayment, restorePayment])
      expect(await press(stranger, { id })).toMatchObject({ reason: 'not_found' })
    expect(await moveDeal(stranger, { id, to: 'won', lostReason: '' })).toMatchObject({ reason: 'not_found' })
    const viewer = await acting(db, await memberOf(db, owner, 'viewer'), HUB)
    const read = () => readPipeline(viewer, { address, removed: null })
    expect([await read(), await readDeal(viewer, { id, removed: null }), await maySeeDeals(viewer)]).toEqual([
      null,
      null,
      false,
    ])
    await db.sql`insert into team_settings (user_id, everyone_sees_deals) values (${ctx.workspace}, true)`
    expect((await read())?.columns[0]?.deals).toBe(1)
    expect(await readNewDeal(viewer, { personId: null, offerId: null })).toBeNull()
    expect(await readDeal(viewer, { id, removed: null })).not.toBeNull()
    expect(await moveDeal(viewer, { id, to: 'won', lostReason: '' })).toMatchObject({ reason: 'read_only' })
    const editor = await acting(db, await memberOf(db, owner, 'editor'), HUB)
    expect(await moveDeal(editor, { id, to: 'won', lostReason: '' })).toMatchObject({ stage: 'won' })
    expect(await readNewDeal(editor, { personId: null, offerId: null })).toMatchObject({
      people: [{ email: 'jo@example.test' }],
    })
    const downgraded = { ...ctx, tier: 'creator' as const }
    expect(await removeDeal(downgraded, { id })).toMatchObject({ reason: 'not_in_plan' })
    expect(await readDeal(downgraded, { id, removed: null })).not.toBeNull()
  })
})
