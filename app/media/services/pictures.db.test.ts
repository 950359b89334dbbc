import { mkdtempSync } from 'node:fs'
import { readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { parse } from 'valibot'
import { afterAll, expect, it } from 'vitest'
import { deleteAccount } from '#app/identity/services/delete-account.ts'
import { sweepExpired } from '#app/platform/expiry/sweep-expired.ts'
import { removePost } from '#app/posts/services/remove-post.ts'
import { restorePost } from '#app/posts/services/restore-post.ts'
import { savePost } from '#app/posts/services/save-post.ts'
import { postSchema } from '#core/posts/schema.ts'
import { createTestAccount } from '#tests/support/database/accounts.ts'
import { describeOnDatabase } from '#tests/support/database/test-database.ts'
import { madeVideo } from '#tests/support/made-video.ts'
import { contextFor, TEST_NOW } from '#tests/support/workspace-context.ts'
import { addPicture } from './add-picture.ts'
import { addVideo } from './add-video.ts'
import { describePicture } from './describe-picture.ts'
import { listPictures } from './list-pictures.ts'
import { movePicture } from './move-picture.ts'
import { readPictureFile } from './read-picture-file.ts'
import { removePicture } from './remove-picture.ts'
import { restorePicture } from './restore-picture.ts'
import { sweepFiles } from './sweep-files.ts'

const HOUR = 3_600_000
const dataDir = mkdtempSync(join(tmpdir(), 'pictures-'))
afterAll(() => rm(dataDir, { recursive: true }))

const picture = (red: number) =>
  sharp({
    create: {
      width: 40,
      height: 30,
      channels: 3,
      background: { r: red % 256, g: (red * 37) % 256, b: (red * 91) % 256 },
    },
  })
    .jpeg()
    .toBuffer()

describeOnDatabase('pictures', database => {
  async function founder() {
    const ctx = contextFor(database().db, await createTestAccount(database().db))
    return { ...ctx, config: { ...ctx.config, dataDir } }
  }
  type Founder = Awaited<ReturnType<typeof founder>>

  async function withPost(ctx: Founder) {
    const post = parse(postSchema, { body: 'With a picture', platform: 'instagram' })
    const saved = await savePost(ctx, {
      postId: null,
      version: 0,
      post,
      storyId: null,
      idempotencyKey: 'k',
      kind: 'saved',
    })
    if (!saved.ok) throw new Error(saved.reason)
    return { place: 'post', placeId: saved.postId } as const
  }

  async function added(ctx: Founder, where: Awaited<ReturnType<typeof withPost>>, red: number) {
    const result = await addPicture(ctx, { ...where, file: await picture(red) })
    if (!result.ok) throw new Error(result.reason)
    return result.id
  }

  function asked(address: string) {
    const url = new URL(address, 'http://x')
    const [, , workspace = '', id = ''] = url.pathname.split('/')
    const { until = '', signature = '' } = Object.fromEntries(url.searchParams)
    return { workspace, id, until, signature }
  }

  it('or one video, served in parts, counted, removed, brought back and swept', async () => {
    const ctx = await founder()
    const where = await withPost(ctx)
    const path = join(dataDir, 'sent.mov')
    await writeFile(path, await madeVideo({ rotation: 90 }))
    const video = await addVideo(ctx, { ...where, path })
    if (!video.ok) throw new Error(video.reason)
    const [shown, ...others] = await listPictures(ctx, where)
    expect(others).toEqual([])
    expect(shown).toMatchObject({ mime: 'video/mp4', width: 96, height: 128, alt: '' })
    expect(shown?.durationMs).toBeCloseTo(3000, -2)
    const [used] = await database().db.sql<{ bytes: number }[]>`
      select sum(bytes)::integer as bytes from media where user_id = ${ctx.workspace}
    `
    expect(used?.bytes).toBe(shown?.bytes)

    const file = await readPictureFile(ctx, asked(shown?.address ?? ''))
    const head = file.ok ? await file.file.read({ first: 4, last: 7 }) : null
    expect(Buffer.from(head ?? []).toString()).toBe('ftyp')
    await describePicture(ctx, { ...where, id: video.id, alt: 'A loaf', focus: { x: 50, y: 50 } })

    // Pictures or one video: neither comes beside the other, nor back beside it.
    expect(await addPicture(ctx, { ...where, file: await picture(1) })).toMatchObject({ reason: 'has_video' })
    expect(await addVideo(ctx, { ...where, path })).toMatchObject({ reason: 'has_video' })
    await removePicture(ctx, { ...where, id: video.id })
    const beside = await added(ctx, where, 2)
    expect(await addVideo(ctx, { ...where, path })).toMatchObject({ reason: 'has_pictures' })
    expect(await restorePicture(ctx, { ...where, id: video.id })).toMatchObject({ reason: 'has_pictures' })
    await removePicture(ctx, { ...where, id: beside })
    expect(await restorePicture(ctx, { ...where, id: video.id })).toEqual({ ok: true })
    expect(await restorePicture(ctx, { ...where, id: beside })).toMatchObject({ reason: 'has_video' })
    expect(await listPictures(ctx, where)).toMatchObject([{ id: video.id, alt: 'A loaf' }])
  })

  it('no video where the plan is full, the post is not theirs, or the file is none', async () => {
    const ctx = await founder()
    const where = await withPost(ctx)
    const path = join(dataDir, 'no-video.mov')
    await writeFile(path, 'words')
    expect(await addVideo(ctx, { ...where, path })).toMatchObject({ reason: 'not_a_video' })
    await writeFile(path, await madeVideo())
    expect(await addVideo(await founder(), { ...where, path })).toMatchObject({ reason: 'not_found' })
    expect(await addVideo({ ...ctx, access: 'read_only' }, { ...where, path })).toMatchObject({
      reason: 'read_only',
    })
    await database().db.sql`
      insert into media (user_id, mime, width, height, bytes, hash)
      select ${ctx.workspace}, 'image/png', 1, 1, 100000000, sha256(n::text::bytea) from generate_series(1, 5) n
    `
    expect(await addVideo(ctx, { ...where, path })).toMatchObject({ reason: 'storage_full' })
    expect(await listPictures(ctx, where)).toEqual([])
  })

  it('are added once, described, ordered and served to whoever has an address that holds', async () => {
    const ctx = await founder()
    const where = await withPost(ctx)
    const [one, two] = [await added(ctx, where, 10), await added(ctx, where, 200)]
    const twice = await addPicture(ctx, { ...where, file: await picture(10) })
    expect(twice).toEqual({ ok: false, reason: 'already_there' })
    const said = { alt: 'A <script>alert(1)</script>kiln', focus: { x: 0, y: 100 } }
    expect(await describePicture(ctx, { ...where, id: two, ...said })).toEqual({ ok: true })
    expect(await movePicture(ctx, { ...where, id: two, by: -1 })).toEqual({ ok: true })
    const shown = await listPictures(ctx, where)
    expect(shown.map(({ id }) => id)).toEqual([two, one])
    expect(shown[0]).toMatchObject({ focusX: 0, focusY: 100, width: 40, height: 30 })
    expect(shown[0]?.alt).not.toContain('<script')

    const address = asked(shown[0]?.address ?? '')
    const file = await readPictureFile(ctx, address)
    expect(file).toMatchObject({ ok: true, file: { mime: 'image/jpeg' } })
    const image = file.ok ? await file.file.read() : null
    expect(image && (await sharp(Buffer.from(image)).metadata()).width).toBe(40)
    const later = { ...ctx, now: () => new Date(TEST_NOW.getTime() + 3 * HOUR) }
    expect(await readPictureFile(later, address)).toEqual({ ok: false, reason: 'expired' })
    const stranger = await founder()
    for (const forged of [
      { id: one },
      { workspace: stranger.workspace },
      { until: '9999999999999' },
      { signature: 'x' },
    ])
      expect(await readPictureFile(ctx, { ...address, ...forged })).toEqual({
        ok: false,
        reason: 'not_found',
      })
  })

  it('of one workspace are out of reach of another', async () => {
    const [ctx, stranger] = [await founder(), await founder()]
    const where = await withPost(ctx)
    const id = await added(ctx, where, 20)
    const refused = { ok: false, reason: 'not_found' }
    expect(await listPictures(stranger, where)).toEqual([])
    expect(await addPicture(stranger, { ...where, file: await picture(30) })).toEqual(refused)
    expect(await removePicture(stranger, { ...where, id })).toEqual(refused)
    const theirs = await withPost(stranger)
    expect(await removePicture(stranger, { ...theirs, id })).toEqual(refused)
    expect(await describePicture(stranger, { ...theirs, id, alt: '', focus: { x: 1, y: 1 } })).toEqual(
      refused,
    )
    expect(await listPictures(ctx, where)).toHaveLength(1)
  })

  it('sent fifty at once never take more than the plan has, and leave no file of those that were refused', async () => {
    const ctx = await founder()
    const where = await withPost(ctx)
    const filler = await added(ctx, where, 1)
    const { sql } = database().db
    const [row] = await sql<{ bytes: number }[]>`select bytes from media where id = ${filler}`
    const each = row?.bytes ?? 0
    // As much as fits into the 500 MB of the plan is taken, but for room for three more.
    const taken = 500_000_000 - Math.ceil(3.5 * each)
    const blocks = Math.ceil(taken / 40_000_000)
    for (let n = 0; n < blocks; n++) {
      const bytes = n === 0 ? taken - 40_000_000 * (blocks - 1) - each : 40_000_000
      await sql`
        insert into media (user_id, mime, width, height, bytes, hash)
        values (${ctx.workspace}, 'image/png', 1, 1, ${bytes}, ${Buffer.alloc(32, n)})
      `
    }
    const files = await Promise.all(Array.from({ length: 50 }, (_, n) => picture(n + 100)))
    const results = await Promise.all(files.map(file => addPicture(ctx, { ...where, file })))
    const [sum] = await sql<{ bytes: number }[]>`
      select sum(bytes)::float8 as bytes from media where user_id = ${ctx.workspace}
    `
    expect(sum?.bytes).toBeLessThanOrEqual(500_000_000)
    const kept = results.filter(({ ok }) => ok)
    expect(kept.length).toBeGreaterThan(0)
    const refusals = results.flatMap(result => (result.ok ? [] : [result.reason]))
    expect(new Set(refusals)).toEqual(new Set(['storage_full']))
    expect(await readdir(join(dataDir, 'media', ctx.workspace))).toHaveLength(1 + kept.length)
  })

  it('come back with a restored post only as far as the plan has room', async () => {
    const ctx = await founder()
    const where = await withPost(ctx)
    const first = await added(ctx, where, 61)
    const second = await added(ctx, where, 62)
    await removePost(ctx, { id: where.placeId })
    const { sql } = database().db
    const [row] = await sql<{ bytes: number }[]>`
      select (data #>> '{rows,media,0,bytes}')::int as bytes from removed_rows where user_id = ${ctx.workspace}
    `
    // Room for one and a half of the two.
    const filler = 500_000_000 - Math.floor(1.5 * (row?.bytes ?? 0))
    const blocks = Math.ceil(filler / 40_000_000)
    for (let n = 0; n < blocks; n++) {
      const bytes = n === 0 ? filler - 40_000_000 * (blocks - 1) : 40_000_000
      await sql`
        insert into media (user_id, mime, width, height, bytes, hash)
        values (${ctx.workspace}, 'image/png', 1, 1, ${bytes}, ${Buffer.alloc(32, n)})
      `
    }
    expect(await restorePost(ctx, { id: where.placeId })).toEqual({ ok: true, leftOut: 1 })
    expect((await listPictures(ctx, where)).map(({ id }) => id)).toEqual([first])
    const again = await restorePicture(ctx, { ...where, id: second })
    expect(again).toMatchObject({ ok: false, reason: 'storage_full' })
  })

  it('come back with what they belong to for 30 days, and then their files go', async () => {
    const ctx = await founder()
    const where = await withPost(ctx)
    const [one, two] = [await added(ctx, where, 40), await added(ctx, where, 50)]
    const before = await listPictures(ctx, where)
    const folder = join(dataDir, 'media', ctx.workspace)
    await removePicture(ctx, { ...where, id: one })
    for (const _ of [1, 2]) expect(await restorePicture(ctx, { ...where, id: one })).toEqual({ ok: true })
    expect(await listPictures(ctx, where)).toEqual(before)
    await removePicture(ctx, { ...where, id: one })

    const after = (hours: number) => ({ ...ctx, now: () => new Date(TEST_NOW.getTime() + hours * HOUR) })
    await removePost(ctx, { id: where.placeId })
    for (const hours of [2, 23]) await sweepFiles(after(hours))
    expect(await readdir(folder)).toHaveLength(2)
    expect(await restorePost(ctx, { id: where.placeId })).toEqual({ ok: true, leftOut: 0 })
    expect((await listPictures(ctx, where)).map(({ id }) => id)).toEqual([two])
    for (const hours of [24, 51, 78, 29 * 24]) {
      await sweepExpired(after(hours))
      await sweepFiles(after(hours))
    }
    expect(await readdir(folder), 'it is in the trash').toHaveLength(2)
    for (const hours of [30 * 24, 31 * 24, 32 * 24, 33 * 24]) {
      await sweepExpired(after(hours))
      await sweepFiles(after(hours))
    }
    expect(await readdir(folder)).toEqual([two])

    await deleteAccount(ctx, { userId: ctx.userId })
    for (const hours of [60, 87]) await sweepFiles(after(hours))
    expect(await readdir(folder)).toEqual([])
  })
})
