import { randomUUID } from 'node:crypto'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { openLinkSecrets } from '#app/platform/secrets/link-secrets.ts'
import { hashSecret } from '#app/platform/secrets/secrets.ts'
import { type ShareDays, type ShareKind, shareEnd } from '#core/brand/share-link.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { insertShareLink, updateShareLinkRevoked } from '#db/queries/brand/share-links.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'

/** Opens a read-only link to the snapshot or the strategy. When one is open already it stays as it is. */
export async function createShareLink(
  ctx: WorkspaceContext,
  { kind, days }: { kind: ShareKind; days: ShareDays },
): Promise<Result<object, 'read_only'>> {
  if (ctx.access === 'read_only') return err('read_only')
  const { workspace } = ctx
  const now = ctx.now()
  const id = randomUUID()
  const secrets = await openLinkSecrets(ctx, 'share')
  const tokenHash = hashSecret(secrets.make(id))
  return ctx.inWorkspace(async sql => {
    await updateShareLinkRevoked(sql, { workspace, kind, now, onlyExpired: true })
    const expiresAt = shareEnd(days, now)
    if (await insertShareLink(sql, { id, workspace, kind, tokenHash, now, expiresAt })) {
      const moduleName = kind === 'strategy' ? 'strategy' : 'clarify'
      await insertModuleUsage(sql, { userId: workspace, moduleName, actionType: 'link_shared' })
    }
    return ok()
  })
}
