import { randomUUID } from 'node:crypto'
import { asWorkspaceId, type Connection, type WorkspaceId } from '#db/client.ts'

export interface TestAccount {
  readonly id: string
  readonly workspace: WorkspaceId
  readonly email: string
}

/** An account with its profile, e-mail confirmed; no password unless a hash is given. */
export async function createTestAccount(
  db: Pick<Connection, 'transaction'>,
  input: {
    email?: string
    fullName?: string
    passwordHash?: string
    tier?: 'creator' | 'pro' | 'collective'
  } = {},
): Promise<TestAccount> {
  const id = randomUUID()
  const email = input.email ?? `${id}@example.test`
  const fullName = input.fullName ?? 'Ada Lovelace'
  const tier = input.tier ?? 'creator'
  await db.transaction(async sql => {
    await sql`
      insert into accounts (id, email, full_name, password_hash, email_confirmed_at)
      values (${id}, ${email}, ${fullName}, ${input.passwordHash ?? null}, now())
    `
    await sql`
      insert into profiles (id, email, full_name, subscription_tier, subscription_status)
      values (${id}, ${email}, ${fullName}, ${tier}, 'active')
    `
  })
  return { id, workspace: asWorkspaceId(id), email }
}
