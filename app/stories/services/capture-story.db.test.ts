import { mkdtempSync, readdirSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, it } from 'vitest'
import { addPicture } from '#app/media/services/add-picture.ts'
import { listPictures } from '#app/media/services/list-pictures.ts'
import { listRecordings } from '#app/media/services/list-recordings.ts'
import { readPictureFile } from '#app/media/services/read-picture-file.ts'
import { removeRecording } from '#app/media/services/remove-recording.ts'
import { restorePicture } from '#app/media/services/restore-picture.ts'
import { countVault } from '#db/queries/vault/counts.ts'
import { createTestAccount } from '#tests/support/database/accounts.ts'
import { describeOnDatabase, type TestDatabase } from '#tests/support/database/test-database.ts'
import { madeRecording, madeWave } from '#tests/support/made-recording.ts'
import { contextFor } from '#tests/support/workspace-context.ts'
import { captureStory } from './capture-story.ts'
import { readStorybank } from './read-storybank.ts'
import { removeStory } from './remove-story.ts'
import { restoreStory } from './restore-story.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'captured-'))
afterAll(() => rm(dataDir, { recursive: true }))

const ALL = { search: '', kind: null, status: null, permission: null, link: null, from: null, removed: null }
const oven = async () => ({
  bytes: await sharp({ create: { width: 40, height: 30, channels: 3, background: '#b3401a' } })
    .jpeg()
    .toBuffer(),
  alt: 'The oven door, wide open',
})

type Founder = Awaited<ReturnType<typeof newFounder>>

async function newFounder({ db }: Pick<TestDatabase, 'db'>) {
  const ctx = contextFor(db, await createTestAccount(db))
  return { ...ctx, config: { ...ctx.config, dataDir } }
}

const filesOf = ({ workspace }: Founder) =>
  readdirSync(dataDir, { recursive: true, withFileTypes: true })
    .filter(file => file.isFile() && file.parentPath.includes(workspace))
    .map(({ name }) => name)

describeOnDatabase('a capture with a photo', database => {
  const founder = () => newFounder(database())
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
    expect(filesOf(ctx)).toEqual([])
  })
})

