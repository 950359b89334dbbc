import type { WorkspaceContext } from '#app/platform/context.ts'
import type { ShareKind } from '#core/brand/share-link.ts'
import { updateShareLinkRevoked } from '#db/queries/brand/share-links.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'

/** Ends the open link at once: whoever follows it finds nothing. Allowed on every plan. True when there was one. */
export async function revokeShareLink(
  ctx: WorkspaceContext,
  { kind }: { kind: ShareKind },
): Promise<boolean> {
  const { workspace } = ctx
  return ctx.inWorkspace(async sql => {
    const wasOpen = await updateShareLinkRevoked(sql, { workspace, kind, now: ctx.now() })
    const moduleName = kind === 'strategy' ? 'strategy' : 'clarify'
    if (wasOpen) await insertModuleUsage(sql, { userId: workspace, moduleName, actionType: 'link_revoked' })
    return wasOpen
  })
}
