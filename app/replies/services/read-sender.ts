import type { WorkspaceContext } from '#app/platform/context.ts'
import { findSender } from '#db/queries/replies/senders.ts'
import { mayChangeSender } from './may-change-sender.ts'

/** The workspace's mail server and whether this person may change it; its user name is shown to them alone. */
export async function readSender(ctx: WorkspaceContext) {
  const { workspace, config } = ctx
  const refusal = mayChangeSender(ctx)
  const sender = await ctx.readInWorkspace(sql => findSender(sql, { workspace }))
  return {
    sender: sender && { ...sender, username: refusal === 'not_allowed' ? '' : sender.username },
    refusal,
    /** Where a mail server of this machine listens, in local use. */
    localHosts: config.smtpAllowPrivate,
  }
}
