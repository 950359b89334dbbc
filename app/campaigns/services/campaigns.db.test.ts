import { randomUUID } from 'node:crypto'
import { parse } from 'valibot'
import { expect, it } from 'vitest'
import { createCampaign } from '#app/campaigns/services/create-campaign.ts'
import { hasCampaigns } from '#app/campaigns/services/has-campaigns.ts'
import { moveCampaign } from '#app/campaigns/services/move-campaign.ts'
import { movePost } from '#app/campaigns/services/move-post.ts'
import { readCampaign } from '#app/campaigns/services/read-campaign.ts'
import { readCampaigns } from '#app/campaigns/services/read-campaigns.ts'
import { readFreePosts } from '#app/campaigns/services/read-free-posts.ts'
import { removeCampaign } from '#app/campaigns/services/remove-campaign.ts'
import { restoreCampaign } from '#app/campaigns/services/restore-campaign.ts'
import { saveCampaign } from '#app/campaigns/services/save-campaign.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { createPost } from '#app/posts/services/create-post.ts'
import { campaignSchema } from '#core/campaigns/schema.ts'
import { postSchema } from '#core/posts/schema.ts'
import { findProfile } from '#db/queries/identity/profiles.ts'
import { createTestAccount } from '#tests/support/database/accounts.ts'
import {
  describeOnDatabase,
  describeOnDatabases,
  type OnTestDatabase,
} from '#tests/support/database/test-database.ts'
import { contextFor } from '#tests/support/workspace-context.ts'

const typed = (over: Record<string, string> = {}) => parse(campaignSchema, { name: 'Autumn course', ...over })
const all = { status: null, page: 1, removed: null }

const begin = (ctx: OnTestDatabase<WorkspaceContext>, name = 'Autumn course') =>
  createCampaign(ctx, { campaign: typed({ name }), idempotencyKey: randomUUID() })

async function begun(ctx: OnTestDatabase<WorkspaceContext>, name?: string): Promise<string> {
  const result = await begin(ctx, name)
  if (!result.ok) throw new Error(result.reason)
  return result.campaignId
}

