import { addDays } from '#core/shared/time.ts'
import type { Sql, SqlPart, WorkspaceId } from '../../client.ts'
import { platformText } from '../schedule/list-scheduled-posts.ts'

/** A scheduled post whose time has come and that has not gone out. */
export interface DuePost {
  readonly id: string
  readonly title: string
  readonly platform: string
  /** The beginning of what goes out. */
  readonly text: string
  /** Seconds since 1970. */
  readonly at: number
}

/** What is older counts as forgotten, unless it was marked as due. */
const DAYS = 14

/** How much of a text the dashboard shows, in characters. */
export const SHOWN_TEXT = 700

/** The scheduled post whose time came first and that has not gone out, as JSON; a part of a larger query. */
export function duePost(sql: Sql, { workspace, now }: { workspace: WorkspaceId; now: Date }): SqlPart {
  return sql`
    select jsonb_build_object(
      'id', p.id, 'title', p.title, 'platform', p.platform, 'at', extract(epoch from p.scheduled_for),
      'text', left(${platformText(sql)}, ${SHOWN_TEXT})
    )
    from (
      select * from content_planner
      where user_id = ${workspace} and scheduled_for <= ${now}
        and (status = 'due' or (status = 'scheduled' and scheduled_for > ${addDays(now, -DAYS)}))
      order by scheduled_for limit 1
    ) p
    left join content_created c on c.user_id = p.user_id and c.id = p.content_id
  `
}
