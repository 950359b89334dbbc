import type { PostStatus } from '#core/posts/status.ts'
import type { RequestDue } from '#core/requests/address.ts'
import {
  POST_STATES_OF,
  type RequestState,
  type StoredRequestState,
  type ToldState,
} from '#core/requests/state.ts'
import type { Sql, WorkspaceId } from '../../client.ts'
import { readLists } from '../platform/lists.ts'
import { type Page, type PageRequest, pageOf, readPage } from '../platform/page.ts'

/** A request as the workspace sees it. */
export interface ContentRequest {
  readonly id: string
  readonly state: StoredRequestState
  readonly about: string
  readonly notes: string
  readonly platform: string
  readonly format: string
  readonly wishedOn: string | null
  readonly name: string
  readonly email: string
  /** The member who asked; null for somebody outside. */
  readonly askedBy: string | null
  readonly ownerId: string | null
  readonly dueOn: string | null
  readonly ideaId: string | null
  readonly reason: string
  readonly news: 'off' | 'asked' | 'on' | 'ended'
  readonly spamReasons: readonly string[]
  readonly receivedAt: Date
  readonly decidedAt: Date | null
  /** The post that was made of its idea, and where that stands; null while there is none. */
  readonly postId: string | null
  readonly postStatus: PostStatus | null
  /** Where the post can be seen once it is published; '' when that is not known. */
  readonly link: string
}

const COLUMNS = [
  'id',
  'state',
  'about',
  'notes',
  'platform',
  'format',
  'wished_on',
  'name',
  'email',
  'asked_by',
  'owner_id',
  'due_on',
  'idea_id',
  'reason',
  'news',
  'spam_reasons',
  'received_at',
  'decided_at',
] as const

function columns(sql: Sql) {
  return sql`
    ${sql(COLUMNS.map(name => `r.${name}`))}, p.id as post_id, p.status as post_status,
    coalesce((
      select c.link from content_planner c
      where c.user_id = r.user_id and c.content_id = p.id and c.link <> '' order by c.published_at desc nulls last limit 1
    ), '') as link
  `
}

function withPost(sql: Sql) {
  return sql`
    left join content_planner i on i.user_id = r.user_id and i.id = r.idea_id
    left join content_created p on p.user_id = r.user_id and p.id = i.content_id
  `
}

/** A condition on the state as it is shown. */
function inState(sql: Sql, state: RequestState | null) {
  if (state === null) return sql`r.state <> 'spam'`
  if (state === 'new' || state === 'declined' || state === 'spam') return sql`r.state = ${state}`
  if (state === 'accepted') return sql`r.state = 'accepted' and coalesce(p.status, 'idea') = 'idea'`
  return sql`r.state = 'accepted' and p.status = any(${[...POST_STATES_OF[state]]}::text[])`
}

export interface RequestFilter {
  readonly workspace: WorkspaceId
  /** Null: all but spam. */
  readonly state: RequestState | null
  readonly ownerId: string | null
  readonly due: RequestDue | null
  /** YYYY-MM-DD where the founder lives. */
  readonly today: string
}

function matching(sql: Sql, { workspace, state, ownerId, due, today }: RequestFilter) {
  const open = sql`r.state = 'accepted' and coalesce(p.status, 'idea') <> 'published'`
  return sql`
    r.user_id = ${workspace} and ${inState(sql, state)}
    ${ownerId ? sql`and r.owner_id = ${ownerId}` : sql``}
    ${due === 'overdue' ? sql`and ${open} and r.due_on < ${today}::date` : sql``}
    ${due === 'week' ? sql`and ${open} and r.due_on between ${today}::date and ${today}::date + 7` : sql``}
  `
}

/** One page of requests: new ones first, then what is due soonest, then the newest. */
export async function listRequests(
  sql: Sql,
  { page, ...filter }: RequestFilter & { page: PageRequest },
): Promise<Page<ContentRequest>> {
  const { limit, offset } = readPage(page)
  const rows = await sql<(ContentRequest & { total: number })[]>`
    select ${columns(sql)}, count(*) over () as total
    from content_requests r ${withPost(sql)}
    where ${matching(sql, filter)}
    order by r.state = 'new' desc, (r.state = 'accepted' and coalesce(p.status, '') <> 'published') desc,
      r.due_on nulls last, r.received_at desc, r.id
    limit ${limit} offset ${offset}
  `
  return pageOf(rows, page)
}

