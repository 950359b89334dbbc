import { expect, it } from 'vitest'
import { readVersions } from '#app/brand/services/read-versions.ts'
import { restoreVersion } from '#app/brand/services/restore-version.ts'
import { createShareLink } from '#app/brand/services/sharing/create-share-link.ts'
import { readShareLink } from '#app/brand/services/sharing/read-share-link.ts'
import { readShared } from '#app/brand/services/sharing/read-shared.ts'
import { confirmStrategy } from '#app/brand/services/strategy/confirm-strategy.ts'
import { readStrategyPart } from '#app/brand/services/strategy/find-plan.ts'
import { readStrategy } from '#app/brand/services/strategy/read-strategy.ts'
import { saveStrategy } from '#app/brand/services/strategy/save-strategy.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { strategyMarks } from '#core/brand/strategy/edits.ts'
import { STRATEGY_SECTIONS, type StrategySection, strategyFields } from '#core/brand/strategy/fields.ts'
import type { AdminDatabase } from '#db/admin.ts'
import { upsertClarifyData } from '#db/queries/brand/clarify.ts'
import { listPillarRows } from '#db/queries/brand/pillars.ts'
import { insertStory } from '#db/queries/stories/stories.ts'
import { listPillars, listStoryLinks, updateStoryLinks } from '#db/queries/stories/story-links.ts'
import { createTestAccount } from '#tests/support/database/accounts.ts'
import { describeOnDatabase, type OnTestDatabase } from '#tests/support/database/test-database.ts'
import { contextFor, TEST_NOW } from '#tests/support/workspace-context.ts'

const DAY_MS = 86_400_000

async function founder(db: AdminDatabase): Promise<OnTestDatabase<WorkspaceContext>> {
  const ctx = contextFor(db, await createTestAccount(db))
  const { workspace } = ctx
  const answers = {
    brand_name: 'Loaf & Ledger',
    dream_client: 'Bakers who open their first shop',
    content_themes: 'tax, bread, patience',
    offer_benefits: 'Half the hours.',
    preferred_platforms: ['LinkedIn'],
  }
  await db.inWorkspace(workspace, sql => upsertClarifyData(sql, { workspace, answers }))
  return ctx
}

async function seenOf(ctx: OnTestDatabase<WorkspaceContext>, section: StrategySection) {
  const { values } = await readStrategyPart(ctx)
  return { values, seen: strategyMarks(values, strategyFields(section)) }
}

async function confirm(ctx: OnTestDatabase<WorkspaceContext>, section: StrategySection) {
  const { seen } = await seenOf(ctx, section)
  return confirmStrategy(ctx, { section, seen })
}

const pillarsOf = (ctx: OnTestDatabase<WorkspaceContext>) =>
  ctx.inWorkspace(sql => listPillars(sql, { workspace: ctx.workspace }))

const PILLARS = {
  pillar_1_title: 'Tax',
  pillar_1_share: '50',
  pillar_2_title: 'bread',
  pillar_2_share: '30',
  pillar_3_title: 'Shops',
  pillar_3_share: '10',
  pillar_4_title: 'Flour',
  pillar_4_share: '10',
}

