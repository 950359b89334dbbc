import { randomUUID } from 'node:crypto'
import { parse } from 'valibot'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { seal } from '#app/platform/secrets/seal.ts'
import { tiktokConnector } from '#app/publishing/integrations/tiktok/connector.ts'
import { changePublishing } from '#app/schedule/services/change-publishing.ts'
import { readPublishing } from '#app/schedule/services/read-publishing.ts'
import { setQuietHours } from '#app/schedule/services/settings/set-quiet-hours.ts'
import { setApproval } from '#app/team/services/set-approval.ts'
import { publishingFormSchema } from '#core/schedule/schema.ts'
import { insertStory } from '#db/queries/stories/stories.ts'
import { openNetworksStandIn } from '#scripts/local/networks/stand-in.ts'
import { describeOnDatabase } from '#tests/support/database/test-database.ts'
import { connectLocally, localNetwork } from '#tests/support/networks.ts'
import {
  connect,
  deedsOf,
  founder,
  hoursAfter,
  look,
  type PlannerContext,
  plannerRow,
  schedule,
  scheduled,
  sendTo,
  TIME,
  targetsOf,
  write,
} from '#tests/support/schedule.ts'

const READ_ONLY = { ok: false, reason: 'read_only' }
const NOT_FOUND = { ok: false, reason: 'not_found' }

const linksOf = (ctx: PlannerContext) => ctx.db.sql<{ place: string; network: string; target: string }[]>`
  select place, network, target from tracked_links where user_id = ${ctx.workspace} order by network, place desc, target
`

/** Hangs so many pictures on a post. */
async function hang(ctx: PlannerContext, postId: string, count: number): Promise<void> {
  for (let n = 0; n < count; n++)
    await ctx.db.sql`
      insert into media (user_id, post_id, mime, width, height, bytes, hash, position)
      values (${ctx.workspace}, ${postId}, 'image/png', 1000, 1000, 1, ${Buffer.alloc(32, n)}, ${n})
    `
}

/** An account of theirs on TikTok, which asks who may see each post; `close` ends its stand-in. */
async function onTiktok(ctx: PlannerContext) {
  const networks = await openNetworksStandIn()
  const tiktok = localNetwork(networks, 'tiktok')
  const able = { ...ctx, config: { ...ctx.config, networks: { ...ctx.config.networks, tiktok } } }
  const { allowed } = await connectLocally(tiktokConnector(tiktok), 'tiktok', 'private')
  const id = randomUUID()
  const tokens = seal(JSON.stringify(allowed.tokens), ctx.config.encryptionKey, 'connection-tokens', id)
  await ctx.db.sql`
    insert into connections (id, user_id, network, server, account_id, handle, sealed_tokens)
    values (${id}, ${ctx.workspace}, 'tiktok', ${allowed.server}, ${allowed.accountId}, '@private', ${tokens})
  `
  return { able, id, close: () => networks.close() }
}

