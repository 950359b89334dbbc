import { createHash, randomBytes } from 'node:crypto'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { seal } from '#app/platform/secrets/seal.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { upsertFeed } from '#db/queries/schedule/settings.ts'

const TOKEN_BYTES = 24

/**
 * Gives the calendar feed a new secret address, or switches it off; an earlier address stops at once. The secret is
 * found by its hash and kept sealed, so that the page can show it again.
 */
export async function renewFeed(
  ctx: WorkspaceContext,
  { isOn }: { isOn: boolean },
): Promise<Result<object, 'read_only'>> {
  if (ctx.access === 'read_only' && isOn) return err('read_only')
  const { workspace } = ctx
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  const feed = isOn
    ? {
        hash: createHash('sha256').update(token).digest(),
        sealed: seal(token, ctx.config.encryptionKey, 'planner-feed'),
      }
    : null
  return ctx.inWorkspace(async sql => {
    await upsertFeed(sql, { workspace, feed })
    await insertModuleUsage(sql, {
      userId: workspace,
      moduleName: 'content',
      actionType: isOn ? 'feed_renewed' : 'feed_stopped',
    })
    return ok()
  })
}
