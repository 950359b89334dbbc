import type { PostStatus } from '#core/posts/status.ts'
import type { PermissionState } from '#core/stories/permission.ts'
import type { Sql, WorkspaceId } from '../../client.ts'
import { type Page, type PageRequest, pageOf, readPage } from '../platform/page.ts'
import { hindrance, holdsWords, placeOf, stateAt, type VaultFilter } from './filter.ts'

/** A finished post: one that was published or approved. */
export interface PostEntry {
  readonly id: string
  readonly title: string
  /** Its first 400 characters, or with `isWhole` all of it. */
  readonly body: string
  /** Texts of its own for single networks, as stored; null unless it was asked for whole. */
  readonly variants: unknown
  readonly platform: string
  readonly status: PostStatus
  /** When it was published; of one that is approved, when it was last changed. */
  readonly finishedAt: Date
  readonly storyId: string | null
  readonly storyTitle: string
  readonly permission: PermissionState
  /** Versions of its text that are kept, and its pictures and videos. */
  readonly versions: number
  readonly pictures: number
}

/** Finished posts, the latest first. */
export async function listPostEntries(
  sql: Sql,
  { page, isWhole, ...filter }: VaultFilter & { isWhole: boolean; page: PageRequest },
): Promise<Page<PostEntry>> {
  const { workspace, words, platform, storyId, permission, use, today, ids } = filter
  const { limit, offset } = readPage(page)
  const rows = await sql<(Omit<PostEntry, 'permission'> & { total: number; place: number })[]>`
    with shown as (
      select p.id, coalesce(p.published_at, p.updated_at) as finished_at, coalesce(s.title, '') as story_title,
        ${hindrance(sql, today)} as place, count(*) over () as total
      from content_created p
      left join stories s on s.user_id = p.user_id and s.id = p.story_id
      where p.user_id = ${workspace}
        and p.status = any(${use === null ? ['published', 'approved'] : [use === 'used' ? 'published' : 'approved']}::text[])
        ${platform ? sql`and p.platform = ${platform}` : sql``}
        ${storyId ? sql`and p.story_id = ${storyId}` : sql``}
        ${permission ? sql`and ${hindrance(sql, today)} = ${placeOf(permission)}` : sql``}
        ${ids ? sql`and p.id = any(${[...ids]}::uuid[])` : sql``}
        and ${holdsWords(sql, sql`concat_ws(' ', p.title, p.body, s.title)`, words)}
      order by finished_at desc, p.id limit ${limit} offset ${offset}
    )
    select p.id, p.title, p.platform, p.status, p.story_id, finished_at, story_title, place, total,
      ${isWhole ? sql`p.body` : sql`left(p.body, 400) as body`},
      ${isWhole ? sql`p.content_data -> 'variants' as variants` : sql`null::jsonb as variants`},
      (select count(*)::integer from content_versions v where v.user_id = ${workspace} and v.content_id = p.id)
        as versions,
      (select count(*)::integer from media m where m.user_id = ${workspace} and m.post_id = p.id) as pictures
    from shown join content_created p on p.user_id = ${workspace} and p.id = shown.id
    order by finished_at desc, p.id
  `
  const read = pageOf(rows, page)
  return { ...read, rows: read.rows.map(({ place, ...row }) => ({ ...row, permission: stateAt(place) })) }
}

/** One date of a post in the schedule. */
export interface PostUse {
  readonly postId: string
  readonly platform: string
  readonly status: string
  readonly scheduledFor: Date | null
  readonly publishedAt: Date | null
  /** Where it can be seen; '' when that is not known. */
  readonly link: string
}

/** Uses that are read at most. */
const MOST_USES = 2000

/** The dates of posts in the schedule, the latest first, 2000 in all. */
export async function listPostUses(
  sql: Sql,
  { workspace, ids }: { workspace: WorkspaceId; ids: readonly string[] },
): Promise<PostUse[]> {
  if (ids.length === 0) return []
  return sql<PostUse[]>`
    select content_id as post_id, platform, status, scheduled_for, published_at, link
    from content_planner
    where user_id = ${workspace} and content_id = any(${[...ids]}::uuid[]) and status not in ('cancelled', 'idea')
    order by scheduled_for desc nulls last, id limit ${MOST_USES}
  `
}
