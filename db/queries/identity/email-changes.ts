import type { Sql } from '../../client.ts'

/** A change of address that waits for its codes. */
export interface OpenEmailChange {
  readonly id: string
  readonly oldEmail: string
  readonly newEmail: string
  readonly oldCodeHash: Uint8Array
  readonly newCodeHash: Uint8Array
  readonly tries: number
  readonly requestedAt: Date
  readonly expiresAt: Date
}

/** A change of address that was made and may be undone. */
export interface MadeEmailChange {
  readonly id: string
  readonly userId: string
  readonly oldEmail: string
  readonly newEmail: string
  readonly requestedAt: Date
  readonly changedAt: Date
}

/** Keeps a new wish to change an address; one that was open for the same account is replaced. */
export async function insertEmailChange(
  sql: Sql,
  change: Omit<OpenEmailChange, 'tries'> & { readonly userId: string },
): Promise<void> {
  await deleteOpenEmailChange(sql, change)
  await sql`
    insert into email_changes (
      id, user_id, old_email, new_email, old_code_hash, new_code_hash, requested_at, expires_at
    ) values (
      ${change.id}, ${change.userId}, ${change.oldEmail}, ${change.newEmail}, ${change.oldCodeHash},
      ${change.newCodeHash}, ${change.requestedAt}, ${change.expiresAt}
    )
  `
}

/** The change that waits for its codes, or null when there is none or its time is over. */
export async function findOpenEmailChange(
  sql: Sql,
  { userId, now }: { userId: string; now: Date },
): Promise<OpenEmailChange | null> {
  const [row] = await sql<OpenEmailChange[]>`
    select id, old_email, new_email, old_code_hash, new_code_hash, tries, requested_at, expires_at
    from email_changes where user_id = ${userId} and changed_at is null and expires_at > ${now}
  `
  return row ?? null
}

/** The same, held until the transaction ends: of any number of right codes at once the first alone finds it. */
export async function lockOpenEmailChange(
  sql: Sql,
  { userId, now }: { userId: string; now: Date },
): Promise<OpenEmailChange | null> {
  const [row] = await sql<OpenEmailChange[]>`
    select id, old_email, new_email, old_code_hash, new_code_hash, tries, requested_at, expires_at
    from email_changes where user_id = ${userId} and changed_at is null and expires_at > ${now}
    for update
  `
  return row ?? null
}

/** Counts wrong codes; answers the tries so far. The caller holds the row. */
export async function countEmailChangeTry(sql: Sql, { id }: { id: string }): Promise<number> {
  const [row] = await sql<{ tries: number }[]>`
    update email_changes set tries = tries + 1 where id = ${id} returning tries
  `
  return row?.tries ?? 0
}

/** Drops the change that waits for its codes, if there is one. */
export async function deleteOpenEmailChange(sql: Sql, { userId }: { userId: string }): Promise<void> {
  await sql`delete from email_changes where user_id = ${userId} and changed_at is null`
}

/** Records that a change was made, and by which link it is undone until when. */
export async function updateEmailChangeMade(
  sql: Sql,
  change: { id: string; at: Date; undoHash: Uint8Array; undoUntil: Date },
): Promise<void> {
  await sql`
    update email_changes
    set changed_at = ${change.at}, undo_hash = ${change.undoHash}, undo_until = ${change.undoUntil}
    where id = ${change.id}
  `
}

/** The change that a link undoes; null once it is undone, overtaken or too old. */
export async function findMadeEmailChange(
  sql: Sql,
  { undoHash, now }: { undoHash: Uint8Array; now: Date },
): Promise<MadeEmailChange | null> {
  const [row] = await sql<MadeEmailChange[]>`
    select id, user_id, old_email, new_email, requested_at, changed_at from email_changes
    where undo_hash = ${undoHash} and undone_at is null and undo_until > ${now}
  `
  return row ?? null
}

/**
 * Undoes a change, and with it every later one, whose links lead to addresses that whoever made this one chose. Of any
 * number at once exactly one is answered true.
 */
export async function updateEmailChangeUndone(
  sql: Sql,
  { id, userId, changedAt, now }: MadeEmailChange & { now: Date },
): Promise<boolean> {
  const rows = await sql`update email_changes set undone_at = ${now} where id = ${id} and undone_at is null`
  if (rows.count === 0) return false
  await sql`
    update email_changes set undone_at = ${now}
    where user_id = ${userId} and changed_at > ${changedAt} and undone_at is null
  `
  await deleteOpenEmailChange(sql, { userId })
  return true
}

/**
 * Gives an account another address, which its mailbox has shown to be theirs, wherever a copy of it stands: in its profile
 * and in the teams they work in. An invitation of the new address to where they are already is no longer needed. System
 * role only.
 */
export async function updateAccountEmail(
  sql: Sql,
  { id, email }: { id: string; email: string },
): Promise<void> {
  await sql`update accounts set email = ${email} where id = ${id}`
  await sql`update profiles set email = ${email} where id = ${id}`
  await sql`
    delete from team_members t where t.email = ${email} and t.status = 'invited' and (
      t.owner_id = ${id}
      or exists (select from team_members m where m.owner_id = t.owner_id and m.member_id = ${id} and m.status = 'active')
    )
  `
  await sql`
    update team_members t set email = ${email}
    where t.member_id = ${id} and not exists (
      select from team_members o where o.owner_id = t.owner_id and o.email = ${email} and o.id <> t.id
    )
  `
}

/**
 * Takes away whatever lets somebody into an account and was added from an instant on: password, second step, passkeys,
 * Google, API tokens and connected apps. Its older ways in stay.
 */
export async function deleteWaysInSince(
  sql: Sql,
  { userId, since, now }: { userId: string; since: Date; now: Date },
): Promise<void> {
  await sql`update accounts set password_hash = null where id = ${userId} and password_changed_at >= ${since}`
  await sql`delete from identities where user_id = ${userId} and created_at >= ${since}`
  await sql`delete from passkeys where user_id = ${userId} and created_at >= ${since}`
  await sql`
    with gone as (delete from two_factor where user_id = ${userId} and coalesce(confirmed_at, created_at) >= ${since} returning user_id)
    delete from recovery_codes where user_id in (select user_id from gone)
  `
  await sql`
    update api_tokens set revoked_at = ${now}
    where member_id = ${userId} and created_at >= ${since} and revoked_at is null
  `
  await sql`
    update connected_apps set revoked_at = ${now}
    where member_id = ${userId} and created_at >= ${since} and revoked_at is null
  `
}