describeOnDatabase('a post that is scheduled', database => {
  it('keeps its place, its clock and how it is published, and is noted', async () => {
    const ctx = await founder(database().db, { tier: 'pro' })
    const account = await connect(ctx)
    const postId = await write(ctx, { platform: 'bluesky' })
    const made = await schedule(
      ctx,
      postId,
      {
        ...{ platform: 'bluesky', time: '10:30', timeZone: 'Europe/Paris', accounts: [account, account] },
        ...{ asThread: 'yes', firstComment: 'More below', isAd: 'yes', plainLinks: 'yes' },
        ...{ privacy: 'SELF_ONLY' },
      },
      'k',
    )
    const id = made.ok ? made.scheduledPostId : ''
    expect(made).toEqual({ ok: true, scheduledPostId: id, at: TIME, count: 1, isPaused: false })
    expect(await look(ctx, id)).toMatchObject({
      ...{ contentId: postId, title: '', platform: 'bluesky', scheduledFor: TIME, timeZone: 'Europe/Paris' },
      ...{ status: 'scheduled', statusSince: ctx.now(), deadlineAt: TIME, heldReason: '', repeat: null },
      ...{ seriesId: null, asThread: true, firstComment: 'More below', isAd: true, plainLinks: true },
      ...{ privacy: 'SELF_ONLY' },
    })
    expect(await targetsOf(ctx, id)).toMatchObject([{ connectionId: account, nextTryAt: TIME }])
    const [usage] = await ctx.db.sql`
      select module_name, action_type, additional_data from module_usage where user_id = ${ctx.workspace}
    `
    expect(usage).toEqual({
      ...{ moduleName: 'content', actionType: 'post_scheduled' },
      additionalData: { platform: 'bluesky', times: 1 },
    })
    const [kept] = await ctx.db.sql`
      select action, result from idempotency_keys where user_id = ${ctx.workspace} and key = 'k'
    `
    expect(kept).toEqual({ action: 'schedule_post', result: { id } })
  })

  it('is published plainly where nothing else was chosen', async () => {
    const ctx = await founder(database().db)
    const { id } = await scheduled(ctx)
    expect(await look(ctx, id)).toMatchObject({
      ...{ asThread: false, firstComment: '', isAd: false, plainLinks: false, privacy: '' },
    })
    expect(await targetsOf(ctx, id)).toEqual([])
  })

  it('answers a second press as the first, and another key schedules it again', async () => {
    const ctx = await founder(database().db)
    const postId = await write(ctx)
    const over = { repeat: 'week', count: '3', anyway: 'yes' }
    const first = await schedule(ctx, postId, over, 'k')
    expect(first).toMatchObject({ ok: true, count: 3, isPaused: false, at: TIME })
    expect(await schedule(ctx, postId, over, 'k')).toEqual(first)
    const rows = () => ctx.db.sql<{ seriesId: string; repeat: object }[]>`
      select series_id, repeat from content_planner where user_id = ${ctx.workspace}
    `
    const series = await rows()
    expect(series).toHaveLength(3)
    expect(new Set(series.map(({ seriesId }) => seriesId)).size).toBe(1)
    expect(series[0]?.seriesId).not.toBeNull()
    expect(series[0]?.repeat).toMatchObject({ every: 'week' })
    await schedule(ctx, postId, over, 'another')
    expect(await rows()).toHaveLength(6)
    const stranger = await founder(database().db)
    expect(await schedule(stranger, await write(stranger), {}, 'k')).toMatchObject({ ok: true })
  })

  it('lies ahead, and is there to be scheduled by whoever may', async () => {
    const ctx = await founder(database().db)
    const postId = await write(ctx)
    expect(await schedule({ ...ctx, access: 'read_only' }, postId)).toEqual(READ_ONLY)
    for (const other of ['', 'x', randomUUID()]) expect(await schedule(ctx, other)).toEqual(NOT_FOUND)
    expect(await schedule(hoursAfter(ctx, 0), postId)).toEqual({ ok: false, reason: 'past' })
    expect(await schedule(hoursAfter(ctx, -0.01), postId)).toMatchObject({ ok: true })
  })

  it('warns of the same text within 30 days on its platform, until it is meant', async () => {
    const ctx = await founder(database().db, { tier: 'pro' })
    const body = 'Why every baker I know undercharges for bread and what to do about it'
    await schedule(ctx, await write(ctx, { body, title: 'Bread' }))
    const [again, elsewhere] = [await write(ctx, { body }), await write(ctx, { body })]
    const warned = await schedule(ctx, again, { day: '2026-12-24' })
    expect(warned).toMatchObject({
      ok: false,
      reason: 'warned',
      warnings: [{ kind: 'duplicate', title: 'Bread', at: TIME }],
    })
    expect(await schedule(ctx, elsewhere, { day: '2026-12-24', platform: 'blog' })).toMatchObject({
      ok: true,
    })
    expect(await schedule(ctx, again, { day: '2026-12-24', anyway: 'yes' })).toMatchObject({ ok: true })
    expect(await schedule(ctx, again, { day: '2027-02-01' })).toMatchObject({ ok: true })
  })

  it('goes to accounts that are connected, one of them on its platform', async () => {
    const ctx = await founder(database().db)
    const [account, gone] = [await connect(ctx), await connect(ctx, 'bluesky', '@gone')]
    const bob = await connect(ctx, 'mastodon', '@bob')
    await ctx.db.sql`update connections set status = 'disconnected', sealed_tokens = null where id = ${gone}`
    const postId = await write(ctx, { platform: 'bluesky' })
    const press = (accounts: string[], platform = 'bluesky') => schedule(ctx, postId, { platform, accounts })
    const stranger = await connect(await founder(database().db))
    for (const other of [gone, stranger, randomUUID()])
      expect(await press([account, other])).toEqual({ ok: false, reason: 'account_gone' })
    expect(await press([account], 'linkedin')).toEqual({ ok: false, reason: 'platform_without_account' })
    expect(await press([bob])).toEqual({ ok: false, reason: 'platform_without_account' })
    expect(await ctx.db.sql`select id from content_planner where user_id = ${ctx.workspace}`).toEqual([])
    expect(await press([account])).toMatchObject({ ok: true })
  })

  it('is not taken by an account that would not take its text, its comment or its pictures', async () => {
    const ctx = await founder(database().db)
    const accounts = [await connect(ctx)]
    const press = (postId: string, over = {}) =>
      schedule(ctx, postId, { platform: 'bluesky', accounts, ...over })
    const long = await write(ctx, { body: `${'words '.repeat(45)}\n\n${'words '.repeat(45)}` })
    const problem = { kind: 'too_long', limit: 300 }
    const of = { ok: false, network: 'bluesky', handle: '@ada', problem }
    expect(await press(long)).toMatchObject({ ...of, reason: 'text' })
    expect(await press(long, { asThread: 'yes' })).toMatchObject({ ok: true })
    const short = await write(ctx)
    expect(await press(short, { firstComment: 'x'.repeat(301), anyway: 'yes' })).toMatchObject({
      ...of,
      reason: 'comment',
    })
    await hang(ctx, short, 5)
    expect(await press(short, { anyway: 'yes' })).toEqual({
      ok: false,
      reason: 'pictures',
      problem: expect.stringContaining('shows 4 pictures, and this post has 5. Remove 1.'),
    })
    expect(await press(short, { anyway: 'yes', accounts: [] })).toMatchObject({ ok: true })
  })

  it('waits for its quiet hours to end, said on their clock, only where we publish it', async () => {
    const ctx = await founder(database().db)
    await ctx.db.sql`update profiles set time_zone = 'Europe/Paris' where id = ${ctx.workspace}`
    await setQuietHours(ctx, { days: [2], from: 600, to: 660 })
    const postId = await write(ctx)
    const accounts = [await connect(ctx)]
    expect(await schedule(ctx, postId, { platform: 'bluesky', accounts })).toEqual({
      ...{ ok: false, reason: 'quiet', timeZone: 'Europe/Paris' },
      until: new Date('2026-11-24T10:00:00Z'),
    })
    expect(await schedule(ctx, postId, { platform: 'bluesky' })).toMatchObject({ ok: true })
  })

  it('is paused, with the reason, where it may not go out yet', async () => {
    const ctx = await founder(database().db, { tier: 'collective' })
    const { workspace } = ctx
    await setApproval(ctx, { approval: 'inside' })
    const postId = await write(ctx)
    const made = await schedule(ctx, postId)
    expect(made).toMatchObject({ ok: true, isPaused: true })
    expect(await look(ctx, made.ok ? made.scheduledPostId : '')).toMatchObject({
      ...{ status: 'held', heldReason: 'No one has approved this text yet' },
    })
    const fields = { title: 'Ines', permission: 'granted', permissionExpiresOn: '2026-11-23' } as const
    await setApproval(ctx, { approval: 'none' })
    const { id: storyId } = await ctx.inWorkspace(sql =>
      insertStory(sql, { workspace, fields, now: ctx.now() }),
    )
    const told = await write(ctx, { storyId })
    // What counts is whether it may be told on the day that it goes out.
    const press = (day: string) => schedule(ctx, told, { day, anyway: 'yes' })
    expect(await press('2026-11-24')).toMatchObject({ isPaused: true })
    expect(await press('2026-11-23')).toMatchObject({ isPaused: false })
  })

  it('has links of ours for each network it goes to, and in its comment where that is sent', async () => {
    const ctx = await founder(database().db, { tier: 'pro' })
    const contentData = { variants: { bluesky: 'Buy https://a.test/bluesky' } }
    const asWritten = () => write(ctx, { body: 'Buy https://a.test/all', contentData })
    const firstComment = 'More: https://a.test/more'
    const how = { firstComment, anyway: 'yes' }
    await schedule(ctx, await asWritten(), { ...how, plainLinks: 'yes' })
    expect(await linksOf(ctx)).toEqual([])
    await schedule(ctx, await asWritten(), how)
    expect(await linksOf(ctx)).toEqual([{ place: 'post', network: 'linkedin', target: 'https://a.test/all' }])
    await ctx.db.sql`delete from tracked_links where user_id = ${ctx.workspace}`
    const accounts = [await connect(ctx), await connect(ctx, 'linkedin')]
    await schedule(ctx, await asWritten(), { ...how, accounts, platform: 'bluesky' })
    const post = { place: 'post' }
    const comment = { place: 'comment', target: 'https://a.test/more' }
    expect(await linksOf(ctx)).toEqual([
      { ...post, network: 'bluesky', target: 'https://a.test/bluesky' },
      { ...comment, network: 'bluesky' },
      { ...post, network: 'linkedin', target: 'https://a.test/all' },
      { ...comment, network: 'linkedin' },
    ])
  })

  it('keeps its links where it becomes a thread, and its own addresses where one post has no room', async () => {
    const ctx = await founder(database().db, { tier: 'pro' })
    const accounts = [await connect(ctx)]
    const body = `${'words '.repeat(46)}a.test\n\nBuy https://a.test/1`
    const press = async (over = {}) =>
      schedule(ctx, await write(ctx, { body, platform: 'bluesky' }), {
        ...over,
        platform: 'bluesky',
        anyway: 'yes',
      })
    await press()
    expect(await linksOf(ctx)).toEqual([])
    await press({ accounts, asThread: 'yes' })
    expect(await linksOf(ctx)).toMatchObject([{ network: 'bluesky', target: 'https://a.test/1' }])
  })
})

