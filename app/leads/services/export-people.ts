import type { WorkspaceContext } from '#app/platform/context.ts'
import { safeCell } from '#core/shared/sanitise/csv.ts'
import { insertSecurityEvent } from '#db/queries/identity/security-events.ts'
import { type LeadFilter, type LeadForExport, listLeadsForExport } from '#db/queries/leads/list-leads.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'

/** People read in one go, so that memory stays flat however many there are. */
const BATCH = 500

/** The columns of the file, in order; an import reads the first seven. */
const COLUMNS: readonly (readonly [string, (person: LeadForExport) => string])[] = [
  ['Name', person => person.name],
  ['Email', person => person.email],
  ['Phone', person => person.phone],
  ['Company', person => person.company],
  ['Tags', person => person.tags.join(', ')],
  ['Notes', person => person.notes],
  ['How they found you', person => person.toldText],
  ['First source', person => person.firstSource],
  ['First platform', person => person.firstNetwork],
  ['First story', person => person.firstStory ?? ''],
  ['First seen', person => person.firstAt.toISOString()],
  ['Last active', person => person.activeAt.toISOString()],
  ['Added', person => person.createdAt.toISOString()],
]

/** The people that fit, as pieces of a CSV file (whose cells no spreadsheet runs) or of a JSON array. */
export async function* exportPeople(
  ctx: WorkspaceContext,
  { format, filter }: { format: 'csv' | 'json'; filter: Omit<LeadFilter, 'workspace'> },
): AsyncGenerator<string> {
  const { workspace } = ctx
  await ctx.inWorkspace(async sql => {
    await insertModuleUsage(sql, { userId: workspace, moduleName: 'sales', actionType: 'people_exported' })
    await insertSecurityEvent(sql, {
      userId: workspace,
      type: 'data_exported',
      data: { actor: ctx.userId, what: 'people', format },
    })
  })
  yield format === 'csv' ? `\ufeff${lineOf(COLUMNS.map(([name]) => name))}` : '['
  let after: string | null = null
  let isFirst = true
  for (;;) {
    const from: string | null = after
    const people: LeadForExport[] = await ctx.inWorkspace(sql =>
      listLeadsForExport(sql, { filter: { workspace, ...filter }, after: from, limit: BATCH }),
    )
    for (const person of people) {
      if (format === 'csv') yield lineOf(COLUMNS.map(([, cell]) => cell(person)))
      else yield `${isFirst ? '\n' : ',\n'}${JSON.stringify(person)}`
      isFirst = false
    }
    after = people.at(-1)?.id ?? null
    if (people.length < BATCH) break
  }
  if (format === 'json') yield '\n]\n'
}

/** A line of CSV: every cell in quotes, none that a spreadsheet would run. */
function lineOf(cells: readonly string[]): string {
  return `${cells.map(cell => `"${safeCell(cell).replaceAll('"', '""')}"`).join(',')}\r\n`
}
