import type { WorkspaceContext } from '#app/platform/context.ts'
import { listKeepers } from '#app/team/services/list-keepers.ts'
import { POST_FORMAT_LABELS, readFormat } from '#core/posts/formats.ts'
import { platformName, readPlatform } from '#core/posts/platforms/platforms.ts'
import type { RequestsAddress } from '#core/requests/address.ts'
import { REQUEST_STATE_LABELS, requestState } from '#core/requests/state.ts'
import { wallTimeOf } from '#core/schedule/wall-time.ts'
import { safeCell } from '#core/shared/sanitise/csv.ts'
import { insertSecurityEvent } from '#db/queries/identity/security-events.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { type ContentRequest, listRequestsForExport } from '#db/queries/requests/content-requests.ts'

type Cell = (request: ContentRequest, ownerOf: (id: string | null) => string) => string

/** The columns of the file, in order: what each is called, and its cell. */
const COLUMNS: Readonly<Record<string, Cell>> = {
  Received: ({ receivedAt }) => receivedAt.toISOString(),
  State: ({ state, postStatus }) => REQUEST_STATE_LABELS[requestState(state, postStatus)],
  About: ({ about }) => about,
  Platform: ({ platform }) => (readPlatform(platform) ? platformName(platform) : ''),
  Format: ({ format }) => POST_FORMAT_LABELS[readFormat(format) || 'post'],
  'Wished for': ({ wishedOn }) => wishedOn ?? '',
  Due: ({ dueOn }) => dueOn ?? '',
  Owner: ({ ownerId }, ownerOf) => ownerOf(ownerId),
  'Asked by': ({ name }) => name,
  Email: ({ email }) => email,
  Notes: ({ notes }) => notes,
  Reason: ({ reason }) => reason,
  Link: ({ link }) => link,
}

/** The filtered requests as pieces of a CSV file, whose cells no spreadsheet runs, or of a JSON array. */
export async function* exportRequests(
  ctx: WorkspaceContext,
  { format, address }: { format: 'csv' | 'json'; address: RequestsAddress },
): AsyncGenerator<string> {
  const { workspace } = ctx
  const { state, ownerId, due } = address
  const today = wallTimeOf(ctx.now(), ctx.timeZone).day
  const { stringify } = await import('csv-stringify/sync')
  const rows = await ctx.inWorkspace(async sql => {
    await insertModuleUsage(sql, {
      userId: workspace,
      moduleName: 'requests',
      actionType: 'requests_exported',
    })
    const data = { actor: ctx.userId, what: 'requests', format }
    await insertSecurityEvent(sql, { userId: workspace, type: 'data_exported', data })
    return listRequestsForExport(sql, { workspace, state, ownerId, due, today })
  })
  const keepers = await listKeepers(ctx)
  const ownerOf = (id: string | null) => keepers.find(keeper => keeper.id === id)?.name ?? ''
  const cells = rows.map(row => Object.values(COLUMNS).map(cell => cell(row, ownerOf)))
  const names = Object.keys(COLUMNS)
  if (format === 'csv') yield `\ufeff${stringify([names, ...cells.map(row => row.map(safeCell))])}`
  else
    yield `${JSON.stringify(
      cells.map(row => Object.fromEntries(row.map((cell, at) => [names[at], cell]))),
      null,
      2,
    )}\n`
}
