import type { IdeaState, IdeaStatus } from '#core/brand/personalise/ideas/choose-ideas.ts'
import type { WorkspaceSignals } from '#core/brand/personalise/ideas/facts.ts'
import { addDays } from '#core/shared/time.ts'
import type { Sql, WorkspaceId } from '../../client.ts'
import type { StoredStrategy } from './strategy.ts'

/** How much of each kind is looked at, the newest of each. */
const MOST = { posts: 300, outs: 300, stories: 200, pillars: 12, states: 400, texts: 15 } as const
const SILENT_DAYS = 30
const TOLD_DAYS = 60
const OLD_DAYS = 120
const RESTING_DRAFT_DAYS = 7
const CHECKIN_DAYS = 14
const AHEAD_DAYS = 7
const BEST_SCORE = 75

/** What ideas and the focus of the week are made from, beside the answers. */
export interface IdeaRows extends Omit<WorkspaceSignals, 'today' | 'bareClaims'> {
  /** The strategy as it was saved; empty without one. */
  readonly strategy: StoredStrategy
  readonly states: readonly IdeaState[]
  /** What a week was begun with, and its Monday; null before the first. */
  readonly focus: { readonly week: string; readonly key: string } | null
  /** What was stored for the dashboard; null before the first answer. */
  readonly personalisation: Record<string, unknown> | null
}

/**
 * Counts what ideas are made from, in one statement over the newest rows. An unknown workspace has nothing. Lists of texts come
 * as JSON: the driver reads PostgreSQL's own arrays letter by letter.
 */
