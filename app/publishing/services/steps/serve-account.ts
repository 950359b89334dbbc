import { setTimeout } from 'node:timers/promises'
import type { ServiceContext } from '#app/platform/context.ts'
import type { NetworkAdapters } from '#app/publishing/integrations/network.ts'
import { findDueTarget, releaseClaim } from '#db/queries/publishing/claims.ts'
import type { AccountClaim } from './account-claim.ts'
import { beginStep } from './begin-step.ts'
import { callNetwork } from './call-network.ts'
import { endStep } from './end-step.ts'
import { layGround } from './lay-ground.ts'
import { readBack } from './read-back.ts'

/** Milliseconds that a network may ask for and is waited for at once; longer pauses end with the next run. */
const SHORT_WAIT_MS = 5000
const MOST_WAITS = 6

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
    for (let waits = 0; ; waits++) {
      const waitMs = await serveTarget(context, adapters, { claim, targetId })
      if (waitMs === 'taken') return
      // What is ready in a moment does not have to wait for the next run.
      if (waitMs === null || waitMs > SHORT_WAIT_MS || waits === MOST_WAITS) break
      await setTimeout(waitMs)
    }
  }
  while (await readBack(context, adapters, claim));
  await context.db.inWorkspace(workspace, sql => releaseClaim(sql, claim))
}

/**
 * Makes one call after another about a target for as long as one follows from the other. Answers the milliseconds after
 * which the network wants to be asked again for what comes before the post; null when it does not.
 */
async function serveTarget(
  context: ServiceContext,
  adapters: NetworkAdapters,
  { claim, targetId }: { claim: AccountClaim; targetId: string },
): Promise<number | 'taken' | null> {
  const ground = await layGround(context, adapters, { ...claim, targetId })
  const begun = await beginStep(context, adapters, { claim, targetId, ground })
  if (begun === 'taken') return begun
  let waitMs: number | null = null
  for (let call = begun; call !== null; ) {
    const answer = await callNetwork(context, adapters, call)
    waitMs = answer?.kind === 'working' ? answer.waitMs : null
    call = answer && (await endStep(context, adapters, call, answer))
  }
  return waitMs
}