describeOnDatabase('how a scheduled post is published', database => {
  async function start() {
    const ctx = await founder(database().db, { tier: 'pro' })
    const account = await connect(ctx)
    const postId = await write(ctx, { platform: 'bluesky', body: 'Buy bread at https://a.test/1' })
    const made = await schedule(ctx, postId, { platform: 'bluesky', accounts: [account] })
    const id = made.ok ? made.scheduledPostId : ''
    const change = (over: Record<string, string> = {}, by: PlannerContext = ctx, which = id) =>
      changePublishing(by, { id: which, form: parse(publishingFormSchema, { version: '1', ...over }) })
    return { ctx, account, postId, id, change }
  }

  it('is changed as the form says, with the version that was read, and noted', async () => {
    const { ctx, id, change } = await start()
    const over = {
      asThread: 'yes',
      firstComment: 'More',
      isAd: 'yes',
      plainLinks: 'yes',
      privacy: 'SELF_ONLY',
    }
    expect(await change({ ...over, version: '2' })).toEqual({ ok: false, reason: 'changed_elsewhere' })
    expect(await look(ctx, id)).toMatchObject({ version: 1, firstComment: '' })
    expect(await change(over)).toEqual({ ok: true })
    expect(await look(ctx, id)).toMatchObject({
      ...{ asThread: true, firstComment: 'More', isAd: true, plainLinks: true, privacy: 'SELF_ONLY' },
      ...{ version: 2, status: 'scheduled' },
    })
    expect(await change({ privacy: 'nobody', version: '2' })).toEqual({ ok: true })
    expect(await look(ctx, id)).toMatchObject({
      ...{ asThread: false, firstComment: '', isAd: false, plainLinks: false, privacy: '', version: 3 },
    })
    expect(await deedsOf(ctx)).toEqual([
      ...Array(2).fill('content: post_publishing_changed'),
      'content: post_scheduled',
    ])
  })

  it('stays as it is where the form says nothing new, and changes with any one of its fields', async () => {
    const { ctx, id, change } = await start()
    expect(await change()).toEqual({ ok: true })
    expect(await look(ctx, id)).toMatchObject({ version: 1 })
    for (const [n, one] of ['asThread', 'isAd', 'plainLinks', 'firstComment', 'privacy'].entries()) {
      const over = { [one]: one === 'privacy' ? 'SELF_ONLY' : 'yes' }
      await ctx.db.sql`
        update content_planner set as_thread = false, is_ad = false, plain_links = false, first_comment = '', privacy = ''
        where id = ${id}
      `
      expect(await change({ ...over, version: String(n + 1) })).toEqual({ ok: true })
      expect(await look(ctx, id), one).toMatchObject({ version: n + 2 })
    }
  })

  it('is found in its own workspace alone, by whoever may write, and has a post', async () => {
    const { ctx, change } = await start()
    expect(await change({}, { ...ctx, access: 'read_only' })).toEqual(READ_ONLY)
    const empty = await plannerRow(ctx, { status: 'scheduled' })
    for (const id of ['', 'x', randomUUID(), empty]) {
      expect(await change({}, ctx, id)).toEqual(NOT_FOUND)
      expect(await readPublishing(ctx, { id })).toBeNull()
    }
    const stranger = await founder(database().db)
    expect(await change({}, stranger)).toEqual(NOT_FOUND)
  })

  it('is refused where its accounts would not take it', async () => {
    const { ctx, id, change } = await start()
    const problem = { kind: 'too_long', limit: 300, length: 301 }
    expect(await change({ firstComment: 'x'.repeat(301) })).toEqual({
      ...{ ok: false, reason: 'comment', of: 'comment', network: 'bluesky', handle: '@ada', problem },
    })
    await ctx.db.sql`
      update content_created set body = ${`${'words '.repeat(45)}\n\n${'words '.repeat(45)}`} where user_id = ${ctx.workspace}
    `
    expect(await change()).toMatchObject({ ok: false, reason: 'text', network: 'bluesky' })
    expect(await change({ asThread: 'yes' })).toEqual({ ok: true })
    expect(await look(ctx, id)).toMatchObject({ asThread: true })
  })

  it('is changed until it is frozen for an account, or over', async () => {
    const { ctx, id, change } = await start()
    const state = async (status: string) =>
      ctx.db.sql`update content_planner set status = ${status}, version = 1 where id = ${id}`
    for (const status of ['published', 'sending', 'handed_over', 'cancelled']) {
      await state(status)
      expect(await change({ isAd: 'yes' }), status).toEqual({ ok: false, reason: 'frozen' })
      expect(await readPublishing(ctx, { id }), status).toBeNull()
    }
    await state('due')
    await ctx.db.sql`update publish_targets set frozen_at = ${TIME} where scheduled_post_id = ${id}`
    // For one of its accounts is enough.
    await sendTo(ctx, id, [await connect(ctx, 'bluesky', '@bob')])
    expect(await change({ isAd: 'yes' })).toEqual({ ok: false, reason: 'frozen' })
    expect(await readPublishing(ctx, { id })).toBeNull()
    // It ended with nothing published: moving it freezes it anew.
    await ctx.db.sql`update publish_targets set state = 'refused' where frozen_at is not null`
    expect(await readPublishing(ctx, { id })).not.toBeNull()
    expect(await change({ isAd: 'yes' })).toEqual({ ok: true })
    const target = (await targetsOf(ctx, id)).find(({ frozenAt }) => frozenAt !== null)
    await ctx.db.sql`
      insert into publish_parts (
        user_id, target_id, position, text, text_hash, frozen_at, record_key, idempotency_key, published_at
      ) values (${ctx.workspace}, ${target?.id ?? ''}, 1, 'Buy bread', 'hash', ${TIME}, 'r', ${randomUUID()}, ${TIME})
    `
    expect(await change({ version: '2' })).toEqual({ ok: false, reason: 'frozen' })
    expect(await readPublishing(ctx, { id })).toBeNull()
  })

  it('needs an approval of a comment that nobody has approved', async () => {
    const { ctx, id, change } = await start()
    await setApproval({ ...ctx, tier: 'collective' }, { approval: 'inside' })
    await ctx.db.sql`
      update content_planner set status = 'scheduled', held_reason = '', version = 1 where id = ${id}
    `
    expect(await change({ firstComment: 'More' })).toEqual({ ok: true })
    expect(await look(ctx, id)).toMatchObject({
      ...{ status: 'held', heldReason: 'No one has approved this text yet' },
    })
  })

  it('is shown as its accounts will have it, with what they can', async () => {
    const { ctx, id, change } = await start()
    expect(await readPublishing(ctx, { id })).toMatchObject({
      accounts: [{ network: 'bluesky', canThread: true, canComment: true, marksAds: false }],
      previews: [{ network: 'bluesky', tracked: 1, kept: 0, comment: '', parts: [{}] }],
      ...{ canTrack: true, privacy: [], paidWords: null, isAdLabelMissing: false },
    })
    await change({ plainLinks: 'yes', firstComment: 'More' })
    expect(await readPublishing(ctx, { id })).toMatchObject({
      previews: [{ tracked: 0, kept: 0, comment: 'More' }],
      canTrack: true,
    })
    await ctx.db.sql`
      update content_created set body = 'My discount code, gifted' where user_id = ${ctx.workspace}
    `
    await ctx.db.sql`update content_planner set plain_links = false where id = ${id}`
    expect(await readPublishing(ctx, { id })).toMatchObject({
      ...{ canTrack: false, paidWords: 'My discount code', isAdLabelMissing: true },
    })
    await ctx.db.sql`delete from publish_targets where scheduled_post_id = ${id}`
    expect(await readPublishing(ctx, { id })).toBeNull()
  })

  it('offers tracking where one of its networks has a link', async () => {
    const { ctx, id } = await start()
    await sendTo(ctx, id, [await connect(ctx, 'mastodon', '@bob')])
    const variants = { variants: { mastodon: 'Buy bread' } }
    await ctx.db.sql`
      update content_created set content_data = ${JSON.stringify(variants)}::text::jsonb where user_id = ${ctx.workspace}
    `
    const shown = await readPublishing(ctx, { id })
    expect(shown?.previews.map(({ tracked }) => tracked).sort()).toEqual([0, 1])
    expect(shown?.canTrack).toBe(true)
  })

  it('offers tracking where an address is only kept because there is no room for ours', async () => {
    const { ctx, id } = await start()
    const body = `${'words '.repeat(46)}\n\nhttps://a.test/1`
    await ctx.db.sql`update content_created set body = ${body} where user_id = ${ctx.workspace}`
    expect(await readPublishing(ctx, { id })).toMatchObject({
      previews: [{ tracked: 0, kept: 1 }],
      canTrack: true,
    })
  })
})

