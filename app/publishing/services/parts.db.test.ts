import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openMediaStore } from '#app/media/integrations/media-store.ts'
import { readPictureFile } from '#app/media/services/read-picture-file.ts'
import { sweepFiles } from '#app/media/services/sweep-files.ts'
import type { FrozenPost } from '#app/publishing/integrations/network.ts'
import { publishDue } from '#app/publishing/services/publish-due.ts'
import { readTargets } from '#app/publishing/services/read-targets.ts'
import { resumeTarget } from '#app/publishing/services/resume-target.ts'
import { moveScheduledPost } from '#app/schedule/services/move-scheduled-post.ts'
import { insertPicture } from '#db/queries/media/media.ts'
import { insertFile } from '#db/queries/media/media-files.ts'
import { useDatabase } from '#tests/support/database/test-database.ts'
import { FakeNetwork } from '#tests/support/fake-network.ts'
import {
  at,
  connect,
  founder,
  look,
  type PublishingContext,
  runFor,
  schedule,
} from '#tests/support/publishing.ts'

const paragraph = (letter: string) => `${letter.repeat(3)} ${'words that fill '.repeat(25)}end.`
const PARTS = ['a', 'b', 'c', 'd', 'e'].map(paragraph)
const BODY = PARTS.join('\n\n')

/** Hangs a picture on a post whose bytes are these letters. */
async function hang(ctx: PublishingContext, postId: string, letters: string): Promise<string> {
  return hangFile(ctx, postId, { image: new TextEncoder().encode(letters), side: 4 })
}

async function hangFile(
  ctx: PublishingContext,
  postId: string,
  { image, side, durationMs }: { image: Uint8Array; side: number; durationMs?: number },
): Promise<string> {
  const { workspace } = ctx
  const id = randomUUID()
  await openMediaStore(ctx.config).put(`${workspace}/${id}`, image, 'image/png')
  const size = { width: side, height: side, bytes: image.length }
  const picture = {
    mime: durationMs === undefined ? 'image/png' : 'video/mp4',
    ...{ ...size, hash: randomBytes(32) },
    ...(durationMs === undefined ? {} : { durationMs }),
  } as const
  await ctx.inWorkspace(async sql => {
    await insertFile(sql, { workspace, id, now: ctx.now() })
    await insertPicture(sql, { workspace, place: 'post', placeId: postId, id, picture, now: ctx.now() })
  })
  return id
}

const resume = async (ctx: PublishingContext, id: string) =>
  resumeTarget(ctx, {
    scheduledPostId: id,
    targetId: (await look(ctx, id)).targets[0]?.id ?? '',
  })

/** A context whose transactions fail from one on: that one before it does anything, or after it was committed. */
function dying(ctx: PublishingContext, from: number, when: 'before' | 'after'): PublishingContext {
  let count = 0
  const wrap =
    <Args extends unknown[], T>(transaction: (...args: Args) => Promise<T>) =>
    async (...args: Args): Promise<T> => {
      const turn = count++
      if (turn > from || (turn === from && when === 'before')) throw new Error('the worker died')
      const result = await transaction(...args)
      if (turn === from) throw new Error('the worker died')
      return result
    }
  const { db } = ctx
  return {
    ...ctx,
    db: {
      ...db,
      inWorkspace: wrap(db.inWorkspace) as typeof db.inWorkspace,
      acrossWorkspaces: wrap(db.acrossWorkspaces) as typeof db.acrossWorkspaces,
    },
  }
}

/** Everything of a send that has to be the same whenever it is sent again. */
function frozenOf({ text, createdAt, recordKey, idempotencyKey, media }: FrozenPost): string {
  const files = media.map(({ id, mime, bytes, alt }) => [id, mime, bytes, alt])
  return JSON.stringify([text, createdAt, recordKey, idempotencyKey, files])
}

