import type { ServiceContext } from '#app/platform/context.ts'
import { updateIsOperator } from '#db/queries/identity/operators.ts'
import { insertSecurityEvent } from '#db/queries/identity/security-events.ts'

/** Lets an account answer tickets in the app, or no longer; false when there is no such account. For the command line. */
export async function setOperator(
  { db }: Pick<ServiceContext, 'db'>,
  { userId, isOperator }: { userId: string; isOperator: boolean },
): Promise<boolean> {
  return db.acrossWorkspaces('support', async sql => {
    if (!(await updateIsOperator(sql, { userId, isOperator }))) return false
    await insertSecurityEvent(sql, { userId, type: 'operator_set', data: { operator: isOperator } })
    return true
  })
}
