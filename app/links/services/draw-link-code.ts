import { drawCode } from '#app/links/integrations/draw-code.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { linkAddress } from '#core/links/in-text.ts'
import { isUuid } from '#db/client.ts'
import { findLink } from '#db/queries/links/one-link.ts'

/** A link as a QR code for print or slides; null when there is no such link, or when it was deleted. */
export async function drawLinkCode(
  ctx: WorkspaceContext,
  { id, format }: { id: string; format: 'svg' | 'png' },
): Promise<{ filename: string; mime: string; bytes: Uint8Array<ArrayBuffer> } | null> {
  if (!isUuid(id)) return null
  const link = await ctx.inWorkspace(sql => findLink(sql, { workspace: ctx.workspace, id }))
  if (!link || link.deletedAt) return null
  const bytes = await drawCode(linkAddress(ctx.config.appUrl, link.slug), format)
  return { filename: `${link.slug}.${format}`, mime: format === 'svg' ? 'image/svg+xml' : 'image/png', bytes }
}
