import type { ServiceContext } from '#app/platform/context.ts'
import { findIsOperator } from '#db/queries/identity/operators.ts'

/** Is this account an operator's? Only the command line makes one. */
export async function isOperator(
  { db }: Pick<ServiceContext, 'db'>,
  { userId }: { userId: string },
): Promise<boolean> {
  return findIsOperator(db.unscoped.sql, { userId })
}
