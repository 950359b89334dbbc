import type { ServiceContext } from '#app/platform/context.ts'
import type { NetworkAdapters } from '#app/publishing/integrations/network.ts'
import type { AttemptAnswer } from '#core/publishing/attempts.ts'
import { isOut } from '#core/publishing/parts.ts'
import { problemText } from '#core/publishing/problems.ts'
import { advanceTarget, type TargetEvent } from '#core/publishing/progress.ts'
import { LIMITED_PAUSE_MS, nextReadAt, SENDING_MS } from '#core/publishing/timing.ts'
import { addMs } from '#core/shared/time.ts'
import type { Sql } from '#db/client.ts'
import { updateAttempt } from '#db/queries/publishing/attempts.ts'
import { extendClaim, updateRest } from '#db/queries/publishing/claims.ts'
import {
  listParts,
  type Part,
  updatePartPrepared,
  updatePartPublished,
} from '#db/queries/publishing/parts.ts'
import { lockTarget, type Target, type TargetChanges } from '#db/queries/publishing/targets.ts'
import { findScheduledPost, type ScheduledPost } from '#db/queries/schedule/scheduled-posts.ts'
import type { NetworkAnswer } from './call-network.ts'
import { losePermission } from './lose-permission.ts'
import { progressOf } from './progress-of.ts'
import { type NetworkCall, startSend } from './start-send.ts'
import { writeChange } from './write-change.ts'

/**
 * Writes down what a network answered and what follows from it. What is ready is sent, what certainly is not there may be
 * sent again, and after a part that is published comes the next: such a call is noted in the same transaction and handed
 * back to be made; else null.
 */
export async function endStep(
  context: ServiceContext,
  adapters: NetworkAdapters,
  call: NetworkCall,
  answer: NetworkAnswer,
): Promise<NetworkCall | null> {
  const { claim, targetId } = call
  const { workspace } = claim
  return context.db.inWorkspace(workspace, async sql => {
    const now = context.now()
    // Whoever lost the account writes down what it was told, and calls nobody any more.
    const isOurs = await extendClaim(sql, { ...claim, until: addMs(now, SENDING_MS) })
    const target = await lockTarget(sql, { workspace, id: targetId })
    const scheduledPost =
      target && (await findScheduledPost(sql, { workspace, id: target.scheduledPostId, lock: true }))
    if (!target || !scheduledPost) return null
    const note = noteOf(answer)
    await updateAttempt(sql, { workspace, id: call.attemptId, ...note, now })
    await followRefusal(sql, { call, answer, now })
    const parts = await listParts(sql, { workspace, targetId })
    const part = parts.find(({ id }) => id === call.partId)
    // Frozen anew since, or known to be published.
    if (!part || part.publishedAt !== null) return null
    const start = (event: Parameters<typeof startSend>[1]['event'], now: Date) =>
      goOn(sql, { context, adapters, call, scheduledPost, event, now })
    if (call.kind === 'prepare' && answer.kind !== 'unsent') {
      if (!('prepared' in answer) || part.preparedAt !== null || target.state !== 'prepared') return null
      const isReady = answer.kind === 'ready'
      const { prepared } = answer
      await updatePartPrepared(sql, { workspace, id: part.id, prepared, preparedAt: isReady ? now : null })
      if (isReady) return isOurs ? start({ kind: 'send_started' }, now) : null
    }
    if (answer.kind === 'unknown' && answer.prepared !== undefined) {
      const { prepared } = answer
      await updatePartPrepared(sql, { workspace, id: part.id, prepared, preparedAt: part.preparedAt })
    }
    const event = eventOf(call, answer)
    // An answer to an earlier send says nothing about the one that is under way, unless it is that the post is there.
    const isCurrent = call.kind !== 'send' || target.lastSentAt?.getTime() === call.startedAt.getTime()
    if (!event || (!isCurrent && event.kind !== 'published')) return null
    if (event.kind === 'certainly_not') return isOurs ? start(event, now) : null
    const change = advanceTarget(progressOf(target, { parts, scheduledPost, now }), event, now)
    if (!change) return null
    const found = answer.kind === 'published' || answer.kind === 'found' ? answer : null
    if (found) {
      const { remoteId, remoteVersion = '', address } = found
      await updatePartPublished(sql, { workspace, id: part.id, remoteId, remoteVersion, address, now })
    }
    const after = found ? await listParts(sql, { workspace, targetId }) : parts
    const more = found ? whatIsOut(target, { part, parts: after, found, now }) : { detail: note.reason }
    await writeChange(sql, { workspace, target, scheduledPost, parts: after, change, more, now })
    return found && isOurs && change.state === 'prepared' ? start({ kind: 'send_started' }, now) : null
  })
}