export async function findIdeaRows(
  sql: Sql,
  { workspace, now }: { workspace: WorkspaceId; now: Date },
): Promise<IdeaRows> {
  const since = (days: number) => addDays(now, -days)
  const [row] = await sql<IdeaRows[]>`
    with outs as (
      select content_id as id, coalesce(published_at, scheduled_for) as at from (
        select content_id, published_at, scheduled_for from content_planner
        where user_id = ${workspace} and status = 'published' and scheduled_for <= ${now}
        order by scheduled_for desc limit ${MOST.outs}
      ) p
    ), newest as (
      select c.id, c.title, c.body, c.status, c.story_id, c.pillar_id, c.alignment_overall, c.created_at, c.updated_at,
        greatest(c.published_at, (select max(o.at) from outs o where o.id = c.id)) as at
      from (
        select * from content_created where user_id = ${workspace} order by created_at desc, id desc limit ${MOST.posts}
      ) c
    ), titled as (
      select *, case
        when title <> '' then title
        when length(split_part(body, chr(10), 1)) <= 80 then split_part(body, chr(10), 1) else ''
      end as name from newest
    ), gone as (select * from titled where at <= ${now}),
    pillars as (
      select id, title, "position" as place from content_pillars
      where user_id = ${workspace} and retired_at is null order by "position", created_at, id limit ${MOST.pillars}
    ), planned as (
      select id, title, scheduled_for from content_planner
      where user_id = ${workspace} and status = 'scheduled'
        and scheduled_for > ${now} and scheduled_for <= ${addDays(now, AHEAD_DAYS)}
    )
    select
      coalesce(w.posts_count, 0) as posts, coalesce(w.stories_count, 0) as stories,
      coalesce((select jsonb_agg(jsonb_build_object('id', id, 'title', title)) from (
        select s.id, s.title from (
          select id, title, created_at from stories
          where user_id = ${workspace} and status = 'ready' order by created_at desc, id desc limit ${MOST.stories}
        ) s
        where not exists (select from content_created c where c.user_id = ${workspace} and c.story_id = s.id)
        order by s.created_at desc, s.id desc limit 5
      ) t), '[]') as unused_stories,
      coalesce((select jsonb_agg(jsonb_build_object('id', id, 'title', title)) from (
        select s.id, s.title from titled t
          join stories s on s.user_id = ${workspace} and s.id = t.story_id and s.status = 'ready'
        group by s.id, s.title
        having bool_and(coalesce(t.at < ${since(TOLD_DAYS)}, false))
        order by max(t.at) desc, s.id limit 3
      ) t), '[]') as told_stories,
      coalesce((select jsonb_agg(jsonb_build_object('id', id, 'title', name)) from (
        select id, name from gone where alignment_overall >= ${BEST_SCORE}
        order by alignment_overall desc, at desc, id limit 3
      ) t), '[]') as best_posts,
      coalesce((select jsonb_agg(jsonb_build_object('id', id, 'title', name)) from (
        select id, name from gone where at < ${since(OLD_DAYS)} order by at desc, id limit 3
      ) t), '[]') as old_posts,
      coalesce((select jsonb_agg(jsonb_build_object('id', id, 'title', name)) from (
        select id, name from titled
        where status = 'draft' and body <> '' and updated_at < ${since(RESTING_DRAFT_DAYS)}
        order by updated_at desc, id limit 3
      ) t), '[]') as drafts,
      coalesce((select jsonb_agg(jsonb_build_object('id', id, 'title', title) order by place, id) from pillars p
        where exists (select from gone where at > ${since(SILENT_DAYS)})
          and not exists (select from gone g where g.pillar_id = p.id and g.at > ${since(SILENT_DAYS)})
      ), '[]') as silent_pillars,
      coalesce((select jsonb_agg(jsonb_build_object('id', id, 'title', title) order by place, id) from pillars p
        where not exists (select from story_links l where l.user_id = ${workspace} and l.pillar_id = p.id)
      ), '[]') as storyless_pillars,
      coalesce((select strategy_data from strategies where user_id = ${workspace}), '{}') as strategy,
      to_json(array(
        select distinct name from story_links where user_id = ${workspace} and kind = 'value' order by name limit 20
      )) as storied_values,
      exists (select from story_links where user_id = ${workspace} and kind = 'offer') as has_offer_story,
      (select floor(extract(epoch from ${now}::timestamptz - max(at)) / 86400)::integer from gone) as quiet_days,
      (select count(*)::integer from planned) as planned_ahead,
      (select jsonb_build_object('id', id, 'title', title) from planned order by scheduled_for, id limit 1) as next_planned,
      (
        select jsonb_build_object('id', id, 'title', name) from campaigns
        where user_id = ${workspace} and status = 'active' order by created_at desc, id limit 1
      ) as campaign,
      (
        select count(*)::integer from content_planner
        where user_id = ${workspace} and status = 'idea' and scheduled_for is null
      ) as board_ideas,
      (
        select alignment_score from brand_checkins
        where user_id = ${workspace} and completed and created_at > ${since(CHECKIN_DAYS)} and created_at <= ${now}
        order by created_at desc limit 1
      ) as checkin,
      to_json(array(
        select name || ' ' || left(body, 300) from titled order by created_at desc, id desc limit ${MOST.texts}
      )) as latest_texts,
      coalesce((
        select jsonb_agg(jsonb_build_object('id', idea_id, 'status', status, 'on', status_on)
          order by status_on desc, idea_id)
        from (
          select idea_id, status, status_on from content_idea_states where user_id = ${workspace}
          order by status_on desc, idea_id limit ${MOST.states}
        ) t
      ), '[]') as states,
      case when d.focus_week is not null
        then jsonb_build_object('week', d.focus_week, 'key', d.focus_key) end as focus,
      d.personalization_data as personalisation
    from (select 1) as one
      left join profiles w on w.id = ${workspace}
      left join user_dashboard_personalization d on d.user_id = ${workspace}
  `
  if (!row) throw new Error('The rows for ideas were not returned')
  return row
}

/** Notes what became of ideas on a day (YYYY-MM-DD in the founder's zone). */
export async function upsertIdeaStates(
  sql: Sql,
  input: { workspace: WorkspaceId; ids: readonly string[]; status: IdeaStatus; today: string },
): Promise<void> {
  await sql`
    insert into content_idea_states (user_id, idea_id, status, status_on)
    select ${input.workspace}, id, ${input.status}, ${input.today}::date from unnest(${[...input.ids].toSorted()}::text[]) as t (id)
    on conflict (user_id, idea_id) do update set status = excluded.status, status_on = excluded.status_on
  `
}

/** Notes what a week was begun with; `week` is its Monday. */
export async function upsertWeeklyFocus(
  sql: Sql,
  input: { workspace: WorkspaceId; week: string; key: string },
): Promise<void> {
  await sql`
    insert into user_dashboard_personalization (user_id, focus_week, focus_key)
    values (${input.workspace}, ${input.week}::date, ${input.key})
    on conflict (user_id) do update set focus_week = excluded.focus_week, focus_key = excluded.focus_key
  `
}
