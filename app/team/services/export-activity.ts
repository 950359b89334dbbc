import type { WorkspaceContext } from '#app/platform/context.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { safeCell } from '#core/shared/sanitise/csv.ts'
import { ACTIVITY_PARTS, type ActivityWanted } from '#core/team/activity-address.ts'
import { roleMay } from '#core/team/roles.ts'
import { insertSecurityEvent } from '#db/queries/identity/security-events.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { type ActivityRow, listActivity } from '#db/queries/team/activity.ts'

/** Lines read in one go, so that memory stays flat however many there are. */
const BATCH = 500

const COLUMNS = ['When', 'Who', 'What', 'Page', 'Action'] as const

export interface ActivityExport {
  readonly format: 'csv' | 'json'
  readonly wanted: Pick<ActivityWanted, 'memberId' | 'part'>
  /** The words of a line, as the page has them. */
  readonly say: (row: ActivityRow) => { readonly who: string; readonly what: string }
}

/**
 * The filtered activity log, newest first, as pieces of a CSV file (whose cells no spreadsheet runs) or of a JSON array;
 * for those who see the log. What is done while it is read is not in it.
 */
export async function exportActivity(
  ctx: WorkspaceContext,
  request: ActivityExport,
): Promise<Result<{ pieces: AsyncGenerator<string> }, 'not_allowed'>> {
  if (!roleMay(ctx.role, 'comment')) return err('not_allowed')
  const { workspace } = ctx
  await ctx.inWorkspace(async sql => {
    await insertModuleUsage(sql, { userId: workspace, moduleName: 'team', actionType: 'activity_exported' })
    await insertSecurityEvent(sql, {
      userId: workspace,
      type: 'data_exported',
      data: { actor: ctx.userId, what: 'activity', format: request.format },
    })
  })
  return ok({ pieces: piecesOf(ctx, request) })
}

async function* piecesOf(ctx: WorkspaceContext, { format, wanted: filter, say }: ActivityExport) {
  const { stringify } = await import('csv-stringify/sync')
  const { memberId, part } = filter
  const read = (from: ActivityWanted['from']) =>
    ctx.db.acrossWorkspaces('team', sql =>
      listActivity(sql, {
        workspace: ctx.workspace,
        from,
        memberId,
        modules: part ? ACTIVITY_PARTS[part] : null,
        limit: BATCH,
      }),
    )
  // The mark in front tells Excel that the file is UTF-8.
  yield format === 'csv' ? `\ufeff${stringify([[...COLUMNS]])}` : '['
  let from: ActivityWanted['from'] = null
  do {
    const rows: ActivityRow[] = await read(from)
    const lines = rows.map(row => ({
      at: row.at.toISOString(),
      ...say(row),
      room: row.module,
      deed: row.action,
    }))
    if (format === 'csv')
      yield stringify(lines.map(({ at, who, what, room, deed }) => [at, who, what, room, deed].map(safeCell)))
    else if (lines.length > 0)
      yield `${from === null ? '' : ','}\n${lines.map(line => JSON.stringify(line)).join(',\n')}`
    from = rows.length === BATCH ? (rows.at(-1) ?? null) : null
  } while (from)
  if (format === 'json') yield '\n]\n'
}
