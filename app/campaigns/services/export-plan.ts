import type { WorkspaceContext } from '#app/platform/context.ts'
import { PIECE_ROLE_TEXTS } from '#core/campaigns/recipes.ts'
import { POST_STATUS_LABELS } from '#core/posts/status.ts'
import { minuteText } from '#core/schedule/wall-time.ts'
import { safeCell } from '#core/shared/sanitise/csv.ts'
import { isUuid } from '#db/client.ts'
import { type Campaign, findCampaign } from '#db/queries/campaigns/campaigns.ts'
import { listPieces, type PieceWithPost } from '#db/queries/campaigns/pieces.ts'
import { insertSecurityEvent } from '#db/queries/identity/security-events.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'

const COLUMNS: readonly (readonly [string, (piece: PieceWithPost) => string])[] = [
  ['Day', piece => piece.dueOn],
  ['Time', piece => minuteText(piece.dueMinute)],
  ['Part', piece => PIECE_ROLE_TEXTS[piece.role].label],
  ['Channel', piece => piece.platform],
  ['Title', piece => piece.title],
  ['For', piece => piece.brief],
  ['Story', piece => piece.storyTitle ?? ''],
  ['Status', piece => (piece.status ? POST_STATUS_LABELS[piece.status] : 'Not written')],
  ['Scheduled', piece => piece.scheduledFor?.toISOString() ?? ''],
  ['Cost in pence', piece => String(piece.costPence)],
]

/** The plan of a campaign as a CSV file (whose cells no spreadsheet runs) or as JSON; null when there is none of that id. */
export async function exportPlan(
  ctx: WorkspaceContext,
  { id, format }: { id: string; format: 'csv' | 'json' },
): Promise<AsyncGenerator<string> | null> {
  if (!isUuid(id)) return null
  const { workspace } = ctx
  const found = await ctx.inWorkspace(async sql => {
    const campaign = await findCampaign(sql, { workspace, id })
    if (!campaign) return null
    const pieces = await listPieces(sql, { workspace, campaignId: id })
    await insertModuleUsage(sql, { userId: workspace, moduleName: 'campaigns', actionType: 'plan_exported' })
    await insertSecurityEvent(sql, {
      userId: workspace,
      type: 'data_exported',
      data: { actor: ctx.userId, what: 'campaign', format },
    })
    return { campaign, pieces }
  })
  if (!found) return null
  return format === 'json' ? jsonOf(found) : csvOf(found.pieces)
}

async function* jsonOf(found: {
  campaign: Campaign
  pieces: readonly PieceWithPost[]
}): AsyncGenerator<string> {
  yield `${JSON.stringify(found, null, 2)}\n`
}

async function* csvOf(pieces: readonly PieceWithPost[]): AsyncGenerator<string> {
  yield `\ufeff${lineOf(COLUMNS.map(([name]) => name))}`
  for (const piece of pieces) yield lineOf(COLUMNS.map(([, read]) => read(piece)))
}

/** A line of CSV: every cell in quotes, none that a spreadsheet would run. */
function lineOf(cells: readonly string[]): string {
  return `${cells.map(cell => `"${safeCell(cell).replaceAll('"', '""')}"`).join(',')}\r\n`
}
