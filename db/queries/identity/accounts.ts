import type { Sql } from '../../client.ts'

export interface Account {
  readonly id: string
  readonly email: string
  readonly passwordHash: string | null
  readonly fullName: string
  readonly emailConfirmedAt: Date | null
}

/** The account with this normalised e-mail, or null. */
export async function findAccountByEmail(sql: Sql, { email }: { email: string }): Promise<Account | null> {
  const [row] = await sql<Account[]>`
    select id, email, password_hash, full_name, email_confirmed_at from accounts where email = ${email}
  `
  return row ?? null
}

/** The account, or null when it was deleted meanwhile. */
export async function findAccount(sql: Sql, { id }: { id: string }): Promise<Account | null> {
  const [row] = await sql<Account[]>`
    select id, email, password_hash, full_name, email_confirmed_at from accounts where id = ${id}
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
  },
): Promise<string | null> {
  const [row] = await sql<{ id: string }[]>`
    with account as (
      insert into accounts (email, password_hash, full_name, referral_code, terms_accepted_at, password_changed_at)
      values (
        ${account.email}, ${account.passwordHash}, ${account.fullName}, ${account.referralCode},
        ${account.termsAcceptedAt}, ${account.termsAcceptedAt}
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

/** Takes over an account that never proved its mailbox: the newest registration sets name and password. */
export async function updateUnconfirmedAccount(
  sql: Sql,
  account: { id: string; passwordHash: string; fullName: string; termsAcceptedAt: Date },
): Promise<void> {
  await sql`
    with account as (
      update accounts
      set password_hash = ${account.passwordHash}, full_name = ${account.fullName},
        terms_accepted_at = ${account.termsAcceptedAt}, password_changed_at = ${account.termsAcceptedAt}
      where id = ${account.id} and email_confirmed_at is null
      returning id
    )
    update profiles set full_name = ${account.fullName} where id in (select id from account)
  `
}

/** Records that the mailbox was proven. A second time changes nothing. */
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
