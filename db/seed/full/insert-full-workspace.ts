import { createHash } from 'node:crypto'
import type postgres from 'postgres'
import { DAY_MS } from '#core/shared/time.ts'
import { asWorkspaceId } from '../../client.ts'
import { jsonb } from '../../json.ts'
import { seedSales } from '../sales.ts'
import type { FullWorkspace } from './full-workspace.ts'

/** Adds to a founder who was just inserted what makes the workspace full. System role only. */
export async function insertFullWorkspace(sql: postgres.TransactionSql, full: FullWorkspace): Promise<void> {
  await insertStrategy(sql, full)
  await insertCampaigns(sql, full)
  await insertStoryLife(sql, full)
  await insertPlan(sql, full)
  await insertVersions(sql, full)
  await insertTools(sql, full)
  await insertSelling(sql, full)
}

/** So many of the newest posts stand in the plan of the campaign that runs now. */
const IN_PLAN = 6

/** The campaign that runs now gets the newest posts, and everything that selling leaves behind. */
async function insertSelling(
  sql: postgres.TransactionSql,
  { user, now, campaigns }: FullWorkspace,
): Promise<void> {
  const campaignId = campaigns.find(({ status }) => status === 'active')?.id
  if (!campaignId) return
  const newest = user.posts.toReversed()
  const inPlan = newest.slice(0, IN_PLAN)
  const posts = [...inPlan, ...newest.slice(IN_PLAN).filter(({ status }) => status === 'published')]
  await sql`
    update content_created set campaign_id = ${campaignId}
    where user_id = ${user.id} and id = any(${inPlan.map(({ id }) => id)}::uuid[])
  `
  await seedSales(sql, {
    workspace: asWorkspaceId(user.id),
    founder: user.founder,
    storyIds: user.stories.slice(-8).map(({ id }) => id),
    postIds: posts.slice(0, 12).map(({ id }) => id),
    campaignId,
    now,
  })
}

async function insertStrategy(
  sql: postgres.TransactionSql,
  { user, strategy }: FullWorkspace,
): Promise<void> {
  const owner = user.id
  await sql`
    insert into content_pillars (id, user_id, title, description, target_share, position, created_at)
    select id, ${owner}, title, description, target_share, position, ${user.joinedAt}
    from jsonb_to_recordset(${jsonb(sql, strategy.pillars)})
      as t (id uuid, title text, description text, target_share smallint, position smallint)
  `
  await sql`
    insert into strategies (id, user_id, title, strategy_data, version, created_at)
    values (
      ${strategy.id}, ${owner}, 'One-page strategy', ${jsonb(sql, strategy.data)}, ${strategy.versions.length + 1},
      ${user.joinedAt}
    )
  `
  await sql`
    insert into strategy_versions (user_id, version, section, cause, saved_by, strategy_data, created_at)
    select ${owner}, n + 1, section, case when n % 3 = 0 then 'confirmed' else 'saved' end, ${owner},
      ${jsonb(sql, strategy.data)}, at
    from jsonb_to_recordset(${jsonb(
      sql,
      strategy.versions.map((version, n) => ({ ...version, n })),
    )})
      as t (n integer, at timestamptz, section text)
  `
}

async function insertCampaigns(
  sql: postgres.TransactionSql,
  { user, campaigns }: FullWorkspace,
): Promise<void> {
  await sql`
    insert into campaigns (id, user_id, name, status, offer, goal, starts_on, ends_on, created_at, updated_at)
    select id, ${user.id}, name, status, offer, goal, starts_on, ends_on, created_at, created_at
    from jsonb_to_recordset(${jsonb(sql, campaigns)}) as t (
      id uuid, name text, status text, offer text, goal text, starts_on date, ends_on date, created_at timestamptz
    )
  `
}

async function insertStoryLife(
  sql: postgres.TransactionSql,
  { user, people, links, now }: FullWorkspace,
): Promise<void> {
  const owner = user.id
  await sql`
    insert into story_links (user_id, story_id, kind, name, pillar_id)
    select ${owner}, story_id, kind, name, pillar_id
    from jsonb_to_recordset(${jsonb(sql, links)}) as t (story_id uuid, kind text, name text, pillar_id uuid)
  `
  await sql`
    insert into story_people (user_id, story_id, name, permission, scope, wording, expires_on, created_at)
    select ${owner}, story_id, name, permission, scope, wording, expires_on, created_at
    from jsonb_to_recordset(${jsonb(sql, people)}) as t (
      story_id uuid, name text, permission text, scope text, wording text, expires_on date, created_at timestamptz
    )
  `
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString()
  const requests = ['Ines', 'Tom', 'Rosa'].map((name, n) => ({
    name,
    hash: createHash('sha256').update(`${owner}:${name}`).digest('hex'),
    created_at: ago(60 - n * 15),
    expires_at: ago(30 - n * 15),
    answered_at: n === 1 ? ago(40) : null,
    revoked_at: n === 2 ? ago(20) : null,
    story_id: n === 1 ? (user.stories.at(-1)?.id ?? null) : null,
  }))
  await sql`
    insert into story_requests (
      id, user_id, token_hash, name, question, expires_at, answered_at, revoked_at, story_id, created_at
    )
    select gen_random_uuid(), ${owner}, decode(hash, 'hex'), name, 'What is different since we worked together?',
      expires_at, answered_at, revoked_at, story_id, created_at
    from jsonb_to_recordset(${jsonb(sql, requests)}) as t (
      hash text, name text, expires_at timestamptz, answered_at timestamptz, revoked_at timestamptz, story_id uuid,
      created_at timestamptz
    )
  `
}

