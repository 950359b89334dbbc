import { THREAD_SHOWN, type ThreadFacts, type ThreadKind } from '#core/deals/thread.ts'
import type { Sql, SqlPart, WorkspaceId } from '../../client.ts'

/** Which rows belong to the thing, for each kind; what is seen of deals is for whoever may see them. */
interface Belonging {
  readonly people: SqlPart
  readonly deals: SqlPart
  readonly posts: SqlPart
  readonly stories: SqlPart
  readonly campaigns: SqlPart
}

/**
 * By first touch, as pounds are traced, and of stories also by what people told. A person and a deal come from one post, a
 * campaign and a story have several.
 */
function belongingTo(sql: Sql, { kind, id }: { kind: ThreadKind; id: string }): Belonging {
  const ofPeople = {
    deals: sql`d.lead_id in (select id from people)`,
    posts: sql`c.id in (select first_content_id from people)`,
    stories: sql`s.id in (select first_story_id from people union all select told_story_id from people)`,
    campaigns: sql`g.id in (select first_campaign_id from people)`,
  }
  const ofPosts = {
    deals: ofPeople.deals,
    stories: sql`s.id in (select story_id from posts)`,
    campaigns: sql`g.id in (select campaign_id from posts)`,
  }
  switch (kind) {
    case 'story':
      return {
        ...ofPosts,
        people: sql`l.merged_into is null and (l.first_story_id = ${id} or l.told_story_id = ${id})`,
        posts: sql`c.story_id = ${id}`,
        stories: sql`s.id = ${id}`,
      }
    case 'post':
      return {
        ...ofPosts,
        people: sql`l.merged_into is null and l.first_content_id = ${id}`,
        posts: sql`c.id = ${id}`,
      }
    case 'campaign':
      return {
        ...ofPosts,
        people: sql`l.merged_into is null and l.first_campaign_id = ${id}`,
        posts: sql`c.campaign_id = ${id}`,
        campaigns: sql`g.id = ${id}`,
      }
    case 'person':
      return { ...ofPeople, people: sql`l.id = ${id}` }
    case 'deal':
      return {
        ...ofPeople,
        people: sql`l.id = (select lead_id from deals where user_id = l.user_id and id = ${id})`,
        deals: sql`d.id = ${id}`,
      }
  }
}

/** What one thing came from and what it became, for `threadOf`: one statement, a few rows of each kind and how many there are. */
export async function findThread(
  sql: Sql,
  { workspace, ...thing }: { workspace: WorkspaceId; kind: ThreadKind; id: string },
): Promise<ThreadFacts> {
  const is = belongingTo(sql, thing)
  const few = (of: string) => sql`
    (select jsonb_build_object('total', count(*)::int, 'things', coalesce((
      select jsonb_agg(jsonb_build_object('id', id, 'name', name) order by at desc, id)
      from (select id, name, at from ${sql(of)} order by at desc, id limit ${THREAD_SHOWN}) newest
    ), '[]'))
    from ${sql(of)})
  `
  const [row] = await sql<ThreadFacts[]>`
    with people as (
      select l.id, coalesce(nullif(l.name, ''), l.email) as name, l.first_at as at,
        l.first_content_id, l.first_story_id, l.told_story_id, l.first_campaign_id
      from leads l where l.user_id = ${workspace} and ${is.people}
    ),
    won_and_open as (
      select d.id, d.title as name, d.created_at as at, d.stage, d.value_pence
      from deals d where d.user_id = ${workspace} and ${is.deals}
    ),
    posts as (
      select c.id, coalesce(nullif(c.title, ''), left(c.body, 80)) as name, c.created_at as at, c.story_id, c.campaign_id
      from content_created c where c.user_id = ${workspace} and ${is.posts}
    ),
    told as (
      select s.id, s.title as name, s.created_at as at from stories s where s.user_id = ${workspace} and ${is.stories}
    ),
    campaigned as (
      select g.id, g.name, g.created_at as at from campaigns g where g.user_id = ${workspace} and ${is.campaigns}
    )
    select ${few('told')} as story, ${few('posts')} as post, ${few('campaigned')} as campaign,
      ${few('people')} as person, ${few('won_and_open')} as deal,
      (select coalesce(sum(value_pence), 0)::int8 from won_and_open where stage = 'won') as won_pence,
      (select count(*)::int from won_and_open where stage = 'won') as won_deals
  `
  if (!row) throw new Error('The thread was not returned')
  return row
}
