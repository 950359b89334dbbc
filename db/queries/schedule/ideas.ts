import type { IdeaBoard } from '#core/schedule/ideas.ts'
import type { Sql, WorkspaceId } from '../../client.ts'
import { type Page, type PageRequest, pageOf, readPage } from '../platform/page.ts'
import type { ScheduledPost } from './scheduled-posts.ts'

export type IdeaItem = Pick<
  ScheduledPost,
  'id' | 'title' | 'status' | 'board' | 'contentId' | 'createdAt'
> & {
  /** The content request that it came of, and by when it is due (YYYY-MM-DD); null for one's own ideas. */
  readonly requestId: string | null
  readonly dueOn: string | null
}

/** Keeps one line for later. */
export async function insertIdea(
  sql: Sql,
  input: { workspace: WorkspaceId; title: string; now: Date },
): Promise<string> {
  const [row] = await sql<{ id: string }[]>`
    insert into content_planner (user_id, title, status, status_since, created_at, updated_at)
    values (${input.workspace}, ${input.title}, 'idea', ${input.now}, ${input.now}, ${input.now})
    returning id
  `
  if (!row) throw new Error('The idea was not returned')
  return row.id
}

/** Of each column of the board its newest ideas, at most so many, and how many each has in all; the newest first. */
export async function listIdeaBoard(
  sql: Sql,
  { workspace, most }: { workspace: WorkspaceId; most: number },
): Promise<(IdeaItem & { ofBoard: number })[]> {
  return sql<(IdeaItem & { ofBoard: number })[]>`
    with placed as (
      select id, title, status, board, content_id, created_at, count(*) over (partition by board) as of_board,
        row_number() over (partition by board order by created_at desc, id desc) as place
      from content_planner where user_id = ${workspace} and scheduled_for is null and status = 'idea'
    )
    select p.id, p.title, p.status, p.board, p.content_id, p.created_at, p.of_board, r.id as request_id, r.due_on
    from placed p left join content_requests r on r.user_id = ${workspace} and r.idea_id = p.id
    where p.place <= ${most}
    order by p.created_at desc, p.id desc
  `
}

/** One page of ideas, of those of one column, or of those put away; the newest first. */
export async function listIdeas(
  sql: Sql,
  input: { workspace: WorkspaceId; archived: boolean; board?: IdeaBoard | null; page: PageRequest },
): Promise<Page<IdeaItem>> {
  const { limit, offset } = readPage(input.page)
  const condition = sql`
    user_id = ${input.workspace} and scheduled_for is null
    and status = ${input.archived ? 'cancelled' : 'idea'}
    ${input.board ? sql`and board = ${input.board}` : sql``}
  `
  const rows = await sql<(IdeaItem & { total: number })[]>`
    with shown as (
      select id, title, status, board, content_id, created_at from content_planner where ${condition}
      order by created_at desc, id desc limit ${limit} offset ${offset}
    )
    select shown.*, r.id as request_id, r.due_on,
      (select count(*) from content_planner where ${condition}) as total
    from shown left join content_requests r on r.user_id = ${input.workspace} and r.idea_id = shown.id
    order by shown.created_at desc, shown.id desc
  `
  return pageOf(rows, input.page)
}
