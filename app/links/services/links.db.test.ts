import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { checkTargets } from '#app/links/services/check-targets.ts'
import { createLink } from '#app/links/services/create-link.ts'
import { drawLinkCode } from '#app/links/services/draw-link-code.ts'
import { exportLinks } from '#app/links/services/export-links.ts'
import { followLink } from '#app/links/services/follow-link.ts'
import { hasLinks } from '#app/links/services/has-links.ts'
import { readLink } from '#app/links/services/read-link.ts'
import { readLinkToFollow } from '#app/links/services/read-link-to-follow.ts'
import { readLinks } from '#app/links/services/read-links.ts'
import { removeLink } from '#app/links/services/remove-link.ts'
import { restoreLink } from '#app/links/services/restore-link.ts'
import { saveLink } from '#app/links/services/save-link.ts'
import { addMs, HOUR_MS } from '#core/shared/time.ts'
import { insertLink } from '#db/queries/links/links.ts'
import { insertVisits } from '#db/queries/links/visits.ts'
import { createTestAccount } from '#tests/support/database/accounts.ts'
import { describeOnDatabase } from '#tests/support/database/test-database.ts'
import { acting, ownerOn } from '#tests/support/team.ts'
import { contextFor, TEST_NOW } from '#tests/support/workspace-context.ts'

describeOnDatabase('the list of links', database => {
  it('counts people and machines apart, by network, and shows no other workspace’s', async () => {
    const { db } = database()
    const ctx = contextFor(db, await createTestAccount(db), { tier: 'pro' })
    const stranger = contextFor(db, await createTestAccount(db), { tier: 'pro' })
    const ids: string[] = []
    for (const network of ['linkedin', 'mastodon', 'mastodon']) {
      const slug = `list-${crypto.randomUUID().slice(0, 8)}`
      const fields = {
        slug,
        label: '',
        target: 'https://shop.test/',
        fallback: null,
        network,
        place: 'post' as const,
      }
      const none = { contentId: null, campaignId: null, offerId: null }
      const made = await ctx.inWorkspace(sql =>
        insertLink(sql, { workspace: ctx.workspace, fields: { ...fields, ...none }, now: TEST_NOW }),
      )
      ids.push(made?.id ?? '')
    }
    const [linkId = '', , deleted = ''] = ids
    await db.acrossWorkspaces('leads', sql =>
      insertVisits(sql, {
        people: [{ linkId, at: TEST_NOW, visitor: Buffer.alloc(16, 1), referrer: '' }],
        machines: [
          { linkId, day: '2026-11-20', reason: 'preview', visits: 1000 },
          { linkId, day: '2026-11-19', reason: 'head', visits: 2 },
        ],
      }),
    )
    await db.sql`update tracked_links set deleted_at = now() where id = ${deleted}`

    const all = await readLinks(ctx, { network: null, page: 1 })
    expect(all.total).toBe(2)
    expect(all.links.rows.find(({ id }) => id === linkId)).toMatchObject({ people: 1, machines: 1002 })
    const mastodon = await readLinks(ctx, { network: 'mastodon', page: 1 })
    expect(mastodon.links.rows.map(({ people, machines }) => [people, machines])).toEqual([[0, 0]])
    expect((await readLinks(ctx, { network: "'; --", page: 1 })).links.rows).toEqual([])
    expect((await readLinks(stranger, { network: null, page: 1 })).total).toBe(0)
  })
  it('are made by hand once, changed for whoever follows next, and gone when deleted, until that is undone', async () => {
    const { db } = database()
    const ctx = contextFor(db, await createTestAccount(db), { tier: 'pro' })
    const stranger = contextFor(db, await createTestAccount(db), { tier: 'pro' })
    const wanted = { label: 'Bread course', target: 'https://shop.test/bread', channel: 'instagram' }
    const idempotencyKey = crypto.randomUUID()
    const made = await Promise.all(
      Array.from({ length: 5 }, () => createLink(ctx, { ...wanted, idempotencyKey })),
    )
    const ids = new Set(made.map(result => (result.ok ? result.linkId : '')))
    expect(ids.size).toBe(1)
    const [id = ''] = ids
    const view = await readLink(ctx, { id })
    expect(view?.link.address).toMatch(/\/l\/bread-course-instagram-bio-[a-z0-9]{4}$/)
    expect([view?.days.length, view?.people, view?.machines]).toEqual([60, 0, []])

    const slug = view?.link.slug ?? ''
    const hints = { method: 'GET', userAgent: 'curl/8', purpose: '', referrer: '' }
    const follow = () => followLink(ctx, { slug, address: '198.18.0.1', hints })
    expect(await follow()).toMatchObject({
      ok: true,
      to: expect.stringContaining('https://shop.test/bread?'),
    })
    const saved = { id, label: '', target: 'https://shop.test/rolls', fallback: 'https://shop.test/' }
    expect(await saveLink(stranger, saved)).toEqual({ ok: false, reason: 'not_found' })
    expect(await saveLink(ctx, saved)).toEqual({ ok: true })
    expect(await follow()).toMatchObject({ to: expect.stringContaining('https://shop.test/rolls?') })

    for (const format of ['svg', 'png'] as const) {
      expect((await drawLinkCode(ctx, { id, format }))?.bytes.byteLength).toBeGreaterThan(300)
      expect(await drawLinkCode(stranger, { id, format })).toBeNull()
    }
    expect(await removeLink(stranger, { id })).toEqual({ ok: false, reason: 'not_found' })
    expect(await removeLink(ctx, { id })).toEqual({ ok: true })
    expect(await follow()).toEqual({ ok: false, reason: 'deleted' })
    expect(await saveLink(ctx, saved)).toEqual({ ok: false, reason: 'not_found' })
    expect(await drawLinkCode(ctx, { id, format: 'svg' })).toBeNull()
    expect((await readLinks(ctx, { network: null, page: 1 })).total).toBe(0)
    expect(await restoreLink(ctx, { id })).toEqual({ ok: true })
    expect(await follow()).toMatchObject({ ok: true })

    const creator = { ...ctx, tier: 'creator' as const }
    expect(await createLink(creator, { ...wanted, idempotencyKey: 'x' })).toEqual({
      ok: false,
      reason: 'not_in_plan',
    })
    expect(await saveLink(creator, saved)).toEqual({ ok: false, reason: 'not_in_plan' })
    expect(await removeLink(creator, { id })).toEqual({ ok: false, reason: 'not_in_plan' })
    expect([await hasLinks(ctx), await hasLinks(stranger)]).toEqual([true, false])
    let file = ''
    for await (const piece of exportLinks(ctx, { format: 'csv' })) file += piece
    expect(file).toContain('https://shop.test/rolls')
    file = ''
    for await (const piece of exportLinks(ctx, { format: 'json' })) file += piece
    expect(JSON.parse(file)).toMatchObject([{ id, target: 'https://shop.test/rolls' }])
  })
  it('are looked after: people go to the other address while a page does not answer, and back once it does', async () => {
    const { db } = database()
    const founder = contextFor(db, await createTestAccount(db), { tier: 'pro' })
    let status = 200
    const asked: string[] = []
    const server = createServer((request, response) => {
      asked.push(request.url ?? '')
      response.writeHead(status).end('x'.repeat(5_000))
    })
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => void server.close())
    const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
    const ctx = { ...founder, config: { ...founder.config, webhooksAllowPrivate: [host] } }
    const target = `http://${host}/course`
    const ids = await ctx.inWorkspace(async sql => {
      const fields = {
        label: '',
        target,
        fallback: 'https://shop.test/all',
        network: 'linkedin',
        place: 'post' as const,
      }
      const belongs = { contentId: null, campaignId: null, offerId: null }
      const { workspace } = ctx
      const made = [1, 2].map(n =>
        insertLink(sql, { workspace, fields: { ...fields, ...belongs, slug: `looked-${n}` }, now: TEST_NOW }),
      )
      return (await Promise.all(made)).map(link => link?.id ?? '')
    })
    const after = (hours: number) => ({ ...ctx, now: () => addMs(TEST_NOW, hours * HOUR_MS) })
    const leadsTo = async () => {
      const hints = { method: 'GET', userAgent: 'curl/8', purpose: '', referrer: '' }
      await readLinkToFollow(ctx, 'looked-1', { anew: true })
      const followed = await followLink(ctx, { slug: 'looked-1', address: '198.18.0.1', hints })
      return followed.ok ? followed.to.split('?')[0] : followed.reason
    }
    await checkTargets(ctx)
    expect([asked, await leadsTo()]).toEqual([['/course'], target])
    status = 404
    await checkTargets(after(1))
    expect(asked).toHaveLength(1)
    await checkTargets(after(24))
    expect([asked.length, await leadsTo()]).toEqual([3, 'https://shop.test/all'])
    expect((await readLink(ctx, { id: ids[1] ?? '' }))?.link.deadSince).toEqual(after(24).now())
    status = 403
    await checkTargets(after(26))
    expect(await leadsTo()).toBe(target)
    // A page inside, which nobody allowed, is not looked at and not taken for dead.
    await checkTargets({ ...after(60), config: founder.config })
    expect([asked.length, await leadsTo()]).toEqual([4, target])
  })
})

