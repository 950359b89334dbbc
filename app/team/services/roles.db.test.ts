import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { actOnInsight } from '#app/insights/services/act-on-insight.ts'
import { dismissInsight } from '#app/insights/services/dismiss-insight.ts'
import { markInsightsRead } from '#app/insights/services/mark-insights-read.ts'
import { muteInsights } from '#app/insights/services/mute-insights.ts'
import { readInsights } from '#app/insights/services/read-insights.ts'
import { addStory } from '#app/stories/services/add-story.ts'
import { removeStory } from '#app/stories/services/remove-story.ts'
import { saveStory } from '#app/stories/services/save-story.ts'
import {
  CAPABILITIES,
  type Capability,
  GIVEN_ROLES,
  roleMay,
  TEAM_ROLES,
  type TeamRole,
} from '#core/team/roles.ts'
import type { AdminDatabase } from '#db/admin.ts'
import { actingAs } from '#db/client.ts'
import { databaseFailure } from '#db/errors.ts'
import { findStory } from '#db/queries/stories/stories.ts'
import { createTestAccount, type TestAccount } from '#tests/support/database/accounts.ts'
import { fillOwnedTables, listOwnedTables, type OwnedTable } from '#tests/support/database/catalogue.ts'
import { describeOnDatabases } from '#tests/support/database/test-database.ts'
import { acting, memberOf, ownerOn, type SignedIn } from '#tests/support/team.ts'

/** What each table of a workspace asks for before a row of it may be changed; what is not listed is everybody's. */
const ASKS: Record<string, Capability> = {
  ...Object.fromEntries(
    [
      'stories',
      'content_created',
      'content_planner',
      'user_clarify_data',
      'clarify_entries',
      'clarify_versions',
    ]
      .concat([
        'brand_checkins',
        'strategies',
        'strategy_versions',
        'content_pillars',
        'campaigns',
        'share_links',
      ])
      .concat([
        'story_requests',
        'story_imports',
        'archive_imports',
        'archive_items',
        'schedule_imports',
        'example_rows',
        'publish_targets',
        'publish_parts',
        'publish_attempts',
      ])
      .concat(['campaign_pieces', 'offers', 'offer_objections', 'offer_proofs'])
      .concat([
        'leads',
        'lead_events',
        'lead_consents',
        'lead_messages',
        'lead_words',
        'reply_templates',
        'lead_files',
      ])
      .concat(['lead_merges', 'lead_imports', 'lead_erasures', 'lead_forms', 'lead_submissions'])
      .concat(['deals', 'deal_payments', 'proposals', 'proposal_lines', 'proposal_questions'])
      .concat(['watch_sources', 'watch_items', 'watch_pages', 'watch_page_changes', 'watch_prices'])
      .concat([
        'competitors',
        'competitor_sources',
        'competitor_evidence',
        'research_notes',
        'note_citations',
      ])
      .concat([
        'report_links',
        'monthly_reviews',
        'monthly_review_parts',
        'onboarding_calls',
        'onboarding_ticks',
      ])
      .concat(['request_addresses', 'watch_hubs', 'watch_seen', 'watch_words'])
      .concat(['watch_mention_words', 'watch_mentions', 'watch_spikes'])
      .concat(['number_imports', 'post_numbers', 'number_columns', 'annotations'])
      .map(table => [table, 'edit'] as const),
  ),
  ...Object.fromEntries(
    [
      'storybank_entries',
      'story_links',
      'story_people',
      'content_versions',
      'post_alignment_scores',
      'removed_rows',
    ]
      .concat([
        'post_templates',
        'hashtag_sets',
        'ai_generations',
        'assistant_proposals',
        'content_idea_states',
        'media',
        'media_files',
        'pending_captures',
        'pending_pictures',
        'tracked_links',
      ])
      .map(table => [table, 'draft'] as const),
  ),
  unified_insights: 'draft',
  insights_analytics: 'draft',
  insight_mutes: 'edit',
  planner_slots: 'settings',
  planner_settings: 'settings',
  connections: 'settings',
  capture_addresses: 'settings',
  brand_kits: 'settings',
  brand_logos: 'settings',
  assistant_settings: 'settings',
  mail_senders: 'settings',
  account_deletions: 'owner',
  workspace_handovers: 'owner',
  workspace_exports: 'owner',
  workspace_export_parts: 'owner',
  workspace_imports: 'owner',
  workspace_import_parts: 'owner',
  webhook_endpoints: 'settings',
  webhook_deliveries: 'settings',
  team_members: 'team',
  team_settings: 'settings',
  approval_workflows: 'settings',
  approval_deputies: 'settings',
  post_comments: 'comment',
  content_requests: 'comment',
  post_reviews: 'approve',
}

