import { mkdtempSync, readdirSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, it } from 'vitest'
import { createTestAccount } from '#tests/support/database/accounts.ts'
import { describeOnDatabase } from '#tests/support/database/test-database.ts'
import { contextFor } from '#tests/support/workspace-context.ts'
import { captureStory } from './capture-story.ts'
import { readStorybank } from './read-storybank.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'captured-'))
afterAll(() => rm(dataDir, { recursive: true }))

const ALL = { search: '', kind: null, status: null, permission: null, link: null, from: null, removed: null }
const oven = async () => ({
  bytes: await sharp({ create: { width: 40, height: 30, channels: 3, background: '#b3401a' } })
    .jpeg()
    .toBuffer(),
  alt: 'The oven door, wide open',
})

describeOnDatabase('a capture with a photo', database => {
  async function founder() {
    const ctx = contextFor(database().db, await createTestAccount(database().db))
    return { ...ctx, config: { ...ctx.config, dataDir } }
  }
  const capture = { body: 'The oven broke', link: null, idempotencyKey: 'once' }

  it('is a story that shows it, once for a key however often the form arrives', async () => {
    const ctx = await founder()
    const photo = await oven()
    const answers = [
      await captureStory(ctx, { ...capture, photo }),
      await captureStory(ctx, { ...capture, photo }),
    ]
    expect(answers[0]).toMatchObject({ ok: true })
    expect(answers[1]).toEqual(answers[0])
    const { stories } = await readStorybank(ctx, ALL)
    expect(stories.rows).toHaveLength(1)
    expect(stories.rows[0]).toMatchObject({
      title: 'The oven broke',
      picture: { alt: 'The oven door, wide open', address: expect.stringMatching(/^\/media\//) },
    })
  })

  it('leaves no story and no file behind when the photo is not taken', async () => {
    const ctx = await founder()
    const photo = await oven()
    expect(await captureStory(ctx, { ...capture, photo: { ...photo, bytes: Buffer.from('words') } })).toEqual(
      {
        ok: false,
        reason: 'not_a_picture',
      },
    )
    await database().db.sql`
      insert into media (user_id, mime, width, height, bytes, hash)
      select ${ctx.workspace}, 'image/png', 1, 1, 100000000, sha256(n::text::bytea) from generate_series(1, 5) n
    `
    expect(await captureStory(ctx, { ...capture, photo })).toMatchObject({ reason: 'storage_full' })
    const readOnly = { ...ctx, access: 'read_only' as const }
    expect(await captureStory(readOnly, { ...capture, photo })).toMatchObject({ reason: 'read_only' })
    expect((await readStorybank(ctx, ALL)).total).toBe(0)
    const files = readdirSync(dataDir, { recursive: true, withFileTypes: true })
    expect(files.filter(file => file.isFile() && file.parentPath.includes(ctx.workspace))).toEqual([])
  })
})
