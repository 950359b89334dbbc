import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, it } from 'vitest'
import { listPictures } from '#app/media/services/list-pictures.ts'
import { readPictureFile } from '#app/media/services/read-picture-file.ts'
import { sweepFiles } from '#app/media/services/sweep-files.ts'
import { sweepExpired } from '#app/platform/expiry/sweep-expired.ts'
import { CAPTURE_LIMITS } from '#core/captures/limits.ts'
import { readSharedCapture } from '#core/captures/shared-capture.ts'
import { addDays } from '#core/shared/time.ts'
import { createTestAccount } from '#tests/support/database/accounts.ts'
import { describeOnDatabase } from '#tests/support/database/test-database.ts'
import { acting, memberOf, ownerOn } from '#tests/support/team.ts'
import { contextFor, TEST_NOW } from '#tests/support/workspace-context.ts'
import { addCapture } from './add-capture.ts'
import { discardCapture } from './discard-capture.ts'
import { keepLink } from './keep-link.ts'
import { readCapture, readCaptures } from './read-captures.ts'
import { saveCapture } from './save-capture.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'captures-'))
afterAll(() => rm(dataDir, { recursive: true }))

const photo = (red: number) =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: { r: red, g: 90, b: 40 } } })
    .withExif({ IFD0: { Make: 'CanaryPhone' }, IFD3: { GPSLatitudeRef: 'N' } })
    .jpeg()
    .toBuffer()

