import type { SecretPair } from '#app/config.server.ts'
import { newTotpSecret } from '#app/identity/integrations/totp.ts'
import { hashPassword } from '#app/identity/services/passwords/hash-password.ts'
import { seal } from '#app/platform/secrets/seal.ts'
import type { AdminDatabase } from '#db/admin.ts'

export const PASSWORD = 'Hearthstone9'

/** Somebody with a password and an authenticator. */
export interface TwoStepPerson {
  readonly email: string
  /** The authenticator's secret, base32. */
  readonly secret: string
}

/** People who sign in with a password and an authenticator, sealed with the current secret. */
export async function makeTwoStepPeople(
  db: AdminDatabase,
  { count, secrets }: { count: number; secrets: SecretPair },
): Promise<TwoStepPerson[]> {
  const passwordHash = await hashPassword(PASSWORD)
  const people = Array.from({ length: count }, (_, n) => ({
    id: crypto.randomUUID(),
    email: `two-step-${n}@example.test`,
    secret: newTotpSecret(),
  }))
  await db.transaction(async sql => {
    await sql`insert into accounts ${sql(
      people.map(({ id, email }) => ({
        id,
        email,
        fullName: 'Ada Lovelace',
        passwordHash,
        emailConfirmedAt: new Date(),
      })),
    )}`
    await sql`insert into profiles ${sql(people.map(({ id, email }) => ({ id, email, fullName: 'Ada Lovelace' })))}`
    await sql`insert into two_factor ${sql(
      people.map(({ id, secret }) => ({
        userId: id,
        sealedSecret: seal(secret, secrets, 'two-factor', id),
        confirmedAt: new Date(),
      })),
    )}`
  })
  return people
}
