import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { createDeal } from '#app/deals/services/create-deal.ts'
import { importPayments } from '#app/deals/services/import-payments.ts'
import { previewPayments } from '#app/deals/services/preview-payments.ts'
import { readDeal } from '#app/deals/services/read-deal.ts'
import { removePayment } from '#app/deals/services/remove-payment.ts'
import { restorePayment } from '#app/deals/services/restore-payment.ts'
import { describeOnDatabase } from '#tests/support/database/test-database.ts'
import { acting, memberOf, ownerOn } from '#tests/support/team.ts'

const HERE = '/app/sales-hub/deals/payments/import'

describeOnDatabase('payments of a statement', database => {
  async function workspace() {
    const { db } = database()
    const owner = await ownerOn(db, 'collective')
    const ctx = await acting(db, owner, HERE)
    const deal = {
      person: 'jo@example.test',
      title: 'Team day',
      offerId: null,
      valuePence: 100_000,
      chance: null,
      nextStep: '',
      nextOn: null,
      nextPick: null,
      keeperId: null,
    }
    const made = await createDeal(ctx, { deal, idempotencyKey: randomUUID() })
    if (!made.ok) throw new Error(made.reason)
    const id = made.dealId
    const look = async () => {
      const view = await readDeal(ctx, { id, removed: null })
      if (!view) throw new Error('The deal is gone')
      return view
    }
    const reference = (await look()).deal.reference
    const text = [
      'Date,Description,Paid out,Paid in',
      `20/11/2026,J BLAKE ${reference},,600.00`,
      `20/11/2026,J BLAKE ${reference},,600.00`,
      `19/11/2026,J BLAKE ${reference.replace('-', ' ').toLowerCase()},,1.50`,
      '19/11/2026,Someone BH-2222,,5.00',
      '18/11/2026,Rent,900.00,',
      '18/11/2026,No reference,,7.00',
      `21/11/2026,J BLAKE ${reference},,80.00`,
    ].join('\n')
    return { db, owner, ctx, id, look, text }
  }

  it('says truly what would be added, adds what is chosen, and a second time nothing', async () => {
    const { ctx, look, text } = await workspace()
    const preview = await previewPayments(ctx, { text })
    if (!preview.ok) throw new Error(preview.reason)
    expect(preview.matches.map(({ pence, openAfter }) => [pence, openAfter])).toEqual([
      [60_000, 40_000],
      [60_000, -20_000],
      [150, -20_150],
    ])
    expect(preview).toMatchObject({
      taken: 0,
      unknown: { count: 1 },
      counts: { out: 1, unnamed: 1, later: 1 },
    })
    expect((await look()).paidPence).toBe(0)
    const take = preview.matches.filter((_, at) => at !== 1).map(({ hash }) => hash)
    const both = await Promise.all([importPayments(ctx, { text, take }), importPayments(ctx, { text, take })])
    expect(both.filter(({ ok }) => ok)).toEqual([{ ok: true, count: 2, pence: 60_150 }])
    expect(await importPayments(ctx, { text, take })).toEqual({ ok: false, reason: 'nothing' })
    expect(
      (await look()).payments.map(({ amountPence, paidOn, source }) => [amountPence, paidOn, source]),
    ).toEqual([
      [60_000, '2026-11-20', 'statement'],
      [150, '2026-11-19', 'statement'],
    ])
    expect(await previewPayments(ctx, { text })).toMatchObject({
      taken: 2,
      matches: [{ openAfter: -20_150 }],
    })
  })

  it('come back once after they were deleted, by whichever way is first', async () => {
    const { ctx, look, text } = await workspace()
    const take = async () => {
      const preview = await previewPayments(ctx, { text })
      return preview.ok ? preview.matches.map(({ hash }) => hash) : []
    }
    await importPayments(ctx, { text, take: await take() })
    const id = (await look()).payments[0]?.id ?? ''
    await removePayment(ctx, { id })
    expect(await importPayments(ctx, { text, take: await take() })).toMatchObject({ ok: true, count: 1 })
    expect(await restorePayment(ctx, { id })).toMatchObject({ ok: false, reason: 'line_taken' })
    expect((await look()).paidPence).toBe(120_150)
  })

  it('are taken for deals of the workspace only, and by those who may write', async () => {
    const { db, owner, text, look } = await workspace()
    const stranger = await acting(db, await ownerOn(db, 'pro'), HERE)
    const found = await previewPayments(stranger, { text })
    expect(found).toMatchObject({ ok: true, matches: [], unknown: { count: 4 } })
    const viewer = await acting(db, await memberOf(db, owner, 'viewer'), HERE)
    for (const press of [previewPayments, importPayments])
      expect(await press(viewer, { text, take: [] })).toEqual({ ok: false, reason: 'read_only' })
    expect(await previewPayments(stranger, { text: 'Nothing, here\n1,2' })).toEqual({
      ok: false,
      reason: 'no_table',
    })
    expect((await look()).paidPence).toBe(0)
  })
})