/** What an answer says about the account, beside the post. */
async function followRefusal(
  sql: Sql,
  input: { call: NetworkCall; answer: NetworkAnswer; now: Date },
): Promise<void> {
  const { call, answer, now } = input
  if (answer.kind !== 'unsent') return
  const { workspace, connectionId } = call.claim
  if (answer.reason === 'rate_limited') {
    const until = addMs(now, answer.retryAfterMs ?? LIMITED_PAUSE_MS)
    await updateRest(sql, { workspace, connectionId, until })
  }
  if (answer.reason === 'not_permitted') await losePermission(sql, { workspace, account: call.account })
}

/** Starts the next call of this target, by its rows as they are now. */
async function goOn(
  sql: Sql,
  input: {
    context: ServiceContext
    adapters: NetworkAdapters
    call: NetworkCall
    scheduledPost: ScheduledPost
    event: Parameters<typeof startSend>[1]['event']
    now: Date
  },
): Promise<NetworkCall | null> {
  const { call, ...rest } = input
  const { workspace } = call.claim
  const [target, parts, scheduledPost] = [
    await lockTarget(sql, { workspace, id: call.targetId }),
    await listParts(sql, { workspace, targetId: call.targetId }),
    await findScheduledPost(sql, { workspace, id: input.scheduledPost.id }),
  ]
  if (!target || !scheduledPost) return null
  return startSend(sql, { ...rest, claim: call.claim, target, parts, scheduledPost, ground: null })
}

/** What the target itself keeps: where its first part is, and when all of its posts were published. */
function whatIsOut(
  target: Target,
  {
    part,
    parts,
    found,
    now,
  }: {
    part: Part
    parts: readonly Part[]
    found: Extract<NetworkAnswer, { kind: 'published' | 'found' }>
    now: Date
  },
): TargetChanges {
  const { remoteId, address } = found
  return {
    detail: '',
    ...(part.position === 1 ? { remoteId, address } : {}),
    ...(isOut(parts) && target.publishedAt === null
      ? { publishedAt: now, nextReadAt: nextReadAt(now, now) }
      : {}),
  }
}

function eventOf(call: NetworkCall, answer: NetworkAnswer): TargetEvent | null {
  switch (answer.kind) {
    case 'published':
    case 'found':
      return { kind: 'published' }
    case 'unsent': {
      const { reason, retryable, retryAfterMs = null } = answer
      return { kind: call.kind === 'prepare' ? 'unprepared' : 'unsent', reason, retryable, retryAfterMs }
    }
    case 'cannot_tell':
      return { kind: 'cannot_tell', retryAfterMs: answer.retryAfterMs ?? null }
    case 'working':
      return { kind: 'preparing', waitMs: answer.waitMs }
    case 'ready':
      return null
    default:
      return { kind: answer.kind }
  }
}

const ANSWERS: Readonly<Record<NetworkAnswer['kind'], AttemptAnswer>> = {
  ready: 'ready',
  working: 'working',
  published: 'published',
  unsent: 'unsent',
  unknown: 'unknown',
  found: 'found',
  certainly_not: 'not_found',
  cannot_tell: 'cannot_tell',
}

function noteOf(answer: NetworkAnswer) {
  const detail = 'detail' in answer ? answer.detail : undefined
  const words = answer.kind === 'unsent' ? problemText(answer.reason, { over: false }).reason : ''
  return {
    answer: ANSWERS[answer.kind],
    statusCode: 'statusCode' in answer ? (answer.statusCode ?? null) : null,
    reason: (detail || words).slice(0, 300),
  }
}
