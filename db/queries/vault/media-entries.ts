import type { PostStatus } from '#core/posts/status.ts'
import type { PermissionState } from '#core/stories/permission.ts'
import type { Sql, WorkspaceId } from '../../client.ts'
import type { Picture } from '../media/media.ts'
import { type Page, type PageRequest, pageOf, readPage } from '../platform/page.ts'
import { hindrance, holdsWords, placeOf, stateAt, type VaultFilter } from './filter.ts'

/** A picture or video of the workspace: the same file once, however many posts and stories it stands in. */
export interface MediaEntry extends Picture {
  /** SHA-256 of what is kept, as hex. */
  readonly hash: string
  /** When it was last put somewhere. */
  readonly addedAt: Date
  /** Of the people in every story it stands for: what hinders most counts. */
  readonly permission: PermissionState
}

/** Pictures and videos, or with `isDrawn` those drawn from words: the newest first, each file once. */
export async function listMediaEntries(
  sql: Sql,
  { page, isDrawn, ...filter }: VaultFilter & { isDrawn: boolean; page: PageRequest },
): Promise<Page<MediaEntry>> {
  const { workspace, words, platform, storyId, permission, use, today, ids } = filter
  const { limit, offset } = readPage(page)
  const texts = sql`concat_ws(' ', m.alt, p.title, p.body, s.title)`
  const rows = await sql<(Omit<MediaEntry, 'permission'> & { total: number; place: number })[]>`
    with placed as (
      select m.id, m.hash, m.created_at, m.post_id, p.platform, s.id as story_id, ${hindrance(sql, today)} as place,
        ${holdsWords(sql, texts, words)} as is_found
      from media m
      left join content_created p on p.user_id = m.user_id and p.id = m.post_id
      left join stories s on s.user_id = m.user_id and s.id = coalesce(m.story_id, p.story_id)
      where m.user_id = ${workspace} and m.is_drawn = ${isDrawn} and m.kind <> 'audio'
    ), files as (
      select hash, (array_agg(id order by created_at, id))[1] as id, max(created_at) as added_at, max(place) as place
      from placed group by hash
      having bool_or(is_found)
        ${platform ? sql`and bool_or(platform = ${platform})` : sql``}
        ${storyId ? sql`and bool_or(story_id = ${storyId})` : sql``}
        ${permission ? sql`and max(place) = ${placeOf(permission)}` : sql``}
        ${use ? sql`and bool_or(post_id is not null) = ${use === 'used'}` : sql``}
        ${ids ? sql`and bool_or(id = any(${[...ids]}::uuid[]))` : sql``}
    )
    select m.id, m.mime, m.width, m.height, m.bytes, m.alt, m.focus_x, m.focus_y, m.duration_ms,
      encode(f.hash, 'hex') as hash, f.added_at, f.place, f.total
    from (
      select hash, id, added_at, place, count(*) over () as total from files
      order by added_at desc, id limit ${limit} offset ${offset}
    ) f
    join media m on m.user_id = ${workspace} and m.id = f.id
    order by f.added_at desc, f.id
  `
  const read = pageOf(rows, page)
  return { ...read, rows: read.rows.map(({ place, ...row }) => ({ ...row, permission: stateAt(place) })) }
}

/** A post or a story that a picture or video stands in. */
export interface MediaUse {
  /** Of the file, as hex. */
  readonly hash: string
  readonly postId: string | null
  readonly postTitle: string
  readonly postStatus: PostStatus | null
  readonly platform: string
  /** The latest date that the post has in the schedule, and when it was published. */
  readonly scheduledFor: Date | null
  readonly publishedAt: Date | null
  readonly storyId: string | null
  readonly storyTitle: string
}

/** Uses that are read at most. */
const MOST_USES = 2000

/** Where files stand, by their hashes (hex): the newest place of each first, 2000 in all. */
export async function listMediaUses(
  sql: Sql,
  { workspace, hashes }: { workspace: WorkspaceId; hashes: readonly string[] },
): Promise<MediaUse[]> {
  if (hashes.length === 0) return []
  return sql<MediaUse[]>`
    select encode(m.hash, 'hex') as hash, p.id as post_id,
      coalesce(nullif(p.title, ''), left(p.body, 80), '') as post_title, p.status as post_status,
      coalesce(p.platform, '') as platform, p.published_at,
      (
        select max(c.scheduled_for) from content_planner c
        where c.user_id = m.user_id and c.content_id = p.id and c.status not in ('cancelled', 'idea')
      ) as scheduled_for,
      s.id as story_id, coalesce(s.title, '') as story_title
    from media m
    left join content_created p on p.user_id = m.user_id and p.id = m.post_id
    left join stories s on s.user_id = m.user_id and s.id = coalesce(m.story_id, p.story_id)
    where m.user_id = ${workspace}
      and m.hash in (select decode(h, 'hex') from unnest(${[...hashes]}::text[]) as h)
    order by m.created_at desc, m.id limit ${MOST_USES}
  `
}
