import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readCampaigns } from '#app/campaigns/services/read-campaigns.ts'
import { readDashboard } from '#app/dashboard/services/read-dashboard.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { readPosts } from '#app/posts/services/read-posts.ts'
import { readPublish } from '#app/schedule/services/read-publish.ts'
import { readScheduleCalendar } from '#app/schedule/services/read-schedule-calendar.ts'
import { readStorybank } from '#app/stories/services/read-storybank.ts'
import { readTeam } from '#app/team/services/read-team.ts'
import { searchWorkspace } from '#app/workspace/services/search-workspace.ts'
import { CAMPAIGN_STATUSES } from '#core/campaigns/status.ts'
import { POST_STATUSES } from '#core/posts/status.ts'
import { SCHEDULED_POST_STATUSES } from '#core/schedule/status.ts'
import { STORY_KINDS } from '#core/stories/kinds.ts'
import { createTestAccount } from '#tests/support/database/accounts.ts'
import { describeOnDatabases, type OnTestDatabase } from '#tests/support/database/test-database.ts'
import { contextFor, TEST_NOW } from '#tests/support/workspace-context.ts'

const WORDS = ['kiln', 'bowl', 'market', 'kettle'] as const
const title = fc.subarray([...WORDS], { minLength: 1 }).map(some => some.join(' '))
const HOUR_MS = 3_600_000

/** What may lie in a workspace; instants are hours before or after the test's now. */
const workspaceFacts = fc.record({
  stories: fc.array(fc.record({ title, kind: fc.constantFrom(...STORY_KINDS) }), { maxLength: 8 }),
  posts: fc.array(
    fc.record({
      title,
      status: fc.constantFrom(...POST_STATUSES.filter(status => status !== 'held')),
      platform: fc.constantFrom('instagram', 'linkedin'),
      campaign: fc.boolean(),
    }),
    { maxLength: 25 },
  ),
  scheduled: fc.array(
    fc.record({
      status: fc.constantFrom(...SCHEDULED_POST_STATUSES.filter(status => status !== 'idea')),
      platform: fc.constantFrom('instagram', 'linkedin'),
      hours: fc.integer({ min: -24 * 10, max: 24 * 10 }),
    }),
    { maxLength: 25 },
  ),
  campaigns: fc.array(fc.constantFrom(...CAMPAIGN_STATUSES), { maxLength: 6 }),
  invited: fc.integer({ min: 0, max: 2 }),
  members: fc.integer({ min: 0, max: 2 }),
})
type Facts = typeof workspaceFacts extends fc.Arbitrary<infer Value> ? Value : never

type Ctx = OnTestDatabase<WorkspaceContext>

async function fill(ctx: Ctx, facts: Facts): Promise<void> {
  const { db, workspace } = ctx
  for (const story of facts.stories)
    await db.sql`insert into stories (user_id, title, kind) values (${workspace}, ${story.title}, ${story.kind})`
  const campaigns: string[] = []
  for (const status of facts.campaigns) {
    const [row] = await db.sql<{ id: string }[]>`
      insert into campaigns (user_id, name, status) values (${workspace}, 'Winter', ${status}) returning id
    `
    if (row) campaigns.push(row.id)
  }
  for (const post of facts.posts)
    await db.sql`
      insert into content_created (user_id, title, body, status, platform, campaign_id)
      values (${workspace}, ${post.title}, ${post.title}, ${post.status}, ${post.platform},
        ${(post.campaign && campaigns[0]) || null})
    `
  for (const { status, platform, hours } of facts.scheduled)
    await db.sql`
      insert into content_planner (user_id, title, platform, status, scheduled_for)
      values (${workspace}, 'Kiln', ${platform}, ${status}, ${new Date(TEST_NOW.getTime() + hours * HOUR_MS)})
    `
  for (let at = 0; at < facts.members + facts.invited; at++) {
    const someone = await createTestAccount(db)
    const isMember = at < facts.members
    await db.sql`
      insert into team_members (owner_id, member_id, email, role, status)
      values (${workspace}, ${isMember ? someone.id : null}, ${someone.email}, 'editor',
        ${isMember ? 'active' : 'invited'})
    `
  }
}

/** Every row of a list that comes page by page. */
async function wholeList<Row>(read: (page: number) => Promise<{ rows: readonly Row[]; total: number }>) {
  const first = await read(1)
  const rows = [...first.rows]
  for (let page = 2; rows.length < first.total; page++) {
    const next = await read(page)
    if (next.rows.length === 0) break
    rows.push(...next.rows)
  }
  return { rows, total: first.total }
}

const anyPost = { status: null, platform: null, removed: null }

