import type { ServiceContext } from '#app/platform/context.ts'
import type { NetworkAdapters } from '#app/publishing/integrations/network.ts'
import { advanceTarget, nextStep } from '#core/publishing/progress.ts'
import { SENDING_MS } from '#core/publishing/timing.ts'
import { addMs } from '#core/shared/time.ts'
import { insertAttempt } from '#db/queries/publishing/attempts.ts'
import { extendClaim } from '#db/queries/publishing/claims.ts'
import { listParts } from '#db/queries/publishing/parts.ts'
import { lockTarget } from '#db/queries/publishing/targets.ts'
import { findScheduledPost } from '#db/queries/schedule/scheduled-posts.ts'
import type { AccountClaim } from './account-claim.ts'
import { frozenPost } from './frozen-post.ts'
import type { Ground } from './lay-ground.ts'
import { openAccount } from './open-account.ts'
import { progressOf } from './progress-of.ts'
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
  { claim, targetId, ground }: { claim: AccountClaim; targetId: string; ground: Ground | null },
): Promise<NetworkCall | 'taken' | null> {
  const { workspace } = claim
  return context.db.inWorkspace(workspace, async sql => {
    const now = context.now()
    if (!(await extendClaim(sql, { ...claim, until: addMs(now, SENDING_MS) }))) return 'taken'
    const target = await lockTarget(sql, { workspace, id: targetId })
    const scheduledPost =
      target && (await findScheduledPost(sql, { workspace, id: target.scheduledPostId, lock: true }))
    if (!target || !scheduledPost?.scheduledFor) return null
    const parts = await listParts(sql, { workspace, targetId })
    const progress = progressOf(target, { parts, scheduledPost, now })
    const step = nextStep(progress, now)
    if (step === 'send') {
      if (await waitForQuietEnd(sql, { workspace, targetId, now })) return null
      const event = { kind: 'send_started' } as const
      return startSend(sql, { context, adapters, claim, target, parts, scheduledPost, event, ground, now })
    }
    const write = async (event: Parameters<typeof advanceTarget>[1]) => {
      const change = advanceTarget(progress, event, now)
      if (change) await writeChange(sql, { workspace, target, scheduledPost, parts, change, now })
      return null
    }
    if (step === 'expire') return write({ kind: 'expired' })
    if (step === 'lose') return write({ kind: 'unknown' })
    const part = parts.find(({ publishedAt }) => publishedAt === null)
    if (step === 'wait' || !part) return null
    const account = await openAccount(sql, { context, adapters, workspace, id: target.connectionId })
    if (!account) return write({ kind: 'cannot_tell', retryAfterMs: null })
    const { id: partId, position, idempotencyKey } = part
    const attempt = { workspace, targetId, action: 'look_up', position, idempotencyKey, now } as const
    const attemptId = await insertAttempt(sql, attempt)
    const post = frozenPost(context, { workspace, part, parts })
    return { kind: 'look_up', claim, targetId, partId, attemptId, account, post, startedAt: now }
  })
}