describeOnDatabase('a change of a link', database => {
  it('counts at once for whoever follows it, though it was just followed', async () => {
    const { db } = database()
    const owner = await ownerOn(db, 'pro')
    const now = () => TEST_NOW
    const founder = { ...(await acting(db, owner, '/app/links')), now }
    const visitor = { ...contextFor(db, owner.account, { tier: 'pro' }), now }
    const made = await createLink(founder, {
      label: 'Course',
      channel: 'instagram',
      target: 'https://shop.test/old',
      idempotencyKey: crypto.randomUUID(),
    })
    if (!made.ok) throw new Error(made.reason)
    const id = made.linkId
    const view = await readLink(founder, { id })
    const slug = view?.link.slug ?? ''
    const hints = { method: 'GET', userAgent: 'curl/8', purpose: '', referrer: '' }
    const leadsTo = async () => {
      const followed = await followLink(visitor, { slug, address: '198.18.0.1', hints })
      return followed.ok ? followed.to.split('?')[0] : followed.reason
    }
    expect(await leadsTo()).toBe('https://shop.test/old')
    await saveLink(founder, { id, label: 'Course', target: 'https://shop.test/new', fallback: '' })
    expect(await leadsTo()).toBe('https://shop.test/new')
    await removeLink(founder, { id })
    expect(await leadsTo()).toBe('deleted')
    await restoreLink(founder, { id })
    expect(await leadsTo()).toBe('https://shop.test/new')
  })
})
