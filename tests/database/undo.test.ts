import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { removeAnnotation } from '#app/analytics/services/annotations/remove-annotation.ts'
import { restoreAnnotation } from '#app/analytics/services/annotations/restore-annotation.ts'
import { removeCampaign } from '#app/campaigns/services/remove-campaign.ts'
import { restoreCampaign } from '#app/campaigns/services/restore-campaign.ts'
import { removeDeal } from '#app/deals/services/remove-deal.ts'
import { removePayment } from '#app/deals/services/remove-payment.ts'
import { restoreDeal } from '#app/deals/services/restore-deal.ts'
import { restorePayment } from '#app/deals/services/restore-payment.ts'
import { deleteAccount } from '#app/identity/services/delete-account.ts'
import { removeForm } from '#app/lead-forms/services/remove-form.ts'
import { restoreForm } from '#app/lead-forms/services/restore-form.ts'
import { removeFile } from '#app/leads/services/remove-file.ts'
import { removePerson } from '#app/leads/services/remove-person.ts'
import { restoreFile } from '#app/leads/services/restore-file.ts'
import { restorePerson } from '#app/leads/services/restore-person.ts'
import { removeOffer } from '#app/offers/services/remove-offer.ts'
import { restoreOffer } from '#app/offers/services/restore-offer.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { sweepExpired } from '#app/platform/expiry/sweep-expired.ts'
import { removePost } from '#app/posts/services/remove-post.ts'
import { removeTemplate as removeKept } from '#app/posts/services/remove-template.ts'
import { restorePost } from '#app/posts/services/restore-post.ts'
import { restoreTemplate as restoreKept } from '#app/posts/services/restore-template.ts'
import { removeProposal } from '#app/proposals/services/remove-proposal.ts'
import { restoreProposal } from '#app/proposals/services/restore-proposal.ts'
import { removeTemplate } from '#app/replies/services/remove-template.ts'
import { restoreTemplate } from '#app/replies/services/restore-template.ts'
import { removeCompetitor } from '#app/research/services/competitors/remove-competitor.ts'
import { removeEvidence } from '#app/research/services/competitors/remove-evidence.ts'
import { restoreCompetitor } from '#app/research/services/competitors/restore-competitor.ts'
import { restoreEvidence } from '#app/research/services/competitors/restore-evidence.ts'
import { removeCitation } from '#app/research/services/notes/remove-citation.ts'
import { removeNote } from '#app/research/services/notes/remove-note.ts'
import { restoreCitation } from '#app/research/services/notes/restore-citation.ts'
import { restoreNote } from '#app/research/services/notes/restore-note.ts'
import { removeStory } from '#app/stories/services/remove-story.ts'
import { restoreStory } from '#app/stories/services/restore-story.ts'
import { removeMember } from '#app/team/services/remove-member.ts'
import { restoreMember } from '#app/team/services/restore-member.ts'
import { removeSource } from '#app/watch/services/remove-source.ts'
import { restoreSource } from '#app/watch/services/restore-source.ts'
import { addDays } from '#core/shared/time.ts'
import { type AdminDatabase, openAdminDatabase } from '#db/admin.ts'
import { migrate, readMigrations } from '#db/migrate.ts'
import { insertRemoved, NOT_BROUGHT_BACK, type UndoKind } from '#db/queries/platform/undo.ts'
import { listSourceFiles } from '#scripts/checks/source-files.ts'
import { createTestAccount } from '#tests/support/database/accounts.ts'
import { fillOwnedTables, listOwnedTables } from '#tests/support/database/catalogue.ts'
import { type FilledRow, insertFullRow } from '#tests/support/database/full-rows.ts'
import { describeOnDatabases } from '#tests/support/database/test-database.ts'
import { acting, CALLER, memberOf, ownerOn, type SignedIn } from '#tests/support/team.ts'
import { contextFor, TEST_NOW } from '#tests/support/workspace-context.ts'