/** What every role may write: what the machinery notes about whoever reads, and one's own. */
const FOR_ALL = new Set([
  'module_usage',
  'events',
  'idempotency_keys',
  'writing_preferences',
  'support_tickets',
  'support_messages',
])

/** What is one person's own in a workspace, and nobody else's to see: the rows here are the owner's. */
const PERSONAL = new Set(['notifications', 'push_subscriptions'])

/** What is its person’s own, and is also seen by whoever looks after settings. */
const OVERSEEN = ['api_tokens', 'connected_apps']

/** Money: read by whoever edits, and by the others once the workspace allows it. */
const MONEY = ['deal_payments', 'deals', 'proposal_lines', 'proposal_questions', 'proposals']

/** Addresses that open to whoever holds them: read by those who may turn them off. */
const ADDRESSES = ['report_links']

async function count(work: () => Promise<{ count: number }>): Promise<number | 'forbidden'> {
  try {
    return (await work()).count
  } catch (error) {
    if (databaseFailure(error)?.reason === 'forbidden') return 'forbidden'
    throw error
  }
}

describeOnDatabases('roles in the database', database => {
  let tables: OwnedTable[] = []
  let owner: TestAccount
  let member: TestAccount
  let stranger: TestAccount

  beforeAll(async () => {
    const { db } = database()
    tables = await listOwnedTables(db.sql)
    owner = await createTestAccount(db)
    member = await createTestAccount(db)
    stranger = await createTestAccount(db)
    await fillOwnedTables(db.sql, owner.id, tables)
    // So that only the policies decide.
    await db.sql`grant select, insert, update, delete on all tables in schema public to app`
  })

  const as = (db: AdminDatabase, role: TeamRole) =>
    actingAs(db, { userId: member.id, role, workspace: owner.workspace })

  test('the database and the rule agree on who may what', async () => {
    const { db } = database()
    for (const role of TEAM_ROLES) {
      const may = await as(db, role).inWorkspace(
        owner.workspace,
        sql => sql<{ capability: string; may: boolean }[]>`
          select c as capability, team_may(c) as may from unnest(${[...CAPABILITIES]}::text[]) c
        `,
      )
      for (const row of may)
        expect([role, row.capability, row.may]).toEqual([
          role,
          row.capability,
          roleMay(role, row.capability as never),
        ])
    }
  })

  test('every role reads every row of the workspace that is not hidden from it, and changes and deletes only what its role may', async () => {
    const { db } = database()
    const wrong: string[] = []
    const counts = tables
      .map(
        ({ table, owner: column }) => `select '${table}' as table, count(*)::int as read from ${table}
        where ${column} = '${owner.id}'`,
      )
      .join(' union all ')
    for (const role of GIVEN_ROLES) {
      const readable = await as(db, role).inWorkspace(owner.workspace, sql =>
        sql.unsafe<{ table: string; read: number }[]>(counts),
      )
      const readOf = new Map(readable.map(row => [row.table, row.read]))
      for (const { table, owner: column } of tables) {
        const where = `where ${column} = '${owner.id}'`
        const run = (text: string) =>
          count(() => as(db, role).inWorkspace(owner.workspace, sql => sql.unsafe(text)))
        const read = readOf.get(table) ?? 0
        const isEditors = MONEY.includes(table) || ADDRESSES.includes(table)
        const isHidden =
          PERSONAL.has(table) ||
          (isEditors && !roleMay(role, 'edit')) ||
          (OVERSEEN.includes(table) && !roleMay(role, 'settings'))
        if (read > 0 === isHidden) wrong.push(`${role} reads ${read} of ${table}`)
        const asks = ASKS[table]
        if (!asks) continue
        const changed = await run(`update ${table} set ${column} = ${column} ${where}`)
        // A contributor's drafts are theirs; these rows are the owner's, but for ideas, which are everybody's.
        const may = roleMay(role, asks) || (role === 'contributor' && table === 'content_planner')
        if (may !== (typeof changed === 'number' && changed > 0))
          wrong.push(`${role} updates ${table}: ${changed}`)
        if (!may && (await run(`delete from ${table} ${where}`)) !== 0) wrong.push(`${role} deletes ${table}`)
      }
    }
    expect(wrong).toEqual([])
  })

  test('a table that a later migration adds is weighed, too', async () => {
    const { db } = database()
    const guarded = await db.sql<{ table: string }[]>`
      select distinct polrelid::regclass::text as table from pg_policy where polname = 'team_update'
    `
    const granted = await db.sql<{ table: string }[]>`
      select distinct c.relname as table from pg_class c join pg_policy p on p.polrelid = c.oid
      where p.polname = 'workspace'
    `
    expect(guarded.map(({ table }) => table).sort()).toEqual(Object.keys(ASKS).sort())
    expect(granted.length).toBeGreaterThan(guarded.length)
    expect([...FOR_ALL].every(table => !guarded.some(row => row.table === table))).toBe(true)
  })

  test('whoever does not edit sees money once the workspace allows it, and still changes none', async () => {
    const { db } = database()
    const hidden = await db.sql<{ table: string }[]>`
      select polrelid::regclass::text as table from pg_policy where polname = 'team_select' order by 1
    `
    expect(hidden.map(({ table }) => table)).toEqual(MONEY)
    await db.sql`update team_settings set everyone_sees_deals = true where user_id = ${owner.id}`
    for (const table of MONEY) {
      const run = (text: string) =>
        count(() => as(db, 'viewer').inWorkspace(owner.workspace, sql => sql.unsafe(text)))
      expect(await run(`select 1 from ${table}`), table).toBe(1)
      expect(await run(`delete from ${table}`), table).toBe(0)
    }
    await db.sql`update team_settings set everyone_sees_deals = false where user_id = ${owner.id}`
  })

  test('a member of one workspace reads and changes nothing of another, whatever their role', async () => {
    const { db } = database()
    await fillOwnedTables(db.sql, stranger.id, tables)
    expect(() => as(db, 'admin').inWorkspace(stranger.workspace, sql => sql`select 1`)).toThrow(TypeError)
    for (const { table, owner: column } of tables) {
      const rows = await as(db, 'admin').inWorkspace(owner.workspace, sql =>
        sql.unsafe(`select 1 from ${table} where ${column} = '${stranger.id}'`),
      )
      expect(rows.count, table).toBe(0)
    }
  })

  test('only the owner changes the owner’s profile, though others lock it to count', async () => {
    const { db } = database()
    const change = (role: TeamRole) =>
      count(() =>
        as(db, role).inWorkspace(owner.workspace, sql => sql`update profiles set industry = 'Pottery'`),
      )
    expect(await change('admin')).toBe('forbidden')
    expect(await change('owner')).toBe(1)
    const locked = await as(db, 'contributor').inWorkspace(
      owner.workspace,
      sql => sql`select 1 from profiles for update`,
    )
    expect(locked.count).toBe(1)
  })
})

