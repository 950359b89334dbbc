import type { Sql } from '../../client.ts'

/** Keeps which release's news a person has seen. Identity role: it is the person's, wherever they act. */
export async function updateNewsRead(
  sql: Sql,
  { userId, version }: { userId: string; version: string },
): Promise<void> {
  await sql`update accounts set news_read = ${version} where id = ${userId} and news_read <> ${version}`
}
