import type { ServiceContext } from '#app/platform/context.ts'
import type { NetworkAdapters } from '#app/publishing/integrations/network.ts'
import { advanceTarget, nextStep } from '#core/publishing/progress.ts'
import { SENDING_MS } from '#core/publishing/timing.ts'
import { addMs } from '#core/shared/time.ts'
import { insertAttempt } from '#db/queries/publishing/attempts.ts'
import { extendClaim } from '#db/queries/publishing/claims.ts'
import { lockTarget } from '#db/queries/publishing/targets.ts'
import { findScheduledPost } from '#db/queries/schedule/scheduled-posts.ts'
import type { AccountClaim } from './account-claim.ts'
import { frozenOf } from './frozen-of.ts'
import { openAccount } from './open-account.ts'
import { type NetworkCall, startSend } from './start-send.ts'
import { waitForQuietEnd } from './wait-for-quiet-end.ts'
import { writeChange } from './write-change.ts'

/**
 * Decides what is to be done with a target and writes that down, in one transaction that is over before anything is
 * called: a worker that dies later leaves a note of what it was about to do. Null when there is nothing to call;
 * `taken` when another worker serves the account.
 */
export async function beginStep(
  context: ServiceContext,
  adapters: NetworkAdapters,
  input: AccountClaim & { targetId: string },
): Promise<NetworkCall | 'taken' | null> {
  const { workspace, targetId } = input
  return context.db.inWorkspace(workspace, async sql => {
    const now = context.now()
    if (!(await extendClaim(sql, { ...input, until: addMs(now, SENDING_MS) }))) return 'taken'
    const target = await lockTarget(sql, { workspace, id: targetId })
    const scheduledPost =
      target && (await findScheduledPost(sql, { workspace, id: target.scheduledPostId, lock: true }))
    if (!target || !scheduledPost?.scheduledFor) return null
    const progress = { ...target, dueAt: scheduledPost.scheduledFor }
    const step = nextStep(progress, now)
    if (step === 'send') {
      if (await waitForQuietEnd(sql, { workspace, targetId, now })) return null
      const started = { kind: 'send_started' } as const
      return startSend(sql, { context, adapters, workspace, target, scheduledPost, event: started, now })
    }
    if (step === 'expire' || step === 'lose') {
      const change = advanceTarget(progress, { kind: step === 'lose' ? 'unknown' : 'expired' }, now)
      if (change) await writeChange(sql, { workspace, target, scheduledPost, change, now })
      return null
    }
    const frozen = frozenOf(target)
    if (step === 'wait' || !frozen) return null
    const account = await openAccount(sql, { context, adapters, workspace, id: target.connectionId })
    if (!account) {
      const change = advanceTarget(progress, { kind: 'cannot_tell', retryAfterMs: null }, now)
      if (change) await writeChange(sql, { workspace, target, scheduledPost, change, now })
      return null
    }
    const key = frozen.idempotencyKey
    const attemptId = await insertAttempt(sql, { workspace, targetId, action: 'look_up', key, now })
    return { kind: 'look_up', workspace, targetId, attemptId, account, post: frozen, startedAt: now }
  })
}