describeOnDatabase('a capture with a recording', database => {
  const founder = () => newFounder(database())
  const spoken = { body: '', link: null, idempotencyKey: 'once' }

  it('is a draft titled by its day, once for a key, and is played by its signed address alone', async () => {
    const ctx = await founder()
    const recording = await madeRecording('audio/webm')
    const first = await captureStory(ctx, { ...spoken, recording })
    expect(await captureStory(ctx, { ...spoken, recording })).toEqual(first)
    const { stories } = await readStorybank(ctx, ALL)
    expect(stories.rows).toMatchObject([
      { title: 'Voice note, 20 November 2026', status: 'draft', isRecorded: true, picture: null },
    ])
    const storyId = stories.rows[0]?.id ?? ''
    const recordings = await listRecordings(ctx, { storyId })
    expect(recordings).toMatchObject([{ mime: 'audio/webm', durationMs: expect.closeTo(2000, -2) }])
    // It is none of the pictures of the story, nor of the vault.
    expect(await listPictures(ctx, { place: 'story', placeId: storyId })).toEqual([])
    expect(await ctx.inWorkspace(sql => countVault(sql, ctx))).toMatchObject({
      media: 0,
      bytes: recordings[0]?.bytes,
    })

    const { pathname, searchParams } = new URL(recordings[0]?.address ?? '', 'http://localhost')
    const [, , workspace = '', id = ''] = pathname.split('/')
    const asked = {
      ...{ workspace, id },
      until: searchParams.get('until') ?? '',
      signature: searchParams.get('signature') ?? '',
    }
    expect(await readPictureFile(ctx, asked)).toMatchObject({ ok: true, file: { mime: 'audio/webm' } })
    const stranger = await founder()
    for (const wrong of [
      { ...asked, workspace: stranger.workspace },
      { ...asked, signature: 'x' },
    ])
      expect(await readPictureFile(ctx, wrong)).toEqual({ ok: false, reason: 'not_found' })
  })

  it('keeps words, a photo and what was said together, and only whole', async () => {
    const ctx = await founder()
    const both = { photo: await oven(), recording: await madeRecording('audio/mp4') }
    const result = await captureStory(ctx, { ...spoken, ...both, body: 'The oven broke' })
    expect(result).toMatchObject({ ok: true })
    expect((await readStorybank(ctx, ALL)).stories.rows).toMatchObject([
      { title: 'The oven broke', status: 'ready', isRecorded: true, picture: { alt: both.photo.alt } },
    ])
    expect(filesOf(ctx)).toHaveLength(2)
    const cutOff = { ...both, recording: both.recording.subarray(0, both.recording.length - 40) }
    expect(await captureStory(ctx, { ...spoken, ...cutOff, idempotencyKey: 'cut off' })).toEqual({
      ok: false,
      reason: 'not_a_recording',
    })
    const readOnly = { ...ctx, access: 'read_only' as const }
    expect(await captureStory(readOnly, { ...spoken, ...both, idempotencyKey: 'k' })).toMatchObject({
      reason: 'read_only',
    })
    await database().db.sql`
      insert into media (user_id, mime, width, height, bytes, hash)
      select ${ctx.workspace}, 'image/png', 1, 1, 100000000, sha256(n::text::bytea) from generate_series(1, 5) n
    `
    expect(await captureStory(ctx, { ...spoken, ...both, idempotencyKey: 'full' })).toMatchObject({
      reason: 'storage_full',
    })
    expect((await readStorybank(ctx, ALL)).total).toBe(1)
    expect(filesOf(ctx)).toHaveLength(2)
  })

  it('takes of fifty at once only as many as the plan has room for, each whole', async () => {
    const ctx = await founder()
    const recording = madeWave(0.6)
    const results = await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        captureStory(ctx, { ...spoken, recording, idempotencyKey: `voice ${n}` }),
      ),
    )
    const kept = results.filter(({ ok }) => ok)
    const { total, limit } = await readStorybank(ctx, ALL)
    expect(total).toBe(kept.length)
    expect(total).toBeLessThanOrEqual(limit ?? 0)
    expect(total).toBeGreaterThan(0)
    const rows = await database().db.sql`
      select 1 from media where user_id = ${ctx.workspace} and kind = 'audio'
    `
    expect(rows).toHaveLength(total)
  })

  it('is removed and comes back, by who may change the story, and goes with the story', async () => {
    const ctx = await founder()
    const result = await captureStory(ctx, { ...spoken, recording: await madeRecording('audio/ogg') })
    const storyId = result.ok ? result.storyId : ''
    const [recording] = await listRecordings(ctx, { storyId })
    const id = recording?.id ?? ''
    const stranger = await founder()
    expect(await removeRecording(stranger, { storyId, id })).toMatchObject({ ok: false })
    expect(await removeRecording(ctx, { storyId, id: storyId })).toEqual({ ok: false, reason: 'not_found' })
    expect(await removeRecording({ ...ctx, access: 'read_only' }, { storyId, id })).toEqual({
      ok: false,
      reason: 'read_only',
    })
    expect(await removeRecording(ctx, { storyId, id })).toEqual({ ok: true })
    expect(await listRecordings(ctx, { storyId })).toEqual([])
    // A picture beside it neither hinders it nor is hindered.
    const where = { place: 'story', placeId: storyId } as const
    expect(await addPicture(ctx, { ...where, file: (await oven()).bytes })).toMatchObject({ ok: true })
    for (let press = 0; press < 2; press++)
      expect(await restorePicture(ctx, { ...where, id })).toEqual({ ok: true })
    expect(await listRecordings(ctx, { storyId })).toMatchObject([{ id }])
    await removeStory(ctx, { id: storyId })
    expect(await listRecordings(ctx, { storyId })).toEqual([])
    await restoreStory(ctx, { id: storyId })
    expect(await listRecordings(ctx, { storyId })).toMatchObject([{ id }])
  })
})
