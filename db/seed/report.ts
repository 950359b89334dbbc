import { addDays } from '#core/shared/time.ts'
import type { Sql, WorkspaceId } from '../client.ts'
import { insertReportLink } from '../queries/analytics/report-links.ts'
import { seededIds } from './random.ts'

/** The report that an example client reads: thirty days up to today, without pounds; `tokenHash` makes its address. */
export async function seedReport(
  sql: Sql,
  input: { workspace: WorkspaceId; now: Date; tokenHash: (id: string) => Uint8Array },
): Promise<void> {
  const { workspace, now, tokenHash } = input
  const id = seededIds(`report:${workspace}`)()
  await insertReportLink(sql, {
    workspace,
    id,
    report: {
      name: 'The last month, for our partner shop (example)',
      ...{ firstDay: null, lastDay: null, rollingDays: 30 },
      note: 'How our posts did in the last 30 days. The page is up to date whenever you open it.',
      expiresAt: addDays(now, 90),
      asked: { showedUp: true, sounded: true, acted: true, paid: false },
    },
    tokenHash: tokenHash(id),
    authorId: workspace,
    now: addDays(now, -6),
  })
}
