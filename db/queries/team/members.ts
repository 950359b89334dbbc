import type { GivenRole } from '#core/team/roles.ts'
import type { Sql, WorkspaceId } from '../../client.ts'

/** A place in a workspace: taken, or offered. */
export interface TeamRow {
  readonly id: string
  /** Null until the invitation is accepted. */
  readonly memberId: string | null
  readonly email: string
  /** '' while nobody has joined. */
  readonly name: string
  readonly role: GivenRole
  readonly status: 'invited' | 'active'
  readonly invitedAt: Date
  readonly joinedAt: Date | null
}

/** Everybody who has joined, the longest first, then who is invited; bounded by what a plan can hold. System role only. */
export async function listTeam(sql: Sql, { workspace }: { workspace: WorkspaceId }): Promise<TeamRow[]> {
  return sql<TeamRow[]>`
    select t.id, t.member_id, t.email, coalesce(p.full_name, '') as name, t.role, t.status, t.invited_at, t.joined_at
    from team_members t left join profiles p on p.id = t.member_id
    where t.owner_id = ${workspace} and t.status in ('invited', 'active')
    order by t.status, t.joined_at, t.invited_at, t.id
    limit 100
  `
}

/** Whether somebody is a member of the workspace now; its owner is none. */
export async function findIsMember(
  sql: Sql,
  { workspace, memberId }: { workspace: WorkspaceId; memberId: string },
): Promise<boolean> {
  const rows = await sql`
    select from team_members where owner_id = ${workspace} and member_id = ${memberId} and status = 'active'
  `
  return rows.count > 0
}

/** One place of this workspace, locked; null when there is none of that name. System role only. */
export async function lockTeamRow(
  sql: Sql,
  { workspace, id }: { workspace: WorkspaceId; id: string },
): Promise<TeamRow | null> {
  const [row] = await sql<TeamRow[]>`
    select t.id, t.member_id, t.email, coalesce((select full_name from profiles where id = t.member_id), '') as name,
      t.role, t.status, t.invited_at, t.joined_at
    from team_members t
    where t.owner_id = ${workspace} and t.id = ${id} and t.status in ('invited', 'active')
    for update of t
  `
  return row ?? null
}

/** The place somebody has in a workspace, locked; null when they have none. System role only. */
export async function lockMembership(
  sql: Sql,
  { workspace, memberId }: { workspace: string; memberId: string },
): Promise<{ id: string; role: GivenRole } | null> {
  const [row] = await sql<{ id: string; role: GivenRole }[]>`
    select id, role from team_members
    where owner_id = ${workspace} and member_id = ${memberId} and status = 'active' for update
  `
  return row ?? null
}

/** Seats that are taken: the owner's and members'. An invitation takes none before it is accepted. */
export async function countSeats(sql: Sql, { workspace }: { workspace: string }): Promise<number> {
  const [row] = await sql<{ n: number }[]>`
    select count(*)::integer as n from team_members where owner_id = ${workspace} and status = 'active'
  `
  return 1 + (row?.n ?? 0)
}

/** Invitations that are open: sent after an instant and not answered. */
export async function countOpenInvitations(
  sql: Sql,
  { workspace, since }: { workspace: string; since: Date },
): Promise<number> {
  const [row] = await sql<{ n: number }[]>`
    select count(*)::integer as n from team_members
    where owner_id = ${workspace} and status = 'invited' and invited_at > ${since}
  `
  return row?.n ?? 0
}

/** Gives a place another role. */
export async function updateTeamRole(sql: Sql, { id, role }: { id: string; role: GivenRole }): Promise<void> {
  await sql`update team_members set role = ${role} where id = ${id}`
}

/** Takes a place away, or an invitation back. */
export async function deleteTeamRow(sql: Sql, { id }: { id: string }): Promise<void> {
  await sql`delete from team_members where id = ${id}`
}

/**
 * What somebody wrote and has not finished goes to the owner, who can then go on with it; answers the ids of the pieces,
 * by table. System role only.
 */
export async function updateAuthor(
  sql: Sql,
  { workspace, from }: { workspace: WorkspaceId; from: string },
): Promise<{ table: string; ids: string[] }[]> {
  return sql<{ table: string; ids: string[] }[]>`
    with written_posts as (
      update content_created set author_id = ${workspace} where user_id = ${workspace} and author_id = ${from}
      returning id
    ), written_stories as (
      update stories set author_id = ${workspace} where user_id = ${workspace} and author_id = ${from}
      returning id
    )
    select 'content_created' as table, array(select id from written_posts) as ids
    union all
    select 'stories', array(select id from written_stories)
  `
}

/** Who wrote a story or a post; null when it is not there. `authorId` is null for what is older than teams. */
export async function findAuthor(
  sql: Sql,
  { workspace, kind, id }: { workspace: WorkspaceId; kind: 'story' | 'post'; id: string },
): Promise<{ authorId: string | null } | null> {
  const table = kind === 'story' ? sql`stories` : sql`content_created`
  const [row] = await sql<{ authorId: string | null }[]>`
    select author_id from ${table} where id = ${id} and user_id = ${workspace}
  `
  return row ?? null
}

/** The workspaces of others in which somebody has a place now. System role only. */
export async function listPlacesElsewhere(sql: Sql, { memberId }: { memberId: string }): Promise<string[]> {
  const rows = await sql<{ ownerId: string }[]>`
    select owner_id from team_members where member_id = ${memberId} and status = 'active' order by owner_id
  `
  return rows.map(({ ownerId }) => ownerId)
}