describeOnDatabase('campaigns', database => {
  const founder = async (over: Parameters<typeof contextFor>[2] = {}) =>
    contextFor(database().db, await createTestAccount(database().db), { tier: 'pro', ...over })

  async function post(ctx: OnTestDatabase<WorkspaceContext>, body: string): Promise<string> {
    const made = await createPost(ctx, {
      post: parse(postSchema, { body, platform: 'linkedin' }),
      storyId: null,
      idempotencyKey: randomUUID(),
    })
    if (!made.ok) throw new Error(made.reason)
    return made.postId
  }

  it('begins as a draft, once for a key, and counts in the profile', async () => {
    const ctx = await founder()
    const campaign = typed({ startsOn: '2026-11-24', endsOn: '2026-12-04', offer: 'Ten places' })
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => createCampaign(ctx, { campaign, idempotencyKey: 'same' })),
    )
    expect(new Set(answers.map(answer => (answer.ok ? answer.campaignId : answer.reason))).size).toBe(1)
    const view = await readCampaigns(ctx, all)
    expect(view.campaigns.rows).toMatchObject([{ ...campaign, status: 'draft', posts: 0, published: 0 }])
    expect(view.allowance).toMatchObject({ limit: 2, begun: 1, month: 'November' })
    const profile = await findProfile(ctx.db.sql, { workspace: ctx.workspace })
    expect(profile?.campaignsCount).toBe(1)
  })

  it('refuses the third of a month on pro, none on collective, every one on creator', async () => {
    const pro = await founder()
    await begun(pro)
    await begun(pro)
    expect(await begin(pro)).toEqual({
      ok: false,
      reason: 'campaign_limit_reached',
      limit: 2,
      resetsAt: new Date('2026-12-01T00:00:00Z'),
    })
    const collective = await founder({ tier: 'collective' })
    for (let n = 0; n < 5; n += 1) await begun(collective)
    expect((await readCampaigns(collective, all)).allowance.limit).toBeNull()
    expect(await begin(await founder({ tier: 'creator' }))).toEqual({ ok: false, reason: 'not_in_plan' })
    expect(await begin(await founder({ access: 'read_only' }))).toEqual({ ok: false, reason: 'read_only' })
  })

  it('the month is that of the workspace, at its end and round a clock change', async () => {
    // New York is five hours behind: 1 November 03:00 UTC is still October there, and its clocks change that night.
    const october = await founder({
      timeZone: 'America/New_York',
      now: () => new Date('2026-11-01T03:00:00Z'),
    })
    await begun(october)
    await begun(october)
    expect(await begin(october)).toMatchObject({ ok: false, resetsAt: new Date('2026-11-01T04:00:00Z') })
    const november = { ...october, now: () => new Date('2026-11-01T04:00:00Z') }
    expect((await begin(november)).ok).toBe(true)
    expect((await readCampaigns(november, all)).allowance).toMatchObject({ begun: 1, month: 'November' })
  })

  it('saves, and answers an older window with both texts', async () => {
    const ctx = await founder()
    const id = await begun(ctx)
    const campaign = typed({ name: 'Renamed', goal: 'Ten places', startsOn: '2026-11-24' })
    expect(await saveCampaign(ctx, { id, version: 1, campaign })).toMatchObject({ ok: true })
    expect(await saveCampaign(ctx, { id, version: 1, campaign })).toMatchObject({ ok: true })
    expect(await saveCampaign(ctx, { id, version: 1, campaign: typed() })).toMatchObject({
      ok: false,
      reason: 'changed_elsewhere',
      campaign: { name: 'Renamed', version: 2 },
    })
    expect((await readCampaign(ctx, { id }))?.campaign).toMatchObject({ ...campaign, version: 2 })
  })

  it('goes its way from draft to completed, and no other', async () => {
    const ctx = await founder()
    const id = await begun(ctx)
    expect(await moveCampaign(ctx, { id, to: 'completed' })).toEqual({ ok: false, reason: 'not_from_here' })
    for (const to of ['active', 'active', 'held', 'active', 'completed'] as const)
      expect(await moveCampaign(ctx, { id, to })).toEqual({ ok: true, status: to })
    const fifty = await Promise.all(Array.from({ length: 50 }, () => moveCampaign(ctx, { id, to: 'active' })))
    expect(fifty).toEqual(fifty.map(() => ({ ok: true, status: 'active' })))
    await moveCampaign(ctx, { id, to: 'completed' })
    expect((await readCampaigns(ctx, { ...all, status: 'completed' })).campaigns.rows).toHaveLength(1)
    expect((await readCampaigns(ctx, { ...all, status: 'draft' })).campaigns.rows).toHaveLength(0)
  })

  it('holds its posts, and gives them back', async () => {
    const ctx = await founder()
    const [id, other] = [await begun(ctx), await begun(ctx, 'Other')]
    const postId = await post(ctx, 'Why I teach it')
    const twice = async (into: boolean) => [
      await movePost(ctx, { id, postId, into }),
      await movePost(ctx, { id, postId, into }),
    ]
    expect(await twice(true)).toEqual([{ ok: true }, { ok: true }])
    expect(await movePost(ctx, { id: other, postId, into: true })).toMatchObject({ reason: 'post_moved' })
    expect(await movePost(ctx, { id: other, postId, into: false })).toMatchObject({ reason: 'post_moved' })
    expect(await readCampaign(ctx, { id })).toMatchObject({ posts: [{ id: postId }], hasFreePosts: false })
    expect(await twice(false)).toEqual([{ ok: true }, { ok: true }])
    expect(await readCampaign(ctx, { id })).toMatchObject({ posts: [], hasFreePosts: true })
  })

  it('offers the posts that are in none a page at a time, each of them once', async () => {
    const [ctx, stranger] = [await founder(), await founder()]
    const [id, elsewhere] = [await begun(ctx), await begun(ctx, 'Other')]
    const posts: string[] = []
    for (let n = 0; n < 17; n += 1) posts.push(await post(ctx, `Post ${n}`))
    const [taken = '', ...free] = posts
    await movePost(ctx, { id: elsewhere, postId: taken, into: true })
    const [first, second] = [
      await readFreePosts(ctx, { id, page: 1 }),
      await readFreePosts(ctx, { id, page: 2 }),
    ]
    expect(first?.freePosts).toMatchObject({ total: 16, pages: 2, size: 15 })
    expect(first?.freePosts.rows).toHaveLength(15)
    const offered = [first, second].flatMap(choice => choice?.freePosts.rows.map(row => row.id) ?? [])
    expect(offered.toSorted()).toEqual(free.toSorted())
    expect(await readFreePosts(ctx, { id, page: 3 })).toMatchObject({ freePosts: { rows: [], page: 3 } })
    expect(await readFreePosts(stranger, { id, page: 1 })).toBeNull()
    expect(await readFreePosts(ctx, { id: 'nonsense', page: 1 })).toBeNull()
  })

  it('is deleted and put back with its posts, unless its place in the month was taken', async () => {
    const ctx = await founder()
    const id = await begun(ctx)
    const postId = await post(ctx, 'Last two places')
    await movePost(ctx, { id, postId, into: true })
    const before = (await readCampaign(ctx, { id }))?.campaign
    expect(await removeCampaign(ctx, { id })).toEqual({ ok: true })
    expect(await readCampaign(ctx, { id })).toBeNull()
    expect((await readCampaigns(ctx, { ...all, removed: id })).undo).toEqual({ id, name: 'Autumn course' })
    expect(await restoreCampaign(ctx, { id })).toEqual({ ok: true })
    expect(await restoreCampaign(ctx, { id })).toEqual({ ok: true })
    expect(await readCampaign(ctx, { id })).toMatchObject({ campaign: before, posts: [{ id: postId }] })
    await removeCampaign(ctx, { id })
    await begun(ctx)
    await begun(ctx)
    expect(await restoreCampaign(ctx, { id })).toMatchObject({ reason: 'campaign_limit_reached' })
    const december = { ...ctx, now: () => new Date('2026-12-01T08:00:00Z') }
    expect(await restoreCampaign(december, { id })).toEqual({ ok: true })
  })

  it('after a downgrade it stays to be read, and nothing of it changes', async () => {
    const ctx = await founder()
    const id = await begun(ctx)
    for (const [over, reason] of [
      [{ tier: 'creator' }, 'not_in_plan'],
      [{ access: 'read_only', tier: 'creator' }, 'read_only'],
    ] as const) {
      const down: OnTestDatabase<WorkspaceContext> = { ...ctx, ...over }
      expect(await hasCampaigns(down)).toBe(true)
      expect((await readCampaign(down, { id }))?.campaign.name).toBe('Autumn course')
      const refused = { ok: false, reason }
      expect(await saveCampaign(down, { id, version: 1, campaign: typed() })).toEqual(refused)
      expect(await moveCampaign(down, { id, to: 'active' })).toEqual(refused)
      expect(await movePost(down, { id, postId: randomUUID(), into: true })).toEqual(refused)
      expect(await removeCampaign(down, { id })).toEqual(refused)
      expect(await restoreCampaign(down, { id })).toEqual(refused)
    }
  })

  it('shows, changes and removes nothing of another workspace', async () => {
    const [owner, stranger] = [await founder(), await founder()]
    const id = await begun(owner)
    const theirs = await post(stranger, 'Theirs')
    const notFound = { ok: false, reason: 'not_found' }
    expect(await readCampaign(stranger, { id })).toBeNull()
    expect(await hasCampaigns(stranger)).toBe(false)
    expect(await saveCampaign(stranger, { id, version: 1, campaign: typed() })).toEqual(notFound)
    expect(await moveCampaign(stranger, { id, to: 'active' })).toEqual(notFound)
    expect(await movePost(stranger, { id, postId: theirs, into: true })).toEqual(notFound)
    expect(await movePost(owner, { id, postId: theirs, into: true })).toMatchObject({ reason: 'post_moved' })
    expect(await removeCampaign(stranger, { id })).toEqual(notFound)
    await removeCampaign(owner, { id })
    expect(await restoreCampaign(stranger, { id })).toEqual(notFound)
    expect(await readCampaign(owner, { id: 'nonsense' })).toBeNull()
  })
})

describeOnDatabases(
  'campaigns begun at once',
  database => {
    it('fifty who want the two places of a month get exactly two', async () => {
      const ctx = contextFor(database().db, await createTestAccount(database().db), { tier: 'pro' })
      const answers = await Promise.all(Array.from({ length: 50 }, (_, n) => begin(ctx, `Racer ${n}`)))
      expect(answers.filter(answer => answer.ok)).toHaveLength(2)
      const refused = answers.filter(answer => !answer.ok && answer.reason === 'campaign_limit_reached')
      expect(refused).toHaveLength(48)
      expect((await readCampaigns(ctx, all)).total).toBe(2)
    })
  },
  ['server'],
)
