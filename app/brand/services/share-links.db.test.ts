import { expect, it } from 'vitest'
import { saveKit } from '#app/brand/services/kit/save-kit.ts'
import { createShareLink } from '#app/brand/services/sharing/create-share-link.ts'
import { readShareLink } from '#app/brand/services/sharing/read-share-link.ts'
import { readShared } from '#app/brand/services/sharing/read-shared.ts'
import { revokeShareLink } from '#app/brand/services/sharing/revoke-share-link.ts'
import { upsertClarifyData } from '#db/queries/brand/clarify.ts'
import { createTestAccount } from '#tests/support/database/accounts.ts'
import { describeOnDatabase } from '#tests/support/database/test-database.ts'
import { contextFor } from '#tests/support/workspace-context.ts'

const kind = 'brand_snapshot' as const
const DAY_MS = 86_400_000

describeOnDatabase('a link to the snapshot', database => {
  async function shared() {
    const ctx = contextFor(database().db, await createTestAccount(database().db))
    const { workspace } = ctx
    await ctx.inWorkspace(sql =>
      upsertClarifyData(sql, {
        workspace,
        answers: { brand_name: 'Loaf & Ledger', core_values: ['honesty'] },
      }),
    )
    expect(await createShareLink(ctx, { kind, days: '7' })).toMatchObject({ ok: true })
    const link = await readShareLink(ctx, { kind })
    if (!link) throw new Error('No link')
    return { ctx, link, token: link.address?.split('/').at(-1) ?? '' }
  }

  it('shows the thing to whoever has it, until it is revoked', async () => {
    const { ctx, link, token } = await shared()
    expect(link.address).toBe(`${ctx.config.appUrl}/shared/${token}`)
    const kit = { main: '#ffee00', accent: '#0a0a0a', font: 'sans' } as const
    await saveKit(ctx, kit)
    expect(await readShared(ctx, token)).toMatchObject({
      kind,
      kit: { kit, font: 'sans' },
      sheet: { title: 'Loaf & Ledger' },
    })
    expect(await revokeShareLink(ctx, { kind })).toBe(true)
    expect(await revokeShareLink(ctx, { kind })).toBe(false)
    expect(await readShared(ctx, token)).toBeNull()
    expect(await readShareLink(ctx, { kind })).toBeNull()
  })

  it('is one however often it is asked for, and a new one after a revocation', async () => {
    const { ctx, link } = await shared()
    await Promise.all([createShareLink(ctx, { kind, days: '0' }), createShareLink(ctx, { kind, days: '90' })])
    expect(await readShareLink(ctx, { kind })).toEqual(link)
    await revokeShareLink(ctx, { kind })
    await createShareLink(ctx, { kind, days: '0' })
    const next = await readShareLink(ctx, { kind })
    expect(next?.expiresAt).toBeNull()
    expect(next?.address).not.toBe(link.address)
  })

  it('ends by itself, and makes room for another', async () => {
    const { ctx, token } = await shared()
    const later = { ...ctx, now: () => new Date(ctx.now().getTime() + 7 * DAY_MS) }
    expect(await readShared(later, token)).toBeNull()
    await createShareLink(later, { kind, days: '30' })
    expect(await readShareLink(later, { kind })).not.toBeNull()
  })

  it('cannot be guessed, belongs to one workspace, and is not made while the plan only reads', async () => {
    const { ctx } = await shared()
    for (const wrong of ['', 'nonsense', 'x'.repeat(43)]) expect(await readShared(ctx, wrong)).toBeNull()
    const other = contextFor(ctx.db, await createTestAccount(ctx.db), { access: 'read_only' })
    expect(await readShareLink(other, { kind })).toBeNull()
    expect(await revokeShareLink(other, { kind })).toBe(false)
    expect(await createShareLink(other, { kind, days: '7' })).toEqual({ ok: false, reason: 'read_only' })
    expect(await readShareLink(ctx, { kind })).not.toBeNull()
  })
})
