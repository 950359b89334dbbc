import { expect, it } from 'vitest'
import { hearthPicturePath, readHearthPicture } from '#core/brand/hearth/hearth-address.ts'
import { insertCheckin } from '#db/queries/brand/checkins.ts'
import { upsertClarifyData } from '#db/queries/brand/clarify.ts'
import { createTestAccount } from '#tests/support/database/accounts.ts'
import { describeOnDatabase } from '#tests/support/database/test-database.ts'
import { contextFor } from '#tests/support/workspace-context.ts'
import { drawHearthPicture } from './draw-hearth-picture.ts'
import { readBrandHearth } from './read-brand-hearth.ts'

describeOnDatabase('the fire of a workspace', database => {
  async function founder() {
    const ctx = contextFor(database().db, await createTestAccount(database().db))
    const { workspace } = ctx
    return { ctx, workspace, viewer: { own: workspace, memberships: [] } }
  }

  it('is another for another brand, and grows once the brand is measured', async () => {
    const { ctx, workspace, viewer } = await founder()
    const before = await readBrandHearth(ctx, { viewer, workspace })
    await ctx.inWorkspace(sql => upsertClarifyData(sql, { workspace, answers: { core_values: ['honesty'] } }))
    const told = await readBrandHearth(ctx, { viewer, workspace })
    expect(told?.seed).not.toBe(before?.seed)
    expect(told?.heights).toEqual({ voice: 0, values: 0, audience: 0, emotion: 0 })
    await ctx.inWorkspace(sql => insertCheckin(sql, { workspace, alignmentScore: 8, now: ctx.now() }))
    const measured = await readBrandHearth(ctx, { viewer, workspace })
    expect(measured?.seed).toBe(told?.seed)
    expect(Object.values(measured?.heights ?? {}).every(height => height > 0)).toBe(true)
  })

  it('is drawn for its owner and its members, and for nobody else', async () => {
    const { ctx, workspace } = await founder()
    const stranger = await founder()
    const { own } = stranger.viewer
    expect(await readBrandHearth(ctx, { viewer: stranger.viewer, workspace })).toBeNull()
    const memberships = [{ workspace, name: 'Bowls', role: 'viewer' as const }]
    expect(await readBrandHearth(ctx, { viewer: { own, memberships }, workspace })).not.toBeNull()
    expect(await readBrandHearth(ctx, { viewer: { own, memberships }, workspace: 'no workspace' })).toBeNull()
  })

  it('is a picture that mail programs and networks can show', async () => {
    const hearth = { seed: 7, heights: { voice: 1, values: 0.4, audience: 0.4, emotion: 1 } }
    for (const kind of ['.png', '-share.png', '.svg'] as const) {
      const asked = readHearthPicture(hearthPicturePath(hearth, kind).replace('/hearth/', ''))
      if (!asked) throw new Error('no address')
      const { mime, image } = await drawHearthPicture(asked)
      expect(mime).toBe(kind === '.svg' ? 'image/svg+xml' : 'image/png')
      expect(image.length).toBeLessThan(60_000)
    }
    expect(readHearthPicture('7.png')).toBeNull()
    expect(readHearthPicture('0000000700f0.gif')).toBeNull()
  })
})
