import type { Sql } from '../../client.ts'

/** The account that a provider's subject opens, or null. The subject alone counts: addresses change hands. */
export async function findIdentity(
  sql: Sql,
  { provider, subject }: { provider: 'google'; subject: string },
): Promise<{ userId: string } | null> {
  const [row] = await sql<{ userId: string }[]>`
    select user_id from identities where provider = ${provider} and subject = ${subject}
  `
  return row ?? null
}

/** Lets a provider's subject open an account. Once there it never moves to another account. */
export async function insertIdentity(
  sql: Sql,
  identity: { userId: string; provider: 'google'; subject: string; email: string },
): Promise<boolean> {
  const rows = await sql`
    insert into identities (user_id, provider, subject, email)
    values (${identity.userId}, ${identity.provider}, ${identity.subject}, ${identity.email})
    on conflict (provider, subject) do nothing
  `
  return rows.count === 1
}

/** Whether an account can be opened through a provider. */
export async function existsIdentity(sql: Sql, { userId }: { userId: string }): Promise<boolean> {
  const [row] = await sql`select 1 from identities where user_id = ${userId} limit 1`
  return row !== undefined
}