/** Requests for a file, whatever their state, the newest first, at most 10 000. */
export async function listRequestsForExport(sql: Sql, filter: RequestFilter): Promise<ContentRequest[]> {
  return sql<ContentRequest[]>`
    select ${columns(sql)} from content_requests r ${withPost(sql)}
    where ${matching(sql, filter)} order by r.received_at desc, r.id limit 10000
  `
}

/** What surrounds a list of requests. */
export interface AroundRequests {
  /** How many each state has, as it is stored and by its post. */
  readonly counts: readonly {
    readonly state: StoredRequestState
    readonly postStatus: PostStatus | null
    readonly count: number
  }[]
  /** The address that is open, by its id and the hash of its secret; null when none is. */
  readonly address: { readonly id: string; readonly tokenHash: Uint8Array } | null
}

/** What surrounds a list of requests, in one statement. */
export async function findAroundRequests(
  sql: Sql,
  { workspace }: { workspace: WorkspaceId },
): Promise<AroundRequests> {
  type Lists = Pick<AroundRequests, 'counts'> & { open: readonly { id: string; tokenHash: string }[] }
  const { counts, open } = await readLists<Lists>(sql, {
    counts: sql`
      select r.state, p.status as post_status, count(*)::integer as count
      from content_requests r ${withPost(sql)}
      where r.user_id = ${workspace} group by r.state, p.status
    `,
    open: sql`
      select id, encode(token_hash, 'hex') as token_hash from request_addresses
      where user_id = ${workspace} and closed_at is null
    `,
  })
  const [address] = open
  return {
    counts,
    address: address ? { id: address.id, tokenHash: Buffer.from(address.tokenHash, 'hex') } : null,
  }
}

/** Is there any request at all, declined and held ones among them? */
export async function existsAnyRequest(
  sql: Sql,
  { workspace }: { workspace: WorkspaceId },
): Promise<boolean> {
  const rows = await sql`select from content_requests where user_id = ${workspace} limit 1`
  return rows.length > 0
}

/** One request of the workspace; null when there is none. */
export async function findRequest(
  sql: Sql,
  { workspace, id }: { workspace: WorkspaceId; id: string },
): Promise<ContentRequest | null> {
  const [row] = await sql<ContentRequest[]>`
    select ${columns(sql)} from content_requests r ${withPost(sql)}
    where r.user_id = ${workspace} and r.id = ${id}
  `
  return row ?? null
}

/** The request as above, kept from others until the end of the transaction. */
export async function lockRequest(
  sql: Sql,
  { workspace, id }: { workspace: WorkspaceId; id: string },
): Promise<ContentRequest | null> {
  const rows = await sql`
    select from content_requests where user_id = ${workspace} and id = ${id} for update
  `
  return rows.length > 0 ? findRequest(sql, { workspace, id }) : null
}

/** What becomes of a request. */
export type RequestChanges = Partial<{
  readonly state: StoredRequestState
  readonly ownerId: string | null
  readonly dueOn: string
  readonly ideaId: string
  readonly reason: string
  readonly told: ToldState
  readonly decidedAt: Date
}>

/** Changes a request, which the caller has locked. */
export async function updateRequest(
  sql: Sql,
  { workspace, id, changes }: { workspace: WorkspaceId; id: string; changes: RequestChanges },
): Promise<void> {
  const values: Record<string, unknown> = { ...changes }
  await sql`
    update content_requests set ${sql(values, ...Object.keys(values))} where user_id = ${workspace} and id = ${id}
  `
}

/** A request to keep. */
export interface NewRequest {
  readonly id: string
  readonly state: 'new' | 'spam'
  readonly about: string
  readonly notes: string
  readonly platform: string
  readonly format: string
  readonly wishedOn: string | null
  readonly name: string
  readonly email: string
  readonly askedBy: string | null
  readonly statusHash: Uint8Array
  readonly news: 'off' | 'asked'
  readonly confirmHash: string | null
  readonly confirmUntil: Date | null
  readonly spamReasons: readonly string[]
  readonly textHash: string
  readonly onceHash: string | null
  readonly receivedAt: Date
}

/** Keeps a request; false when its one-time token was used before. */
export async function insertRequest(
  sql: Sql,
  { workspace, request }: { workspace: WorkspaceId; request: NewRequest },
): Promise<boolean> {
  const { receivedAt, spamReasons, ...rest } = request
  const at = { receivedAt, createdAt: receivedAt, updatedAt: receivedAt }
  const values: Record<string, unknown> = { ...rest, ...at, userId: workspace, spamReasons: [...spamReasons] }
  const rows = await sql`
    insert into content_requests ${sql(values, ...Object.keys(values))}
    on conflict (once_hash) do nothing returning 1
  `
  return rows.length > 0
}
