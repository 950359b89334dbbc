import sharp from 'sharp'
import { expect, it } from 'vitest'
import { saveKit } from '#app/brand/services/kit/save-kit.ts'
import { saveLogo } from '#app/brand/services/kit/save-logo.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { createTestAccount } from '#tests/support/database/accounts.ts'
import { describeOnDatabase } from '#tests/support/database/test-database.ts'
import { contextFor } from '#tests/support/workspace-context.ts'
import { brandEntries } from './brand-entries.ts'

const LOGO = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#112233' } })
  .png()
  .toBuffer()

async function filesOf(ctx: WorkspaceContext): Promise<ReadonlyMap<string, string>> {
  const files = new Map<string, string>()
  for await (const { name, content } of brandEntries(ctx))
    files.set(name, Buffer.from(content as Uint8Array).toString('latin1'))
  return files
}

describeOnDatabase('the brand kit as files', database => {
  it('holds the logo and the colours once they are chosen', async () => {
    const { db } = database()
    const ctx = contextFor(db, await createTestAccount(db, {}))
    const before = [...(await filesOf(ctx)).keys()]
    expect(before).toContain('voice-and-colours.txt')
    await saveKit(ctx, { main: '#ffee00', accent: '#112233', font: 'serif' })
    await saveLogo(ctx, { file: LOGO })
    const files = await filesOf(ctx)
    expect([...files.keys()].filter(name => !before.includes(name))).toEqual(['colours.txt', 'logo.png'])
    expect(files.get('colours.txt')).toMatch(
      /^Main colour: #ffee00 \(#[0-9a-f]{6} on light, #ffee00 on dark\)$/m,
    )
    expect(files.get('logo.png')?.slice(1, 4)).toBe('PNG')
  })
})
