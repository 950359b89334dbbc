import type { Insight, InsightAction, InsightDraft, InsightType } from '#core/insights/insight.ts'
import type { Sql, SqlPart, WorkspaceId } from '../../client.ts'
import { boolean, instant, json, nullable, type RowOf, rowShape, smallint, text, uuid } from '../../row.ts'

export const insightShape = rowShape('unified_insights', {
  id: uuid,
  insightKey: text(),
  insightType: text<InsightType>(),
  priority: smallint,
  confidenceScore: smallint,
  title: text(),
  description: text(),
  actionItems: json<readonly InsightAction[]>(),
  metadata: json<InsightDraft['metadata']>(),
  dataSources: json<readonly string[]>(),
  expiresAt: nullable(instant),
  isRead: boolean,
  isDismissed: boolean,
  isActedUpon: boolean,
  actedUponAt: nullable(instant),
  createdAt: instant,
  updatedAt: instant,
})

type InsightRow = RowOf<typeof insightShape>

function toInsight({ insightKey, insightType, confidenceScore, ...row }: InsightRow): Insight {
  return { key: insightKey, type: insightType, confidence: confidenceScore, ...row }
}

interface OpenInsights {
  readonly workspace: WorkspaceId
  readonly now: Date
  readonly limit: number
}

/**
 * What is neither dismissed nor expired nor of a muted kind, with its `place`: highest priority first, then the surest,
 * then newest, as they are ranked; bounded. A part of a larger query.
 */
export function openInsights(sql: Sql, { workspace, now, limit }: OpenInsights): SqlPart {
  return sql`
    select i.*, row_number() over (order by priority desc, confidence_score desc, created_at desc, id) as place
    from unified_insights i
    where user_id = ${workspace} and not is_dismissed and (expires_at is null or expires_at > ${now})
      and not exists (
        select 1 from insight_mutes m where m.user_id = ${workspace} and m.insight_type = i.insight_type
      )
    order by place limit ${Math.min(limit, 100)}
  `
}

/** The insights of `openInsights`, in their order. */
export async function listOpenInsights(sql: Sql, input: OpenInsights): Promise<Insight[]> {
  const rows = await sql<InsightRow[]>`
    select ${sql(insightShape.names)} from (${openInsights(sql, input)}) open_insights order by place
  `
  return rows.map(toInsight)
}

/** One insight, whatever its state; null when there is none. */
export async function findInsight(
  sql: Sql,
  { workspace, id }: { workspace: WorkspaceId; id: string },
): Promise<Insight | null> {
  const [row] = await sql<InsightRow[]>`
    select ${sql(insightShape.names)} from unified_insights where user_id = ${workspace} and id = ${id}
  `
  return row ? toInsight(row) : null
}

/**
 * Titles of what was found at `now` and is neither muted nor dismissed, the weightiest first, at most twenty; none while a
 * workspace has nothing from before.
 */
export async function listNewInsightTitles(
  sql: Sql,
  { workspace, now }: { workspace: WorkspaceId; now: Date },
): Promise<string[]> {
  const rows = await sql<{ title: string }[]>`
    select title from (${openInsights(sql, { workspace, now, limit: 100 })}) open_insights
    where created_at = ${now}
      and exists (select from unified_insights b where b.user_id = ${workspace} and b.created_at < ${now})
    order by place limit 20
  `
  return rows.map(row => row.title)
}

/** What the rules say of one workspace. */
export interface OwnedDraft extends InsightDraft {
  readonly userId: string
}

/**
 * Stores what the rules say of these workspaces, and ends as of now what they no longer say; answers how many rows were
 * written. The key decides which insight it is, so a repeat changes nothing. What a founder did with it stays while the
 * situation lasts; one that had expired is new again. Rows are locked in the order of their keys, so that two at once
 * cannot wait for each other.
 */