describeOnDatabase('captures that wait', database => {
  async function founder(over: Parameters<typeof contextFor>[2] = {}) {
    const ctx = contextFor(database().db, await createTestAccount(database().db), over)
    return { ...ctx, config: { ...ctx.config, dataDir } }
  }
  type Founder = Awaited<ReturnType<typeof founder>>

  async function shared(ctx: Founder, given: Parameters<typeof readSharedCapture>[0], files: Buffer[] = []) {
    const result = await addCapture(ctx, { text: readSharedCapture(given), files, mail: null })
    if (!result.ok) throw new Error(result.reason)
    return result.captureId
  }

  const later = (ctx: Founder, days: number) => ({ ...ctx, now: () => addDays(TEST_NOW, days) })
  const waiting = async (ctx: Founder) =>
    (await readCaptures(ctx, { discarded: null })).captures.map(({ id }) => id)

  it('becomes one story with its pictures, however often it is saved', async () => {
    const ctx = await founder()
    const id = await shared(ctx, { text: 'The oven broke' }, [
      await photo(20),
      await photo(90),
      await photo(90),
    ])
    expect((await readCapture(ctx, { id }))?.pictures).toHaveLength(2)
    expect(await waiting(ctx)).toEqual([id])
    const saved = await saveCapture(ctx, { id, body: 'The oven broke, and we laughed' })
    if (!saved.ok) throw new Error(saved.reason)
    const again = await Promise.all([1, 2, 3].map(() => saveCapture(ctx, { id, body: 'Something else' })))
    expect(again).toEqual(again.map(() => saved))
    const pictures = await listPictures(ctx, { place: 'story', placeId: saved.storyId })
    expect(pictures).toHaveLength(2)
    expect(await waiting(ctx)).toEqual([])
    const stories = await ctx.db.sql`select body from stories where user_id = ${ctx.workspace}`
    expect(stories).toEqual([{ body: 'The oven broke, and we laughed' }])
  })

  it('many presses at once make one story', async () => {
    const ctx = await founder()
    const id = await shared(ctx, { text: 'Once' }, [await photo(9)])
    const results = await Promise.all([1, 2, 3, 4].map(() => saveCapture(ctx, { id, body: 'Once' })))
    const ids = new Set(results.map(result => (result.ok ? result.storyId : result.reason)))
    expect(ids.size).toBe(1)
    const [row] = await ctx.db
      .sql`select count(*)::integer as count from media where user_id = ${ctx.workspace}`
    expect(row).toEqual({ count: 1 })
  })

  it('its pictures are drawn anew: nothing of the phone is left, and what is no picture is counted', async () => {
    const ctx = await founder()
    const sent = await photo(3)
    expect(sent.includes('CanaryPhone')).toBe(true)
    const id = await shared(ctx, {}, [sent, Buffer.from('<svg onload="alert(1)">')])
    const view = await readCapture(ctx, { id })
    expect(view?.capture.picturesLeft).toBe(1)
    const url = new URL(view?.pictures[0]?.address ?? '', 'http://x')
    const [, , workspace = '', file = ''] = url.pathname.split('/')
    const { until = '', signature = '' } = Object.fromEntries(url.searchParams)
    const found = await readPictureFile(ctx, { workspace, id: file, until, signature })
    const bytes = found.ok ? await found.file.read() : null
    expect(bytes?.length).toBeGreaterThan(100)
    expect(Buffer.from(bytes ?? []).includes('CanaryPhone')).toBe(false)
  })

  it('pictures count against the plan’s storage while they wait', async () => {
    const ctx = await founder()
    const story = await shared(ctx, { text: 'A' })
    const saved = await saveCapture(ctx, { id: story, body: 'A' })
    if (!saved.ok) throw new Error(saved.reason)
    for (let n = 0; n < 13; n += 1) {
      await ctx.db.sql`
        insert into media (user_id, story_id, mime, width, height, bytes, hash)
        values (${ctx.workspace}, ${saved.storyId}, 'image/png', 1, 1, 40000000, ${Buffer.alloc(32, n)})
      `
    }
    const id = await shared(ctx, { text: 'Full' }, [await photo(4)])
    expect(await readCapture(ctx, { id })).toMatchObject({ pictures: [], capture: { picturesLeft: 1 } })
  })

  it('ten pictures at most, fifty captures at most, and nothing of nothing', async () => {
    const ctx = await founder()
    const many = await Promise.all(Array.from({ length: 12 }, (_, n) => photo(n * 20)))
    const id = await shared(ctx, {}, many)
    expect(await readCapture(ctx, { id })).toMatchObject({
      pictures: { length: CAPTURE_LIMITS.pictures },
      capture: { picturesLeft: 2 },
    })
    for (let n = 1; n < CAPTURE_LIMITS.waiting; n += 1) await shared(ctx, { text: `Number ${n}` })
    const text = readSharedCapture({ text: 'One more' })
    expect(await addCapture(ctx, { text, files: [], mail: null })).toEqual({ ok: false, reason: 'too_many' })
    await discardCapture(ctx, { id, isRestored: false })
    expect(await addCapture(ctx, { text, files: [], mail: null })).toMatchObject({ ok: true })
    const nothing = readSharedCapture({ title: '  ' })
    expect(await addCapture(ctx, { text: nothing, files: [], mail: null })).toEqual({
      ok: false,
      reason: 'nothing_shared',
    })
  })

  it('the link is saved in Brand Watch where the plan has it, with the words beside it', async () => {
    const ctx = await founder({ tier: 'collective' })
    const id = await shared(ctx, { title: 'Flour', text: 'Prices rose https://example.com/flour?a=1' })
    expect((await readCapture(ctx, { id }))?.canSaveLink).toBe(true)
    expect(await keepLink(ctx, { id })).toMatchObject({ ok: true })
    expect(await keepLink(ctx, { id })).toEqual({ ok: false, reason: 'not_found' })
    const [item] = await ctx.db.sql`select title, summary from watch_items where user_id = ${ctx.workspace}`
    expect(item).toEqual({ title: 'Flour', summary: 'Prices rose' })
    const creator = await founder()
    const theirs = await shared(creator, { url: 'https://example.com/flour' })
    expect(await keepLink(creator, { id: theirs })).toEqual({ ok: false, reason: 'not_in_plan' })
  })

  it('is discarded, restored within a day, and gone with its files after a week', async () => {
    const ctx = await founder()
    const id = await shared(ctx, { text: 'Not yet' }, [await photo(5)])
    expect(await discardCapture(ctx, { id, isRestored: false })).toEqual({ ok: true })
    expect(await discardCapture(ctx, { id, isRestored: false })).toEqual({ ok: false, reason: 'not_found' })
    expect(await saveCapture(ctx, { id, body: 'No' })).toEqual({ ok: false, reason: 'not_found' })
    expect((await readCaptures(ctx, { discarded: id })).undo).toEqual({ id })
    expect(await discardCapture(ctx, { id, isRestored: true })).toEqual({ ok: true })
    expect(await waiting(ctx)).toEqual([id])

    await sweepFiles(later(ctx, 3))
    expect((await readCapture(ctx, { id }))?.pictures).toHaveLength(1)
    const after = later(ctx, CAPTURE_LIMITS.days + 1)
    expect(await waiting(after)).toEqual([])
    await sweepExpired(after)
    await sweepFiles(after)
    await sweepFiles(later(ctx, CAPTURE_LIMITS.days + 3))
    const left = await ctx.db.sql`select id from media_files where workspace = ${ctx.workspace}`
    expect(left).toEqual([])
  })

  it('an email is taken once, whatever becomes of it, and seen by everybody; a share by its person alone', async () => {
    const { db } = database()
    const owner = await ownerOn(db, 'pro')
    const ctx = contextFor(db, owner.account, { tier: 'pro' })
    const member = await acting(db, await memberOf(db, owner, 'editor'))
    const mail = { sender: 'ana@example.test', onceHash: Buffer.alloc(32, 7) }
    const text = readSharedCapture({ title: 'Subject', text: 'From a train' })
    const first = await addCapture(ctx, { text, files: [], mail })
    if (!first.ok) throw new Error(first.reason)
    expect(await addCapture(ctx, { text, files: [], mail })).toEqual({ ok: false, reason: 'known' })
    await discardCapture(ctx, { id: first.captureId, isRestored: false })
    expect(await addCapture(ctx, { text, files: [], mail })).toEqual({ ok: false, reason: 'known' })
    await discardCapture(ctx, { id: first.captureId, isRestored: true })

    const mine = await addCapture(ctx, { text: readSharedCapture({ text: 'Mine' }), files: [], mail: null })
    if (!mine.ok) throw new Error(mine.reason)
    const seen = (await readCaptures(member, { discarded: null })).captures.map(({ id }) => id)
    expect(seen).toEqual([first.captureId])
    expect(await readCapture(member, { id: mine.captureId })).toBeNull()
    for (const press of [
      saveCapture(member, { id: mine.captureId, body: 'x' }),
      keepLink(member, { id: mine.captureId }),
    ])
      expect(await press).toMatchObject({ ok: false })
    expect(await discardCapture(member, { id: mine.captureId, isRestored: false })).toEqual({
      ok: false,
      reason: 'not_found',
    })
    expect(await saveCapture(member, { id: first.captureId, body: 'Told' })).toMatchObject({ ok: true })
  })

  it('a share that waited for a sign-in is added once, with its pictures whenever they can be stored', async () => {
    const ctx = await founder()
    const text = readSharedCapture({ text: 'From the train' })
    const given = { text, files: [await photo(60)], mail: null, onceHash: Buffer.alloc(32, 9) }
    const broken = { ...ctx, config: { ...ctx.config, dataDir: '/dev/null' } }
    await expect(addCapture(broken, given)).rejects.toThrow()
    const again = await Promise.all([1, 2, 3].map(() => addCapture(ctx, given)))
    expect(again).toEqual(again.map(() => ({ ok: false, reason: 'known' })))
    const [only = '', ...others] = await waiting(ctx)
    expect(others).toEqual([])
    expect(await readCapture(ctx, { id: only })).toMatchObject({
      pictures: { length: 1 },
      capture: { source: 'share', picturesLeft: 0 },
    })
  })

  it('two members who save the same email at once make one story of it, with its pictures', async () => {
    const { db } = database()
    const owner = await ownerOn(db, 'pro')
    const people = [
      contextFor(db, owner.account, { tier: 'pro' }),
      await acting(db, await memberOf(db, owner, 'editor')),
    ].map(ctx => ({ ...ctx, config: { ...ctx.config, dataDir } }))
    const [ctx] = people
    if (!ctx) throw new Error('nobody')
    const added = await addCapture(ctx, {
      text: readSharedCapture({ text: 'Emailed' }),
      files: [await photo(70)],
      mail: { sender: '', onceHash: Buffer.alloc(32, 8) },
    })
    if (!added.ok) throw new Error(added.reason)
    const presses = [...people, ...people].map((each, n) =>
      saveCapture(each, { id: added.captureId, body: `Told ${n}` }),
    )
    const saved = await Promise.all(presses)
    const ids = [...new Set(saved.map(result => (result.ok ? result.storyId : result.reason)))]
    const stories = await db.sql`select id from stories where user_id = ${ctx.workspace}`
    expect(stories).toEqual(ids.map(id => ({ id })))
    expect(ids).toHaveLength(1)
    const pictures = await listPictures(ctx, { place: 'story', placeId: ids[0] ?? '' })
    expect(pictures).toHaveLength(1)
  })

  it('somebody who only reads adds, saves and discards nothing; another workspace sees nothing', async () => {
    const ctx = await founder()
    const id = await shared(ctx, { text: 'Ours https://example.com/' })
    const reader = { ...ctx, access: 'read_only' as const }
    const text = readSharedCapture({ text: 'No' })
    expect(await addCapture(reader, { text, files: [], mail: null })).toEqual({
      ok: false,
      reason: 'read_only',
    })
    expect(await saveCapture(reader, { id, body: 'No' })).toEqual({ ok: false, reason: 'read_only' })
    expect(await keepLink(reader, { id })).toEqual({ ok: false, reason: 'read_only' })
    expect(await discardCapture(reader, { id, isRestored: false })).toEqual({
      ok: false,
      reason: 'read_only',
    })
    const stranger = await founder({ tier: 'collective' })
    expect(await readCapture(stranger, { id })).toBeNull()
    expect(await saveCapture(stranger, { id, body: 'No' })).toEqual({ ok: false, reason: 'not_found' })
    expect(await keepLink(stranger, { id })).toEqual({ ok: false, reason: 'not_found' })
    for (const id of ['nonsense', ''])
      expect(await discardCapture(stranger, { id, isRestored: true })).toEqual({
        ok: false,
        reason: 'not_found',
      })
  })

  it('a full plan refuses the story and the capture goes on waiting', async () => {
    const ctx = await founder()
    await ctx.db.sql`
      insert into stories (user_id, title, body) select ${ctx.workspace}, 'S' || n, 'b' from generate_series(1, 25) n
    `
    const id = await shared(ctx, { text: 'The 26th' })
    expect(await saveCapture(ctx, { id, body: 'The 26th' })).toMatchObject({
      ok: false,
      reason: 'story_limit_reached',
    })
    expect(await waiting(ctx)).toEqual([id])
  })
})
