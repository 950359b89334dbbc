import type { GivenRole } from '#core/team/roles.ts'
import type { Sql, WorkspaceId } from '../../client.ts'
import { takeRemovedRow } from '../platform/removed-rows.ts'

/** A member who can still be brought back. */
export interface RemovedMember {
  readonly id: string
  readonly name: string
  readonly role: GivenRole
}

/**
 * Takes a member's place away and keeps a copy of it for a day, with which texts were theirs, for `insertRemovedMember`.
 * Call it before the texts are handed over. False when there is no such member. System role only.
 */
export async function deleteMemberKeepingCopy(
  sql: Sql,
  given: { workspace: WorkspaceId; id: string; name: string; now: Date },
): Promise<boolean> {
  const { workspace, id, name, now } = given
  const rows = await sql`
    with kept as (
      insert into removed_rows (user_id, kind, id, data, removed_at)
      select t.owner_id, 'member', t.id, jsonb_build_object(
        'row', to_jsonb(t),
        'name', ${name}::text,
        'posts', (
          select coalesce(jsonb_agg(c.id), '[]') from content_created c
          where c.user_id = t.owner_id and c.author_id = t.member_id
        ),
        'stories', (
          select coalesce(jsonb_agg(s.id), '[]') from stories s
          where s.user_id = t.owner_id and s.author_id = t.member_id
        )
      ), ${now}
      from team_members t where t.id = ${id} and t.owner_id = ${workspace} and t.member_id is not null
      on conflict (user_id, kind, id) do update set data = excluded.data, removed_at = excluded.removed_at
      returning id
    )
    delete from team_members where owner_id = ${workspace} and id in (select id from kept)
  `
  return rows.count === 1
}

/** A member who was removed after `since` and still has an account; null when there is none. System role only. */
export async function findRemovedMember(
  sql: Sql,
  { workspace, id, since }: { workspace: WorkspaceId; id: string; since: Date },
): Promise<RemovedMember | null> {
  const [row] = await sql<RemovedMember[]>`
    select id, data ->> 'name' as name, data -> 'row' ->> 'role' as role from removed_rows
    where user_id = ${workspace} and kind = 'member' and id = ${id} and removed_at > ${since}
      and exists (select from accounts a where a.id = (data -> 'row' ->> 'member_id')::uuid)
  `
  return row ?? null
}

/** What became of putting a member back. */
export type MemberPutBack =
  | { readonly memberId: string; readonly email: string }
  /** Meanwhile this address, or this account, has a place or an invitation here. */
  | 'already_there'
  | 'not_found'

/**
 * Gives a removed member their place back as it was, with their role, their turn among the seats, and those of their
 * texts that nobody but the owner has taken over. Lock the profile and look for a seat first. System role only.
 */
export async function insertRemovedMember(
  sql: Sql,
  { workspace, id }: { workspace: WorkspaceId; id: string },
): Promise<MemberPutBack> {
  const copy = await takeRemovedRow(sql, { workspace, kind: 'member', id })
  if (copy === null) return 'not_found'
  const [row] = await sql<{ memberId: string; email: string }[]>`
    insert into team_members (id, owner_id, member_id, email, role, status, invited_by, invited_at, joined_at, created_at)
    select t.id, t.owner_id, t.member_id, t.email, t.role, 'active',
      (select a.id from accounts a where a.id = t.invited_by), t.invited_at, t.joined_at, t.created_at
    from jsonb_populate_record(null::team_members, ${copy}::text::jsonb -> 'row') t
    on conflict do nothing
    returning member_id, email
  `
  if (!row) return 'already_there'
  for (const [table, list] of [
    ['content_created', 'posts'],
    ['stories', 'stories'],
  ] as const)
    await sql`
      update ${sql(table)} set author_id = ${row.memberId}
      where user_id = ${workspace} and author_id = ${workspace} and id in (
        select value::uuid from jsonb_array_elements_text(${copy}::text::jsonb -> ${list}::text)
      )
    `
  return row
}