async function insertPlan(
  sql: postgres.TransactionSql,
  { user, places, scheduledPosts }: FullWorkspace,
): Promise<void> {
  const owner = user.id
  await sql`
    update content_created c set pillar_id = t.pillar_id, campaign_id = t.campaign_id
    from jsonb_to_recordset(${jsonb(sql, places)}) as t (id uuid, pillar_id uuid, campaign_id uuid)
    where c.user_id = ${owner} and c.id = t.id
  `
  await sql`
    insert into content_planner (
      id, user_id, content_id, title, platform, scheduled_for, status, status_since, deadline_at, published_at, reason,
      board, created_at, updated_at
    )
    select id, ${owner}, content_id, title, platform, scheduled_for, status, status_since, deadline_at, published_at,
      reason, board, created_at, created_at
    from jsonb_to_recordset(${jsonb(sql, scheduledPosts)}) as t (
      id uuid, content_id uuid, title text, platform text, scheduled_for timestamptz, status text,
      status_since timestamptz, deadline_at timestamptz, published_at timestamptz, reason text, board text,
      created_at timestamptz
    )
  `
  await sql`
    insert into planner_slots (user_id, weekday, minute_of_day, platform)
    values (${owner}, 2, 540, ''), (${owner}, 4, 540, ''), (${owner}, 4, 750, ''), (${owner}, 6, 600, '')
  `
}

/** What the brand and the newest posts looked like before. */
async function insertVersions(sql: postgres.TransactionSql, { user, now }: FullWorkspace): Promise<void> {
  const sections = ['heart', 'values', 'audience', 'voice', 'offer', 'story']
  const versions = sections.map((section, n) => ({
    version: n + 1,
    section,
    at: new Date(now.getTime() - (sections.length - n) * 9 * DAY_MS).toISOString(),
  }))
  await sql`
    insert into clarify_versions (user_id, version, section, saved_by, clarify_data, created_at)
    select ${user.id}, version, section, ${user.id}, ${jsonb(sql, user.clarify)}, at
    from jsonb_to_recordset(${jsonb(sql, versions)}) as t (version integer, section text, at timestamptz)
  `
  await sql`update user_clarify_data set version = ${sections.length + 1} where user_id = ${user.id}`
  const earlier = user.posts.slice(-40).map(({ id, title, body, scores, createdAt }) => {
    return {
      id,
      title,
      body: `${body}\n\n(First draft.)`,
      overall: scores.overall,
      at: createdAt.toISOString(),
    }
  })
  await sql`
    insert into content_versions (user_id, content_id, version, title, body, alignment_overall, created_at)
    select ${user.id}, id, 1, title, body, overall, at
    from jsonb_to_recordset(${jsonb(sql, earlier)})
      as t (id uuid, title text, body text, overall smallint, at timestamptz)
  `
}

async function insertTools(sql: postgres.TransactionSql, { user, now }: FullWorkspace): Promise<void> {
  const { founder, id } = user
  const templates = [
    {
      name: 'A story in four lines',
      body: 'What happened:\nWhat I thought:\nWhat changed:\nWhat you can take from it:',
    },
    {
      name: 'A question and my answer',
      body: 'Somebody asked me this week:\n\nMy answer:\n\nWhat would yours be?',
    },
    { name: 'The offer, plainly', body: `${founder.offerName}.\n\n${founder.price}.\n\nAsk me about it.` },
  ]
  const tags = [
    { name: 'Every day', tags: '#smallbusiness #behindthescenes' },
    {
      name: 'The craft',
      tags: `#${founder.industry.toLowerCase().replace(/[^a-z]/g, '') || 'craft'} #howitsmade`,
    },
  ]
  await sql`
    insert into post_templates (user_id, name, body)
    select ${id}, name, body from jsonb_to_recordset(${jsonb(sql, templates)}) as t (name text, body text)
  `
  await sql`
    insert into hashtag_sets (user_id, name, tags)
    select ${id}, name, tags from jsonb_to_recordset(${jsonb(sql, tags)}) as t (name text, tags text)
  `
  await sql`
    insert into support_tickets (user_id, topic, message, created_at)
    values (${id}, 'how', 'How do I move a whole week of posts at once?', ${new Date(now.getTime() - 20 * DAY_MS)})
  `
  await sql`
    insert into tutorial_progress (user_id, tutorial, step, completed_at, updated_at)
    values (${id}, 'dashboard', 4, ${user.joinedAt}, ${user.joinedAt}), (${id}, 'storybank', 2, null, ${now})
  `
}
