import type { EditorChoices } from '#core/posts/editor.ts'
import type { StoryKind } from '#core/stories/kinds.ts'
import type { Sql, WorkspaceId } from '../../client.ts'

/**
 * Everything the editor lets one choose from, in one statement: pillars, campaigns that are not over, the newest ideas
 * and untold stories (of one kind where that is asked for; neither where a text is begun already), templates, hashtag sets, which
 * checks this person has switched off, and accounts that have to be connected again. Each list is bounded.
 */
export async function findChoices(
  sql: Sql,
  input: { workspace: WorkspaceId; userId: string; kind?: StoryKind | null; isBegun: boolean },
): Promise<EditorChoices> {
  const { workspace, userId, kind = null, isBegun } = input
  const [row] = await sql<EditorChoices[]>`
    select
      (select coalesce(jsonb_agg(p), '[]') from (
        select id, title as name from content_pillars where user_id = ${workspace} and retired_at is null
        order by "position", created_at limit 30
      ) p) as pillars,
      (select coalesce(jsonb_agg(c), '[]') from (
        select id, name from campaigns where user_id = ${workspace} and status <> 'completed'
        order by created_at desc limit 50
      ) c) as campaigns,
      (select coalesce(jsonb_agg(i), '[]') from (
        select id, case when title <> '' then title else left(body, 120) end as name from content_created
        where user_id = ${workspace} and status = 'idea' and not ${isBegun} order by created_at desc limit 8
      ) i) as ideas,
      (select coalesce(jsonb_agg(s), '[]') from (
        select id, title as name from stories s where user_id = ${workspace} and status <> 'archived' and not ${isBegun}
          and ${kind ? sql`kind = ${kind}` : sql`true`}
          and not exists (select 1 from content_created c where c.user_id = s.user_id and c.story_id = s.id)
        order by created_at desc limit 5
      ) s) as stories,
      (select coalesce(jsonb_agg(t), '[]') from (
        select id, name, body from post_templates where user_id = ${workspace} order by name limit 30
      ) t) as templates,
      (select coalesce(jsonb_agg(h), '[]') from (
        select id, name, tags from hashtag_sets where user_id = ${workspace} order by name limit 30
      ) h) as hashtag_sets,
      (select coalesce(jsonb_agg(l), '[]') from (
        select network, handle from connections where user_id = ${workspace} and status = 'needs_reconnecting'
        order by created_at, id limit 20
      ) l) as lost_accounts,
      coalesce((
        select checks_off from writing_preferences where user_id = ${workspace} and member_id = ${userId}
      ), '{}') as checks_off
  `
  if (!row) throw new Error('The choices were not returned')
  return row
}

/** Which checks a person has switched off in this workspace. */
export async function findChecksOff(
  sql: Sql,
  { workspace, userId }: { workspace: WorkspaceId; userId: string },
): Promise<string[]> {
  const [row] = await sql<{ checksOff: string[] }[]>`
    select checks_off from writing_preferences where user_id = ${workspace} and member_id = ${userId}
  `
  return row?.checksOff ?? []
}

/** Keeps which checks a person has switched off in this workspace. */
export async function upsertChecksOff(
  sql: Sql,
  { workspace, userId, checksOff }: { workspace: WorkspaceId; userId: string; checksOff: readonly string[] },
): Promise<void> {
  await sql`
    insert into writing_preferences (user_id, member_id, checks_off)
    values (${workspace}, ${userId}, ${sql.array([...checksOff])}::text[])
    on conflict (user_id, member_id) do update set checks_off = excluded.checks_off, updated_at = now()
  `
}

/** Whether a pillar and a campaign of these ids are the workspace's own; null for what was not asked. */
export async function findOwnChoices(
  sql: Sql,
  input: { workspace: WorkspaceId; pillarId: string | null; campaignId: string | null },
): Promise<{ pillarId: string | null; campaignId: string | null; campaignName: string | null }> {
  const { workspace, pillarId, campaignId } = input
  if (!pillarId && !campaignId) return { pillarId: null, campaignId: null, campaignName: null }
  const [row] = await sql<
    { pillarId: string | null; campaignId: string | null; campaignName: string | null }[]
  >`
    select
      (select id from content_pillars where user_id = ${workspace} and id = ${pillarId}) as pillar_id,
      c.id as campaign_id, c.name as campaign_name
    from (select 1) one left join campaigns c on c.user_id = ${workspace} and c.id = ${campaignId}
  `
  return row ?? { pillarId: null, campaignId: null, campaignName: null }
}
