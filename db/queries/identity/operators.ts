import type { Sql } from '../../client.ts'

/** Is an account an operator's? System role or `app_identity` only. */
export async function findIsOperator(sql: Sql, { userId }: { userId: string }): Promise<boolean> {
  const rows = await sql`select from accounts where id = ${userId} and role = 'admin'`
  return rows.count === 1
}

/** Makes an account an operator's, or takes that back; false when there is no such account. System role only. */
export async function updateIsOperator(
  sql: Sql,
  { userId, isOperator }: { userId: string; isOperator: boolean },
): Promise<boolean> {
  const rows = await sql`update accounts set role = ${isOperator ? 'admin' : 'user'} where id = ${userId}`
  return rows.count === 1
}
