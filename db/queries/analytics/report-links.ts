import type { ReportQuestion } from '#core/analytics/report.ts'
import type { Sql, WorkspaceId } from '../../client.ts'
import { boolean, day, instant, nullable, type RowOf, rowShape, smallint, text, uuid } from '../../row.ts'

export const reportLinkShape = rowShape('report_links', {
  id: uuid,
  name: text(),
  firstDay: nullable(day),
  lastDay: nullable(day),
  rollingDays: nullable(smallint),
  asksShowedUp: boolean,
  asksSounded: boolean,
  asksActed: boolean,
  asksPaid: boolean,
  note: text(),
  createdAt: instant,
  expiresAt: nullable(instant),
  revokedAt: nullable(instant),
})

export type ReportLink = RowOf<typeof reportLinkShape>

interface OfReport {
  readonly workspace: WorkspaceId
  readonly id: string
}

/** Adds a report. */
export async function insertReportLink(
  sql: Sql,
  input: OfReport & {
    report: Pick<ReportLink, 'name' | 'firstDay' | 'lastDay' | 'rollingDays' | 'note' | 'expiresAt'> & {
      readonly asked: Readonly<Record<ReportQuestion, boolean>>
    }
    tokenHash: Uint8Array
    authorId: string
    now: Date
  },
): Promise<void> {
  const { id, workspace, tokenHash, authorId, now } = input
  const { name, firstDay, lastDay, rollingDays, note, expiresAt, asked } = input.report
  await sql`
    insert into report_links (
      id, user_id, name, first_day, last_day, rolling_days, asks_showed_up, asks_sounded, asks_acted, asks_paid, note,
      token_hash, author_id, created_at, expires_at
    ) values (
      ${id}, ${workspace}, ${name}, ${firstDay}, ${lastDay}, ${rollingDays}, ${asked.showedUp}, ${asked.sounded},
      ${asked.acted}, ${asked.paid}, ${note}, ${tokenHash}, ${authorId}, ${now}, ${expiresAt}
    )
  `
}

/** How many reports can be read now. */
export async function countOpenReports(
  sql: Sql,
  { workspace, now }: { workspace: WorkspaceId; now: Date },
): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*) as count from report_links
    where user_id = ${workspace} and revoked_at is null and (expires_at is null or expires_at > ${now})
  `
  return row?.count ?? 0
}

/** The reports of a workspace, those that can be read first, then the newest; `limit` at most. */
export async function listReportLinks(
  sql: Sql,
  { workspace, now, limit }: { workspace: WorkspaceId; now: Date; limit: number },
): Promise<(ReportLink & { readonly tokenHash: Uint8Array })[]> {
  return sql<(ReportLink & { readonly tokenHash: Uint8Array })[]>`
    select ${sql(reportLinkShape.names)}, token_hash from report_links where user_id = ${workspace}
    order by revoked_at is null and (expires_at is null or expires_at > ${now}) desc, created_at desc, id limit ${limit}
  `
}

/** A report by its id; null when there is none, or for whoever may not see it. */
export async function findReportLink(sql: Sql, { workspace, id }: OfReport): Promise<ReportLink | null> {
  const [row] = await sql<ReportLink[]>`
    select ${sql(reportLinkShape.names)} from report_links where user_id = ${workspace} and id = ${id}
  `
  return row ?? null
}

/** The report behind the hash of an address, in whichever workspace, whatever became of it; null when there never was one. System role only. */
export async function findReportByHash(
  sql: Sql,
  { tokenHash }: { tokenHash: Uint8Array },
): Promise<(ReportLink & { readonly userId: string }) | null> {
  const [row] = await sql<(ReportLink & { readonly userId: string })[]>`
    select ${sql(reportLinkShape.names)}, user_id from report_links where token_hash = ${tokenHash}
  `
  return row ?? null
}

/** Turns a report off, once; the first time counts. True when it is there. */
export async function updateReportRevoked(
  sql: Sql,
  { workspace, id, now }: OfReport & { now: Date },
): Promise<boolean> {
  const rows = await sql`
    update report_links set revoked_at = coalesce(revoked_at, ${now}) where user_id = ${workspace} and id = ${id}
  `
  return rows.count > 0
}