export async function upsertInsights(
  sql: Sql,
  { users, drafts, now }: { users: readonly string[]; drafts: readonly OwnedDraft[]; now: Date },
): Promise<number> {
  const sorted = drafts.toSorted((a, b) => compare(a.userId, b.userId) || compare(a.key, b.key))
  const of = <Value>(read: (draft: OwnedDraft) => Value) => sorted.map(read)
  const owners = of(draft => draft.userId)
  const keys = of(draft => draft.key)
  const [row] = await sql<{ written: number }[]>`
    with ended as (
      update unified_insights i set expires_at = ${now}
      where i.user_id = any(${[...users]}::uuid[]) and (i.expires_at is null or i.expires_at > ${now})
        and not exists (
          select from unnest(${owners}::uuid[], ${keys}::text[]) as kept (user_id, key)
          where kept.user_id = i.user_id and kept.key = i.insight_key
        )
      returning 1
    ), written as (
      insert into unified_insights as i (
        user_id, insight_key, insight_type, priority, confidence_score, title, description,
        action_items, metadata, data_sources, expires_at, created_at
      )
      select user_id, key, type, priority, confidence, title, description,
        actions::jsonb, metadata::jsonb, sources::jsonb, expires_at, ${now}
      from unnest(
        ${owners}::uuid[], ${keys}::text[], ${of(draft => draft.type)}::text[],
        ${of(draft => draft.priority)}::smallint[], ${of(draft => draft.confidence)}::smallint[],
        ${of(draft => draft.title)}::text[], ${of(draft => draft.description)}::text[],
        ${of(draft => JSON.stringify(draft.actionItems))}::text[],
        ${of(draft => JSON.stringify(draft.metadata))}::text[],
        ${of(draft => JSON.stringify(draft.dataSources))}::text[],
        ${of(draft => draft.expiresAt?.toISOString() ?? null)}::timestamptz[]
      ) as t (user_id, key, type, priority, confidence, title, description, actions, metadata, sources, expires_at)
      on conflict (user_id, insight_key) do update set
        insight_type = excluded.insight_type, priority = excluded.priority,
        confidence_score = excluded.confidence_score, title = excluded.title, description = excluded.description,
        action_items = excluded.action_items, metadata = excluded.metadata, data_sources = excluded.data_sources,
        expires_at = case when i.expires_at <= ${now} then excluded.expires_at else i.expires_at end,
        created_at = case when i.expires_at <= ${now} then excluded.created_at else i.created_at end,
        is_read = i.is_read and coalesce(i.expires_at > ${now}, true),
        is_dismissed = i.is_dismissed and coalesce(i.expires_at > ${now}, true),
        is_acted_upon = i.is_acted_upon and coalesce(i.expires_at > ${now}, true),
        acted_upon_at = case when i.expires_at <= ${now} then null else i.acted_upon_at end
      where coalesce(i.expires_at <= ${now}, false)
        or (i.insight_type, i.priority, i.confidence_score, i.title, i.description, i.action_items, i.metadata,
            i.data_sources)
          is distinct from (excluded.insight_type, excluded.priority, excluded.confidence_score, excluded.title,
            excluded.description, excluded.action_items, excluded.metadata, excluded.data_sources)
      returning 1
    )
    select (select count(*) from ended) + (select count(*) from written) as written
  `
  return row?.written ?? 0
}

function compare(a: string, b: string): number {
  return a === b ? 0 : a < b ? -1 : 1
}

/** Marks as read what was on screen; of those that were unread, answers how many. */
export async function updateInsightsRead(
  sql: Sql,
  { workspace, ids }: { workspace: WorkspaceId; ids: readonly string[] },
): Promise<number> {
  const rows = await sql`
    update unified_insights set is_read = true
    where user_id = ${workspace} and id = any(${[...ids]}::uuid[]) and not is_read
  `
  return rows.count
}

/** Marks an insight as acted upon, and read; false when it was already, or is not there. */
export async function updateInsightActedUpon(
  sql: Sql,
  { workspace, id, now }: { workspace: WorkspaceId; id: string; now: Date },
): Promise<boolean> {
  const rows = await sql`
    update unified_insights set is_acted_upon = true, acted_upon_at = ${now}, is_read = true
    where user_id = ${workspace} and id = ${id} and not is_acted_upon
  `
  return rows.count > 0
}

/** Hides an insight, or shows it again; false when it was so already, or is not there. */
export async function updateInsightDismissed(
  sql: Sql,
  { workspace, id, isDismissed }: { workspace: WorkspaceId; id: string; isDismissed: boolean },
): Promise<boolean> {
  const rows = await sql`
    update unified_insights set is_dismissed = ${isDismissed}, is_read = is_read or ${isDismissed}
    where user_id = ${workspace} and id = ${id} and is_dismissed <> ${isDismissed}
  `
  return rows.count > 0
}

/** Writes down what was done with an insight. */
export async function insertInsightAnalytics(
  sql: Sql,
  input: { workspace: WorkspaceId; insightId: string; actionType: 'acted_upon' | 'dismissed'; now: Date },
): Promise<void> {
  await sql`
    insert into insights_analytics (user_id, insight_id, action_type, created_at)
    values (${input.workspace}, ${input.insightId}, ${input.actionType}, ${input.now})
  `
}
