import type { WorkspaceContext } from '#app/platform/context.ts'
import { isUuid } from '#db/client.ts'
import { findLeadFile, type LeadFile } from '#db/queries/leads/files.ts'

/** A file of a person with what is in it; null when there is none. */
export async function openFile(
  ctx: WorkspaceContext,
  { personId: leadId, fileId: id }: { personId: string; fileId: string },
): Promise<(LeadFile & { content: Uint8Array }) | null> {
  if (!isUuid(leadId) || !isUuid(id)) return null
  const { workspace } = ctx
  return ctx.inWorkspace(sql => findLeadFile(sql, { workspace, leadId, id }))
}
