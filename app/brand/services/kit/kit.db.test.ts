import sharp from 'sharp'
import { expect, it } from 'vitest'
import { drawLogo } from '#app/brand/integrations/draw-logo.ts'
import type { PdfLook } from '#app/platform/integrations/pdf/pdf-look.ts'
import { snapshotSheet } from '#core/onboarding/kickstart/snapshot-sheet.ts'
import { createTestAccount } from '#tests/support/database/accounts.ts'
import { describeOnDatabase } from '#tests/support/database/test-database.ts'
import { contextFor } from '#tests/support/workspace-context.ts'
import { printSnapshot } from '../print-snapshot.ts'
import { findFounderLook } from './find-founder-look.ts'
import { readFounderLook } from './read-founder-look.ts'
import { readKit } from './read-kit.ts'
import { readLogoFile } from './read-logo-file.ts'
import { readPdfLook } from './read-pdf-look.ts'
import { removeLogo } from './remove-logo.ts'
import { resetKit } from './reset-kit.ts'
import { saveKit } from './save-kit.ts'
import { saveLogo } from './save-logo.ts'

const KIT = { main: '#ffee00', accent: '#0a0a0a', font: 'sans' } as const

const pictureOf = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 4, background } })

const DARK = await pictureOf(40, 20, '#112233').png().toBuffer()

it('a logo is drawn anew within its limits, and nothing else is one', async () => {
  const photo = await pictureOf(2000, 1000, '#224466')
    .withExif({ IFD0: { ImageDescription: 'made at home' } })
    .jpeg()
    .toBuffer()
  const drawn = await drawLogo(photo)
  expect(drawn).toMatchObject({ ok: true, logo: { width: 480, height: 240, ground: 'any' } })
  const image = drawn.ok ? drawn.logo.image : new Uint8Array()
  expect((await sharp(image).metadata()).format).toBe('png')
  expect(Buffer.from(image).includes('made at home')).toBe(false)
  expect(await drawLogo(image)).toEqual(drawn)

  const clear = await pictureOf(40, 40, 'transparent')
    .composite([{ input: await pictureOf(10, 10, '#ffffff').png().toBuffer() }])
    .webp({ lossless: true })
    .toBuffer()
  expect(await drawLogo(clear)).toMatchObject({ ok: true, logo: { width: 40, ground: 'dark' } })

  for (const bad of ['<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', 'GIF89a', '', '%PDF-1.7'])
    expect(await drawLogo(Buffer.from(bad))).toEqual({ ok: false, reason: 'not_an_image' })
  expect(await drawLogo(photo.subarray(0, 400))).toEqual({ ok: false, reason: 'not_an_image' })
  expect(await drawLogo(Buffer.alloc(900_001))).toEqual({ ok: false, reason: 'too_large' })
  const wide = await pictureOf(4097, 1, '#224466').png().toBuffer()
  expect(await drawLogo(wide)).toEqual({ ok: false, reason: 'too_large' })
})

