import { randomUUID } from 'node:crypto'
import { parse } from 'valibot'
import { expect, it } from 'vitest'
import { followLink } from '#app/links/services/follow-link.ts'
import { changePublishing } from '#app/schedule/services/change-publishing.ts'
import { readPublish } from '#app/schedule/services/read-publish.ts'
import { readPublishing } from '#app/schedule/services/read-publishing.ts'
import { readScheduledPost } from '#app/schedule/services/read-scheduled-post.ts'
import { schedulePost } from '#app/schedule/services/schedule-post.ts'
import { publishingFormSchema, scheduleFormSchema } from '#core/schedule/schema.ts'
import { insertPost } from '#db/queries/posts/posts.ts'
import { describeOnDatabase } from '#tests/support/database/test-database.ts'
import { FakeNetwork } from '#tests/support/fake-network.ts'
import { connect, founder, look, type PublishingContext, runFor } from '#tests/support/publishing.ts'

const BODY = 'Why I teach it: https://shop.test/bread?x=1, and (https://shop.test/cake).'

describeOnDatabase('the links of a post', database => {
  async function start(tier: 'pro' | 'creator' = 'pro') {
    const made = await founder(database().db)
    await made.db.sql`update subscriptions set tier = ${tier} where user_id = ${made.workspace}`
    const ctx = { ...made, tier }
    return { ctx, network: new FakeNetwork(), account: await connect(ctx) }
  }
  async function write(ctx: PublishingContext, body = BODY) {
    const fields = { title: 'Why I teach it to everybody who asks', body, platform: 'mastodon' }
    return (
      await ctx.inWorkspace(sql => insertPost(sql, { workspace: ctx.workspace, fields, now: ctx.now() }))
    ).id
  }
  async function plan(ctx: PublishingContext, postId: string, over: Record<string, string | string[]> = {}) {
    const when = { day: '2026-11-20', time: '11:00', timeZone: 'Europe/London', anyway: 'yes' }
    const form = parse(scheduleFormSchema, { ...when, platform: 'mastodon', ...over })
    const made = await schedulePost(ctx, { postId, form, idempotencyKey: randomUUID() })
    if (!made.ok) throw new Error(made.reason)
    return made.scheduledPostId
  }
  const linksOf = (ctx: PublishingContext) =>
    ctx.inWorkspace(
      sql => sql<{ id: string; slug: string; place: string; network: string; target: string }[]>`
        select id, slug, place, network, target from tracked_links where user_id = ${ctx.workspace} order by place desc, original
      `,
    )

  it('are made when it is scheduled, shown before it is sent, and are what is sent', async () => {
    const { ctx, network, account } = await start()
    const postId = await write(ctx)
    const id = await plan(ctx, postId, { accounts: [account], firstComment: 'More: https://shop.test/cake' })
    const links = await linksOf(ctx)
    expect(links.map(({ place, network: on, target }) => [place, on, target])).toEqual([
      ['post', 'mastodon', 'https://shop.test/bread?x=1'],
      ['post', 'mastodon', 'https://shop.test/cake'],
      ['comment', 'mastodon', 'https://shop.test/cake'],
    ])
    const [bread, cake, said] = links.map(({ slug }) => `${ctx.config.appUrl}/l/${slug}`)
    expect(bread).toMatch(/\/l\/why-i-teach-it-to-everybody-who-mastodon-[a-z0-9]{6}$/)
    const text = `Why I teach it: ${bread}, and (${cake}).`
    const shown = await readPublishing(ctx, { id })
    expect(shown).toMatchObject({
      canTrack: true,
      previews: [{ tracked: 3, kept: 0, comment: `More: ${said}` }],
    })
    expect(shown?.previews[0]?.parts.map(part => part.text)).toEqual([text])
    // The editor and the page keep what was typed.
    expect((await readScheduledPost(ctx, { id }))?.body).toBe(BODY)
    await ctx.db
      .sql`update tracked_links set target = 'https://shop.test/new' where slug = ${links[0]?.slug ?? ''}`
    await plan(ctx, postId, { accounts: [account], time: '12:00' })
    expect(await linksOf(ctx)).toHaveLength(3)
    await runFor(ctx, network, 0, 60)
    expect(network.posts.map(post => post.text)).toEqual([text, `More: ${said}`, text])
    expect((await look(ctx, id)).targets).toMatchObject([{ state: 'published', verified: 'same' }])
    const hints = { method: 'GET', userAgent: 'Mozilla/5.0 Firefox/140.0', purpose: '', referrer: '' }
    expect(
      await followLink(ctx, { slug: links[0]?.slug ?? '', address: '203.0.113.7', hints }),
    ).toMatchObject({ to: expect.stringContaining('https://shop.test/new?utm_source=mastodon') })
  })

  it('are made for what was written since, and anew for one that was deleted', async () => {
    const { ctx, network, account } = await start()
    const postId = await write(ctx, 'First https://a.test/1')
    const id = await plan(ctx, postId, { accounts: [account] })
    const [first] = await linksOf(ctx)
    await ctx.db.sql`update tracked_links set deleted_at = now() where id = ${first?.id ?? ''}`
    await ctx.db
      .sql`update content_created set body = 'Then https://a.test/1 and https://a.test/2' where id = ${postId}`
    const foreseen = (await readPublishing(ctx, { id }))?.previews[0]?.parts[0]?.text
    expect(await linksOf(ctx)).toHaveLength(1)
    await runFor(ctx, network, 0, 0)
    expect(network.posts.map(post => post.text)).toEqual([foreseen])
    expect(foreseen).not.toMatch(/a\.test|undefined/)
    expect(foreseen).not.toContain(first?.slug)
    expect(await linksOf(ctx)).toHaveLength(3)
  })

  it('stand in what is copied by hand, and nothing is made by looking', async () => {
    const { ctx } = await start()
    const postId = await write(ctx, 'Buy at https://a.test/1')
    const id = await plan(ctx, postId, { platform: 'linkedin' })
    const [link] = await linksOf(ctx)
    await ctx.db.sql`update content_planner set status = 'due' where id = ${id}`
    await ctx.db.sql`update content_created set body = body || ' or https://a.test/2' where id = ${postId}`
    const body = `Buy at ${ctx.config.appUrl}/l/${link?.slug} or https://a.test/2`
    expect(await readScheduledPost(ctx, { id })).toMatchObject({ body })
    expect((await readPublish(ctx)).ready).toMatchObject([{ id, body }])
    expect(await linksOf(ctx)).toHaveLength(1)
  })

  it('are left out where the founder wants their own addresses, and where the plan has none', async () => {
    const { ctx, network, account } = await start()
    const postId = await write(ctx)
    const id = await plan(ctx, postId, { accounts: [account], plainLinks: 'yes' })
    expect(await linksOf(ctx)).toEqual([])
    expect(await readPublishing(ctx, { id })).toMatchObject({ canTrack: true, previews: [{ tracked: 0 }] })
    const change = (version: string, plainLinks: string) =>
      changePublishing(ctx, { id, form: parse(publishingFormSchema, { plainLinks, version }) })
    expect(await change('1', '')).toEqual({ ok: true })
    expect(await readPublishing(ctx, { id })).toMatchObject({ previews: [{ tracked: 2 }] })
    expect(await change('2', 'yes')).toEqual({ ok: true })
    await runFor(ctx, network, 0, 0)
    expect(network.posts.map(post => post.text)).toEqual([BODY])
    expect(await linksOf(ctx)).toEqual([])

    const small = await start('creator')
    await plan(small.ctx, await write(small.ctx), { accounts: [small.account] })
    await runFor(small.ctx, small.network, 0, 0)
    expect(small.network.posts.map(post => post.text)).toEqual([BODY])
    expect(await linksOf(small.ctx)).toEqual([])
  })
})