async function checkPosts(ctx: Ctx): Promise<void> {
  const all = await wholeList(async page => (await readPosts(ctx, { ...anyPost, page })).posts)
  const { total } = await readPosts(ctx, { ...anyPost, page: 1 })
  expect(all.rows).toHaveLength(total)
  expect(all.total).toBe(total)
  for (const status of POST_STATUSES) {
    const some = await wholeList(async page => (await readPosts(ctx, { ...anyPost, status, page })).posts)
    expect(some.rows).toHaveLength(some.total)
    expect(some.rows).toHaveLength(all.rows.filter(post => post.status === status).length)
  }
}

async function checkCampaigns(ctx: Ctx): Promise<void> {
  const { campaigns, counts, total } = await readCampaigns(ctx, { status: null, page: 1, removed: null })
  expect(campaigns.rows).toHaveLength(total)
  expect(campaigns.total).toBe(total)
  for (const { status, count } of counts)
    expect(campaigns.rows.filter(campaign => campaign.status === status)).toHaveLength(count)
  for (const { id, posts, published } of campaigns.rows) {
    const list = await wholeList(
      async page => (await readPosts(ctx, { ...anyPost, campaign: id, page })).posts,
    )
    expect(list.rows).toHaveLength(posts)
    expect(list.rows.filter(post => post.status === 'published')).toHaveLength(published)
  }
}

async function checkSchedule(ctx: Ctx): Promise<void> {
  const address = { view: 'month', day: null, status: null, platform: null, page: 1, removed: null } as const
  const month = await readScheduleCalendar(ctx, address)
  for (const day of month.days) {
    const list = await readScheduleCalendar(ctx, { ...address, view: 'day', day })
    const shown = month.items.filter(item => item.day === day)
    expect(list.list?.rows).toHaveLength(shown[0]?.ofDay ?? 0)
    expect(list.list?.total).toBe(shown[0]?.ofDay ?? 0)
  }
  // The number on the tab is that of the two lists behind it.
  const { ready, asked, trouble } = await readPublish(ctx)
  expect(month.counts.due ?? 0).toBe(ready.length)
  expect(month.counts.handed_over ?? 0).toBe(asked.length)
  const { missed = 0, failed = 0, held = 0 } = month.counts
  expect(trouble).toHaveLength(missed + failed + held)
}

async function checkDashboard(ctx: Ctx, facts: Facts): Promise<void> {
  const dashboard = await readDashboard(ctx)
  const { total: stories } = await readStorybank(ctx, NO_FILTER)
  const { total: posts } = await readPosts(ctx, { ...anyPost, page: 1 })
  expect(stories).toBe(facts.stories.length)
  expect(posts).toBe(facts.posts.length)
  expect(dashboard.progress.storiesCount).toBe(stories)
  expect(dashboard.progress.postsCreated).toBe(posts)
  expect(dashboard.month.posts).toBe(posts)
  const week = await readScheduleCalendar(ctx, {
    ...{ view: 'week', day: dashboard.week.today, status: null, platform: null, page: 1, removed: null },
  })
  for (const { day, scheduled, out, failed } of dashboard.week.days) {
    const ofDay = week.items.find(item => item.day === day)?.ofDay ?? 0
    expect(scheduled + out + failed).toBe(ofDay)
  }
}

const NO_FILTER = {
  search: '',
  kind: null,
  status: null,
  permission: null,
  link: null,
  from: null,
  removed: null,
}

async function checkSearch(ctx: Ctx, facts: Facts): Promise<void> {
  for (const word of WORDS) {
    const holds = ({ title: text }: { title: string }) => text.split(' ').includes(word)
    const found = await searchWorkspace(ctx, { search: word })
    expect(found.stories).toHaveLength(facts.stories.filter(holds).length)
    expect(found.posts).toHaveLength(Math.min(20, facts.posts.filter(holds).length))
    const bank = await readStorybank(ctx, { ...NO_FILTER, search: word })
    expect(bank.stories.total).toBe(facts.stories.filter(holds).length)
    expect(bank.counts.reduce((sum, { count }) => sum + count, 0)).toBe(bank.stories.total)
  }
}

async function checkTeam(ctx: Ctx, facts: Facts): Promise<void> {
  const { members, invitations, seats } = await readTeam(ctx)
  expect(members).toHaveLength(facts.members)
  expect(invitations).toHaveLength(facts.invited)
  expect(seats.taken).toBe(1 + members.length + invitations.length)
}

describeOnDatabases('counts', database => {
  it('every count on a page is the length of its list, whatever a workspace holds', async () => {
    const { db } = database()
    await fc.assert(
      fc.asyncProperty(workspaceFacts, async facts => {
        const ctx = contextFor(db, await createTestAccount(db, { tier: 'pro' }), { tier: 'pro' })
        await fill(ctx, facts)
        await checkPosts(ctx)
        await checkCampaigns(ctx)
        await checkSchedule(ctx)
        await checkDashboard(ctx, facts)
        await checkSearch(ctx, facts)
        await checkTeam(ctx, facts)
      }),
      { numRuns: 8 },
    )
  }, 120_000)
})