/** What a round trip leaves different, and why. */
const MOVES_ON: Readonly<Record<string, string>> = {
  analytics_marks: 'days that Analytics has to add up again',
  brand_score_marks: 'whose score has to be computed again',
  brand_scores: 'made anew from what is there',
  changes: 'tells open screens what changed',
  module_usage: 'the log of what was done',
  removed_rows: 'the copy itself',
  security_events: 'the log of what was done',
  watch_hubs: 'a hub is told that its source is gone, and asked again once it is back',
}

type Press = (ctx: WorkspaceContext, input: { id: string }) => Promise<{ ok: boolean }>

/** A picture goes and comes back through its post or story: app/media/services/pictures.db.test.ts. */
type RootKind = Exclude<UndoKind, 'picture'>

const ROOTS: Record<RootKind, { table: string; remove: Press; restore: Press }> = {
  story: { table: 'stories', remove: removeStory, restore: restoreStory },
  post: { table: 'content_created', remove: removePost, restore: restorePost },
  template: {
    table: 'post_templates',
    remove: (ctx, { id }) => removeKept(ctx, { id, kind: 'template' }),
    restore: (ctx, { id }) => restoreKept(ctx, { id, kind: 'template' }),
  },
  hashtag_set: {
    table: 'hashtag_sets',
    remove: (ctx, { id }) => removeKept(ctx, { id, kind: 'hashtags' }),
    restore: (ctx, { id }) => restoreKept(ctx, { id, kind: 'hashtags' }),
  },
  campaign: { table: 'campaigns', remove: removeCampaign, restore: restoreCampaign },
  offer: { table: 'offers', remove: removeOffer, restore: restoreOffer },
  lead: { table: 'leads', remove: removePerson, restore: restorePerson },
  lead_form: { table: 'lead_forms', remove: removeForm, restore: restoreForm },
  deal: { table: 'deals', remove: removeDeal, restore: restoreDeal },
  payment: { table: 'deal_payments', remove: removePayment, restore: restorePayment },
  proposal: { table: 'proposals', remove: removeProposal, restore: restoreProposal },
  lead_file: { table: 'lead_files', remove: removeFile, restore: restoreFile },
  reply_template: { table: 'reply_templates', remove: removeTemplate, restore: restoreTemplate },
  watch_source: { table: 'watch_sources', remove: removeSource, restore: restoreSource },
  competitor: { table: 'competitors', remove: removeCompetitor, restore: restoreCompetitor },
  evidence: { table: 'competitor_evidence', remove: removeEvidence, restore: restoreEvidence },
  research_note: { table: 'research_notes', remove: removeNote, restore: restoreNote },
  citation: { table: 'note_citations', remove: removeCitation, restore: restoreCitation },
  annotation: { table: 'annotations', remove: removeAnnotation, restore: restoreAnnotation },
  member: {
    table: 'team_members',
    remove: (ctx, { id }) => removeMember(ctx, { id, caller: CALLER }),
    restore: (ctx, { id }) => restoreMember(ctx, { id, caller: CALLER }),
  },
}
const KINDS = Object.keys(ROOTS) as RootKind[]

interface Reference {
  readonly parent: string
  readonly child: string
  readonly how: 'cascade' | 'set null' | 'other'
  /** Column of the child by column of the parent. */
  readonly columns: Readonly<Record<string, string>>
}

/** Every foreign key that points at a table or at what goes with its rows, from the catalogue. */
async function listReferences(db: AdminDatabase, root: string): Promise<Reference[]> {
  return db.sql<Reference[]>`
    with recursive below as (
      select * from pg_constraint where contype = 'f' and confrelid = ${root}::regclass
      union
      select f.* from pg_constraint f join below b on f.confrelid = b.conrelid and b.confdeltype = 'c'
      where f.contype = 'f'
    )
    select confrelid::regclass::text as parent, conrelid::regclass::text as child,
      case confdeltype when 'c' then 'cascade' when 'n' then 'set null' else 'other' end as how,
      (
        select jsonb_object_agg(c.attname, p.attname) from unnest(conkey, confkey) as k (own, other)
        join pg_attribute c on c.attrelid = conrelid and c.attnum = k.own
        join pg_attribute p on p.attrelid = confrelid and p.attnum = k.other
      ) as columns
    from below
  `
}

interface World {
  readonly owner: SignedIn
  readonly member: SignedIn
  readonly ctx: WorkspaceContext
}