describeOnDatabase('the brand kit of a workspace', database => {
  it('is what was chosen, for the whole workspace, until it is reset', async () => {
    const { db } = database()
    const ctx = contextFor(db, await createTestAccount(db, {}))
    const other = contextFor(db, await createTestAccount(db, {}))
    expect(await readKit(ctx)).toMatchObject({ isSet: false, look: { style: {}, font: 'serif', logo: null } })

    expect(await saveKit(ctx, KIT)).toEqual({ ok: true })
    expect(await saveLogo(ctx, { file: DARK })).toEqual({ ok: true })
    const { kit, isSet, look } = await readKit(ctx)
    expect([kit, isSet, look.font]).toEqual([KIT, true, 'sans'])
    expect(look.style['--ember']).toMatch(/^light-dark\(#[0-9a-f]{6}, #[0-9a-f]{6}\)$/)
    const { workspace } = ctx
    expect(await ctx.inWorkspace(sql => findFounderLook(sql, { workspace }))).toEqual(look)
    expect(await readKit(other)).toMatchObject({ isSet: false, look: { logo: null } })

    expect(await resetKit(ctx)).toEqual({ ok: true })
    expect(await readKit(ctx)).toMatchObject({ isSet: false, look: { style: {}, logo: null } })
  })

  it('shows its logo to whoever has the address, which stays when the logo changes', async () => {
    const { db } = database()
    const ctx = contextFor(db, await createTestAccount(db, {}))
    const addressOf = async () =>
      /^\/logo\/([0-9a-f]{32})\.png\?v=/.exec((await readKit(ctx)).look.logo?.src ?? '')?.[1]
    await saveLogo(ctx, { file: DARK })
    const address = (await addressOf()) ?? ''
    const first = await readLogoFile(ctx, { address })
    expect((await sharp(first ?? undefined).metadata()).width).toBe(40)
    await saveLogo(ctx, { file: await pictureOf(30, 30, '#ffffff').png().toBuffer() })
    expect(await addressOf()).toBe(address)
    expect(Buffer.from((await readLogoFile(ctx, { address })) ?? []).equals(Buffer.from(first ?? []))).toBe(
      false,
    )
    for (const wrong of ['', '../..', 'f'.repeat(32), `${address}' or true`])
      expect(await readLogoFile(ctx, { address: wrong })).toBeNull()

    expect(await saveLogo(ctx, { file: Buffer.from('<svg/>') })).toEqual({
      ok: false,
      reason: 'not_an_image',
    })
    expect(await addressOf()).toBe(address)
    expect(await removeLogo(ctx)).toEqual({ ok: true })
    expect(await readLogoFile(ctx, { address })).toBeNull()
  })

  it('stands in a PDF, with its colours and its logo', async () => {
    const { db } = database()
    const ctx = contextFor(db, await createTestAccount(db, {}))
    expect(await readPdfLook(ctx, await readFounderLook(ctx))).toBeNull()
    await saveKit(ctx, KIT)
    await saveLogo(ctx, { file: DARK })
    const look = await readPdfLook(ctx, await readFounderLook(ctx))
    expect(look).toMatchObject({ isSans: true, logo: { width: 40, height: 20, isLight: false } })
    // Yellow cannot be read on paper.
    expect(look?.main).not.toBe(KIT.main)
    const sheet = snapshotSheet({ brand_name: 'Loaf & Ledger' }, { founder: 'Mara' })
    const imagesOf = async (taken: PdfLook | null) =>
      Buffer.from((await printSnapshot(ctx, sheet, taken)).bytes)
        .toString('latin1')
        .split('/Subtype /Image').length - 1
    expect(await imagesOf(null)).toBe(0)
    expect(await imagesOf(look)).toBeGreaterThan(0)
  })

  it('is changed by who looks after settings, in every plan while it runs', async () => {
    const { db } = database()
    const account = await createTestAccount(db, {})
    const ctx = contextFor(db, account, { tier: 'creator' })
    expect(await saveKit({ ...ctx, role: 'admin' }, KIT)).toEqual({ ok: true })
    for (const role of ['editor', 'contributor', 'reviewer', 'viewer'] as const) {
      const refused = { ok: false, reason: 'not_allowed' }
      expect(await saveKit({ ...ctx, role }, KIT)).toEqual(refused)
      expect(await saveLogo({ ...ctx, role }, { file: DARK })).toEqual(refused)
      expect(await removeLogo({ ...ctx, role })).toEqual(refused)
      expect(await resetKit({ ...ctx, role })).toEqual(refused)
      expect((await readKit({ ...ctx, role })).refusal).toBe('not_allowed')
    }
    const over = { ...ctx, access: 'read_only' as const }
    expect(await saveKit(over, KIT)).toEqual({ ok: false, reason: 'read_only' })
    expect((await readKit(ctx)).isSet).toBe(true)
  })
})
