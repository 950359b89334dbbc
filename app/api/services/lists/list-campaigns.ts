import type { WorkspaceContext } from '#app/platform/context.ts'
import { listCampaignRows } from '#db/queries/api/business.ts'
import { readRows, type WantedOf } from './read-rows.ts'

/** Campaigns with their posts counted, the newest first, or the one of an id. */
export function listCampaigns(ctx: WorkspaceContext, wanted: WantedOf<typeof listCampaignRows>) {
  return readRows(ctx, listCampaignRows, wanted)
}
