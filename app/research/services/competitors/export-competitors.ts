import type { WorkspaceContext } from '#app/platform/context.ts'
import { safeCell } from '#core/shared/sanitise/csv.ts'
import { insertSecurityEvent } from '#db/queries/identity/security-events.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { type CompetitorListItem, listCompetitors } from '#db/queries/research/competitors.ts'

/** The columns of the file, in order: what each is called, and its cell. */
const COLUMNS: Readonly<Record<string, (competitor: CompetitorListItem) => string>> = {
  Name: competitor => competitor.name,
  Website: competitor => competitor.site,
  Promise: competitor => competitor.promise,
  Price: competitor => competitor.price,
  Strengths: competitor => competitor.strengths,
  Gaps: competitor => competitor.gaps,
  'Our answer': competitor => competitor.ourAnswer,
  Sources: competitor => String(competitor.sources),
  Evidence: competitor => String(competitor.evidence),
  Archived: competitor => competitor.archivedAt?.toISOString().slice(0, 10) ?? '',
}

/** All competitors as a CSV file (whose cells no spreadsheet runs) or as JSON. */
export async function* exportCompetitors(
  ctx: WorkspaceContext,
  { format }: { format: 'csv' | 'json' },
): AsyncGenerator<string> {
  const { workspace } = ctx
  const { stringify } = await import('csv-stringify/sync')
  const competitors = await ctx.inWorkspace(async sql => {
    await insertModuleUsage(sql, {
      userId: workspace,
      moduleName: 'research',
      actionType: 'competitors_exported',
    })
    await insertSecurityEvent(sql, {
      userId: workspace,
      type: 'data_exported',
      data: { actor: ctx.userId, what: 'competitors', format },
    })
    return listCompetitors(sql, { workspace, since: new Date(0) })
  })
  if (format === 'json') yield `${JSON.stringify(competitors, null, 2)}\n`
  else {
    const cells = competitors.map(competitor =>
      Object.values(COLUMNS).map(cell => safeCell(cell(competitor))),
    )
    // The mark in front tells Excel that the file is UTF-8.
    yield `\ufeff${stringify([Object.keys(COLUMNS), ...cells])}`
  }
}
