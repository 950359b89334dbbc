import type { Sql } from '../../client.ts'

export interface Account {
  readonly id: string
  readonly email: string
  readonly passwordHash: string | null
  readonly fullName: string
  readonly emailConfirmedAt: Date | null
  /** Hash of the mark of the browser that set the password before the mailbox was verified; null when unknown. */
  readonly registrationBrowser: Uint8Array | null
  readonly passwordChangedAt: Date | null
  /** Null before the first time. */
  readonly lastSignedInAt: Date | null
}

/** The account with this normalised e-mail, or null. */
export async function findAccountByEmail(sql: Sql, { email }: { email: string }): Promise<Account | null> {
  const [row] = await sql<Account[]>`
    select id, email, password_hash, full_name, email_confirmed_at, registration_browser, password_changed_at,
      last_signed_in_at
    from accounts where email = ${email}
  `
  return row ?? null
}

/** The account, or null when it was deleted meanwhile. */
export async function findAccount(sql: Sql, { id }: { id: string }): Promise<Account | null> {
  const [row] = await sql<Account[]>`
    select id, email, password_hash, full_name, email_confirmed_at, registration_browser, password_changed_at,
      last_signed_in_at
    from accounts where id = ${id}
  `
  return row ?? null
}

/** The same, held until the transaction ends, so that two ways in cannot both decide about it. */
export async function lockAccountByEmail(sql: Sql, { email }: { email: string }): Promise<Account | null> {
  const [row] = await sql<Account[]>`
    select id, email, password_hash, full_name, email_confirmed_at, registration_browser, password_changed_at,
      last_signed_in_at
    from accounts where email = ${email} for update
  `
  return row ?? null
}

/** The same by id. */
export async function lockAccount(sql: Sql, { id }: { id: string }): Promise<Account | null> {
  const [row] = await sql<Account[]>`
    select id, email, password_hash, full_name, email_confirmed_at, registration_browser, password_changed_at,
      last_signed_in_at
    from accounts where id = ${id} for update
  `
  return row ?? null
}

/**
 * Creates an account with its profile and its onboarding row. Answers null when the e-mail is taken, which two
 * sign-ups at the same moment can only learn here.
 */
export async function insertAccount(
  sql: Sql,
  account: {
    email: string
    passwordHash: string | null
    fullName: string
    referralCode: string | null
    termsAcceptedAt: Date
    registrationBrowser?: Uint8Array | null
    /** Set when the way in has verified the mailbox itself. */
    emailConfirmedAt?: Date | null
  },
): Promise<string | null> {
  const [row] = await sql<{ id: string }[]>`
    with account as (
      insert into accounts (
        email, password_hash, full_name, referral_code, terms_accepted_at, password_changed_at,
        registration_browser, email_confirmed_at
      )
      values (
        ${account.email}, ${account.passwordHash}, ${account.fullName}, ${account.referralCode},
        ${account.termsAcceptedAt}, ${account.passwordHash === null ? null : account.termsAcceptedAt},
        ${account.registrationBrowser ?? null}, ${account.emailConfirmedAt ?? null}
      )
      on conflict (email) do nothing
      returning id
    ),
    profile as (
      insert into profiles (id, full_name, email) select id, ${account.fullName}, ${account.email} from account
    ),
    onboarding as (
      insert into user_onboarding_status (user_id) select id from account
    )
    select id from account
  `
  return row?.id ?? null
}

/** Takes over an account that never verified its mailbox: the newest registration sets name and password. */
export async function updateUnconfirmedAccount(
  sql: Sql,
  account: {
    id: string
    passwordHash: string
    fullName: string
    termsAcceptedAt: Date
    registrationBrowser: Uint8Array
  },
): Promise<void> {
  await sql`
    with account as (
      update accounts
      set password_hash = ${account.passwordHash}, full_name = ${account.fullName},
        terms_accepted_at = ${account.termsAcceptedAt}, password_changed_at = ${account.termsAcceptedAt},
        registration_browser = ${account.registrationBrowser}
      where id = ${account.id} and email_confirmed_at is null
      returning id
    )
    update profiles set full_name = ${account.fullName} where id in (select id from account)
  `
}

/**
 * What the first verification of a mailbox takes away from an account that never had one: its password, its other ways in and
 * its sessions, because whoever made them may not be whoever reads the mail.
 */
export async function updateUnprovenAccount(sql: Sql, { id }: { id: string }): Promise<void> {
  await sql`
    with gone as (delete from identities where user_id = ${id}),
      keys as (delete from passkeys where user_id = ${id}),
      codes as (delete from two_factor where user_id = ${id}),
      spare as (delete from recovery_codes where user_id = ${id}),
      open as (delete from sessions where user_id = ${id})
    update accounts set password_hash = null, registration_browser = null
    where id = ${id} and email_confirmed_at is null
  `
}

/** Records that the mailbox was verified. A second time changes nothing. */
export async function updateEmailConfirmed(sql: Sql, { id, at }: { id: string; at: Date }): Promise<void> {
  await sql`update accounts set email_confirmed_at = ${at} where id = ${id} and email_confirmed_at is null`
}

/** Records a sign-in. */
export async function updateLastSignedIn(sql: Sql, { id, at }: { id: string; at: Date }): Promise<void> {
  await sql`update accounts set last_signed_in_at = ${at} where id = ${id}`
}

/** Sets a new password. */
export async function updatePasswordHash(
  sql: Sql,
  account: { id: string; passwordHash: string; at: Date },
): Promise<void> {
  await sql`
    update accounts set password_hash = ${account.passwordHash}, password_changed_at = ${account.at}
    where id = ${account.id}
  `
}
