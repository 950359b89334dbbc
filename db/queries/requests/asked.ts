import type { PostStatus } from '#core/posts/status.ts'
import type { StoredRequestState, ToldState } from '#core/requests/state.ts'
import type { Sql, WorkspaceId } from '../../client.ts'
import { brandOf } from './request-addresses.ts'

/** A request as whoever asked sees it. */
export interface AskedRequest {
  readonly id: string
  readonly userId: string
  readonly brand: string
  readonly state: StoredRequestState
  readonly about: string
  readonly wishedOn: string | null
  readonly dueOn: string | null
  readonly reason: string
  readonly email: string
  readonly news: 'off' | 'asked' | 'on' | 'ended'
  readonly told: ToldState
  readonly confirmUntil: Date | null
  readonly receivedAt: Date
  readonly postStatus: PostStatus | null
  readonly link: string
}

function asked(sql: Sql) {
  return sql`
    select r.id, r.user_id, ${brandOf(sql)} as brand, r.state, r.about, r.wished_on, r.due_on, r.reason, r.email, r.news,
      r.told, r.confirm_until, r.received_at, p.status as post_status,
      coalesce((
        select c.link from content_planner c
        where c.user_id = r.user_id and c.content_id = p.id and c.link <> ''
        order by c.published_at desc nulls last limit 1
      ), '') as link
    from content_requests r
    join accounts a on a.id = r.user_id
    left join user_clarify_data d on d.user_id = r.user_id
    left join content_planner i on i.user_id = r.user_id and i.id = r.idea_id
    left join content_created p on p.user_id = r.user_id and p.id = i.content_id
  `
}

/** The request behind the secret of its page; null when there is none. System role only. */
export async function findAskedRequest(
  sql: Sql,
  { statusHash }: { statusHash: Uint8Array },
): Promise<AskedRequest | null> {
  const [row] = await sql<AskedRequest[]>`${asked(sql)} where r.status_hash = ${statusHash}`
  return row ?? null
}

/** The request whose address a mailed link confirms; null when there is none. System role only. */
export async function findRequestToConfirm(
  sql: Sql,
  { confirmHash }: { confirmHash: string },
): Promise<AskedRequest | null> {
  const [row] = await sql<AskedRequest[]>`${asked(sql)} where r.confirm_hash = ${confirmHash}`
  return row ?? null
}

/** The request about which mails go out; null when there is none of that id. System role only. */
export async function findRequestWithNews(sql: Sql, { id }: { id: string }): Promise<AskedRequest | null> {
  const [row] = await sql<AskedRequest[]>`${asked(sql)} where r.id = ${id}`
  return row ?? null
}

/** Turns news on or off for whoever asked. System role only. */
export async function updateNews(
  sql: Sql,
  { id, news }: { id: string; news: 'on' | 'ended' },
): Promise<void> {
  await sql`
    update content_requests set news = ${news}
    where id = ${id} and news in ${news === 'on' ? sql`('asked', 'on')` : sql`('asked', 'on', 'ended')`}
  `
}

/** What tells one press from another with the same token, and the page that it led to. */
export interface OnceRequest {
  readonly id: string
  readonly textHash: string
  readonly email: string
}

/** What a one-time token was used for; null while it was not. */
export async function findRequestOnce(
  sql: Sql,
  { workspace, onceHash }: { workspace: WorkspaceId; onceHash: string },
): Promise<OnceRequest | null> {
  const [row] = await sql<OnceRequest[]>`
    select id, text_hash, email from content_requests where user_id = ${workspace} and once_hash = ${onceHash}
  `
  return row ?? null
}

/** How often the same text came in since a moment, other presses of whoever wrote it too. */
export async function countSameRequests(
  sql: Sql,
  { workspace, textHash, since }: { workspace: WorkspaceId; textHash: string; since: Date },
): Promise<number> {
  const [row] = await sql<{ n: number }[]>`
    select count(*)::integer as n from content_requests
    where user_id = ${workspace} and text_hash = ${textHash} and received_at > ${since}
  `
  return row?.n ?? 0
}

/** Requests whose askers want news and may have some due, locked; others skip them. System role only. */
export async function lockRequestsWithNews(sql: Sql, { limit }: { limit: number }): Promise<AskedRequest[]> {
  return sql<AskedRequest[]>`
    ${asked(sql)}
    where r.news = 'on' and r.state in ('accepted', 'declined') and r.told not in ('published', 'declined')
      and (r.told = 'new' or p.status = 'published')
    order by r.received_at limit ${limit} for update of r skip locked
  `
}

/** Notes what an asker was told of. System role only. */
export async function updateTold(sql: Sql, { id, told }: { id: string; told: ToldState }): Promise<void> {
  await sql`update content_requests set told = ${told} where id = ${id}`
}
