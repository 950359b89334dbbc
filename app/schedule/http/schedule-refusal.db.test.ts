import { randomUUID } from 'node:crypto'
import { parse } from 'valibot'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { seal } from '#app/platform/secrets/seal.ts'
import { tiktokConnector } from '#app/publishing/integrations/tiktok/connector.ts'
import { changePublishing } from '#app/schedule/services/change-publishing.ts'
import { readPublishing } from '#app/schedule/services/read-publishing.ts'
import { readScheduledPost } from '#app/schedule/services/read-scheduled-post.ts'
import { schedulePost } from '#app/schedule/services/schedule-post.ts'
import { setQuietHours } from '#app/schedule/services/settings/set-quiet-hours.ts'
import { publishingFormSchema, scheduleFormSchema } from '#core/schedule/schema.ts'
import { insertPost } from '#db/queries/posts/posts.ts'
import { type MastodonStandIn, openMastodonStandIn } from '#scripts/local/mastodon/stand-in.ts'
import { openNetworksStandIn } from '#scripts/local/networks/stand-in.ts'
import { describeOnDatabase } from '#tests/support/database/test-database.ts'
import { connectLocally, localNetwork } from '#tests/support/networks.ts'
import { founder } from '#tests/support/publishing.ts'
import { scheduleRefusal } from './schedule-refusal.ts'

let standIn: MastodonStandIn
beforeAll(async () => {
  standIn = await openMastodonStandIn()
  standIn.books.tokens.t = { appId: 'c', account: 'ada', scopes: [] }
})
afterAll(() => standIn.close())

