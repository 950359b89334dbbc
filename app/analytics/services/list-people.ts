import type { WorkspaceContext } from '#app/platform/context.ts'
import { listMemberNames } from '#app/team/services/list-member-names.ts'
import type { Grouping } from '#core/analytics/numbers.ts'

/**
 * What members are called, by id, where numbers are divided by them; nobody where by anything else. To be asked for before
 * the transaction that counts: their names are in their own workspaces.
 */
export async function listPeople(
  ctx: WorkspaceContext,
  by: Grouping | null,
): Promise<ReadonlyMap<string, string>> {
  return by === 'person' ? await listMemberNames(ctx) : new Map()
}
