import type { Sql, WorkspaceId } from '../../client.ts'
import { type Page, type PageRequest, pageOf, readPage } from '../page.ts'
import type { Story, StoryKind, StoryPermission, StoryStatus } from './stories.ts'

export type StoryListItem = Pick<
  Story,
  'id' | 'title' | 'kind' | 'status' | 'body' | 'permission' | 'happenedOn' | 'createdAt' | 'updatedAt'
> & {
  /** Posts made from it. */
  readonly posts: number
}

export interface StoryFilter {
  readonly workspace: WorkspaceId
  /** Words to find, as in a web search: quotes for phrases, minus to exclude. */
  readonly search?: string
  readonly kind?: StoryKind
  readonly status?: StoryStatus
  readonly permission?: StoryPermission
}

function matching(sql: Sql, filter: StoryFilter) {
  return sql`
    s.user_id = ${filter.workspace}
    ${filter.search ? sql`and s.search @@ websearch_to_tsquery('english', ${filter.search})` : sql``}
    ${filter.kind ? sql`and s.kind = ${filter.kind}` : sql``}
    ${filter.status ? sql`and s.status = ${filter.status}` : sql``}
    ${filter.permission ? sql`and s.permission = ${filter.permission}` : sql``}
  `
}

/** One page of stories, newest first, with the number of posts made from each. */
export async function listStories(
  sql: Sql,
  { page, ...filter }: StoryFilter & { page: PageRequest },
): Promise<Page<StoryListItem>> {
  const { limit, offset } = readPage(page)
  const rows = await sql<(StoryListItem & { total: number })[]>`
    with shown as (
      select s.id, s.user_id, s.title, s.kind, s.status, left(s.body, 400) as body, s.permission, s.happened_on,
        s.created_at, s.updated_at
      from stories s where ${matching(sql, filter)}
      order by s.created_at desc, s.id desc limit ${limit} offset ${offset}
    )
    select
      id, title, kind, status, body, permission, happened_on, created_at, updated_at,
      (select count(*) from content_created c where c.user_id = shown.user_id and c.story_id = shown.id) as posts,
      (select count(*) from stories s where ${matching(sql, filter)}) as total
    from shown
    order by created_at desc, id desc
  `
  return pageOf(rows, page)
}

/** Titles of the newest stories: 5 for the assistant's context, 20 for insights. */
export async function listStoryTitles(
  sql: Sql,
  { workspace, limit }: { workspace: WorkspaceId; limit: number },
): Promise<{ id: string; title: string; createdAt: Date }[]> {
  return sql<{ id: string; title: string; createdAt: Date }[]>`
    select id, title, created_at from stories
    where user_id = ${workspace} order by created_at desc, id desc limit ${Math.min(limit, 100)}
  `
}

/** The newest story that no post was made from; null when there is none. Looks at the newest 200 only. */
export async function findUntoldStory(
  sql: Sql,
  { workspace }: { workspace: WorkspaceId },
): Promise<{ id: string; title: string } | null> {
  const [row] = await sql<{ id: string; title: string }[]>`
    select id, title from (
      select id, title, created_at from stories
      where user_id = ${workspace} and status = 'ready' order by created_at desc, id desc limit 200
    ) s
    where not exists (select from content_created c where c.user_id = ${workspace} and c.story_id = s.id)
    order by created_at desc
    limit 1
  `
  return row ?? null
}
