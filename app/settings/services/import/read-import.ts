import type { WorkspaceContext } from '#app/platform/context.ts'
import type { WhyLeft } from '#core/settings/imports.ts'
import { findNewestImport, type ImportEntry } from '#db/queries/settings/imports.ts'
import { NOT_IMPORTED } from '#db/queries/settings/not-imported.ts'

/** The newest file that was sent, as its owner sees it. */
export interface ImportView {
  readonly newest: ImportEntry | null
  /** Why something never comes along, each reason once. */
  readonly whyLeft: readonly WhyLeft[]
}

/** The newest file that was sent, and what never comes along; null for anybody but the owner. */
export async function readImport(ctx: WorkspaceContext): Promise<ImportView | null> {
  const { workspace } = ctx
  if (ctx.role !== 'owner') return null
  const newest = await ctx.readInWorkspace(sql => findNewestImport(sql, { workspace }))
  return { newest, whyLeft: [...new Set(Object.values(NOT_IMPORTED))] }
}
