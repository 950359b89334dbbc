import sharp from 'sharp'
import { expect, it } from 'vitest'
import { readImageFile } from '#app/platform/forms/image-file.server.ts'
import { drawAvatar } from '#app/settings/integrations/draw-avatar.ts'
import { readAvatarImage } from '#app/settings/services/read-avatar-image.ts'
import { removeAvatar, saveAvatar } from '#app/settings/services/save-avatar.ts'
import { asWorkspaceId } from '#db/client.ts'
import { createTestAccount } from '#tests/support/database/accounts.ts'
import { describeOnDatabase } from '#tests/support/database/test-database.ts'
import { contextFor } from '#tests/support/workspace-context.ts'

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const ANOTHER = await sharp({ create: { width: 40, height: 60, channels: 3, background: '#224466' } })
  .jpeg()
  .toBuffer()

it('a picture is known by its bytes, whatever its name and type say', async () => {
  const sent = await readImageFile(new File([PNG], 'me.svg', { type: 'text/html' }))
  expect(sent).toEqual({ ok: true, bytes: new Uint8Array(PNG) })
  const large = new File([PNG, new Uint8Array(900_000)], 'me.png')
  expect(await readImageFile(large)).toEqual({ ok: false, reason: 'too_large' })
})

describeOnDatabase('the picture of a person', database => {
  it('is theirs alone, has an address that changes with it, and goes when they like', async () => {
    const { db } = database()
    const ctx = contextFor(db, await createTestAccount(db, {}))
    const other = contextFor(db, await createTestAccount(db, {}))
    const addressOf = async () => {
      const [row] = await db.sql<{ avatarUrl: string | null }[]>`
        select avatar_url from profiles where id = ${ctx.userId}
      `
      return row?.avatarUrl ?? null
    }
    expect(await readAvatarImage(ctx)).toBeNull()
    // Also while they visit somebody: it is kept under the person.
    await saveAvatar({ ...ctx, workspace: asWorkspaceId(other.userId) }, { file: PNG })
    const first = await addressOf()
    expect(first).toMatch(/^\/app\/settings\/avatar\?v=[0-9a-f]{16}$/)
    const saved = await readAvatarImage(ctx)
    expect(saved?.contentType).toBe('image/webp')
    expect(await drawAvatar(PNG)).toMatchObject({ image: Buffer.from(saved?.image ?? []) })
    expect(await readAvatarImage(other)).toBeNull()
    expect(await saveAvatar(ctx, { file: ANOTHER })).toEqual({ ok: true })
    const second = await addressOf()
    expect(second).not.toBe(first)
    const svg = Buffer.from('<svg onload="alert(1)"/>')
    expect(await saveAvatar(ctx, { file: svg })).toEqual({ ok: false, reason: 'not_an_image' })
    expect(await saveAvatar(ctx, { file: Buffer.alloc(900_001) })).toEqual({ ok: false, reason: 'too_large' })
    expect(await addressOf()).toBe(second)
    await removeAvatar(ctx)
    expect(await addressOf()).toBeNull()
    expect(await readAvatarImage(ctx)).toBeNull()
  })
})
