import type { ServiceContext } from '#app/platform/context.ts'
import type { NetworkAdapters } from '#app/publishing/integrations/network.ts'
import { findDueTarget, releaseClaim } from '#db/queries/publishing/claims.ts'
import type { AccountClaim } from './account-claim.ts'
import { beginStep } from './begin-step.ts'
import { callNetwork } from './call-network.ts'
import { endStep } from './end-step.ts'
import { layGround } from './lay-ground.ts'
import { readBack } from './read-back.ts'

/**
 * Does everything that is due at one account, one call after another, and lets it go. Ends early when another worker
 * has taken the account. Each target is looked at once.
 */
export async function serveAccount(
  context: ServiceContext,
  adapters: NetworkAdapters,
  claim: AccountClaim,
): Promise<void> {
  const { workspace, connectionId } = claim
  const seen: string[] = []
  for (;;) {
    const now = context.now()
    const targetId = await context.db.inWorkspace(workspace, sql =>
      findDueTarget(sql, { workspace, connectionId, now, skip: seen }),
    )
    if (!targetId) break
    seen.push(targetId)
    const ground = await layGround(context, adapters, { ...claim, targetId })
    const begun = await beginStep(context, adapters, { claim, targetId, ground })
    if (begun === 'taken') return
    for (let call = begun; call !== null; ) {
      const answer = await callNetwork(context, adapters, call)
      call = answer && (await endStep(context, adapters, call, answer))
    }
  }
  while (await readBack(context, adapters, claim));
  await context.db.inWorkspace(workspace, sql => releaseClaim(sql, claim))
}
