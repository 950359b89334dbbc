import { tryEndCustomer } from '#app/billing/services/events/end-customer.ts'
import type { ServiceContext } from '#app/platform/context.ts'
import type { JobPayloads } from '#app/platform/jobs/catalog.ts'
import { enqueueMail } from '#app/platform/mail/enqueue-mail.ts'
import { SealError, seal, unseal } from '#app/platform/secrets/seal.ts'
import type { Caller } from '#core/identity/account/caller.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { asWorkspaceId, type Sql, type WorkspaceId } from '#db/client.ts'
import { findBillingCustomer } from '#db/queries/billing/customers.ts'
import { listAuditHeads } from '#db/queries/identity/audit.ts'
import { deleteAccount as deleteRows } from '#db/queries/identity/delete-account.ts'
import { insertSecurityEvent } from '#db/queries/identity/security-events.ts'
import { insertOutboxJob } from '#db/queries/platform/outbox.ts'
import { listSealedConnections } from '#db/queries/publishing/connections.ts'

/**
 * Deletes an account for good. Its subscription is ended at Stripe first, with its customer; when Stripe does not answer,
 * the deletion does not wait: a job written in the same transaction ends it as soon as Stripe does. So do jobs that end
 * the tokens of its connected accounts at their servers. `withReceipt` mails the address that it had, at last. Its audit
 * trail goes with it. What is left is one line of the security log that names the id and nobody behind it, with the hash
 * that the trail ended on, against which a copy that was exported before can be checked.
 */
export async function deleteAccount(
  context: ServiceContext,
  { userId, caller, withReceipt = false }: { userId: string; caller?: Caller; withReceipt?: boolean },
): Promise<Result<{ billing: 'none' | 'ended' | 'queued' }, 'not_found'>> {
  const { db } = context
  const workspace = asWorkspaceId(userId)
  const customer = await db.inWorkspace(workspace, sql => findBillingCustomer(sql, { workspace }))
  const billing = customer === null ? 'none' : (await tryEndCustomer(context, customer)) ? 'ended' : 'queued'
  return db.acrossWorkspaces('account', async sql => {
    const [head] = await listAuditHeads(sql, { chains: [userId] })
    const left = await listLeftTokens(context, sql, workspace)
    const gone = await deleteRows(sql, { id: userId, now: context.now() })
    if (!gone) return err('not_found')
    if (withReceipt)
      await enqueueMail(context, sql, {
        to: gone.email,
        template: 'account-deleted',
        props: { at: context.now().toISOString(), isBillingQueued: billing === 'queued' },
      })
    for (const payload of left) await insertOutboxJob(sql, { queue: 'publishing.end-tokens', payload })
    if (customer && billing === 'queued') {
      const payload = { stripeCustomerId: customer.stripeCustomerId }
      await insertOutboxJob(sql, { queue: 'billing.end-customer', payload })
    }
    await insertSecurityEvent(sql, {
      userId: null,
      type: 'account_deleted',
      caller,
      data: { account: userId, billing, trail: head ? Buffer.from(head.hash).toString('hex') : '' },
    })
    return ok({ billing })
  })
}

/** What lets us post to the connected accounts of a workspace, sealed anew for the jobs that give it back. */
async function listLeftTokens(
  { config }: Pick<ServiceContext, 'config'>,
  sql: Sql,
  workspace: WorkspaceId,
): Promise<JobPayloads['publishing.end-tokens'][]> {
  const accounts = await listSealedConnections(sql, { workspace })
  return accounts.flatMap(({ id, network, server, accountId, sealedTokens }) => {
    try {
      const tokens = unseal(sealedTokens, config.encryptionKey, 'connection-tokens', id)
      const sealed = seal(tokens, config.encryptionKey, 'left-tokens').toString('base64')
      return [{ workspace, network, server, accountId, sealed }]
    } catch (error) {
      // What does not open cannot be given back, and must not keep anybody from leaving.
      if (error instanceof SealError) return []
      throw error
    }
  })
}