/** A workspace in which a member works, with a row in each of its tables unless it is to be empty. */
async function openWorld(db: AdminDatabase, { isEmpty = false } = {}): Promise<World> {
  const owner = await ownerOn(db, 'collective')
  const member = await memberOf(db, owner, 'editor')
  if (!isEmpty) await fillOwnedTables(db.sql, owner.account.id, await listOwnedTables(db.sql))
  return { owner, member, ctx: await acting(db, owner) }
}

/** Inserts full rows for a world: into `table`, with what is given. */
async function filler(db: AdminDatabase, { owner, member }: World) {
  const tables = await listOwnedTables(db.sql)
  return (sql: Parameters<typeof insertFullRow>[0], table: string, values: Record<string, unknown> = {}) =>
    insertFullRow(sql, {
      table,
      owner: tables.find(each => each.table === table)?.owner ?? '',
      workspace: owner.account.id,
      person: member.account.id,
      values,
    })
}

/** Puts a row of a kind there, and two into every table that points at it, at any depth; answers its id. */
async function insertWhole(db: AdminDatabase, world: World, kind: RootKind): Promise<string> {
  const { table } = ROOTS[kind]
  const references = await listReferences(db, table)
  const fill = await filler(db, world)
  const author = world.member.account.id
  return db.transaction(async sql => {
    const rows = new Map<string, FilledRow[]>()
    const insert = async (into: string, values?: Record<string, unknown>) => {
      // A source is one competitor's at most: another one's needs sources of its own.
      const own =
        into === 'competitor_sources' && values && !('source_id' in values)
          ? { ...values, source_id: (await fill(sql, 'watch_sources'))?.id }
          : values
      const row = await fill(sql, into, own)
      if (row) rows.set(into, [...(rows.get(into) ?? []), row])
    }
    if (kind === 'member') {
      const [place] = await sql`select * from team_members where member_id = ${author}`
      rows.set(table, [{ ...place }])
      for (const text of ['stories', 'content_created']) await insert(text, { author_id: author })
      // A proposal that was sent stays: the other side has it.
    } else await insert(table, kind === 'proposal' ? { status: 'draft' } : {})
    for (const { parent, child, columns } of references)
      for (const above of rows.get(parent)?.slice(0, 2) ?? [])
        for (const _ of [1, 2])
          await insert(
            child,
            Object.fromEntries(Object.entries(columns).map(([own, other]) => [own, above[other]])),
          )
    return rows.get(table)?.[0]?.id ?? ''
  })
}

type Snapshot = ReadonlyMap<string, readonly string[]>

/**
 * Every row of a workspace as text, by table, but what moves on. What points at a removed row was changed and changed
 * back, and so was the profile by its counters: of their tables `updated_at` is left out.
 */
async function snapshot(db: AdminDatabase, world: World, kinds: readonly RootKind[]): Promise<Snapshot> {
  const touched = new Set(['profiles'])
  for (const kind of kinds) {
    for (const { how, child } of await listReferences(db, ROOTS[kind].table))
      if (how === 'set null') touched.add(child)
    if (kind === 'member') for (const text of ['stories', 'content_created']) touched.add(text)
  }
  const tables = (await listOwnedTables(db.sql)).filter(
    ({ table }) => !(table in MOVES_ON || table in NOT_BROUGHT_BACK),
  )
  // One statement for all: a hundred of them are what takes the time of these tests.
  const each = tables.map(
    ({ table, owner }) => `
      select '${table}' as table, (to_jsonb(t) - ${touched.has(table) ? "'updated_at'" : "''"})::text as row
      from ${table} t where ${owner} = $1
    `,
  )
  const rows = await db.sql.unsafe<{ table: string; row: string }[]>(each.join(' union all '), [
    world.owner.account.id,
  ])
  const all = new Map<string, string[]>(tables.map(({ table }) => [table, []]))
  for (const { table, row } of rows) all.get(table)?.push(row)
  for (const texts of all.values()) texts.sort()
  return all
}

/** The rows of one snapshot that the other has not, each with its table. */
function missing(from: Snapshot, other: Snapshot): string[] {
  return [...from].flatMap(([table, rows]) =>
    rows.filter(row => !other.get(table)?.includes(row)).map(row => `${table} ${row}`),
  )
}

