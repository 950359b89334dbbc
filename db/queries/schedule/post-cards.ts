import type { StoredScore } from '#core/brand/stored-score.ts'
import type { ScheduledPostStatus } from '#core/schedule/status.ts'
import type { Sql, SqlPart, WorkspaceId } from '../../client.ts'
import { platformText } from './list-scheduled-posts.ts'

/** A post of the schedule as one meets it: its beginning, its picture, where and when. */
export interface PostCard {
  readonly id: string
  readonly platform: string
  readonly status: ScheduledPostStatus
  readonly scheduledFor: Date
  /** Its title; '' without one. */
  readonly title: string
  /** The first line of what goes out; '' while nothing is written. */
  readonly line: string
  /** Null while nothing is written. */
  readonly score: StoredScore | null
  /** Its first picture; null without one. */
  readonly picture: { readonly id: string; readonly alt: string } | null
}

/** The same as a list brings it. */
export type ListedPostCard = Omit<PostCard, 'scheduledFor'> & { readonly scheduledFor: string }

/**
 * Posts between two instants, at most `most`: those from `today` on first, then the latest of those before. A part of a
 * larger query, read by `readPostCards`.
 */
export function postCards(
  sql: Sql,
  input: { workspace: WorkspaceId; from: Date; to: Date; today: Date; most: number },
): SqlPart {
  const { workspace, from, to, today, most } = input
  return sql`
    select p.id, p.platform, p.status, p.scheduled_for,
      coalesce(nullif(p.title, ''), c.title, '') as title,
      left(split_part(btrim(${platformText(sql)}), chr(10), 1), 200) as line,
      case when c.body <> '' then jsonb_build_object(
        'alignmentOverall', c.alignment_overall, 'alignmentCertainty', c.alignment_certainty
      ) end as score,
      (
        select jsonb_build_object('id', m.id, 'alt', m.alt) from media m
        where m.user_id = ${workspace} and m.post_id = p.content_id and m.duration_ms is null
        order by m.position, m.created_at, m.id limit 1
      ) as picture
    from (
      select * from content_planner
      where user_id = ${workspace} and scheduled_for >= ${from} and scheduled_for < ${to}
        and status not in ('idea', 'cancelled')
      order by scheduled_for < ${today}, abs(extract(epoch from scheduled_for - ${today}::timestamptz)), id
      limit ${most}
    ) p
    left join content_created c on c.user_id = p.user_id and c.id = p.content_id
  `
}

/** The rows of `postCards`, the earliest first. */
export function readPostCards(rows: readonly ListedPostCard[]): PostCard[] {
  return rows
    .map(row => ({ ...row, scheduledFor: new Date(row.scheduledFor) }))
    .sort((a, b) => a.scheduledFor.getTime() - b.scheduledFor.getTime())
}
