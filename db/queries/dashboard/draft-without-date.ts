import type { Sql, SqlPart, WorkspaceId } from '../../client.ts'
import { SHOWN_TEXT } from './due-post.ts'

/** A post that is written and stands nowhere in the schedule. */
export interface DraftWithoutDate {
  readonly id: string
  readonly title: string
  readonly platform: string
  /** Its beginning. */
  readonly text: string
}

/** Of so many newest drafts the one worked on last is taken. */
const LOOKED_AT = 20

/** The draft worked on last that is written and has no date; a part of a larger query. */
export function draftWithoutDate(sql: Sql, { workspace }: { workspace: WorkspaceId }): SqlPart {
  return sql`
    select c.id, c.title, c.platform, left(c.body, ${SHOWN_TEXT}) as text from (
      select * from content_created
      where user_id = ${workspace} and status = 'draft' order by created_at desc limit ${LOOKED_AT}
    ) c
    where c.body <> '' and not exists (
      select from content_planner p
      where p.user_id = c.user_id and p.content_id = c.id and p.status not in ('idea', 'cancelled')
    )
    order by c.updated_at desc, c.id
    limit 1
  `
}
