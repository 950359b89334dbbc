import { featureLock } from '#app/billing/services/feature-lock.ts'
import { accessInForce, tierInForce } from '#app/billing/services/subscription-facts.ts'
import { makeWorkspaceContext, type ServiceContext } from '#app/platform/context.ts'
import { hashSecret } from '#app/platform/secrets/secrets.ts'
import { reportState } from '#core/analytics/report.ts'
import { asWorkspaceId } from '#db/client.ts'
import { findReportByHash } from '#db/queries/analytics/report-links.ts'
import { findSubscription } from '#db/queries/billing/subscriptions.ts'
import { findProfile } from '#db/queries/identity/profiles.ts'
import { type ReportView, readReportView } from './read-report-view.ts'

const TOKEN = /^[\w-]{43}$/

/** What a report's link leads to: the report, that it is over, or that its founder's plan has no Analytics just now. */
export type PublicReport =
  | { readonly state: 'open'; readonly view: ReportView }
  | { readonly state: 'over' | 'not_available' }

/** The report behind a link, counted as of now; looking changes and counts nothing. Null when there never was one. */
export async function readPublicReport(context: ServiceContext, token: string): Promise<PublicReport | null> {
  if (!TOKEN.test(token)) return null
  const report = await context.db.acrossWorkspaces('share link', sql =>
    findReportByHash(sql, { tokenHash: hashSecret(token) }),
  )
  if (!report) return null
  const now = context.now()
  if (reportState(report, now) !== 'open') return { state: 'over' }
  const workspace = asWorkspaceId(report.userId)
  const [plan, profile] = await context.db.inWorkspace(workspace, sql =>
    Promise.all([findSubscription(sql, { workspace }), findProfile(sql, { workspace })]),
  )
  const [tier, access] = [tierInForce(plan, now), accessInForce(plan, now)]
  if (!profile || featureLock({ tier, access }, 'analytics')) return { state: 'not_available' }
  const { timeZone } = profile
  // As its maker: an editor saw these numbers, and chose which of them are shown.
  const owner = { userId: report.userId, workspace, role: 'owner' as const, tier, access, timeZone }
  return { state: 'open', view: await readReportView(makeWorkspaceContext(context, owner), report) }
}
