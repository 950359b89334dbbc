import type { ServiceContext } from '#app/platform/context.ts'
import { logger } from '#app/platform/log/logger.ts'
import {
  CALL_MS,
  type NetworkAdapter,
  type NetworkAdapters,
  type ReadAnswer,
} from '#app/publishing/integrations/network.ts'
import { LIMITED_PAUSE_MS, nextReadAt } from '#core/publishing/timing.ts'
import { addMs } from '#core/shared/time.ts'
import { extendClaim, findDueRead, updateRest } from '#db/queries/publishing/claims.ts'
import { lockTarget, type Target, type TargetChanges, updateTarget } from '#db/queries/publishing/targets.ts'
import { findScheduledPost, updateScheduledPost } from '#db/queries/schedule/scheduled-posts.ts'
import type { AccountClaim } from './account-claim.ts'
import { openAccount } from './open-account.ts'

/**
 * Reads the published post of an account that is due, and keeps what readers see there: whether it is the approved text,
 * its address, and its counts. Best effort: whatever goes wrong leaves the post published. False when none is due.
 */
export async function readBack(
  context: ServiceContext,
  adapters: NetworkAdapters,
  claim: AccountClaim,
): Promise<boolean> {
  const { workspace, connectionId } = claim
  const begun = await context.db.inWorkspace(workspace, async sql => {
    const now = context.now()
    const id = await findDueRead(sql, { workspace, connectionId, now })
    const target =
      id && (await extendClaim(sql, { ...claim, until: addMs(now, 4 * CALL_MS) }))
        ? await lockTarget(sql, { workspace, id })
        : null
    if (!target) return null
    // The next time is set first: a post whose reading fails is not read again at once.
    const next = nextReadAt(target.publishedAt ?? now, now)
    await updateTarget(sql, { workspace, id: target.id, changes: { nextReadAt: next } })
    const account = target.remoteId
      ? await openAccount(sql, { context, adapters, workspace, id: connectionId })
      : null
    return { target, account }
  })
  if (!begun) return false
  const { target, account } = begun
  const adapter = account && adapters[account.network]
  if (!account || !adapter) return true
  let answer: ReadAnswer
  try {
    answer = await adapter.readBack(account, target.remoteId, AbortSignal.timeout(CALL_MS))
  } catch (error) {
    logger().warn({ err: error, network: account.network }, 'a published post could not be read back')
    return true
  }
  await context.db.inWorkspace(workspace, async sql => {
    const now = context.now()
    if (answer.kind === 'cannot_tell') {
      if (answer.retryAfterMs)
        await updateRest(sql, {
          workspace,
          connectionId,
          until: addMs(now, Math.max(answer.retryAfterMs, LIMITED_PAUSE_MS)),
        })
      return
    }
    await lockTarget(sql, { workspace, id: target.id })
    const changes = whatWasRead(answer, { target, adapter, now })
    await updateTarget(sql, { workspace, id: target.id, changes })
    if (!changes.address) return
    const scheduledPost = await findScheduledPost(sql, { workspace, id: target.scheduledPostId, lock: true })
    if (scheduledPost?.link === '')
      await updateScheduledPost(sql, { workspace, id: scheduledPost.id, changes: { link: changes.address } })
  })
  return true
}

function whatWasRead(
  answer: Exclude<ReadAnswer, { kind: 'cannot_tell' }>,
  { target, adapter, now }: { target: Target; adapter: NetworkAdapter; now: Date },
): TargetChanges {
  if (answer.kind === 'gone') return { verified: 'gone', readAt: now, nextReadAt: null }
  const { text, address, counts } = answer
  const isSame = adapter.normalise(target.text ?? '') === adapter.normalise(text)
  return {
    verified: isSame ? 'same' : 'different',
    liveText: isSame ? null : text,
    readAt: now,
    ...(target.address === '' && address ? { address } : {}),
    ...counts,
  }
}
