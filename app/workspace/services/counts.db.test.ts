import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readBilling } from '#app/billing/services/reading/read-billing.ts'
import { readCampaign } from '#app/campaigns/services/read-campaign.ts'
import { readCampaigns } from '#app/campaigns/services/read-campaigns.ts'
import { readDashboard } from '#app/dashboard/services/read-dashboard.ts'
import { readNumbers } from '#app/dashboard/services/read-numbers.ts'
import { readInsightRows } from '#app/insights/services/read-insight-rows.ts'
import { readInsights } from '#app/insights/services/read-insights.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { readPosts } from '#app/posts/services/read-posts.ts'
import { readIdeas } from '#app/schedule/services/ideas/read-ideas.ts'
import { readPublish } from '#app/schedule/services/read-publish.ts'
import { readScheduleCalendar } from '#app/schedule/services/read-schedule-calendar.ts'
import { readStorybank, type WantedStories } from '#app/stories/services/read-storybank.ts'
import { readTeam } from '#app/team/services/read-team.ts'
import { searchWorkspace } from '#app/workspace/services/search-workspace.ts'
import { CAMPAIGN_STATUSES } from '#core/campaigns/status.ts'
import { PLATFORM_IDS } from '#core/posts/platforms/platforms.ts'
import { POST_STATUSES } from '#core/posts/status.ts'
import { SCHEDULED_POST_STATUSES } from '#core/schedule/status.ts'
import { DAY_MS } from '#core/shared/time.ts'
import { STORY_KINDS, STORY_STATUSES } from '#core/stories/kinds.ts'
import { createTestAccount } from '#tests/support/database/accounts.ts'
import { describeOnDatabase } from '#tests/support/database/test-database.ts'
import { contextFor, TEST_NOW } from '#tests/support/workspace-context.ts'

const WORDS = ['kiln', 'bowl', 'market', 'kettle']
const some = <Value>(...values: readonly Value[]) => fc.constantFrom(...values)
const ago = (days: number) => new Date(TEST_NOW.getTime() - days * DAY_MS)
const place = fc.nat(30)
const texts = fc.subarray(WORDS, { minLength: 1 }).map(words => words.join(' '))

const workspaces = fc.record({
  campaigns: fc.array(some(...CAMPAIGN_STATUSES), { maxLength: 6 }),
  stories: fc.array(
    fc.record({
      title: texts,
      kind: some(...STORY_KINDS),
      status: some(...STORY_STATUSES),
      permission: some('none', 'asked', 'granted', 'revoked'),
      days: place,
    }),
    { maxLength: 30 },
  ),
  posts: fc.array(
    fc.record({
      title: texts,
      status: some(...POST_STATUSES),
      platform: some(...PLATFORM_IDS.slice(0, 2)),
      story: fc.nat(40),
      campaign: fc.nat(10),
      days: place,
    }),
    { maxLength: 45 },
  ),
  planned: fc.array(
    fc.record({
      status: some(...SCHEDULED_POST_STATUSES),
      post: fc.nat(60),
      days: fc.integer({ min: -20, max: 20 }),
    }),
    { maxLength: 40 },
  ),
  members: fc.array(some('active', 'invited'), { maxLength: 3 }),
})
type Generated = typeof workspaces extends fc.Arbitrary<infer Value> ? Value : never

