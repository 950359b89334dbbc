import type { ShareKind } from '#core/brand/sharing/share-link.ts'
import { asWorkspaceId, type WorkspaceId } from '#db/client.ts'
import { findShareLinkByHash } from '#db/queries/brand/share-links.ts'
import type { ServiceContext } from '../../context.ts'
import { hashSecret } from '../../identity/secrets/hash-secret.ts'

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
