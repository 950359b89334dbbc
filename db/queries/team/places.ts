import type { Sql } from '../../client.ts'
import type { SessionRow } from '../identity/sessions.ts'

/** Where somebody acts when they ask for a workspace, with the plan and their places. */
export type PlaceRow = Pick<SessionRow, 'workspaceId' | 'workspaceTimeZone' | 'memberships' | 'subscription'>

/**
 * What somebody is in a workspace; in their own when they are no member of it any more. Null for an unknown person.
 * Identity role.
 */
export async function findPlace(
  sql: Sql,
  { userId, workspace }: { userId: string; workspace: string },
): Promise<PlaceRow | null> {
  const [row] = await sql<PlaceRow[]>`
    select workspace_id, workspace_time_zone, memberships, subscription from read_place(${userId}, ${workspace})
  `
  return row ?? null
}