/** Everything in both snapshots is the same, row by row. */
function expectSame(after: Snapshot, before: Snapshot): void {
  expect({ lost: missing(before, after), added: missing(after, before) }).toEqual({ lost: [], added: [] })
}

/** What of a removed row was copied or noted: the names of the tables. */
async function listCopied(db: AdminDatabase, id: string): Promise<Set<string>> {
  const rows = await db.sql<{ table: string }[]>`
    select jsonb_object_keys(data -> 'rows') as table from removed_rows where id = ${id}
    union
    select l ->> 'table' from removed_rows, jsonb_array_elements(data -> 'links') l where id = ${id}
  `
  return new Set(rows.map(({ table }) => table))
}

/** Removes and restores a row with everything that can hang on it, and finds all as it was. */
async function expectRoundTrip(db: AdminDatabase, kind: RootKind): Promise<void> {
  const world = await openWorld(db)
  const id = await insertWhole(db, world, kind)
  const before = await snapshot(db, world, [kind])
  expect(await ROOTS[kind].remove(world.ctx, { id })).toMatchObject({ ok: true })
  const copied = await listCopied(db, id)
  const gone = missing(before, await snapshot(db, world, [kind]))
  for (const { child } of await listReferences(db, ROOTS[kind].table)) {
    if (child in NOT_BROUGHT_BACK) continue
    expect(copied, `the copy of a ${kind}`).toContain(child)
    if (child in MOVES_ON) continue
    expect(gone.filter(row => row.startsWith(`${child} `)).length, child).toBeGreaterThan(0)
  }
  expect(await ROOTS[kind].restore(world.ctx, { id })).toMatchObject({ ok: true })
  expectSame(await snapshot(db, world, [kind]), before)
}

