import { setTimeout } from 'node:timers/promises'
import type { ServiceContext } from '#app/platform/context.ts'
import type { NetworkAdapters } from '#app/publishing/integrations/network.ts'
import { findDueTarget, releaseClaim } from '#db/queries/publishing/claims.ts'
import type { AccountClaim } from './account-claim.ts'
import { beginStep } from './begin-step.ts'
import { callNetwork } from './call-network.ts'
import { endStep } from './end-step.ts'
import { type Ground, layGround } from './lay-ground.ts'
import { readBack } from './read-back.ts'

/** Milliseconds that a network may ask for and is waited for at once; longer pauses end with the next run. */
const SHORT_WAIT_MS = 5000
const MOST_WAITS = 6

/** A text by itself: there is nothing to find out about it. */
const BARE: Ground = { maxCharacters: null, files: [], pictures: [] }

interface Due {
  readonly claim: AccountClaim
  readonly targetId: string
  readonly needsGround: boolean
}

/**
 * Does everything that is due at one account, one call after another, and lets it go. Ends early when another worker
 * has taken the account. Each target is looked at once. Throws at the end when one could not be served.
 */
export async function serveAccount(
  context: ServiceContext,
  adapters: NetworkAdapters,
  claim: AccountClaim,
): Promise<void> {
  const { workspace, connectionId } = claim
  const seen: string[] = []
  const failures: unknown[] = []
  for (;;) {
    const now = context.now()
    const due = await context.db.inWorkspace(workspace, sql =>
      findDueTarget(sql, { workspace, connectionId, now, skip: seen }),
    )
    if (!due) break
    const { id: targetId, needsGround } = due
    seen.push(targetId)
    try {
      if ((await serveUntilItRests(context, adapters, { claim, targetId, needsGround })) === 'taken') return
    } catch (error) {
      // One post that cannot be served must not keep the others of its account from going out.
      failures.push(error)
    }
  }
  while (await readBack(context, adapters, claim));
  await context.db.inWorkspace(workspace, sql => releaseClaim(sql, claim))
  if (failures.length > 0) throw failures[0]
}

/** Serves a target, and again where it is ready in a moment: that does not have to wait for the next run. */
async function serveUntilItRests(
  context: ServiceContext,
  adapters: NetworkAdapters,
  of: Due,
): Promise<'taken' | null> {
  for (let waits = 0; waits <= MOST_WAITS; waits++) {
    const waitMs = await serveTarget(context, adapters, of)
    if (waitMs === 'taken') return waitMs
    if (waitMs === null || waitMs > SHORT_WAIT_MS) return null
    await setTimeout(waitMs)
  }
  return null
}

/**
 * Makes one call after another about a target for as long as one follows from the other. Answers the milliseconds after
 * which the network wants to be asked again for what comes before the post; null when it does not.
 */
async function serveTarget(
  context: ServiceContext,
  adapters: NetworkAdapters,
  { claim, targetId, needsGround }: Due,
): Promise<number | 'taken' | null> {
  const ground = needsGround ? await layGround(context, adapters, { ...claim, targetId }) : BARE
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
