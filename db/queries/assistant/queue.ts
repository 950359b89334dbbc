import type { Sql, SqlPart, WorkspaceId } from '../../client.ts'

/** What a program proposed, with what it is about as that is now. */
export interface QueuedProposal {
  readonly id: string
  readonly type: string
  readonly arguments: Record<string, unknown>
  /** SHA-256 of type and arguments, hexadecimal. */
  readonly hash: string
  /** The token it came with, and whose that is. */
  readonly madeWith: string
  readonly memberId: string
  readonly createdAt: Date
  readonly expiresAt: Date
  readonly usedAt: Date | null
  readonly declinedAt: Date | null
  readonly wentTo: string | null
  /** The post it is about; null once that is gone. */
  readonly post: {
    readonly id: string
    readonly title: string
    readonly body: string
    readonly variants: unknown
    readonly pictures: number
    /** SHA-256 of its text and pictures. */
    readonly mark: string
  } | null
  /** Where it stands in the planner, for what is to be taken out of it. */
  readonly planned: { readonly at: Date; readonly platform: string } | null
}

interface Found extends Omit<QueuedProposal, 'planned'> {
  readonly plannedAt: Date | null
  readonly plannedPlatform: string | null
}

function columns(sql: Sql) {
  return sql`
    a.id, a.type, a.arguments, encode(a.arguments_hash, 'hex') as hash, a.made_with, a.member_id, a.created_at,
    a.expires_at, a.used_at, a.declined_at, a.went_to,
    case when c.id is null then null else jsonb_build_object(
      'id', c.id, 'title', c.title, 'body', c.body, 'variants', coalesce(c.content_data -> 'variants', '{}'),
      'pictures', (select count(*) from media m where m.user_id = c.user_id and m.post_id = c.id),
      'mark', reviewed_mark(c.user_id, c.id, c.title, c.body, c.content_data)
    ) end as post,
    p.scheduled_for as planned_at, p.platform as planned_platform
    from assistant_proposals a
    left join content_planner p on p.user_id = a.user_id and p.id = (a.arguments ->> 'scheduledPostId')::uuid
    left join content_created c
      on c.user_id = a.user_id and c.id = coalesce((a.arguments ->> 'postId')::uuid, p.content_id)
  `
}

function withPlan({ plannedAt, plannedPlatform, ...found }: Found): QueuedProposal {
  const planned = plannedAt && plannedPlatform ? { at: plannedAt, platform: plannedPlatform } : null
  return { ...found, planned }
}

const isOpen = (sql: Sql, now: Date) =>
  sql`a.made_with is not null and a.used_at is null and a.declined_at is null and a.expires_at > ${now}`

/** What programs proposed and nobody has answered, the oldest first; at most 100. */
export async function listQueuedProposals(
  sql: Sql,
  { workspace, now }: { workspace: WorkspaceId; now: Date },
): Promise<QueuedProposal[]> {
  const rows = await sql<Found[]>`
    select ${columns(sql)} where a.user_id = ${workspace} and ${isOpen(sql, now)}
    order by a.created_at, a.id limit 100
  `
  return rows.map(withPlan)
}

/** How many wait, as a part of a larger statement. */
export function countOfQueued(sql: Sql, { workspace, now }: { workspace: WorkspaceId; now: Date }): SqlPart {
  return sql`
    select count(*)::int as n from assistant_proposals a where a.user_id = ${workspace} and ${isOpen(sql, now)}
  `
}

/** One of them, whatever became of it; null when there is none of this id. */
export async function findQueuedProposal(
  sql: Sql,
  { workspace, id }: { workspace: WorkspaceId; id: string },
): Promise<QueuedProposal | null> {
  const [row] = await sql<Found[]>`
    select ${columns(sql)} where a.user_id = ${workspace} and a.id = ${id} and a.made_with is not null
  `
  return row ? withPlan(row) : null
}

/** The one that a person’s programs have proposed already, word for word, and nobody has answered; null for none. */
export async function findSameQueued(
  sql: Sql,
  input: { workspace: WorkspaceId; memberId: string; hash: Uint8Array; now: Date },
): Promise<{ id: string; expiresAt: Date } | null> {
  const [row] = await sql<{ id: string; expiresAt: Date }[]>`
    select a.id, a.expires_at from assistant_proposals a
    where a.user_id = ${input.workspace} and a.member_id = ${input.memberId} and a.arguments_hash = ${input.hash}
      and ${isOpen(sql, input.now)}
    order by a.created_at limit 1
  `
  return row ?? null
}

/** Declines what nobody has answered; false when somebody has. */
export async function updateProposalDeclined(
  sql: Sql,
  { workspace, id, now }: { workspace: WorkspaceId; id: string; now: Date },
): Promise<boolean> {
  const rows = await sql`
    update assistant_proposals a set declined_at = ${now}
    where a.user_id = ${workspace} and a.id = ${id} and ${isOpen(sql, now)}
    returning a.id
  `
  return rows.length > 0
}