describeOnDatabases('roles in the services', database => {
  const story = (body: string) => ({ body, idempotencyKey: randomUUID() })

  async function keep(db: AdminDatabase, person: SignedIn, body: string): Promise<string> {
    const added = await addStory(await acting(db, person), story(body))
    if (!added.ok) throw new Error(added.reason)
    return added.storyId
  }

  test('a contributor keeps stories and changes their own, and nobody else’s', async () => {
    const { db } = database()
    const owner = await ownerOn(db, 'pro')
    const contributor = await memberOf(db, owner, 'contributor')
    const mine = await keep(db, contributor, 'Mine')
    const theirs = await keep(db, owner, 'Theirs')
    const ctx = await acting(db, contributor)
    const save = async (id: string) => {
      const present = await ctx.inWorkspace(sql => findStory(sql, { workspace: ctx.workspace, id }))
      if (!present) throw new Error('not there')
      return saveStory(ctx, { id, version: present.version, story: { ...present, title: 'New', links: [] } })
    }
    expect(await save(mine)).toMatchObject({ ok: true })
    expect(await save(theirs)).toEqual({ ok: false, reason: 'read_only' })
    expect(await removeStory(ctx, { id: theirs })).toEqual({ ok: false, reason: 'read_only' })
    expect(await removeStory(ctx, { id: mine })).toEqual({ ok: true })
  })

  test.each(['reviewer', 'viewer'] as const)('a %s writes nothing', async role => {
    const { db } = database()
    const owner = await ownerOn(db, 'pro')
    const person = await memberOf(db, owner, role)
    expect(await addStory(await acting(db, person), story('No'))).toEqual({ ok: false, reason: 'read_only' })
    // And were the services to forget it, the database would not.
    const ctx = { ...(await acting(db, person)), access: 'full' as const }
    await expect(addStory(ctx, story('No'))).rejects.toThrow(/row-level security/)
  })

  test('who may do what with an insight: contributors take it up, editors hide it, viewers and reviewers read', async () => {
    const { db } = database()
    const owner = await ownerOn(db, 'collective')
    const stateOf = async () => {
      const rows = await db.sql`
        select insight_key, is_read, is_acted_upon, is_dismissed from unified_insights
        where user_id = ${owner.account.id} order by insight_key
      `
      const muted = await db.sql`select insight_type from insight_mutes where user_id = ${owner.account.id}`
      return { rows: rows.map(row => ({ ...row })), muted: muted.length }
    }
    const readOnly = { ok: false, reason: 'read_only' }
    for (const role of ['viewer', 'reviewer'] as const) {
      const ctx = await acting(db, await memberOf(db, owner, role), '/insights')
      // Their look brings the insights up to date all the same: the rules write them.
      await db.sql`delete from unified_insights where user_id = ${owner.account.id}`
      await db.sql`delete from insight_refreshes where user_id = ${owner.account.id}`
      const { insights, canAct, canHide } = await readInsights(ctx)
      expect([canAct, canHide, insights.length]).toEqual([false, false, 3])
      const [first] = insights
      const id = first?.id ?? ''
      const actionId = first?.actionItems[0]?.id ?? ''
      const before = await stateOf()
      expect(await actOnInsight(ctx, { id, actionId })).toEqual(readOnly)
      expect(await dismissInsight(ctx, { id, isDismissed: true })).toEqual(readOnly)
      expect(await muteInsights(ctx, { kind: 'data_quality', isMuted: true })).toEqual(readOnly)
      expect(await muteInsights(ctx, { kind: 'data_quality', isMuted: false })).toEqual(readOnly)
      await markInsightsRead(ctx, { ids: [id] })
      expect(await stateOf()).toEqual(before)
      // And were the services to forget it, the database would not.
      const forgetful = { ...ctx, role: 'owner' as const }
      await markInsightsRead(forgetful, { ids: [id] })
      await dismissInsight(forgetful, { id, isDismissed: true })
      expect(await stateOf()).toEqual(before)
      await expect(muteInsights(forgetful, { kind: 'data_quality', isMuted: true })).rejects.toThrow(
        /row-level security/,
      )
    }
    const contributor = await acting(db, await memberOf(db, owner, 'contributor'), '/insights')
    const [first] = (await readInsights(contributor)).insights
    const id = first?.id ?? ''
    expect(await actOnInsight(contributor, { id, actionId: first?.actionItems[0]?.id ?? '' })).toMatchObject({
      ok: true,
    })
    expect(await dismissInsight(contributor, { id, isDismissed: true })).toEqual(readOnly)
    expect(await muteInsights(contributor, { kind: 'data_quality', isMuted: true })).toEqual(readOnly)
    const editor = await acting(db, await memberOf(db, owner, 'editor'), '/insights')
    expect(await dismissInsight(editor, { id, isDismissed: true })).toEqual({ ok: true })
    expect(await muteInsights(editor, { kind: 'data_quality', isMuted: true })).toEqual({ ok: true })
    const baseline = await stateOf()
    expect(baseline.muted).toBe(1)
    expect(baseline.rows.filter(row => row.isActedUpon && row.isDismissed)).toHaveLength(1)
  })
})
