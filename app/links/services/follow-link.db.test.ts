import { expect, it } from 'vitest'
import { followLink } from '#app/links/services/follow-link.ts'
import { readLinkToFollow } from '#app/links/services/read-link-to-follow.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { addMs, DAY_MS, HOUR_MS, MINUTE_MS } from '#core/shared/time.ts'
import { findLinkSource, insertLink } from '#db/queries/links/links.ts'
import { createTestAccount } from '#tests/support/database/accounts.ts'
import { describeOnDatabases } from '#tests/support/database/test-database.ts'
import { contextFor, TEST_NOW } from '#tests/support/workspace-context.ts'

const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1'
const person = { method: 'GET', userAgent: SAFARI, purpose: '', referrer: '' }

describeOnDatabases('following a link', database => {
  async function link(fallback: string | null = null) {
    const ctx = contextFor(database().db, await createTestAccount(database().db), { tier: 'pro' })
    const slug = `why-${crypto.randomUUID().slice(0, 8)}`
    const fields = { slug, label: '', target: 'https://shop.test/bread', fallback, network: 'mastodon' }
    const none = { place: 'post' as const, contentId: null, campaignId: null, offerId: null }
    const made = await ctx.inWorkspace(sql =>
      insertLink(sql, { workspace: ctx.workspace, fields: { ...fields, ...none }, now: TEST_NOW }),
    )
    return { ctx, slug, id: made?.id ?? '' }
  }
  const follow = (
    ctx: WorkspaceContext,
    slug: string,
    over: Partial<typeof person> & { address?: string; at?: Date } = {},
  ) => {
    const { address = '203.0.113.7', at, ...hints } = over
    return followLink(
      { ...ctx, ...(at ? { now: () => at } : {}) },
      { slug, address, hints: { ...person, ...hints } },
    )
  }
  const counted = async (ctx: WorkspaceContext, id: string) => {
    const rows = await ctx.inWorkspace(
      sql => sql<{ reason: string; visits: number }[]>`
        select reason, sum(visits) as visits from link_days
        where user_id = ${ctx.workspace} and link_id = ${id} group by reason order by reason
      `,
    )
    return Object.fromEntries(rows.map(({ reason, visits }) => [reason || 'people', visits]))
  }

  it('leads on with the trace, counts a person once an hour and machines apart', async () => {
    const { ctx, slug, id } = await link()
    expect(await follow(ctx, slug)).toEqual({
      ok: true,
      to: `https://shop.test/bread?utm_source=mastodon&utm_medium=post&utm_content=${slug}`,
    })
    await follow(ctx, slug, { at: addMs(TEST_NOW, 59 * MINUTE_MS) })
    await follow(ctx, slug, { address: '203.0.113.8' })
    await follow(ctx, slug.toUpperCase(), { method: 'HEAD' })
    await follow(ctx, slug, { purpose: 'prefetch' })
    await expect.poll(() => counted(ctx, id), { timeout: 5_000 }).toEqual({ people: 2, head: 1, prefetch: 1 })
    await follow(ctx, slug, { at: addMs(TEST_NOW, 2 * HOUR_MS) })
    const crowd = 'http.rb/5.1.1 (Mastodon/4.2.8; +https://a.test/) Bot'
    await Promise.all(
      Array.from({ length: 1000 }, (_, n) =>
        follow(ctx, slug, { userAgent: crowd, address: `198.51.100.${n % 250}` }),
      ),
    )
    await expect
      .poll(() => counted(ctx, id), { timeout: 5_000 })
      .toEqual({ people: 3, head: 1, prefetch: 1, preview: 1000 })
  })

  it('takes Instagram on a Pixel for a person, and what opens links for mails and chats for none, whatever they say', async () => {
    const { ctx, slug, id } = await link()
    const build =
      'Mozilla/5.0 (Linux; Android 14; Pixel 8 Build/UQ1A.240105.004; wv) AppleWebKit/537.36 (KHTML, like Gecko)'
    const pixel = `${build} Version/4.0 Chrome/124.0.6367.82 Mobile Safari/537.36 Instagram 329.0.0.41.93 Android (34/14; 420dpi; 1080x2205; Google/google; Pixel 8; shiba; shiba; en_GB; 594801234)`
    const visits = [
      { userAgent: pixel },
      { referrer: 'https://protect-eu.mimecast.com/s/abc' },
      { referrer: 'https://statics.teams.cdn.office.net/evergreen-assets/safelinks/1/atp-safelinks.html' },
      // With the name of a robot too: the first sign decides, and none is passed over.
      { userAgent: 'curl/8.5.0', referrer: 'https://protect-eu.mimecast.com/s/abc' },
      { userAgent: 'curl/8.5.0' },
    ]
    for (const [n, visit] of visits.entries())
      await follow(ctx, slug, { address: `203.0.113.${n}`, ...visit })
    await expect.poll(() => counted(ctx, id), { timeout: 5_000 }).toEqual({ people: 1, scanner: 3, robot: 1 })
  })

  it('is traced by its slug in its own workspace only', async () => {
    const { ctx, slug, id } = await link()
    const stranger = contextFor(database().db, await createTestAccount(database().db), { tier: 'pro' })
    const sourceFor = (of: typeof ctx) =>
      of.inWorkspace(sql => findLinkSource(sql, { workspace: of.workspace, slug }))
    expect(await sourceFor(ctx)).toEqual({
      linkId: id,
      contentId: null,
      storyId: null,
      campaignId: null,
      network: 'mastodon',
    })
    expect(await sourceFor(stranger)).toBeNull()
  })

  it('keeps neither address nor agent, and gives the same person another mark tomorrow', async () => {
    const { ctx, slug, id } = await link()
    await follow(ctx, slug, { referrer: 'https://www.linkedin.com/feed/?secret=1' })
    await follow(ctx, slug, { at: addMs(TEST_NOW, DAY_MS) })
    await expect.poll(() => counted(ctx, id), { timeout: 5_000 }).toEqual({ people: 2 })
    const rows = await ctx.inWorkspace(
      sql => sql<{ visitor: Buffer; row: string; referrer: string }[]>`
        select visitor, referrer, to_jsonb(v)::text as row from link_visits v where link_id = ${id} order by visited_at
      `,
    )
    const [first, second] = rows
    expect(first?.referrer).toBe('linkedin.com')
    expect(first?.visitor.equals(second?.visitor ?? Buffer.alloc(0))).toBe(false)
    for (const { row } of rows) expect(row).not.toMatch(/203\.0\.113|iPhone|secret/)
  })

  it('goes to the new target at once, to the fallback while the target is dead, and nowhere once it is deleted', async () => {
    const { ctx, slug } = await link('https://shop.test/closed')
    const change = async (set: Record<string, unknown>) => {
      await database().db.sql`update tracked_links set ${database().db.sql(set)} where slug = ${slug}`
      await readLinkToFollow(ctx, slug, { anew: true })
    }
    await follow(ctx, slug)
    await change({ target: 'https://shop.test/other' })
    expect(await follow(ctx, slug)).toMatchObject({ to: expect.stringContaining('/other?') })
    await change({ deadSince: TEST_NOW })
    expect(await follow(ctx, slug)).toMatchObject({ to: expect.stringContaining('/closed?') })
    await change({ deletedAt: TEST_NOW })
    expect(await follow(ctx, slug)).toEqual({ ok: false, reason: 'deleted' })
    for (const odd of ['no-such-slug', '../etc', 'x'.repeat(200), ''])
      expect(await follow(ctx, odd)).toEqual({ ok: false, reason: 'not_found' })
  })
})