describeOnDatabase('a post that is not scheduled', database => {
  /** A founder with an account on the stand-in, and what the form says to them. */
  async function start() {
    const plain = await founder(database().db)
    const ctx = { ...plain, config: { ...plain.config, mastodonLocalServer: standIn.url } }
    const { workspace } = ctx
    const connect = async (network: 'mastodon' | 'bluesky') => {
      const id = randomUUID()
      const stored = { accessToken: 't', clientId: 'c', clientSecret: 's', revokePath: '/' }
      const tokens = seal(JSON.stringify(stored), ctx.config.encryptionKey, 'connection-tokens', id)
      await ctx.db.sql`
        insert into connections (id, user_id, network, server, account_id, handle, sealed_tokens)
        values (${id}, ${workspace}, ${network}, ${standIn.url}, ${id}, '@ada', ${tokens})
      `
      return id
    }
    const write = (body: string) => {
      const fields = { body, platform: 'mastodon' as const }
      return ctx.inWorkspace(sql => insertPost(sql, { workspace, fields, now: ctx.now() }))
    }
    const press = async (postId: string, over: object) => {
      const when = { day: '2026-11-24', time: '09:30', timeZone: 'Europe/London' }
      const form = parse(scheduleFormSchema, { ...when, platform: 'mastodon', ...over })
      const result = await schedulePost(ctx, { postId, form, idempotencyKey: randomUUID() })
      return result.ok ? 'scheduled' : scheduleRefusal(result)
    }
    return { ctx, workspace, connect, write, press, account: await connect('mastodon') }
  }

  it('asks who may see it where the network asks, and never chooses', async () => {
    const networks = await openNetworksStandIn()
    try {
      const tiktok = localNetwork(networks, 'tiktok')
      const plain = await founder(database().db)
      const ctx = { ...plain, config: { ...plain.config, networks: { ...plain.config.networks, tiktok } } }
      const { workspace } = ctx
      const { allowed } = await connectLocally(tiktokConnector(tiktok), 'tiktok', 'private')
      const id = randomUUID()
      const tokens = seal(JSON.stringify(allowed.tokens), ctx.config.encryptionKey, 'connection-tokens', id)
      await ctx.db.sql`
        insert into connections (id, user_id, network, server, account_id, handle, sealed_tokens)
        values (${id}, ${workspace}, 'tiktok', ${allowed.server}, ${allowed.accountId}, '@private', ${tokens})
      `
      const fields = { body: 'Bread', platform: 'tiktok' as const }
      const post = await ctx.inWorkspace(sql => insertPost(sql, { workspace, fields, now: ctx.now() }))
      const press = async (over: object) => {
        const when = { day: '2026-11-24', time: '09:30', timeZone: 'Europe/London', accounts: [id] }
        const form = parse(scheduleFormSchema, { ...when, platform: 'tiktok', ...over })
        const result = await schedulePost(ctx, { postId: post.id, form, idempotencyKey: randomUUID() })
        return result.ok ? result.scheduledPostId : scheduleRefusal(result)
      }
      const beside = (field: string, text: string) => ({ status: 422, fields: { [field]: text } })
      expect(await press({})).toEqual(
        beside(
          'accounts',
          'TikTok publishes no post without a picture or a video. Add one, or make one from a quote.',
        ),
      )
      await ctx.db.sql`
        insert into media (user_id, post_id, mime, width, height, bytes, hash)
        values (${workspace}, ${post.id}, 'image/jpeg', 10, 10, 1, ${Buffer.alloc(32)})
      `
      expect(await press({})).toEqual(beside('privacy', 'Choose who may see this post on @private.'))
      expect(await press({ privacy: 'nobody' })).toEqual(
        beside('privacy', 'Choose who may see this post on @private.'),
      )
      expect(await press({ privacy: 'PUBLIC_TO_EVERYONE' })).toEqual(
        beside('privacy', '@private doesn’t offer this choice at the moment. Choose another.'),
      )
      expect(await press({ privacy: 'SELF_ONLY', isAd: 'yes' })).toEqual(
        beside('privacy', 'An ad or a paid partnership can’t be for you alone. Choose who may see it.'),
      )
      const scheduled = await press({ privacy: 'SELF_ONLY' })
      expect(await readPublishing(ctx, { id: String(scheduled) })).toMatchObject({
        privacy: [{ network: 'tiktok', handle: '@private', offered: ['SELF_ONLY'] }],
      })
      const version = (await readScheduledPost(ctx, { id: String(scheduled) }))?.version
      const form = parse(publishingFormSchema, { version: String(version), firstComment: '' })
      expect(await changePublishing(ctx, { id: String(scheduled), form })).toMatchObject({
        reason: 'privacy',
        problem: 'missing',
      })
    } finally {
      await networks.close()
    }
  })

  it('says why beside the field that it is about', async () => {
    const { ctx, workspace, connect, write, press, account } = await start()
    const [short, long] = [(await write('Bread')).id, (await write('x'.repeat(501))).id]
    const accounts = [account]
    const beside = (field: string, text: string) => ({ status: 422, fields: { [field]: text } })

    expect(await press(short, { day: '2026-11-19' })).toEqual(
      beside('day', 'That time has passed. Choose one in the future.'),
    )
    expect(await press(long, { accounts })).toEqual(
      beside('accounts', 'This text has 501 characters, and @ada takes 500. Shorten it, then schedule it.'),
    )
    for (const n of [1, 2, 3, 4, 5])
      await ctx.db.sql`
        insert into media (user_id, post_id, mime, width, height, bytes, hash, position)
        values (${workspace}, ${short}, 'image/png', 10, 10, 1, ${Buffer.alloc(32, n)}, ${n})
      `
    expect(await press(short, { accounts })).toEqual(
      beside('accounts', '@ada shows 4 pictures, and this post has 5. Remove 1.'),
    )
    await ctx.db.sql`delete from media where user_id = ${workspace}`
    expect(await press(short, { accounts: [randomUUID()] })).toEqual(
      beside('accounts', 'One of those accounts isn’t connected any more. Choose again.'),
    )
    expect(await press(short, { accounts, platform: 'blog' })).toEqual(
      beside(
        'accounts',
        'None of the accounts you’ve selected is on this platform. Choose another platform, or clear the accounts to post it yourself.',
      ),
    )
    const bluesky = await connect('bluesky')
    const comment = { accounts: [account, bluesky], firstComment: 'x'.repeat(301) }
    expect(await press(short, comment)).toEqual(
      beside('firstComment', 'Bluesky takes 300 characters at most. Shorten the comment.'),
    )
  })

  it('is changed until it is frozen for sending, with the same checks', async () => {
    const { ctx, workspace, write, account } = await start()
    const { id: postId } = await write('Bread. '.repeat(100))
    const when = { day: '2026-11-24', time: '09:30', timeZone: 'Europe/London' }
    const form = parse(scheduleFormSchema, {
      ...when,
      platform: 'mastodon',
      accounts: [account],
      asThread: 'yes',
    })
    const made = await schedulePost(ctx, { postId, form, idempotencyKey: randomUUID() })
    const id = made.ok ? made.scheduledPostId : ''
    const read = () => readPublishing(ctx, { id })
    expect(await read()).toMatchObject({
      accounts: [{ network: 'mastodon', canThread: true, canComment: true, marksAds: false }],
      previews: [{ handles: ['@ada'], limit: 500, isUsual: false, problem: null, pictureProblems: [] }],
    })
    expect((await read())?.previews[0]?.parts.map(({ length }) => length)).toEqual([496, 202])

    const change = (version: number, over: object) =>
      changePublishing(ctx, { id, form: parse(publishingFormSchema, { version: `${version}`, ...over }) })
    expect(await change(1, {})).toMatchObject({
      ...{ reason: 'text', problem: { kind: 'too_long', limit: 500, length: 699 } },
    })
    expect(await change(1, { asThread: 'yes', firstComment: 'x'.repeat(500) })).toEqual({ ok: true })
    expect(await change(1, { asThread: 'yes' })).toMatchObject({ reason: 'changed_elsewhere' })
    expect(await change(2, { asThread: 'yes', firstComment: 'More', isAd: 'yes' })).toEqual({ ok: true })
    expect(await readScheduledPost(ctx, { id })).toMatchObject({
      firstComment: 'More',
      isAd: true,
      asThread: true,
    })

    // Where posts need approval, a comment that nobody has read waits for it.
    await ctx.db.sql`insert into team_settings (user_id, approval) values (${workspace}, 'inside')`
    expect(await change(3, { asThread: 'yes', firstComment: 'New' })).toEqual({ ok: true })
    expect(await readScheduledPost(ctx, { id })).toMatchObject({ firstComment: 'New', status: 'held' })

    // What is wrong with pictures that came later stands on its page before anything is sent.
    for (const n of [1, 2, 3, 4, 5])
      await ctx.db.sql`
        insert into media (user_id, post_id, mime, width, height, bytes, hash, position)
        values (${workspace}, ${postId}, 'image/png', 10, 10, 1, ${Buffer.alloc(32, n)}, ${n})
      `
    expect((await read())?.previews[0]?.pictureProblems).toEqual([
      '@ada shows 4 pictures, and this post has 5. Remove 1.',
    ])

    await ctx.db
      .sql`update publish_targets set frozen_at = now(), state = 'refused' where user_id = ${workspace}`
    expect(await change(5, { asThread: 'yes' })).toMatchObject({ ok: true })
    await ctx.db.sql`update publish_targets set state = 'prepared' where user_id = ${workspace}`
    expect(await read()).toBeNull()
    expect(await change(6, { asThread: 'yes', firstComment: 'Late' })).toMatchObject({ reason: 'frozen' })
  })

  it('says above the form what is about no field, and nothing of a post that is not there', async () => {
    const { ctx, write, press, account } = await start()
    const { id } = await write('Bread')
    await setQuietHours(ctx, { days: [2], from: 9 * 60, to: 11 * 60 })
    expect(await press(id, { accounts: [account] })).toEqual({
      status: 409,
      form: 'That’s in your quiet hours, when we don’t publish anything for you. The next time outside them is Tuesday 24 November 2026, 11:00.',
    })
    expect(await press(id, {})).toBe('scheduled')
    expect(await press(id, { platform: 'linkedin' })).toEqual({
      status: 409,
      form: 'Your plan includes one platform, and you’re using it for Mastodon. Posts you’ve already scheduled stay. Schedule this one for Mastodon, or upgrade.',
    })
    expect(await press(randomUUID(), {})).toBeNull()
    expect(await press(id, {})).toEqual({ status: 409 })
    expect(scheduleRefusal({ ok: false, reason: 'read_only' })).toEqual({
      status: 409,
      form: expect.stringContaining('plan'),
    })
  })
})
