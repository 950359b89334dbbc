import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import { parse } from 'valibot'
import { expect, it, vi } from 'vitest'
import { publishDue } from '#app/publishing/services/publish-due.ts'
import { readTargets } from '#app/publishing/services/read-targets.ts'
import { changeScheduledPost } from '#app/schedule/services/change-scheduled-post.ts'
import { moveScheduledPost } from '#app/schedule/services/move-scheduled-post.ts'
import { schedulePost } from '#app/schedule/services/schedule-post.ts'
import { pauseEverything } from '#app/schedule/services/settings/pause-everything.ts'
import { readScheduleSettings } from '#app/schedule/services/settings/read-schedule-settings.ts'
import { scheduleFormSchema } from '#core/schedule/schema.ts'
import { insertPost } from '#db/queries/posts/posts.ts'
import { insertStory } from '#db/queries/stories/stories.ts'
import { describeOnDatabase, describeOnDatabases } from '#tests/support/database/test-database.ts'
import { FakeNetwork } from '#tests/support/fake-network.ts'
import { at, connect, DUE, founder, look, runFor, schedule } from '#tests/support/publishing.ts'

describeOnDatabase('publishing what is due', database => {
  it('publishes once at its time, reads it back, and shows where', async () => {
    const ctx = await founder(database().db)
    const network = new FakeNetwork()
    const { id, postId, body } = await schedule(ctx, [await connect(ctx)])
    await runFor(ctx, network, -1, -1)
    expect(network.sends).toEqual([])
    await runFor(ctx, network, 0, 3)
    expect(network.posts).toMatchObject([{ text: body }])
    const { scheduledPost, targets, attempts } = await look(ctx, id)
    expect(scheduledPost).toMatchObject({ status: 'published', link: 'https://fake.test/p1', reason: '' })
    expect(targets).toMatchObject([{ state: 'published', verified: 'same', likes: 3, reposts: null }])
    expect(attempts).toMatchObject([
      { action: 'prepare', answer: 'ready' },
      { action: 'send', answer: 'published', statusCode: 200 },
    ])
    const [view] = await readTargets(ctx, { scheduledPostId: id })
    expect(view?.attempts).toMatchObject([{ action: 'send', part: '' }])
    const [post] = await ctx.db.sql`select status from content_created where id = ${postId}`
    expect(post?.status).toBe('published')
  })

  it('looks for what was taken and not confirmed, and does not send it again', async () => {
    const ctx = await founder(database().db)
    const network = new FakeNetwork()
    network.plan = ['take_and_drop']
    network.canFind = false
    const { id } = await schedule(ctx, [await connect(ctx)])
    await runFor(ctx, network, 0, 2)
    expect((await look(ctx, id)).targets).toMatchObject([
      { state: 'may_be_published', problem: 'unknown_outcome' },
    ])
    network.canFind = true
    await runFor(ctx, network, 3, 4)
    expect(network.posts).toHaveLength(1)
    expect(await look(ctx, id)).toMatchObject({
      scheduledPost: { status: 'published' },
      targets: [{ state: 'published', address: 'https://fake.test/p1' }],
    })
  })

  it('sends the same text with the same key again when nothing arrived, whatever was edited since', async () => {
    const ctx = await founder(database().db)
    const network = new FakeNetwork()
    network.plan = ['unreachable', 'drop']
    const { id, postId, body } = await schedule(ctx, [await connect(ctx)])
    await runFor(ctx, network, 0, 0)
    await ctx.db.sql`update content_created set body = 'Edited' where id = ${postId}`
    await runFor(ctx, network, 1, 12)
    expect(network.posts.map(post => post.text)).toEqual([body])
    expect(new Set(network.sends.map(post => post.idempotencyKey)).size).toBe(1)
    const kinds = (await look(ctx, id)).attempts.map(({ action, answer }) => `${action} ${answer}`)
    expect(kinds.filter(kind => kind.startsWith('send'))).toEqual([
      'send unsent',
      'send unknown',
      'send published',
    ])
    await expect(
      ctx.db.sql`update publish_parts set text = 'Other' where user_id = ${ctx.workspace}`,
    ).rejects.toThrow('frozen')
  })

  it('shows a post to three accounts of which one refused as two published', async () => {
    const ctx = await founder(database().db)
    const network = new FakeNetwork()
    network.accounts.b = 'refuse'
    const ids = [await connect(ctx, 'a'), await connect(ctx, 'b'), await connect(ctx, 'c')]
    const { id } = await schedule(ctx, ids)
    await runFor(ctx, network, 0, 1)
    const { scheduledPost, targets } = await look(ctx, id)
    expect(scheduledPost).toMatchObject({ status: 'published', reason: 'Published on 2 of 3 accounts.' })
    expect(targets.map(target => target.state).toSorted()).toEqual(['published', 'published', 'refused'])
    expect(targets.find(target => target.state === 'refused')?.detail).toBe('No bakers here')
  })

  it('takes the new text when a refused post is moved to another time', async () => {
    const ctx = await founder(database().db)
    const network = new FakeNetwork()
    network.plan = ['refuse']
    const { id, postId } = await schedule(ctx, [await connect(ctx)])
    await runFor(ctx, network, 0, 0)
    expect((await look(ctx, id)).scheduledPost).toMatchObject({ status: 'failed' })
    await ctx.db.sql`update content_created set body = 'Shorter' where id = ${postId}`
    const moved = await moveScheduledPost(at(ctx, 5), { id, day: '2026-11-20', minute: 12 * 60 })
    expect(moved).toMatchObject({ ok: true })
    await runFor(ctx, network, 59, 60)
    expect(network.posts.map(post => post.text)).toEqual(['Shorter'])
    expect((await look(ctx, id)).scheduledPost?.status).toBe('published')
  })

  it('publishes nothing while everything is paused, nor what was paused, removed or posted by hand', async () => {
    const ctx = await founder(database().db)
    const network = new FakeNetwork()
    const account = await connect(ctx)
    const [first, removed, byHand] = [
      await schedule(ctx, [account]),
      await schedule(ctx, [account]),
      await schedule(ctx, [account]),
    ]
    await changeScheduledPost(ctx, { id: removed.id, action: 'remove' })
    await pauseEverything(ctx, { pause: true })
    await runFor(ctx, network, 0, 2)
    expect(network.sends).toEqual([])
    await ctx.db.sql`update content_planner set status = 'due' where id = ${byHand.id}`
    await changeScheduledPost(at(ctx, 2), { id: byHand.id, action: 'out' })
    await pauseEverything(ctx, { pause: false })
    await runFor(ctx, network, 3, 4)
    expect(network.posts.map(post => post.text)).toEqual([first.body])
    expect((await look(ctx, byHand.id)).targets).toMatchObject([{ state: 'published', problem: 'by_hand' }])
    expect((await look(ctx, removed.id)).targets).toMatchObject([{ state: 'prepared', nextTryAt: null }])
  })

  it('publishes after a pause what was chosen, and leaves the rest to be moved', async () => {
    const ctx = await founder(database().db)
    const network = new FakeNetwork()
    const account = await connect(ctx)
    const [chosen, left] = [await schedule(ctx, [account]), await schedule(ctx, [account])]
    await pauseEverything(ctx, { pause: true })
    const later = at(ctx, 5)
    const { overdue } = await readScheduleSettings(later)
    expect(overdue.map(({ id }) => id).toSorted()).toEqual([chosen.id, left.id].toSorted())
    await pauseEverything(later, { pause: false, keep: [left.id, 'x'] })
    await runFor(ctx, network, 6, 7)
    expect(network.posts.map(post => post.text)).toEqual([chosen.body])
    expect((await look(ctx, left.id)).scheduledPost).toMatchObject({
      status: 'held',
      heldReason: 'You’ve paused it.',
    })
  })

  it('goes to the accounts that were ticked when it was scheduled, if they are there', async () => {
    const ctx = await founder(database().db)
    const { workspace } = ctx
    const accounts = [await connect(ctx, 'a'), await connect(ctx, 'b')]
    const fields = { body: 'Hello', platform: 'mastodon' }
    const post = await ctx.inWorkspace(sql => insertPost(sql, { workspace, fields, now: ctx.now() }))
    const press = (over: object) => {
      const when = { day: '2026-11-24', time: '09:30', timeZone: 'Europe/London', anyway: 'yes' }
      const form = parse(scheduleFormSchema, { ...when, platform: 'mastodon', ...over })
      return schedulePost(ctx, { postId: post.id, form, idempotencyKey: randomUUID() })
    }
    const stranger = await connect(await founder(database().db))
    expect(await press({ accounts: [stranger] })).toMatchObject({ reason: 'account_gone' })
    expect(await press({ accounts: ['x'] })).toMatchObject({ reason: 'account_gone' })
    expect(await press({ accounts, platform: 'blog' })).toMatchObject({ reason: 'platform_without_account' })
    const made = await press({ accounts, repeat: 'week', count: '3' })
    if (!made.ok) throw new Error(made.reason)
    const views = await readTargets(ctx, { scheduledPostId: made.scheduledPostId })
    expect(views.map(({ handle }) => handle).toSorted()).toEqual(['@a', '@b'])
    const [targets] = await ctx.db.sql`
      select count(*) as n, count(distinct next_try_at) as times from publish_targets where user_id = ${workspace}
    `
    expect(targets).toEqual({ n: 6, times: 3 })
    const byHand = await press({})
    expect(byHand.ok && (await readTargets(ctx, { scheduledPostId: byHand.scheduledPostId }))).toEqual([])
  })

  it('asks the story’s people and the approval once more, just before it sends', async () => {
    const ctx = await founder(database().db)
    const network = new FakeNetwork()
    const account = await connect(ctx)
    const { workspace } = ctx
    const story = await ctx.inWorkspace(sql =>
      insertStory(sql, { workspace, fields: { title: 'A client' }, now: ctx.now() }),
    )
    const revoked = await schedule(ctx, [account], { storyId: story.id })
    const unapproved = await schedule(ctx, [account])
    await ctx.db.sql`update stories set permission = 'revoked' where id = ${story.id}`
    await ctx.db.sql`insert into team_settings (user_id, approval) values (${workspace}, 'inside')`
    await ctx.db.sql`update content_planner set status = 'scheduled' where user_id = ${workspace}`
    await runFor(ctx, network, 0, 1)
    expect(network.sends).toEqual([])
    expect((await look(ctx, revoked.id)).scheduledPost).toMatchObject({
      status: 'missed',
      reason: expect.stringContaining('withdrawn permission'),
    })
    expect((await look(ctx, unapproved.id)).targets).toMatchObject([
      { state: 'missed', problem: 'not_approved' },
    ])
  })

  it('hands over what an account may no longer publish, and says for each post what to do', async () => {
    const ctx = await founder(database().db)
    const network = new FakeNetwork()
    network.accounts.ada = 'forbid'
    const account = await connect(ctx)
    const posts = [await schedule(ctx, [account]), await schedule(ctx, [account])]
    await runFor(ctx, network, 0, 1)
    expect(network.sends).toHaveLength(1)
    for (const { id } of posts)
      expect((await look(ctx, id)).scheduledPost).toMatchObject({
        status: 'handed_over',
        deadlineAt: expect.any(Date),
      })
    const [connection] = await ctx.db.sql`select status from connections where id = ${account}`
    expect(connection?.status).toBe('needs_reconnecting')
  })

  it('lets an account rest for as long as its network asks, and that one alone', async () => {
    const ctx = await founder(database().db)
    const network = new FakeNetwork()
    network.accounts.slow = 'limit'
    const [slow, quick] = [await connect(ctx, 'slow'), await connect(ctx, 'quick')]
    await schedule(ctx, [slow])
    await schedule(ctx, [slow])
    await schedule(ctx, [quick])
    await runFor(ctx, network, 0, 9)
    expect(network.sends).toHaveLength(2)
    delete network.accounts.slow
    await runFor(ctx, network, 10, 11)
    expect(network.posts.map(post => post.account)).toEqual(['quick', 'slow', 'slow'])
  })
})

