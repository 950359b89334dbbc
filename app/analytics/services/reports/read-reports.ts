import type { WorkspaceContext } from '#app/platform/context.ts'
import { openLinkSecrets } from '#app/platform/secrets/link-secrets.ts'
import { reportQuestions, reportState } from '#core/analytics/report.ts'
import { listReportLinks } from '#db/queries/analytics/report-links.ts'

/** Reports that are listed; those that can be read come first. */
const SHOWN = 100

/** The reports of the workspace with their addresses, for whoever may make them; empty for anybody else. */
export async function readReports(ctx: WorkspaceContext) {
  const { workspace } = ctx
  const now = ctx.now()
  const reports = await ctx.readInWorkspace(sql => listReportLinks(sql, { workspace, now, limit: SHOWN }))
  const secrets = await openLinkSecrets(ctx, 'share')
  return reports.map(report => {
    const { id, name, firstDay, lastDay, rollingDays, note, createdAt, expiresAt, revokedAt } = report
    const state = reportState(report, now)
    const secret = state === 'open' ? secrets.find(id, report.tokenHash) : null
    return {
      ...{ id, name, firstDay, lastDay, rollingDays, note, createdAt, expiresAt, revokedAt, state },
      asked: reportQuestions(report),
      /** Null when it can't be read any more, or its key is gone. */
      address: secret === null ? null : `${ctx.config.appUrl}/r/${secret}`,
    }
  })
}

/** Has the workspace made any report? Then they stay readable on a lower plan. */
export async function hasReports(ctx: WorkspaceContext): Promise<boolean> {
  const { workspace } = ctx
  const reports = await ctx.readInWorkspace(sql =>
    listReportLinks(sql, { workspace, now: ctx.now(), limit: 1 }),
  )
  return reports.length > 0
}