describeOnDatabases('undo', database => {
  test.each(KINDS)(
    'a %s comes back whole, with a row of every table the catalogue knows to go with it',
    kind => expectRoundTrip(database().db, kind),
  )

  test('whatever points at what can be undone goes with it or is set to null, and the exceptions are real', async () => {
    const { db } = database()
    const references = (await Promise.all(KINDS.map(kind => listReferences(db, ROOTS[kind].table)))).flat()
    expect(references.filter(({ how }) => how === 'other')).toEqual([])
    const children = references.map(({ child }) => child)
    expect(Object.keys(NOT_BROUGHT_BACK).filter(table => !children.includes(table))).toEqual([])
  })

  test('a table, a column and a generated one that a later migration adds come back, and without a grant nothing goes', async () => {
    const { db } = database()
    await db.sql.unsafe(`
      alter table stories add column later text default 'later';
      create table later_children (
        id uuid primary key default gen_random_uuid(), user_id uuid not null references accounts on delete cascade,
        story_id uuid not null, note text, loud text generated always as (upper(note)) stored,
        n integer generated always as identity, best uuid, unique (user_id, id),
        foreign key (user_id, story_id) references stories (user_id, id) on delete cascade
      );
      create table later_grandchildren (
        user_id uuid not null references accounts on delete cascade, child_id uuid not null, place integer not null,
        friend uuid references later_children on delete set null, primary key (child_id, place),
        foreign key (user_id, child_id) references later_children (user_id, id) on delete cascade
      );
      alter table later_children add foreign key (best) references later_children on delete set null;
      select isolate_workspace('later_children'), isolate_workspace('later_grandchildren');
    `)
    const world = await openWorld(db)
    const id = await insertWhole(db, world, 'story')
    await expect(removeStory(world.ctx, { id })).rejects.toThrow(/permission denied/)
    await db.sql`grant select, insert, update, delete on later_children, later_grandchildren to app`
    await expectRoundTrip(db, 'story')
    await db.sql`drop table later_grandchildren, later_children`
    await db.sql`alter table stories drop column later`
  })

  test('a table that is left out would be noticed', async () => {
    const { db } = database()
    const world = await openWorld(db)
    const id = await insertWhole(db, world, 'story')
    const before = await snapshot(db, world, ['story'])
    const { workspace } = world.ctx
    await db.inWorkspace(
      workspace,
      sql => sql`
        select remove_for_undo(${workspace}, 'stories', ${id}, ${workspace}, ${TEST_NOW}, array['story_people', 'story_requests'])
      `,
    )
    expect(await restoreStory(world.ctx, { id })).toEqual({ ok: true })
    const lost = missing(before, await snapshot(db, world, ['story']))
    const tables = new Set(lost.map(row => row.split(' ')[0]))
    expect([...tables].sort()).toEqual(['story_people', 'story_requests'])
  })

  test('several removed things come back as they were in whatever order', async () => {
    const { db } = database()
    const world = await openWorld(db)
    const fill = await filler(db, world)
    const author = world.member.account.id
    const ids = await db.transaction(async sql => {
      const idOf = async (table: string, values?: Record<string, unknown>) =>
        (await fill(sql, table, values))?.id ?? ''
      const story = await idOf('stories', { author_id: author })
      const campaign = await idOf('campaigns')
      const post = await idOf('content_created', {
        author_id: author,
        story_id: story,
        campaign_id: campaign,
      })
      await idOf('post_alignment_scores', { post_id: post })
      const [place] = await sql<{ id: string }[]>`
        select id from team_members where member_id = ${author}
      `
      const deal = await idOf('deals')
      // Of another deal, so that neither has to wait for the other.
      const payment = await idOf('deal_payments', { deal_id: await idOf('deals') })
      const proposal = await idOf('proposals', {
        deal_id: await idOf('deals'),
        status: 'draft',
      })
      const file = await idOf('lead_files', { lead_id: await idOf('leads') })
      const evidence = await idOf('competitor_evidence', { competitor_id: await idOf('competitors') })
      const citation = await idOf('note_citations', { note_id: await idOf('research_notes') })
      // After the deals and the file, so that none of them is this person's.
      const lead = await idOf('leads')
      const leadForm = await idOf('lead_forms')
      const offer = await idOf('offers')
      const template = await idOf('reply_templates')
      const sold = {
        lead,
        lead_form: leadForm,
        offer,
        deal,
        payment,
        proposal,
        reply_template: template,
        lead_file: file,
        watch_source: await idOf('watch_sources'),
        competitor: await idOf('competitors'),
        research_note: await idOf('research_notes'),
        evidence,
        citation,
        annotation: await idOf('annotations'),
      }
      const kept = { template: await idOf('post_templates'), hashtag_set: await idOf('hashtag_sets') }
      const rows = { story, campaign, post, ...kept, ...sold }
      return { ...rows, member: place?.id ?? '' }
    })
    const before = await snapshot(db, world, KINDS)
    const order = () => fc.shuffledSubarray(KINDS, { minLength: KINDS.length })
    await fc.assert(
      fc.asyncProperty(order(), order(), async (going, coming) => {
        for (const kind of going)
          expect(await ROOTS[kind].remove(world.ctx, { id: ids[kind] })).toMatchObject({ ok: true })
        for (const kind of coming)
          expect(await ROOTS[kind].restore(world.ctx, { id: ids[kind] })).toMatchObject({ ok: true })
        expectSame(await snapshot(db, world, KINDS), before)
      }),
      { numRuns: 8, endOnFailure: true },
    )
  }, 60_000)

  test.each(KINDS)('a %s comes back once, to its own workspace only, and not after 30 days', async kind => {
    const { db } = database()
    const world = await openWorld(db)
    const stranger = await openWorld(db, { isEmpty: true })
    const { remove, restore } = ROOTS[kind]
    const id = await insertWhole(db, world, kind)
    const before = await snapshot(db, world, [kind])
    expect(await remove(stranger.ctx, { id })).toMatchObject({ ok: false })
    expectSame(await snapshot(db, world, [kind]), before)
    await remove(world.ctx, { id })
    const between = await snapshot(db, world, [kind])
    const theirs = await snapshot(db, stranger, [kind])
    expect(await restore(stranger.ctx, { id })).toMatchObject({ ok: false })
    expectSame(await snapshot(db, stranger, [kind]), theirs)
    expectSame(await snapshot(db, world, [kind]), between)
    for (const _ of [1, 2]) expect(await restore(world.ctx, { id })).toMatchObject({ ok: true })
    expectSame(await snapshot(db, world, [kind]), before)
    const { workspace } = world.ctx
    expect(await insertRemoved(db.sql, { workspace, kind, id })).toBe('not_found')

    await remove(world.ctx, { id })
    const [copy] = await db.sql`select removed_at, removed_by from removed_rows where id = ${id}`
    expect(copy).toEqual({ removedAt: world.ctx.now(), removedBy: world.owner.account.id })
    await sweepExpired(contextFor(db, world.owner.account, { now: () => addDays(world.ctx.now(), 31) }))
    expect(await restore(world.ctx, { id })).toMatchObject({ ok: false })
  })

  test('who was named and has no account any more is named no more, and what stood for a pillar that went stays away', async () => {
    const { db } = database()
    const world = await openWorld(db)
    const [post, story] = [await insertWhole(db, world, 'post'), await insertWhole(db, world, 'story')]
    const { workspace } = world.ctx
    const [pillar] = await db.sql<{ id: string }[]>`
      insert into content_pillars (user_id, title) values (${workspace}, 'Gone soon') returning id
    `
    const pillarId = pillar?.id ?? ''
    await db.sql`
      insert into story_links (user_id, story_id, kind, name, pillar_id)
      values (${workspace}, ${story}, 'pillar', ${pillarId}, ${pillarId})
    `
    const links = () => db.sql`select name from story_links where story_id = ${story} order by 1`
    const others = (await links()).filter(({ name }) => name !== pillarId)
    await removePost(world.ctx, { id: post })
    await removeStory(world.ctx, { id: story })
    await deleteAccount(contextFor(db, world.member.account), { userId: world.member.account.id })
    await db.sql`delete from content_pillars where id = ${pillarId}`
    expect(await restorePost(world.ctx, { id: post })).toMatchObject({ ok: true })
    expect(await restoreStory(world.ctx, { id: story })).toEqual({ ok: true })
    const [row] = await db.sql`
      select c.author_id,
        (select count(author_id) from post_comments where content_id = c.id) as commenters,
        (select count(*) from post_comments where content_id = c.id) as comments,
        (select count(decided_by) from post_reviews where content_id = c.id) as deciders,
        (select count(*) from post_reviews where content_id = c.id) as reviews
      from content_created c where id = ${post}
    `
    expect(row).toEqual({ authorId: null, commenters: 0, comments: 2, deciders: 0, reviews: 2 })
    expect(await links()).toEqual(others)
  })

  test('a column that is newer than the copy gets its default', async () => {
    const { db } = database()
    const world = await openWorld(db)
    const id = await insertWhole(db, world, 'campaign')
    await removeCampaign(world.ctx, { id })
    await db.sql`alter table campaigns add column newer text not null default 'newer'`
    expect(await restoreCampaign(world.ctx, { id })).toEqual({ ok: true })
    expect(await db.sql`select newer from campaigns where id = ${id}`).toEqual([{ newer: 'newer' }])
    await db.sql`alter table campaigns drop column newer`
  })

  test('a contributor takes back the removal of what is theirs, whoever weighed or planned it, and of nothing else', async () => {
    const { db } = database()
    const world = await openWorld(db)
    const contributor = await memberOf(db, world.owner, 'contributor')
    const ctx = await acting(db, contributor)
    const [mine, theirs] = [await insertWhole(db, world, 'post'), await insertWhole(db, world, 'post')]
    await db.sql`
      update content_created set author_id = ${contributor.account.id}, status = 'in_review' where id = ${mine}
    `
    const before = await snapshot(db, world, ['post'])
    expect(await removePost(ctx, { id: theirs })).toEqual({ ok: false, reason: 'read_only' })
    expect(await removePost(ctx, { id: mine })).toMatchObject({ ok: true })
    expect(await restorePost(ctx, { id: mine })).toMatchObject({ ok: true })
    expectSame(await snapshot(db, world, ['post']), before)

    await removePost(world.ctx, { id: theirs })
    const between = await snapshot(db, world, ['post'])
    expect(await restorePost(ctx, { id: theirs })).toEqual({ ok: false, reason: 'read_only' })
    expectSame(await snapshot(db, world, ['post']), between)
    expect(await restorePost(world.ctx, { id: theirs })).toMatchObject({ ok: true })
    expectSame(await snapshot(db, world, ['post']), before)
  })
})