describeOnDatabase('every count on a page', database => {
  async function fill({ campaigns, stories, posts, planned, members }: Generated) {
    const { db } = database()
    const account = await createTestAccount(db, { tier: 'pro' })
    const user = account.id
    const { sql } = db
    const campaignIds = campaigns.map(() => randomUUID())
    const storyIds = stories.map(() => randomUUID())
    const postIds = posts.map(() => randomUUID())
    const insert = async (
      table: 'campaigns' | 'stories' | 'content_created' | 'content_planner',
      rows: object[],
    ) => {
      if (rows.length > 0)
        await sql`insert into ${sql(table)} ${sql(rows.map(row => ({ user_id: user, ...row })))}`
    }
    await insert(
      'campaigns',
      campaigns.map((status, n) => ({
        id: campaignIds[n],
        name: `Campaign ${n}`,
        status,
        created_at: ago(n),
      })),
    )
    await insert(
      'stories',
      stories.map(({ days, ...story }, n) => ({ id: storyIds[n], ...story, created_at: ago(days) })),
    )
    await insert(
      'content_created',
      posts.map(({ days, story, campaign, ...post }, n) => ({
        id: postIds[n],
        ...post,
        body: 'A text.',
        story_id: storyIds[story] ?? null,
        campaign_id: campaignIds[campaign] ?? null,
        created_at: ago(days),
        published_at: post.status === 'published' ? ago(days) : null,
      })),
    )
    await insert(
      'content_planner',
      planned.map(({ days, post, status }) => ({
        content_id: postIds[post] ?? null,
        title: 'Planned',
        platform: 'linkedin',
        status,
        scheduled_for: status === 'idea' ? null : ago(days),
      })),
    )
    for (const [n, status] of members.entries()) {
      const member = await createTestAccount(db)
      await sql`
        insert into team_members (owner_id, member_id, email, role, status, invited_at, joined_at)
        values (${user}, ${status === 'active' ? member.id : null}, ${member.email}, 'editor', ${status}, ${ago(n)},
          ${status === 'active' ? ago(n) : null})
      `
    }
    return { ctx: contextFor(db, account, { tier: 'pro' }), campaignIds, storyIds }
  }

  /** All rows of a list, page by page. */
  async function walk<Row>(read: (page: number) => Promise<{ rows: readonly Row[]; total: number }>) {
    const rows: Row[] = []
    for (let page = 1; ; page += 1) {
      const next = await read(page)
      rows.push(...next.rows)
      if (next.rows.length === 0 || rows.length >= next.total) return { rows, total: next.total }
    }
  }
  const everything = { status: null, platform: null, removed: null }
  const postsOf = (ctx: WorkspaceContext, filter: Partial<Parameters<typeof readPosts>[1]> = {}) =>
    walk(async page => (await readPosts(ctx, { ...everything, ...filter, page })).posts)

  async function storiesOf(ctx: WorkspaceContext, filter: Partial<WantedStories>) {
    const wanted = {
      search: '',
      kind: null,
      status: null,
      permission: null,
      link: null,
      removed: null,
      ...filter,
    }
    const first = await readStorybank(ctx, { ...wanted, from: null })
    const rows = [...first.stories.rows]
    for (let from = first.stories.older; from; ) {
      const next = await readStorybank(ctx, { ...wanted, from })
      rows.push(...next.stories.rows)
      from = next.stories.older
    }
    return { rows, view: first }
  }

  test('equals its list, in any workspace', async () => {
    await fc.assert(
      fc.asyncProperty(workspaces, some(undefined, ...WORDS), async (generated, search) => {
        const { ctx, campaignIds, storyIds } = await fill(generated)
        const dashboard = await readDashboard(ctx)
        const numbers = await readNumbers(ctx)

        // Stories: all, each kind, each state, found.
        const all = await storiesOf(ctx, {})
        expect([all.view.total, all.view.stories.total]).toEqual([all.rows.length, all.rows.length])
        expect(numbers.progress.storiesCount).toBe(all.rows.length)
        for (const { kind, count } of all.view.counts)
          expect((await storiesOf(ctx, { kind })).rows, kind).toHaveLength(count)
        for (const filter of [
          { status: 'ready' },
          { permission: 'granted' },
          { search: search ?? 'bowl' },
        ] as const) {
          const found = await storiesOf(ctx, filter)
          expect(found.view.stories.total).toBe(found.rows.length)
          expect(found.view.counts.reduce((sum, { count }) => sum + count, 0)).toBe(found.rows.length)
        }

        // Posts: all, by state, by platform, of a story, of a campaign.
        const posts = await postsOf(ctx)
        expect([posts.total, numbers.progress.postsCreated]).toEqual([posts.rows.length, posts.rows.length])
        expect((await readPosts(ctx, { ...everything, page: 1 })).total).toBe(posts.rows.length)
        for (const status of POST_STATUSES) {
          const those = await postsOf(ctx, { status })
          expect([those.total, those.rows.length]).toEqual(
            Array(2).fill(posts.rows.filter(post => post.status === status).length),
          )
        }
        for (const story of all.rows)
          expect((await postsOf(ctx, { story: story.id })).total, 'posts of a story').toBe(story.posts)

        // Campaigns: each state, and the posts of each.
        const campaigns = await readCampaigns(ctx, { status: null, page: 1, removed: null })
        expect([campaigns.total, numbers.progress.campaignsCreated]).toEqual(
          Array(2).fill(campaigns.campaigns.rows.length),
        )
        for (const { status, count } of campaigns.counts) {
          const those = await readCampaigns(ctx, { status, page: 1, removed: null })
          expect([those.campaigns.total, those.campaigns.rows.length]).toEqual([count, count])
        }
        for (const { id, posts: count, published } of campaigns.campaigns.rows) {
          const those = (await readCampaign(ctx, { id }))?.posts ?? []
          expect(those).toHaveLength(count)
          expect(those.filter(post => post.status === 'published')).toHaveLength(published)
          expect((await postsOf(ctx, { campaign: id })).total).toBe(count)
        }
        expect(campaigns.campaigns.rows.map(({ id }) => id).sort()).toEqual([...campaignIds].sort())

        // The planner: its days, its waiting, its ideas.
        const address = { view: 'month', day: null, page: 1, ...everything } as const
        const calendar = await readScheduleCalendar(ctx, address)
        for (const day of new Set(calendar.items.map(item => item.day))) {
          const ofDay = calendar.items.filter(item => item.day === day).length + (calendar.more[day] ?? 0)
          const those = await readScheduleCalendar(ctx, { ...address, view: 'day', day })
          expect([those.list?.total, those.list?.rows.length], day).toEqual([ofDay, ofDay])
        }
        const publish = await readPublish(ctx)
        const waiting = (calendar.counts.due ?? 0) + (calendar.counts.handed_over ?? 0)
        expect(publish.ready.length + publish.asked.length).toBe(waiting)
        expect(dashboard.schedule.unconfirmed).toBe(publish.asked.length)
        const ideas = await readIdeas(ctx, { archived: false, page: 1, removed: null })
        expect(ideas.ideas.total).toBe(calendar.counts.idea ?? 0)
        const week = await readScheduleCalendar(ctx, { ...address, view: 'week' })
        for (const { day, scheduled, out, failed } of numbers.week.days)
          expect(
            week.items.filter(item => item.day === day),
            day,
          ).toHaveLength(scheduled + out + failed)
        expect(dashboard.week.total).toBe(week.items.length)
        const shown = Math.min(6, week.items.length)
        expect(
          dashboard.week.cards.map(({ id }) => id).filter(id => week.items.some(item => item.id === id)),
        ).toHaveLength(shown)

        // The team: seats are people; an invitation holds none until it is taken.
        const team = await readTeam(ctx)
        expect(team.seats.taken).toBe(1 + team.members.length)
        const { usage } = await readBilling(ctx)
        expect([usage.people, usage.openInvitations]).toEqual([
          1 + team.members.length,
          team.invitations.length,
        ])
        expect(usage.stories).toBe(all.rows.length)

        // Insights: those beside the numbers are the first of the page, and each has the rows that it names.
        const { insights } = await readInsights(ctx)
        expect(numbers.noticed.map(({ key }) => key)).toEqual(insights.slice(0, 3).map(({ key }) => key))
        for (const { id, metadata } of insights) {
          const named = (await readInsightRows(ctx, { id }))?.named
          if (!named) continue
          const ids = Object.values((metadata.rows ?? {}) as Record<string, string[]>).flat()
          const { posts, stories, planned, campaigns } = named
          const rows = [posts, stories, planned, campaigns].flatMap(list => (list ?? []).map(row => row.id))
          expect([rows.sort(), named.gone]).toEqual([ids.toSorted(), 0])
        }

        // The search finds what the lists find, where it does not stop.
        const word = search ?? 'kiln'
        const found = await searchWorkspace(ctx, { search: word })
        const matching = await storiesOf(ctx, { search: word })
        expect(found.stories.length).toBe(Math.min(20, matching.rows.length))
        expect(found.posts.length).toBe(
          Math.min(20, posts.rows.filter(post => post.name.includes(word)).length),
        )
        expect(storyIds).toEqual(expect.arrayContaining(found.stories.map(({ id }) => id)))
      }),
      { numRuns: 5 },
    )
  }, 180_000)
})
