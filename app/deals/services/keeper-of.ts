import type { Sql, WorkspaceId } from '#db/client.ts'
import { findIsMember } from '#db/queries/team/members.ts'

/**
 * Who shall look after a deal, as it is stored: a member of the workspace; null for its owner, and for whoever has left
 * or never was there.
 */
export async function keeperOf(
  sql: Sql,
  { workspace, keeperId }: { workspace: WorkspaceId; keeperId: string | null },
): Promise<string | null> {
  if (keeperId === null || keeperId === workspace) return null
  return (await findIsMember(sql, { workspace, memberId: keeperId })) ? keeperId : null
}
