import { randomUUID } from 'node:crypto'
import { parse } from 'valibot'
import { expect, it } from 'vitest'
import { changeObjections } from '#app/offers/services/change-objections.ts'
import { changeProofs } from '#app/offers/services/change-proofs.ts'
import { createOffer } from '#app/offers/services/create-offer.ts'
import { exportOffers } from '#app/offers/services/export-offers.ts'
import { moveOffer } from '#app/offers/services/move-offer.ts'
import { readOffer } from '#app/offers/services/read-offer.ts'
import { readOffers } from '#app/offers/services/read-offers.ts'
import { readPublicOffer } from '#app/offers/services/read-public-offer.ts'
import { removeOffer } from '#app/offers/services/remove-offer.ts'
import { restoreOffer } from '#app/offers/services/restore-offer.ts'
import { saveOffer } from '#app/offers/services/save-offer.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { offerSchema } from '#core/offers/schema.ts'
import { createTestAccount } from '#tests/support/database/accounts.ts'
import { describeOnDatabase } from '#tests/support/database/test-database.ts'
import { contextFor } from '#tests/support/workspace-context.ts'

describeOnDatabase('offers', database => {
  const founder = async () =>
    contextFor(database().db, await createTestAccount(database().db), { tier: 'pro' })

  const add = async (ctx: WorkspaceContext, name = 'Bread course') => {
    const made = await createOffer(ctx, { name, idempotencyKey: randomUUID() })
    if (!made.ok) throw new Error(made.reason)
    return made.offerId
  }

  /** A story with one person in it, who allows this. */
  async function storyOf(ctx: WorkspaceContext, permission: string): Promise<string> {
    const { sql } = database().db
    const id = randomUUID()
    await sql`insert into stories (id, user_id, title, result) values (${id}, ${ctx.workspace}, 'First loaf', 'It rose')`
    await sql`
      insert into story_people (user_id, story_id, name, permission) values (${ctx.workspace}, ${id}, 'Mara', ${permission})
    `
    return id
  }

  const slugOf = async (ctx: WorkspaceContext, id: string) => {
    const view = await readOffer(ctx, { id })
    return view?.offer.slug ?? ''
  }

  it('is begun once for a key, saved over nobody else’s change, and published at an address that stays', async () => {
    const ctx = await founder()
    const presses = await Promise.all(
      Array.from({ length: 5 }, () => createOffer(ctx, { name: 'Bread course', idempotencyKey: 'same' })),
    )
    const ids = new Set(presses.map(press => press.ok && press.offerId))
    expect(ids.size).toBe(1)
    const [id] = [...ids]
    if (!id) throw new Error('Nothing was added')
    const offer = parse(offerSchema, {
      name: 'Bread course',
      pricePence: '95',
      promise: 'Bake well',
      vatMode: 'included',
    })
    expect((await saveOffer(ctx, { id, version: 1, offer })).ok).toBe(true)
    expect(await saveOffer(ctx, { id, version: 1, offer })).toMatchObject({ ok: true, offer: { version: 2 } })
    expect(await saveOffer(ctx, { id, version: 1, offer: { ...offer, promise: 'Other' } })).toMatchObject({
      reason: 'changed_elsewhere',
    })
    expect(await slugOf(ctx, id)).toBe('')
    await moveOffer(ctx, { id, status: 'published' })
    const slug = await slugOf(ctx, id)
    expect(slug).toMatch(/^bread-course-[a-z0-9]+$/)
    expect((await readPublicOffer(ctx, { slug }))?.offer).toMatchObject({
      price: '£95 including VAT',
      promise: 'Bake well',
    })
    await moveOffer(ctx, { id, status: 'draft' })
    expect(await readPublicOffer(ctx, { slug })).toBeNull()
    await moveOffer(ctx, { id, status: 'published' })
    expect(await slugOf(ctx, id)).toBe(slug)
    expect(await readPublicOffer(ctx, { slug: 'x'.repeat(500) })).toBeNull()
  })

  it('shows a story only while everybody in it allows it', async () => {
    const ctx = await founder()
    const id = await add(ctx)
    const [allowed, asked] = [await storyOf(ctx, 'granted'), await storyOf(ctx, 'asked')]
    for (const storyId of [allowed, asked, allowed])
      expect(await changeProofs(ctx, { id, storyId, into: true })).toEqual({ ok: true })
    await moveOffer(ctx, { id, status: 'published' })
    const slug = await slugOf(ctx, id)
    const shown = async () => (await readPublicOffer(ctx, { slug }))?.proofs
    expect(await shown()).toEqual([{ title: 'First loaf', text: 'It rose' }])
    expect((await readOffer(ctx, { id }))?.proofs.map(({ refusal }) => refusal)).toEqual([null, 'asked'])
    await database().db.sql`update story_people set permission = 'revoked' where story_id = ${allowed}`
    expect(await shown()).toEqual([])
    await changeProofs(ctx, { id, storyId: allowed, into: false })
    expect((await readOffer(ctx, { id }))?.proofs).toHaveLength(1)
  })

  it('answers a doubt once, and twenty of them at most, however many come at once', async () => {
    const ctx = await founder()
    const id = await add(ctx)
    const fifty = (doubt: (n: number) => string) =>
      Promise.all(
        Array.from({ length: 50 }, (_, n) =>
          changeObjections(ctx, { id, change: { objection: doubt(n), answer: '' } }),
        ),
      )
    expect((await fifty(() => 'Too dear')).every(({ ok }) => ok)).toBe(true)
    expect((await readOffer(ctx, { id }))?.objections).toHaveLength(1)
    expect((await fifty(n => `Doubt ${n}`)).filter(({ ok }) => ok)).toHaveLength(19)
  })

  it('answers at most twenty doubts, in order', async () => {
    const ctx = await founder()
    const id = await add(ctx)
    for (let n = 1; n <= 20; n++)
      await changeObjections(ctx, { id, change: { objection: `Doubt ${n}`, answer: '' } })
    const change = { objection: 'One too many', answer: '' }
    expect(await changeObjections(ctx, { id, change })).toEqual({ ok: false, reason: 'full' })
    const full = (await readOffer(ctx, { id }))?.objections
    const again = { objection: 'Doubt 3', answer: '' }
    expect(await changeObjections(ctx, { id, change: again })).toEqual({ ok: true })
    expect((await readOffer(ctx, { id }))?.objections).toEqual(full)
    const first = full?.[0]
    await changeObjections(ctx, { id, change: { removed: first?.id ?? '' } })
    expect(await changeObjections(ctx, { id, change })).toEqual({ ok: true })
    const doubts = (await readOffer(ctx, { id }))?.objections.map(({ objection }) => objection)
    expect([doubts?.length, doubts?.[0], doubts?.at(-1)]).toEqual([20, 'Doubt 2', 'One too many'])
  })

  it('goes and comes back with its page', async () => {
    const ctx = await founder()
    const id = await add(ctx, '=SUM(A1)')
    await moveOffer(ctx, { id, status: 'published' })
    const slug = await slugOf(ctx, id)
    let csv = ''
    for await (const piece of exportOffers(ctx, { format: 'csv' })) csv += piece
    expect(csv).toContain("'=SUM(A1)")
    await removeOffer(ctx, { id })
    expect(await readPublicOffer(ctx, { slug })).toBeNull()
    expect((await readOffers(ctx, { removed: id })).undo).toEqual({ id, name: '=SUM(A1)' })
    expect(await restoreOffer(ctx, { id })).toEqual({ ok: true })
    expect((await readPublicOffer(ctx, { slug }))?.offer.name).toBe('=SUM(A1)')
  })

  it('shows and changes nothing of another workspace', async () => {
    const ctx = await founder()
    const id = await add(ctx)
    const stranger = await founder()
    const storyId = await storyOf(stranger, 'granted')
    expect(await readOffer(stranger, { id })).toBeNull()
    const offer = parse(offerSchema, { name: 'Mine' })
    for (const answer of [
      await saveOffer(stranger, { id, version: 1, offer }),
      await moveOffer(stranger, { id, status: 'published' }),
      await removeOffer(stranger, { id }),
      await restoreOffer(stranger, { id }),
      await changeObjections(stranger, { id, change: { objection: 'x', answer: '' } }),
      await changeProofs(stranger, { id, storyId, into: true }),
    ])
      expect(answer).toEqual({ ok: false, reason: 'not_found' })
    await changeProofs(ctx, { id, storyId, into: true })
    expect((await readOffer(ctx, { id }))?.proofs).toEqual([])
    expect(await moveOffer({ ...ctx, tier: 'creator' }, { id, status: 'published' })).toMatchObject({
      reason: 'not_in_plan',
    })
  })
})