describeOnDatabases(
  'several workers',
  database => {
    it('publish each post once, and send one at a time for each account', async () => {
      const ctx = await founder(database().db)
      const network = new FakeNetwork()
      network.during = () => new Promise(resolve => setTimeout(resolve, 5))
      const accounts = [await connect(ctx, 'a'), await connect(ctx, 'b'), await connect(ctx, 'c')]
      const posts = await Promise.all(Array.from({ length: 12 }, () => schedule(ctx, accounts)))
      await Promise.all(Array.from({ length: 4 }, () => publishDue(at(ctx, 0), { mastodon: network })))
      await runFor(ctx, network, 1, 1)
      expect(network.posts).toHaveLength(36)
      expect(new Set(network.posts.map(post => `${post.account} ${post.text}`)).size).toBe(36)
      expect(network.mostAtOnce).toBe(1)
      for (const { id } of posts) expect((await look(ctx, id)).scheduledPost?.status).toBe('published')
    })

    it('find what a killed process had sent', async () => {
      const ctx = await founder(database().db)
      const network = new FakeNetwork()
      const { id, body } = await schedule(ctx, [await connect(ctx)])
      const arrived: string[] = []
      const server = createServer(async (request, _response) => {
        let text = ''
        for await (const part of request) text += String(part)
        arrived.push(text)
      })
      await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
      const place = server.address()
      const address = `http://127.0.0.1:${typeof place === 'object' ? place?.port : ''}`
      const script = fileURLToPath(new URL('../../../tests/support/publishing-process.ts', import.meta.url))
      const ways = JSON.stringify(database().env)
      const worker = spawn(process.execPath, [script, ways, address, DUE.toISOString()])
      await vi.waitFor(() => expect(arrived).toEqual([body]), { timeout: 20_000, interval: 20 })
      worker.kill('SIGKILL')
      server.closeAllConnections()
      server.close()
      expect((await look(ctx, id)).targets).toMatchObject([{ state: 'sending' }])
      network.posts.push({ id: 'p1', account: 'ada', key: '', text: body })
      await runFor(ctx, network, 1, 5)
      expect(network.sends).toEqual([])
      expect((await look(ctx, id)).targets).toMatchObject([{ state: 'published', remoteId: 'p1' }])
    })
  },
  ['server'],
)
