import type { ServiceContext } from '#app/platform/context.ts'
import { enqueueMail } from '#app/platform/mail/enqueue-mail.ts'
import type { ConnectedAccount } from '#app/publishing/integrations/network.ts'
import { NETWORK_NAMES } from '#core/publishing/networks.ts'
import type { Sql, WorkspaceId } from '#db/client.ts'
import { findProfile } from '#db/queries/identity/profiles.ts'
import { updateNeedsReconnecting } from '#db/queries/publishing/claims.ts'

/** Notes that a network no longer lets us post to an account, and tells the workspace's owner, the first time only. */
export async function losePermission(
  sql: Sql,
  input: {
    context: ServiceContext
    workspace: WorkspaceId
    account: ConnectedAccount
    scheduledPostId: string
  },
): Promise<void> {
  const { context, workspace, account, scheduledPostId } = input
  const network = NETWORK_NAMES[account.network]
  const reason = `${network} no longer lets us post to this account.`
  if (!(await updateNeedsReconnecting(sql, { workspace, connectionId: account.id, reason }))) return
  const owner = await findProfile(sql, { workspace })
  if (!owner?.email) return
  await enqueueMail(context, sql, {
    to: owner.email,
    template: 'connection-lost',
    props: {
      network,
      handle: account.handle,
      url: `${context.config.appUrl}/app/content/planned/${scheduledPostId}`,
    },
  })
}
