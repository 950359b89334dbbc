import type { WorkspaceContext } from '#app/platform/context.ts'
import { listPushBrowsers } from '#db/queries/notifications/push.ts'

/** The browsers in which the person gets messages of this workspace, and what one needs to join; null: not offered. */
export async function readPush(ctx: WorkspaceContext) {
  const { workspace, userId: memberId, config } = ctx
  if (!config.push) return null
  const browsers = await ctx.readInWorkspace(sql => listPushBrowsers(sql, { workspace, memberId }))
  return {
    publicKey: config.push.publicKey,
    browsers: browsers.map(({ id, endpointHash, device, createdAt, succeededAt }) => ({
      id,
      /** By which a browser knows itself: its address says too much. */
      hash: Buffer.from(endpointHash).toString('base64url'),
      device,
      createdAt,
      succeededAt,
    })),
  }
}
