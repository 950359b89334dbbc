import type { WorkspaceContext } from '#app/platform/context.ts'
import { listErasures } from '#db/queries/leads/erasures.ts'
import { addressHashes } from './address-hashes.ts'

/** Deletions on one page. */
const PAGE_SIZE = 50

/** People who were deleted on request, the newest first; of one address where `email` is not ''. */
export async function readErasures(ctx: WorkspaceContext, { email, page }: { email: string; page: number }) {
  const { workspace } = ctx
  const hashes = email === '' ? undefined : addressHashes(ctx, { workspace, email })
  const rows = await ctx.readInWorkspace(sql =>
    listErasures(sql, {
      workspace,
      ...(hashes && { hashes }),
      limit: PAGE_SIZE + 1,
      offset: (page - 1) * PAGE_SIZE,
    }),
  )
  return { erasures: rows.slice(0, PAGE_SIZE), hasOlder: rows.length > PAGE_SIZE, page, email }
}
