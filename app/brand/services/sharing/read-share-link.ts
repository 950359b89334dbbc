import type { WorkspaceContext } from '#app/platform/context.ts'
import type { ShareKind } from '#core/brand/share-link.ts'
import { findShareLink } from '#db/queries/brand/share-links.ts'
import { shareToken } from './share-token.ts'

/** An open link as its maker sees it. */
export interface OpenShareLink {
  /** The whole address. */
  readonly address: string
  readonly createdAt: Date
  /** Null: until it is revoked. */
  readonly expiresAt: Date | null
}

/** The open link to a thing of this workspace, or null. */
export async function readShareLink(
  ctx: WorkspaceContext,
  { kind }: { kind: ShareKind },
): Promise<OpenShareLink | null> {
  const { workspace } = ctx
  const link = await ctx.inWorkspace(sql => findShareLink(sql, { workspace, kind, now: ctx.now() }))
  if (!link) return null
  const address = `${ctx.config.appUrl}/shared/${shareToken(ctx, link.id)}`
  return { address, createdAt: link.createdAt, expiresAt: link.expiresAt }
}
