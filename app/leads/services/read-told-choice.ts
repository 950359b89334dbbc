import type { WorkspaceContext } from '#app/platform/context.ts'
import { readStoryChoices } from '#app/stories/services/read-story-choices.ts'
import { isUuid } from '#db/client.ts'
import { findLead } from '#db/queries/leads/leads.ts'

/** Somebody with a page of the stories they may have been told; null when there is nobody of that id to change. */
export async function readToldChoice(
  ctx: WorkspaceContext,
  { id, ...asked }: { id: string; search: string; page: number },
) {
  if (!isUuid(id)) return null
  const { workspace } = ctx
  const [lead, stories] = await Promise.all([
    ctx.readInWorkspace(sql => findLead(sql, { workspace, id })),
    readStoryChoices(ctx, asked),
  ])
  if (!lead || lead.mergedInto) return null
  const { name, email, toldText, toldStoryId } = lead
  return { lead: { id, name, email, toldText, toldStoryId }, stories }
}
