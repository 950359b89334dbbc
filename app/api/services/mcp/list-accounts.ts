import type { WorkspaceContext } from '#app/platform/context.ts'
import { listPublishAccounts } from '#db/queries/publishing/publish-accounts.ts'

/** The connected accounts that posts can be published to. */
export async function listAccounts(ctx: WorkspaceContext) {
  const { workspace } = ctx
  const accounts = await ctx.readInWorkspace(sql => listPublishAccounts(sql, { workspace }))
  return accounts.map(({ id, network, handle }) => ({ id, network, handle }))
}
