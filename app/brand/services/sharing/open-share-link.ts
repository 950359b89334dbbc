import type { ServiceContext } from '#app/platform/context.ts'
import { hashSecret } from '#app/platform/secrets/secrets.ts'
import type { ShareKind } from '#core/brand/share-link.ts'
import { asWorkspaceId, type WorkspaceId } from '#db/client.ts'
import { findShareLinkByHash } from '#db/queries/brand/share-links.ts'

const TOKEN = /^[\w-]{43}$/

/** What the holder of a link may read: one kind of thing in one workspace. Null when it is revoked, over or unknown. */
export async function openShareLink(
  context: ServiceContext,
  token: string,
): Promise<{ workspace: WorkspaceId; kind: ShareKind } | null> {
  if (!TOKEN.test(token)) return null
  const link = await findShareLinkByHash(context.db.sql, { tokenHash: hashSecret(token), now: context.now() })
  return link ? { workspace: asWorkspaceId(link.userId), kind: link.kind } : null
}
