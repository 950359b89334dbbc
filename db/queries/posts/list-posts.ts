import type { StoredPost } from '#core/posts/checks/comparable-posts.ts'
import type { PostStatus } from '#core/posts/status.ts'
import type { Sql, WorkspaceId } from '../../client.ts'
import { type Page, type PageRequest, pageOf, readPage } from '../platform/page.ts'
import type { Post } from './posts.ts'

/** What a list shows of a post as it is stored; `body` comes with it, cut. */
const LISTED = [
  'id',
  'title',
  'platform',
  'status',
  'storyId',
  'alignmentOverall',
  'alignmentCertainty',
  'createdAt',
  'updatedAt',
] as const satisfies readonly (keyof Post)[]

export type PostListItem = Pick<Post, (typeof LISTED)[number] | 'body' | 'publishedAt'> & {
  /** Whether it was published elsewhere and brought along. */
  readonly isImported: boolean
}

/** What a file holds of a post. */
const EXPORTED = [
  'createdAt',
  'platform',
  'status',
  'title',
  'body',
  'alignmentOverall',
  'alignmentCertainty',
  'publishedAt',
] as const satisfies readonly (keyof Post)[]

export type PostForExport = Pick<Post, (typeof EXPORTED)[number]>

/** Posts since an instant (sameness: the last 90 days), newest first, at most 60, each cut to 3 000 characters. */
export async function listPostsSince(
  sql: Sql,
  { workspace, since }: { workspace: WorkspaceId; since: Date },
): Promise<StoredPost[]> {
  return sql<StoredPost[]>`
    select id, story_id, platform, title, left(body, 3000) as body from content_created
    where user_id = ${workspace} and created_at >= ${since} and status <> 'idea' and body <> ''
    order by created_at desc, id desc limit 60
  `
}

export interface PostFilter {
  readonly workspace: WorkspaceId
  readonly status?: PostStatus
  readonly platform?: string
  readonly storyId?: string
  readonly campaignId?: string
}

function matching(sql: Sql, filter: PostFilter) {
  return sql`
    user_id = ${filter.workspace}
    ${filter.status ? sql`and status = ${filter.status}` : sql``}
    ${filter.platform ? sql`and platform = ${filter.platform}` : sql``}
    ${filter.storyId ? sql`and story_id = ${filter.storyId}` : sql``}
    ${filter.campaignId ? sql`and campaign_id = ${filter.campaignId}` : sql``}
  `
}

/** One page of posts, newest first; bodies are cut to 400 characters. */
export async function listPosts(
  sql: Sql,
  { page, ...filter }: PostFilter & { page: PageRequest },
): Promise<Page<PostListItem>> {
  const { limit, offset } = readPage(page)
  const rows = await sql<(PostListItem & { total: number })[]>`
    select ${sql(LISTED)}, left(body, 400) as body, published_at, content_data ? 'imported' as is_imported,
      (select count(*) from content_created where ${matching(sql, filter)}) as total
    from content_created
    where ${matching(sql, filter)}
    order by created_at desc, id desc
    limit ${limit} offset ${offset}
  `
  return pageOf(rows, page)
}

/** Everything written, whole, newest first, at most 10 000: for a file. */
export async function listPostsForExport(
  sql: Sql,
  { workspace }: { workspace: WorkspaceId },
): Promise<PostForExport[]> {
  return sql<PostForExport[]>`
    select ${sql(EXPORTED)} from content_created
    where user_id = ${workspace} order by created_at desc, id desc limit 10000
  `
}

/** How many posts match. */
export async function countPosts(sql: Sql, filter: PostFilter): Promise<number> {
  const [row] = await sql<
    { n: number }[]
  >`select count(*) as n from content_created where ${matching(sql, filter)}`
  return row?.n ?? 0
}

/**
 * Texts of the newest posts (the score's `history`), newest first, at most 100; `except` leaves out the post that is
 * being scored, `length` cuts each text to its first characters.
 */
export async function listRecentBodies(
  sql: Sql,
  input: { workspace: WorkspaceId; limit: number; except?: string | null; length?: number },
): Promise<string[]> {
  const { workspace, limit, except = null, length = 10_000 } = input
  const rows = await sql<{ body: string }[]>`
    select left(body, ${length}) as body from content_created
    where user_id = ${workspace} and body <> '' ${except ? sql`and id <> ${except}` : sql``}
    order by created_at desc, id desc limit ${Math.min(limit, 100)}
  `
  return rows.map(row => row.body)
}