describeOnDatabase('a network that asks who may see a post', database => {
  let made: Awaited<ReturnType<typeof onTiktok>> | undefined
  beforeAll(async () => {
    made = await onTiktok(await founder(database().db))
  })
  afterAll(() => made?.close())

  it('is told what was chosen, and never chooses by itself', async () => {
    if (!made) throw new Error('It was not connected')
    const { able: ctx, id: account } = made
    const postId = await write(ctx, { platform: 'tiktok' })
    await hang(ctx, postId, 1)
    const press = (over = {}) =>
      schedule(ctx, postId, { platform: 'tiktok', accounts: [account], anyway: 'yes', ...over })
    const refused = (problem: string) => ({ ok: false, reason: 'privacy', handle: '@private', problem })
    expect(await press()).toEqual(refused('missing'))
    expect(await press({ privacy: 'PUBLIC_TO_EVERYONE' })).toEqual(refused('not_offered'))
    expect(await press({ privacy: 'SELF_ONLY', isAd: 'yes' })).toEqual(refused('hidden_ad'))
    const done = await press({ privacy: 'SELF_ONLY' })
    const id = done.ok ? done.scheduledPostId : ''
    expect(await look(ctx, id)).toMatchObject({ privacy: 'SELF_ONLY' })
    const change = (over = {}) =>
      changePublishing(ctx, { id, form: parse(publishingFormSchema, { version: '1', ...over }) })
    expect(await change()).toEqual(refused('missing'))
    expect(await change({ privacy: 'SELF_ONLY', isAd: 'yes' })).toEqual(refused('hidden_ad'))
    expect(await change({ privacy: 'SELF_ONLY', plainLinks: 'yes' })).toEqual({ ok: true })
    expect(await readPublishing(ctx, { id })).toMatchObject({
      privacy: [{ network: 'tiktok', handle: '@private', offered: ['SELF_ONLY'] }],
      accounts: [{ network: 'tiktok', asksPrivacy: true }],
    })
  })
})
