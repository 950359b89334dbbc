import type { WorkspaceContext } from '#app/platform/context.ts'
import { type PlannedNumbers, planNumbers } from '#core/analytics/networks/plan-import.ts'
import type { PlatformId } from '#core/posts/platforms/platforms.ts'
import type { Sql } from '#db/client.ts'
import { listImportedNumbers } from '#db/queries/analytics/number-imports.ts'
import type { ReadNumbers } from './read-file-of-platform.ts'

/** What a file that was read comes to beside the numbers that are there. */
export async function planFile(
  ctx: WorkspaceContext,
  sql: Sql,
  { network, read }: { network: PlatformId; read: ReadNumbers },
): Promise<Omit<ReadNumbers, 'matched'> & { planned: readonly PlannedNumbers[] }> {
  const { matched, ...rest } = read
  const postIds = matched.map(({ postId }) => postId)
  const imported = await listImportedNumbers(sql, { workspace: ctx.workspace, network, postIds })
  return { ...rest, planned: planNumbers(matched, imported) }
}
