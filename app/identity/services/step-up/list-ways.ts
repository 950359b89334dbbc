import type { ServiceContext } from '#app/platform/context.ts'
import { findAccount } from '#db/queries/identity/accounts.ts'
import { listPasskeys } from '#db/queries/identity/passkeys.ts'
import { findTwoFactor } from '#db/queries/identity/second-factor.ts'

/** How somebody who is signed in can show that it is them. A mailed link is for those who have no secret of their own. */
export interface WaysToVerify {
  readonly password: boolean
  readonly code: boolean
  readonly passkey: boolean
  readonly link: boolean
}

/** The ways that are open to an account. There is always one. */
export async function listWays(
  context: ServiceContext,
  { userId }: { userId: string },
): Promise<WaysToVerify> {
  const { sql } = context.db.unscoped
  const [account, factor, passkeys] = await Promise.all([
    findAccount(sql, { id: userId }),
    findTwoFactor(sql, { userId }),
    listPasskeys(sql, { userId }),
  ])
  const password = account?.passwordHash != null
  const code = factor?.confirmedAt != null
  return { password, code, passkey: passkeys.length > 0, link: !password && !code }
}
