import type { WorkspaceContext } from '#app/platform/context.ts'
import { safeCell } from '#core/shared/sanitise/csv.ts'
import { isUuid } from '#db/client.ts'
import { insertSecurityEvent } from '#db/queries/identity/security-events.ts'
import { findLeadForm } from '#db/queries/lead-forms/forms.ts'
import { type ListedSubmission, listSubmissionsForExport } from '#db/queries/lead-forms/submissions.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'

/** Rows read in one go, so that memory stays flat however many there are. */
const BATCH = 500

const COLUMNS: readonly (readonly [string, (row: ListedSubmission) => string])[] = [
  ['Received', row => row.receivedAt.toISOString()],
  ['State', row => row.state],
  ['Name', row => row.name],
  ['Email', row => row.email],
  ['Answers', row => row.answers.map(({ label, answer }) => `${label}: ${answer}`).join('\n')],
  ['Result', row => row.outcome?.title ?? ''],
  ['Points', row => String(row.outcome?.points ?? '')],
  ['Agreed to', row => row.consentWording],
  ['Confirmed', row => row.confirmedAt?.toISOString() ?? ''],
  ['Platform', row => row.network],
  ['Story', row => row.story ?? ''],
  ['Sent by', row => row.door],
  ['Taken for spam because', row => row.spamReasons.join(', ')],
]

/** What came in by a form, spam too, as pieces of a CSV file or of a JSON array; null when there is no such form. */
export async function exportSubmissions(
  ctx: WorkspaceContext,
  { formId, format }: { formId: string; format: 'csv' | 'json' },
): Promise<AsyncGenerator<string> | null> {
  const { workspace } = ctx
  if (!isUuid(formId)) return null
  const form = await ctx.inWorkspace(async sql => {
    const found = await findLeadForm(sql, { workspace, id: formId })
    if (!found) return null
    await insertModuleUsage(sql, { userId: workspace, moduleName: 'lead_forms', actionType: 'form_exported' })
    const data = { actor: ctx.userId, what: 'form', format }
    await insertSecurityEvent(sql, { userId: workspace, type: 'data_exported', data })
    return found
  })
  return form && pieces(ctx, formId, format)
}

async function* pieces(
  ctx: WorkspaceContext,
  formId: string,
  format: 'csv' | 'json',
): AsyncGenerator<string> {
  const { workspace } = ctx
  yield format === 'csv' ? `\ufeff${lineOf(COLUMNS.map(([name]) => name))}` : '['
  let after: string | null = null
  let isFirst = true
  for (;;) {
    const from: string | null = after
    const rows: ListedSubmission[] = await ctx.inWorkspace(sql =>
      listSubmissionsForExport(sql, { workspace, formId, after: from, limit: BATCH }),
    )
    for (const row of rows) {
      if (format === 'csv') yield lineOf(COLUMNS.map(([, cell]) => cell(row)))
      else yield `${isFirst ? '\n' : ',\n'}${JSON.stringify(row)}`
      isFirst = false
    }
    after = rows.at(-1)?.id ?? null
    if (rows.length < BATCH) break
  }
  if (format === 'json') yield '\n]\n'
}

/** A line of CSV: every cell in quotes, none that a spreadsheet would run. */
function lineOf(cells: readonly string[]): string {
  return `${cells.map(cell => `"${safeCell(cell).replaceAll('"', '""')}"`).join(',')}\r\n`
}
