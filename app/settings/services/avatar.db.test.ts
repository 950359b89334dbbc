import { expect, it } from 'vitest'
import { readImageFile } from '#app/platform/forms/image-file.server.ts'
import { readAvatarImage } from '#app/settings/services/read-avatar-image.ts'
import { removeAvatar } from '#app/settings/services/remove-avatar.ts'
import { saveAvatar } from '#app/settings/services/save-avatar.ts'
import { asWorkspaceId } from '#db/client.ts'
import { createTestAccount } from '#tests/support/database/accounts.ts'
import { describeOnDatabases } from '#tests/support/database/test-database.ts'
import { contextFor } from '#tests/support/workspace-context.ts'

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

it('a picture is known by its bytes, whatever its name and type say', async () => {
  expect(await readImageFile(new File([PNG], 'me.svg', { type: 'text/html' }))).toMatchObject({
    ok: true,
    contentType: 'image/png',
  })
  const svg = new File(['<svg onload="alert(1)"/>'], 'me.png', { type: 'image/png' })
  expect(await readImageFile(svg)).toEqual({ ok: false, reason: 'not_an_image' })
  const large = new File([PNG, new Uint8Array(900_000)], 'me.png')
  expect(await readImageFile(large)).toEqual({ ok: false, reason: 'too_large' })
})

describeOnDatabases('the picture of a person', database => {
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
    await saveAvatar(
      { ...ctx, workspace: asWorkspaceId(other.userId) },
      { contentType: 'image/png', image: PNG },
    )
    const first = await addressOf()
    expect(first).toMatch(/^\/app\/settings\/avatar\?v=[0-9a-f]{16}$/)
    const kept = await readAvatarImage(ctx)
    expect(kept?.contentType).toBe('image/png')
    expect(Buffer.from(kept?.image ?? []).equals(PNG)).toBe(true)
    expect(await readAvatarImage(other)).toBeNull()
    await saveAvatar(ctx, { contentType: 'image/webp', image: Buffer.from('another') })
    expect(await addressOf()).not.toBe(first)
    await removeAvatar(ctx)
    expect(await addressOf()).toBeNull()
    expect(await readAvatarImage(ctx)).toBeNull()
  })
})
