import { expect, it } from 'vitest'
import { snapshotSheet } from '#core/onboarding/kickstart/snapshot-sheet.ts'
import { printSnapshot } from './print-snapshot.ts'

const now = () => new Date('2026-11-20T10:00:00Z')

it('prints a snapshot with fonts of its own, in any Latin language and when some letters are beyond them', async () => {
  const ctx = { now, timeZone: 'Europe/London' }
  for (const brand_name of ['Zażółć & Synowie', 'Пекарня 日本 🎉']) {
    const sheet = snapshotSheet({ brand_name, core_values: ['szczerość'] }, { founder: 'Łucja Őry' })
    const { filename, bytes } = await printSnapshot(ctx, sheet)
    const text = Buffer.from(bytes).toString('latin1')
    expect(text.startsWith('%PDF-')).toBe(true)
    expect(text).toMatch(/FontFile/)
    expect(text).not.toMatch(/\/BaseFont \/(Helvetica|Times)/)
    expect(filename).toMatch(/^brand-snapshot[a-z-]*\.pdf$/)
  }
}, 120_000)
