import { randomUUID } from 'node:crypto'
import { featureLock } from '#app/billing/services/feature-lock.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { readStoredId } from '#app/platform/read-stored-id.ts'
import { openLinkSecrets } from '#app/platform/secrets/link-secrets.ts'
import { hashSecret } from '#app/platform/secrets/secrets.ts'
import {
  REPORT_LIMITS,
  type ReportDays,
  type ReportEnd,
  type ReportQuestion,
  reportEnd,
} from '#core/analytics/report.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { countOpenReports, insertReportLink } from '#db/queries/analytics/report-links.ts'
import { lockProfile } from '#db/queries/identity/profiles.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { insertOrFindIdempotencyKey, updateIdempotencyResult } from '#db/queries/platform/idempotency.ts'

/** Makes a report with an address of its own, of which only a hash is stored. A repeat with the same key answers like the first. */
export async function createReport(
  ctx: WorkspaceContext,
  input: ReportDays & {
    name: string
    asked: Readonly<Record<ReportQuestion, boolean>>
    note: string
    days: ReportEnd
    idempotencyKey: string
  },
): Promise<Result<{ reportId: string }, 'read_only' | 'not_in_plan' | 'too_many'>> {
  const lock = featureLock(ctx, 'analytics')
  if (lock) return err(lock)
  const { workspace, userId: authorId } = ctx
  const { days, idempotencyKey, ...report } = input
  const now = ctx.now()
  const id = randomUUID()
  const tokenHash = hashSecret((await openLinkSecrets(ctx, 'share')).make(id))
  return ctx.inWorkspace(async sql => {
    await lockProfile(sql, { workspace })
    const key = { scope: authorId, action: 'create_report', key: idempotencyKey }
    const claim = await insertOrFindIdempotencyKey(sql, { ...key, userId: workspace })
    const repeated = claim.first ? null : readStoredId(claim.result)
    if (repeated) return ok({ reportId: repeated })
    if ((await countOpenReports(sql, { workspace, now })) >= REPORT_LIMITS.open) return err('too_many')
    const fields = { ...report, expiresAt: reportEnd(days, now) }
    await insertReportLink(sql, { workspace, id, report: fields, tokenHash, authorId, now })
    await updateIdempotencyResult(sql, { ...key, result: { id } })
    await insertModuleUsage(sql, { userId: workspace, moduleName: 'analytics', actionType: 'report_made' })
    return ok({ reportId: id })
  })
}
