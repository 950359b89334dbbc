import type { WorkspaceContext } from '#app/platform/context.ts'
import { isUuid } from '#db/client.ts'
import { findReportLink } from '#db/queries/analytics/report-links.ts'
import { type ReportView, readReportView } from './read-report-view.ts'

/** A report of the workspace as it is now, whatever became of its link; null when there is none, or it may not be seen. */
export async function readOwnReport(
  ctx: WorkspaceContext,
  { id }: { id: string },
): Promise<ReportView | null> {
  if (!isUuid(id)) return null
  const { workspace } = ctx
  const report = await ctx.readInWorkspace(sql => findReportLink(sql, { workspace, id }))
  return report && readReportView(ctx, report)
}