/** Statements that remove such a row past the common undo, each with the reason why that is right. */
const REMOVED_FOR_GOOD: Readonly<Record<string, string>> = {
  'db/queries/identity/email-changes.ts':
    'an open invitation of the address that somebody who is in that team already has taken',
  'db/queries/leads/erasures.ts': 'whoever asked to be deleted must not come back',
  'db/queries/leads/undo-import.ts': 'keeps one copy of the whole import, and brings it back whole',
  'db/queries/onboarding/example-rows.ts': 'examples that one click filled in and another takes out',
  'db/queries/team/members.ts':
    'whoever leaves or declines does so themselves, and an invitation is sent anew',
}

test('nothing but undo removes what can be undone', () => {
  const root = join(import.meta.dirname, '../..')
  const tables = Object.values(ROOTS).map(({ table }) => table)
  const removal = new RegExp(`delete from (?:only )?(?:public\\.)?(?:${tables.join('|')})\\b`)
  const found = listSourceFiles(root).filter(
    path =>
      /^(app|db)\//.test(path) &&
      !path.includes('.test.') &&
      removal.test(readFileSync(join(root, path), 'utf8')),
  )
  expect(found.sort()).toEqual(Object.keys(REMOVED_FOR_GOOD).sort())
})

describeOnDatabases(
  'undo on a server',
  database => {
    test.each(KINDS)(
      'of ten presses at once one brings a %s back, and all are told that it is there',
      async kind => {
        const { db } = database()
        const world = await openWorld(db)
        const id = await insertWhole(db, world, kind)
        const before = await snapshot(db, world, [kind])
        await ROOTS[kind].remove(world.ctx, { id })
        const presses = Array.from({ length: 10 }, () => ROOTS[kind].restore(world.ctx, { id }))
        expect((await Promise.all(presses)).every(({ ok }) => ok)).toBe(true)
        expectSame(await snapshot(db, world, [kind]), before)
      },
    )

    test('what was removed before undo brought back the whole comes back as it was kept', async () => {
      const { db, adminUrl } = database()
      await db.sql`create database older`
      const older = openAdminDatabase({ url: adminUrl.replace(/[^/]+$/, 'older') })
      try {
        const all = await readMigrations()
        await migrate(
          older,
          all.filter(({ id }) => id < 100),
        )
        const { id: user, workspace } = await createTestAccount(older)
        const [post] = await older.sql<{ id: string }[]>`
          insert into content_created (user_id, title) values (${user}, 'Kept') returning id
        `
        const id = post?.id ?? ''
        await older.sql`
          insert into content_versions (user_id, content_id, version) values (${user}, ${id}, 1)
        `
        const [check] = await older.sql<{ id: string }[]>`
          insert into post_alignment_scores (user_id, post_id, overall_score) values (${user}, ${id}, 7)
          returning id
        `
        await older.sql`
          insert into removed_rows (user_id, kind, id, data)
          select c.user_id, 'post', c.id, jsonb_build_object(
            'row', to_jsonb(c) - 'search',
            'versions', (select jsonb_agg(to_jsonb(v)) from content_versions v where v.content_id = c.id),
            'planned', '[]'::jsonb, 'checks', jsonb_build_array(${check?.id ?? ''}::text)
          ) from content_created c
        `
        await older.sql`delete from content_created`
        await migrate(older, all)
        const putBack = await older.inWorkspace(workspace, sql =>
          insertRemoved(sql, { workspace, kind: 'post', id }),
        )
        expect(putBack).toBe('restored')
        const [row] = await older.sql`
          select title, (select count(*) from content_versions v where v.content_id = c.id) as versions,
            (select post_id from post_alignment_scores) as checked
          from content_created c
        `
        expect(row).toEqual({ title: 'Kept', versions: 1, checked: id })
      } finally {
        await older.close()
        await db.sql`drop database older with (force)`
      }
    })
  },
  ['server'],
)