describeOnDatabase('the strategy', database => {
  it('is no guess from answers where nothing was answered', async () => {
    const ctx = contextFor(database().db, await createTestAccount(database().db))
    expect(await readStrategy(ctx)).toMatchObject({ isStarted: false, hasAnswers: false })
  })

  it('is a guess until it is confirmed, part by part, and counts once for the founder', async () => {
    const ctx = await founder(database().db)
    const before = await readStrategy(ctx)
    expect(before).toMatchObject({ isStarted: false, brand: 'Loaf & Ledger', hasAnswers: true })
    expect(before.plan.unconfirmed).toEqual(STRATEGY_SECTIONS)
    expect(before.plan.guesses).toContain('position_for')
    expect(await confirm(ctx, 'position')).toMatchObject({ ok: true })
    const after = await readStrategy(ctx)
    expect(after.isStarted).toBe(true)
    expect(after.plan.unconfirmed).not.toContain('position')
    const { workspace } = ctx
    const [row] = await ctx.db.sql<{ strategiesCount: number; used: number }[]>`
      select strategies_count, (select count(*)::int from module_usage
        where user_id = ${workspace} and module_name = 'strategy' and action_type = 'confirmed') as used
      from profiles where id = ${workspace}
    `
    expect(row).toEqual({ strategiesCount: 1, used: 1 })
  })

  it('lets nobody confirm what they have not seen', async () => {
    const ctx = await founder(database().db)
    const { workspace } = ctx
    const { seen } = await seenOf(ctx, 'position')
    await ctx.inWorkspace(sql => upsertClarifyData(sql, { workspace, answers: { dream_client: 'Cafés' } }))
    expect(await confirmStrategy(ctx, { section: 'position', seen })).toMatchObject({
      reason: 'changed_elsewhere',
    })
    expect(await confirmStrategy(ctx, { section: 'nonsense', seen })).toMatchObject({ reason: 'not_found' })
  })

  it('warns the later of two tabs with both texts, and loses neither', async () => {
    const ctx = await founder(database().db)
    await confirm(ctx, 'limits')
    const { values, seen } = await seenOf(ctx, 'limits')
    const save = (limits_not: string, marks = seen) =>
      saveStrategy(ctx, { section: 'limits', typed: { ...values, limits_not }, seen: marks })
    expect(await save('No ads')).toMatchObject({ ok: true, changed: 1 })
    const refused = await save('No podcasts')
    expect(refused).toMatchObject({
      reason: 'changed_elsewhere',
      conflicts: [{ label: 'What we don’t do', saved: 'No ads', typed: 'No podcasts' }],
    })
    if (refused.ok || refused.reason !== 'changed_elsewhere') throw new Error('No conflict')
    expect(await save('No podcasts', refused.marks)).toMatchObject({ ok: true })
  })

  it('survives two first saves at once', async () => {
    const ctx = await founder(database().db)
    const { values, seen } = await seenOf(ctx, 'limits')
    const both = await Promise.all(
      ['A', 'B'].map(limits_not =>
        saveStrategy(ctx, { section: 'limits', typed: { ...values, limits_not }, seen }),
      ),
    )
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
  })

  it('keeps versions, compares them, and brings one back with its pillars, stories and posts', async () => {
    const ctx = await founder(database().db)
    const { workspace } = ctx
    await confirm(ctx, 'pillars')
    const [tax, bread, patience] = await pillarsOf(ctx)
    expect([tax?.title, bread?.title, patience?.title]).toEqual(['tax', 'bread', 'patience'])
    const story = await ctx.inWorkspace(async sql => {
      const made = await insertStory(sql, { workspace, fields: { title: 'The till' }, now: TEST_NOW })
      const links = [{ kind: 'pillar' as const, name: patience?.id ?? '' }]
      await updateStoryLinks(sql, { workspace, storyId: made.id, links })
      return made.id
    })
    const { seen } = await seenOf(ctx, 'pillars')
    expect(await saveStrategy(ctx, { section: 'pillars', typed: PILLARS, seen })).toMatchObject({ ok: true })
    const renamed = await pillarsOf(ctx)
    expect(renamed.map(({ title }) => title)).toEqual(['Tax', 'bread', 'Shops', 'Flour'])
    expect(renamed.slice(0, 3).map(({ id }) => id)).toEqual([tax?.id, bread?.id, patience?.id])

    // Fewer pillars: the third is taken out, and a story that is saved meanwhile keeps it all the same.
    const again = await seenOf(ctx, 'pillars')
    const typed = { ...PILLARS, pillar_3_title: 'Flour', pillar_4_title: '', pillar_3_share: '20' }
    await saveStrategy(ctx, { section: 'pillars', typed, seen: again.seen })
    const rows = await ctx.inWorkspace(sql => listPillarRows(sql, { workspace }))
    expect(rows.map(({ title, isRetired }) => [title, isRetired])).toEqual([
      ['Tax', false],
      ['bread', false],
      ['Flour', false],
      ['Shops', true],
    ])
    await ctx.inWorkspace(sql => updateStoryLinks(sql, { workspace, storyId: story, links: [] }))

    const { versions, comparison } = await readVersions(ctx, { of: 'strategy', page: 1, from: 1, to: 2 })
    expect(versions.rows.map(({ version, cause }) => [version, cause])).toEqual([
      [3, 'saved'],
      [2, 'saved'],
      [1, 'confirmed'],
    ])
    expect(comparison).toMatchObject({ from: 1, to: 2 })
    if (comparison === null || comparison === 'missing') throw new Error('No comparison')
    expect(comparison.changes.map(({ key }) => key)).toContain('pillar_1_title')
    expect(await readVersions(ctx, { of: 'strategy', page: 1, from: 1, to: 9 })).toMatchObject({
      comparison: 'missing',
    })

    expect(await restoreVersion(ctx, { of: 'strategy', version: 1 })).toMatchObject({ ok: true })
    expect((await pillarsOf(ctx)).map(({ title }) => title)).toEqual(['tax', 'bread', 'patience'])
    const links = await ctx.inWorkspace(sql => listStoryLinks(sql, { workspace, storyId: story }))
    expect(links).toHaveLength(1)
    // A second press changes nothing, and pushes no older version out.
    const repeated = await Promise.all(
      Array.from({ length: 20 }, () => restoreVersion(ctx, { of: 'strategy', version: 1 })),
    )
    expect(repeated).toEqual(repeated.map(() => ({ ok: true, changed: 0 })))
    const { versions: kept } = await readVersions(ctx, { of: 'strategy', page: 1, from: null, to: null })
    expect(kept.rows.map(({ version }) => version)).toEqual([4, 3, 2, 1])
    expect(await restoreVersion(ctx, { of: 'strategy', version: 99 })).toMatchObject({ reason: 'not_found' })
  })

  it('counts planned against published by pillar and channel, and claims without proof', async () => {
    const ctx = await founder(database().db)
    const { workspace } = ctx
    for (const section of ['pillars', 'message', 'rhythm'] as const) await confirm(ctx, section)
    const [pillar] = await pillarsOf(ctx)
    const at = new Date(TEST_NOW.getTime() - 2 * DAY_MS)
    await ctx.inWorkspace(async sql => {
      const [post] = await sql<{ id: string }[]>`
        insert into content_created (user_id, body, platform, status, pillar_id, published_at)
        values (${workspace}, 'We are the best bookkeepers. Come by.', 'linkedin', 'published', ${pillar?.id ?? null}, ${at})
        returning id
      `
      await sql`
        insert into content_planner (user_id, content_id, platform, scheduled_for, status, published_at)
        values (${workspace}, ${post?.id ?? null}, 'linkedin', ${at}, 'published', ${at})
      `
      await sql`
        insert into content_planner (user_id, platform, scheduled_for, status)
        values (${workspace}, 'linkedin', ${at}, 'missed')
      `
    })
    const later = { ...ctx, now: () => new Date(TEST_NOW.getTime() + 20 * DAY_MS) }
    const { drift } = await readStrategy(later)
    expect(drift.pillars[0]).toMatchObject({ planned: 1, published: 1, stories: 0 })
    expect(drift.withoutPillar).toEqual({ planned: 1, published: 0 })
    expect(drift.untold).toHaveLength(3)
    expect(drift.channels).toMatchObject([{ name: 'LinkedIn', wanted: 5, published: 1, state: 'below' }])
    expect(drift.bareClaims).toEqual(['Half the hours'])
    expect(drift.barePosts).toMatchObject([{ words: 'the best' }])
  })

  it('is shared as far as it is confirmed, and read in few statements', async () => {
    const ctx = await founder(database().db)
    await confirm(ctx, 'client')
    await createShareLink(ctx, { kind: 'strategy', days: '7' })
    const token = (await readShareLink(ctx, { kind: 'strategy' }))?.address?.split('/').at(-1) ?? ''
    expect(await readShared(ctx, token)).toMatchObject({
      kind: 'strategy',
      sheet: {
        title: 'Loaf & Ledger',
        texts: { client_who: 'Bakers who open their first shop' },
        pillars: [],
      },
    })
  })

  it('belongs to one workspace and is not written while the plan only reads', async () => {
    const ctx = await founder(database().db)
    const other = await founder(database().db)
    await confirm(ctx, 'position')
    expect((await readStrategy(other)).isStarted).toBe(false)
    expect(await restoreVersion(other, { of: 'strategy', version: 1 })).toMatchObject({ reason: 'not_found' })
    const reading = { ...ctx, access: 'read_only' as const }
    expect(await saveStrategy(reading, { section: 'limits', typed: {}, seen: '' })).toMatchObject({
      reason: 'read_only',
    })
    expect(await restoreVersion(reading, { of: 'strategy', version: 1 })).toMatchObject({
      reason: 'read_only',
    })
  })
})
