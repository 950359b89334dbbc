import type { WorkspaceContext } from '#app/platform/context.ts'
import { openLinkSecrets } from '#app/platform/secrets/link-secrets.ts'
import type { ShareKind } from '#core/brand/share-link.ts'
import { findShareLink } from '#db/queries/brand/share-links.ts'

/** An open link as its maker sees it. */
export interface OpenShareLink {
  /** The whole address; null when it cannot be made again, because its key is gone. */
  readonly address: string | null
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
  const link = await ctx.readInWorkspace(sql => findShareLink(sql, { workspace, kind, now: ctx.now() }))
  if (!link) return null
  const secret = (await openLinkSecrets(ctx, 'share')).find(link.id, link.tokenHash)
  const address = secret === null ? null : `${ctx.config.appUrl}/shared/${secret}`
  return { address, createdAt: link.createdAt, expiresAt: link.expiresAt }
}
