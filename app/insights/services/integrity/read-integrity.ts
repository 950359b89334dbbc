import type { WorkspaceContext } from '#app/platform/context.ts'
import { checkIntegrity } from '#core/insights/integrity/check-integrity.ts'
import type { IntegrityReport } from '#core/insights/integrity/report.ts'
import { findIntegrityRow } from '#db/queries/insights/integrity.ts'
import { reportCache } from './report-cache.ts'

/** How healthy the workspace's data is; a report is good for ten minutes unless a fresh one is asked for. */
export async function readIntegrity(
  ctx: WorkspaceContext,
  { fresh = false }: { fresh?: boolean } = {},
): Promise<IntegrityReport> {
  const { workspace } = ctx
  const now = ctx.now()
  const cached = fresh ? null : reportCache().find(workspace, now)
  if (cached) return cached
  const row = await ctx.db.acrossWorkspaces('insights', sql => findIntegrityRow(sql, { id: workspace, now }))
  const report = checkIntegrity({
    userId: workspace,
    profile: row?.profile ?? null,
    clarify: row?.clarify ?? null,
    counted: row?.counted,
    now,
  })
  reportCache().keep(workspace, report)
  return report
}
