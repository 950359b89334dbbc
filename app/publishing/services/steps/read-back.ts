import type { ServiceContext } from '#app/platform/context.ts'
import { logger } from '#app/platform/log/logger.ts'
import {
  CALL_MS,
  type ConnectedAccount,
  type NetworkAdapter,
  type NetworkAdapters,
  type ReadAnswer,
} from '#app/publishing/integrations/network.ts'
import { LIMITED_PAUSE_MS, nextReadAt } from '#core/publishing/timing.ts'
import { addMs } from '#core/shared/time.ts'
import { extendClaim, findDueRead, updateRest } from '#db/queries/publishing/claims.ts'
import { listParts, type Part } from '#db/queries/publishing/parts.ts'
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
    const parts = (await listParts(sql, { workspace, targetId: target.id })).filter(
      ({ publishedAt, remoteId }) => publishedAt !== null && remoteId !== '',
    )
    const account =
      parts.length > 0 ? await openAccount(sql, { context, adapters, workspace, id: connectionId }) : null
    return { target, parts, account }
  })
  if (!begun) return false
  const { target, parts, account } = begun
  const adapter = account && adapters[account.network]
  if (!account || !adapter) return true
  const answer = await readParts(adapter, account, parts)
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
    const changes = whatWasRead(answer, { target, parts, adapter, now })
    await updateTarget(sql, { workspace, id: target.id, changes })
    if (!changes.address) return
    const scheduledPost = await findScheduledPost(sql, { workspace, id: target.scheduledPostId, lock: true })
    if (scheduledPost?.link === '')
      await updateScheduledPost(sql, { workspace, id: scheduledPost.id, changes: { link: changes.address } })
  })
  return true
}

/**
 * What readers see of all parts: the text of each, with the counts and the address of the first. Gone when the first one
 * is; of another that is gone the text is empty. As soon as one cannot be told, none of it can.
 */
async function readParts(
  adapter: NetworkAdapter,
  account: ConnectedAccount,
  parts: readonly Part[],
): Promise<PartsAnswer> {
  const signal = AbortSignal.timeout(3 * CALL_MS)
  const texts: string[] = []
  let first: Extract<ReadAnswer, { kind: 'read' }> | null = null
  for (const { remoteId } of parts) {
    let answer: ReadAnswer
    try {
      answer = await adapter.readBack(account, remoteId, signal)
    } catch (error) {
      logger().warn({ err: error, network: account.network }, 'a published post could not be read back')
      return { kind: 'cannot_tell' }
    }
    if (answer.kind === 'cannot_tell') return answer
    if (answer.kind === 'read') first ??= answer
    else if (!first) return answer
    texts.push(answer.kind === 'read' ? answer.text : '')
  }
  return first ? { ...first, texts } : { kind: 'cannot_tell' }
}

type PartsAnswer =
  | Exclude<ReadAnswer, { kind: 'read' }>
  | (Extract<ReadAnswer, { kind: 'read' }> & { readonly texts: readonly string[] })

function whatWasRead(
  answer: Exclude<PartsAnswer, { kind: 'cannot_tell' }>,
  {
    target,
    parts,
    adapter,
    now,
  }: { target: Target; parts: readonly Part[]; adapter: NetworkAdapter; now: Date },
): TargetChanges {
  if (answer.kind === 'gone') return { verified: 'gone', readAt: now, nextReadAt: null }
  const { texts, address, counts } = answer
  const isSame = parts.every(
    ({ text }, place) => adapter.normalise(text) === adapter.normalise(texts[place] ?? ''),
  )
  return {
    verified: isSame ? 'same' : 'different',
    liveText: isSame ? null : texts.join('\n\n'),
    readAt: now,
    ...(target.address === '' && address ? { address } : {}),
    ...counts,
  }
}