describe('what goes to an account', () => {
  const database = useDatabase()
  let folder = ''
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'parts-'))
  })
  afterAll(() => rm(folder, { recursive: true }))

  async function start(): Promise<{ ctx: PublishingContext; network: FakeNetwork; account: string }> {
    const made = await founder(database().db)
    const ctx = { ...made, config: { ...made.config, dataDir: folder } }
    return { ctx, network: new FakeNetwork(), account: await connect(ctx) }
  }

  describe('a thread', () => {
    it('goes out part by part at once, each below the one before, with the first comment at the end', async () => {
      const { ctx, network, account } = await start()
      const { id } = await schedule(ctx, [account], {
        body: BODY,
        asThread: true,
        firstComment: 'More on https://a.example',
      })
      await runFor(ctx, network, 0, 0)
      expect(network.posts.map(({ text, answers }) => [text, answers])).toEqual([
        ...PARTS.map((text, place) => [text, place === 0 ? '' : `p${place}`]),
        ['More on https://a.example', 'p5'],
      ])
      expect(network.sends.at(-1)?.role).toBe('comment')
      await runFor(ctx, network, 1, 2)
      expect(await look(ctx, id)).toMatchObject({
        scheduledPost: { status: 'published', reason: '', link: 'https://fake.test/p1' },
        targets: [{ state: 'published', verified: 'same', remoteId: 'p1' }],
      })
      const third = network.posts[2]
      if (third) network.posts[2] = { ...third, text: 'Another text' }
      await runFor(ctx, network, 61, 61)
      expect((await look(ctx, id)).targets).toMatchObject([{ verified: 'different' }])
    })

    it('that is refused in the middle says how far it is, and goes on from there as it was frozen', async () => {
      const { ctx, network, account } = await start()
      network.plan = ['take', 'take', 'refuse']
      const { id, postId } = await schedule(ctx, [account], { body: BODY, asThread: true })
      await runFor(ctx, network, 0, 3)
      expect(await look(ctx, id)).toMatchObject({
        scheduledPost: {
          status: 'failed',
          reason: '2 of 5 parts of this thread are published. The platform refused this post.',
        },
        targets: [{ state: 'refused', detail: 'No bakers here' }],
      })
      const [view] = await readTargets(ctx, { scheduledPostId: id })
      expect(view).toMatchObject({ canResume: true, address: 'https://fake.test/p1' })
      await ctx.db.sql`update content_created set body = 'Edited' where id = ${postId}`
      expect(await resume(at(ctx, 300), id)).toMatchObject({ ok: true })
      expect(await resume(at(ctx, 300), id)).toMatchObject({ ok: true })
      await runFor(ctx, network, 301, 302)
      expect(network.posts.map(({ text }) => text)).toEqual(PARTS)
      expect(network.posts.map(({ answers }) => answers)).toEqual(['', 'p1', 'p2', 'p3', 'p4'])
      const { scheduledPost, targets } = await look(ctx, id)
      expect([scheduledPost?.status, targets[0]?.state]).toEqual(['published', 'published'])
      expect(await resume(at(ctx, 400), id)).toMatchObject({ reason: 'not_possible' })
    })

    it('sends the rest at the new time when it is moved, and nothing again', async () => {
      const { ctx, network, account } = await start()
      network.plan = ['take', 'refuse']
      const { id } = await schedule(ctx, [account], { body: BODY, asThread: true })
      await runFor(ctx, network, 0, 0)
      const moved = await moveScheduledPost(at(ctx, 5), { id, day: '2026-11-20', minute: 12 * 60 })
      expect(moved).toMatchObject({ ok: true })
      await runFor(ctx, network, 30, 30)
      expect(network.posts).toHaveLength(1)
      await runFor(ctx, network, 60, 60)
      expect(network.posts.map(({ text }) => text)).toEqual(PARTS)
    })

    it('looks for the part whose answer was lost, and goes on after it', async () => {
      const { ctx, network, account } = await start()
      network.plan = ['take', 'take_and_drop']
      const { id } = await schedule(ctx, [account], { body: BODY, asThread: true })
      await runFor(ctx, network, 0, 0)
      expect((await look(ctx, id)).targets).toMatchObject([{ state: 'may_be_published' }])
      await runFor(ctx, network, 1, 3)
      expect(network.posts.map(({ text }) => text)).toEqual(PARTS)
      expect((await look(ctx, id)).parts.map(({ remoteId }) => remoteId)).toEqual([
        'p1',
        'p2',
        'p3',
        'p4',
        'p5',
      ])
    })

    it('is one post where nobody asked for a thread, and the text stays whole', async () => {
      const { ctx, network, account } = await start()
      await schedule(ctx, [account], { body: BODY })
      await runFor(ctx, network, 0, 0)
      expect(network.posts.map(({ text }) => text)).toEqual([BODY])
    })
  })

  describe('a first comment', () => {
    it('that fails leaves its post published, says so, and can be sent later', async () => {
      const { ctx, network, account } = await start()
      network.plan = ['take', 'refuse']
      const { id } = await schedule(ctx, [account], { firstComment: 'And more' })
      await runFor(ctx, network, 0, 1)
      expect(await look(ctx, id)).toMatchObject({
        scheduledPost: { status: 'published', reason: '' },
        targets: [{ state: 'published', problem: 'refused' }],
      })
      const [view] = await readTargets(ctx, { scheduledPostId: id })
      expect(view).toMatchObject({
        standing: 'published',
        canResume: true,
        progress: 'The post is published, but its first comment isn’t.',
      })
      expect(await resume(at(ctx, 90), id)).toMatchObject({ ok: true })
      await runFor(ctx, network, 91, 91)
      expect(network.posts.map(({ text, answers }) => [text, answers]).at(-1)).toEqual(['And more', 'p1'])
      expect((await look(ctx, id)).targets).toMatchObject([{ state: 'published', problem: '' }])
    })
  })

  describe('pictures', () => {
    it('are the same in every send, whatever becomes of them meanwhile, and are kept until it is over', async () => {
      const { ctx, network, account } = await start()
      network.plan = ['unreachable', 'unreachable']
      const { id, postId } = await schedule(ctx, [account])
      const pictureId = await hang(ctx, postId, 'oven')
      await ctx.db.sql`update media set alt = 'An oven', focus_x = 10 where id = ${pictureId}`
      await runFor(ctx, network, 0, 0)
      await ctx.db.sql`delete from media where id = ${pictureId}`
      const twoDays = 2 * 24 * 60
      await ctx.db.sql`update media_files set unused_since = '2026-11-01' where id = ${pictureId}`
      await sweepFiles(at(ctx, 1))
      const [media] = network.sends[0]?.media ?? []
      const address = new URL(media?.address() ?? '')
      const asked = {
        workspace: ctx.workspace,
        id: pictureId,
        until: address.searchParams.get('until') ?? '',
        signature: address.searchParams.get('signature') ?? '',
      }
      expect(await readPictureFile(at(ctx, 2), asked)).toMatchObject({
        ok: true,
        file: { mime: 'image/png' },
      })
      await runFor(ctx, network, 1, 6)
      expect(network.uploads).toEqual(['An oven:oven'])
      expect(network.posts).toMatchObject([{ media: ['An oven:oven'] }])
      for (const { media: files } of network.sends)
        expect(files).toMatchObject([{ id: pictureId, alt: 'An oven', focus: { x: 10, y: 50 } }])
      expect((await look(ctx, id)).attempts.map(({ action }) => action)).toEqual([
        'prepare',
        'send',
        'send',
        'send',
      ])
      await sweepFiles(at(ctx, twoDays))
      await sweepFiles(at(ctx, 2 * twoDays))
      expect(await openMediaStore(ctx.config).read(`${ctx.workspace}/${pictureId}`)).toBeNull()
    })

    it('that the network works on are waited for: one post with what was uploaded once', async () => {
      const { ctx, network, account } = await start()
      network.preparePlan = ['working', 'working', 'working', 'ready']
      const { id, postId } = await schedule(ctx, [account])
      await hang(ctx, postId, 'bread')
      await runFor(ctx, network, 0, 2)
      expect(network.sends).toEqual([])
      expect((await look(ctx, id)).targets).toMatchObject([{ state: 'prepared', firstSentAt: null }])
      await runFor(ctx, network, 3, 4)
      expect(network.uploads).toEqual([':bread'])
      expect(network.posts).toMatchObject([{ media: [':bread'] }])
      expect((await look(ctx, id)).attempts.map(({ action, answer }) => `${action} ${answer}`)).toEqual([
        'prepare working',
        'prepare working',
        'prepare working',
        'prepare ready',
        'send published',
      ])
    })

    it('that are not taken are tried again without a window, or end it with what was said', async () => {
      const { ctx, network, account } = await start()
      network.preparePlan = ['unreachable', 'unreachable', 'ready', 'refuse']
      const first = await schedule(ctx, [account])
      await runFor(ctx, network, 0, 10)
      expect((await look(ctx, first.id)).scheduledPost?.status).toBe('published')
      const second = await schedule(ctx, [account])
      await runFor(ctx, network, 11, 11)
      expect(await look(ctx, second.id)).toMatchObject({
        scheduledPost: { status: 'failed' },
        targets: [{ state: 'refused', detail: 'No bakers here', firstSentAt: null }],
      })
    })

    it('are made to fit once, before anything is sent, and those very bytes are sent', async () => {
      const { ctx, network, account } = await start()
      network.pictureLimits = { ...network.pictureLimits, bytes: 20_000 }
      network.plan = ['unreachable']
      const noise = {
        width: 300,
        height: 300,
        channels: 3,
        background: '#777',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      } as const
      const image = await sharp({ create: noise }).png().toBuffer()
      const { id, postId } = await schedule(ctx, [account])
      const pictureId = await hangFile(ctx, postId, { image, side: 300 })
      const sent: { id: string; bytes: number; hash: string }[] = []
      network.during = async () => {
        const [media] = network.sends.at(-1)?.media ?? []
        const bytes = await media?.read()
        if (media && bytes)
          sent.push({
            id: media.id,
            bytes: bytes.length,
            hash: createHash('sha256').update(bytes).digest('hex'),
          })
      }
      await runFor(ctx, network, 0, 0)
      await ctx.db.sql`delete from media where id = ${pictureId}`
      await ctx.db.sql`update media_files set unused_since = '2026-11-01'`
      await sweepFiles(at(ctx, 1))
      await runFor(ctx, network, 1, 2)
      expect((await look(ctx, id)).scheduledPost?.status).toBe('published')
      expect(sent).toHaveLength(2)
      expect(sent[0]).toEqual(sent[1])
      expect(sent[0]?.id).not.toBe(pictureId)
      expect(image.length).toBeGreaterThan(20_000)
      expect(sent[0]?.bytes).toBeLessThanOrEqual(20_000)
    })

    it('that are gone from the store stop the post in words', async () => {
      const { ctx, network, account } = await start()
      const { id, postId } = await schedule(ctx, [account])
      const pictureId = await hang(ctx, postId, 'gone')
      await openMediaStore(ctx.config).remove(`${ctx.workspace}/${pictureId}`)
      await runFor(ctx, network, 0, 0)
      expect(network.sends).toEqual([])
      expect((await look(ctx, id)).targets).toMatchObject([{ state: 'refused', problem: 'picture_unfit' }])
    })

    it('or a video go out as they are kept; a network that takes none from us is left to its founder', async () => {
      const { ctx, network, account } = await start()
      const film = { image: Buffer.from('film'), side: 90, durationMs: 4000 }
      network.sendsVideo = false
      const { id, postId } = await schedule(ctx, [account])
      await hangFile(ctx, postId, film)
      await runFor(ctx, network, 0, 1)
      expect(network.sends).toEqual([])
      expect((await look(ctx, id)).targets).toMatchObject([{ state: 'handed_over', problem: 'no_video' }])
      network.sendsVideo = true
      const next = await schedule(ctx, [account])
      const videoId = await hangFile(ctx, next.postId, film)
      await runFor(ctx, network, 0, 1)
      expect(network.sends[0]?.media).toMatchObject([
        { id: videoId, kind: 'video', mime: 'video/mp4', durationMs: 4000, width: 90, bytes: 4 },
      ])
      expect(network.posts).toMatchObject([{ media: [':film'] }])
      expect((await look(ctx, next.id)).scheduledPost?.status).toBe('published')
    })

    it('are too many for an account: then it says so before anything is sent', async () => {
      const { ctx, network, account } = await start()
      const { id, postId } = await schedule(ctx, [account])
      for (const letters of ['a', 'b', 'c', 'd', 'e']) await hang(ctx, postId, letters)
      await runFor(ctx, network, 0, 1)
      expect(network.sends).toEqual([])
      expect((await look(ctx, id)).targets).toMatchObject([
        { state: 'refused', problem: 'too_many_pictures' },
      ])
    })
  })

  describe('what comes after the network has taken a post', () => {
    it('is best effort: a post that cannot be read back stays published, and its address comes later', async () => {
      const { ctx, network, account } = await start()
      network.plan = ['take_and_drop']
      network.canRead = false
      const { id } = await schedule(ctx, [account])
      await runFor(ctx, network, 0, 2)
      await ctx.db.sql`update publish_targets set address = '' where user_id = ${ctx.workspace}`
      await ctx.db.sql`update content_planner set link = '' where user_id = ${ctx.workspace}`
      await runFor(ctx, network, 3, 4)
      expect(await look(ctx, id)).toMatchObject({
        scheduledPost: { status: 'published', link: '' },
        targets: [{ state: 'published', address: '', verified: null }],
      })
      network.canRead = true
      await runFor(ctx, network, 70, 70)
      expect(await look(ctx, id)).toMatchObject({
        scheduledPost: { link: 'https://fake.test/p1' },
        targets: [{ address: 'https://fake.test/p1', verified: 'same' }],
      })
    })
  })

  it('is published once, part by part, wherever a worker dies', async () => {
    const { ctx } = await start()
    await ctx.db.sql`delete from connections`
    const bodies = PARTS.slice(0, 2)
    for (let transaction = 0; transaction < 17; transaction++)
      for (const when of ['before', 'after'] as const) {
        const network = new FakeNetwork()
        const account = await connect(ctx, `${transaction} ${when}`)
        const { id, postId } = await schedule(ctx, [account], {
          body: bodies.join('\n\n'),
          asThread: true,
          firstComment: 'And more',
        })
        await hang(ctx, postId, 'oven')
        await publishDue(dying(at(ctx, 0), transaction, when), { mastodon: network }).catch(() => {})
        for (const minute of [2, 3, 6, 12, 13]) await runFor(ctx, network, minute, minute)
        expect([transaction, when, network.posts.map(({ text }) => text)]).toEqual([
          transaction,
          when,
          [...bodies, 'And more'],
        ])
        expect(network.posts.map(({ media }) => media)).toEqual([[':oven'], [], []])
        // Whatever was sent twice was the same.
        const keys = new Map(network.sends.map(({ idempotencyKey, text }) => [idempotencyKey, text]))
        expect([...keys.values()]).toEqual([...bodies, 'And more'])
        expect(new Set(network.sends.map(frozenOf)).size).toBe(keys.size)
        const { scheduledPost, targets } = await look(ctx, id)
        expect([scheduledPost?.status, targets[0]?.problem]).toEqual(['published', ''])
        await ctx.db.sql`delete from connections`
      }
  })

  describe('a plan that has ended', () => {
    it('publishes nothing any more, and hands over what was scheduled', async () => {
      const { ctx, network, account } = await start()
      const { id } = await schedule(ctx, [account])
      await ctx.db.sql`update subscriptions set status = 'canceled' where user_id = ${ctx.workspace}`
      await publishDue(at(ctx, 0), { mastodon: network })
      expect(network.sends).toEqual([])
      expect(await look(ctx, id)).toMatchObject({
        scheduledPost: { status: 'handed_over', reason: 'Your plan has ended, so we didn’t publish this.' },
        targets: [{ state: 'handed_over', problem: 'plan_ended' }],
      })
    })
  })
})
