import type { ServiceContext } from '#app/platform/context.ts'
import type { FindAnswer, NetworkAdapters, SendAnswer } from '#app/publishing/integrations/network.ts'
import type { AttemptAnswer } from '#core/publishing/attempts.ts'
import { problemText } from '#core/publishing/problems.ts'
import { advanceTarget, type TargetEvent } from '#core/publishing/progress.ts'
import { LIMITED_PAUSE_MS, nextReadAt } from '#core/publishing/timing.ts'
import { addMs } from '#core/shared/time.ts'
import { updateAttempt } from '#db/queries/publishing/attempts.ts'
import { updateRest } from '#db/queries/publishing/claims.ts'
import { lockTarget } from '#db/queries/publishing/targets.ts'
import { findScheduledPost } from '#db/queries/schedule/scheduled-posts.ts'
import { losePermission } from './lose-permission.ts'
import { type NetworkCall, startSend } from './start-send.ts'
import { writeChange } from './write-change.ts'

/**
 * Writes down what a network answered and what follows from it. A look-up that certainly found nothing may be followed
 * by another send, which is then noted in the same transaction and handed back to be made; else null.
 */
export async function endStep(
  context: ServiceContext,
  adapters: NetworkAdapters,
  call: NetworkCall,
  answer: SendAnswer | FindAnswer,
): Promise<NetworkCall | null> {
  const { workspace, targetId } = call
  return context.db.inWorkspace(workspace, async sql => {
    const now = context.now()
    const target = await lockTarget(sql, { workspace, id: targetId })
    const scheduledPost =
      target && (await findScheduledPost(sql, { workspace, id: target.scheduledPostId, lock: true }))
    if (!target || !scheduledPost) return null
    const note = noteOf(answer)
    await updateAttempt(sql, { workspace, id: call.attemptId, ...note, now })
    if (answer.kind === 'unsent') {
      const { connectionId } = target
      if (answer.reason === 'rate_limited') {
        const until = addMs(now, answer.retryAfterMs ?? LIMITED_PAUSE_MS)
        await updateRest(sql, { workspace, connectionId, until })
      }
      if (answer.reason === 'not_permitted')
        await losePermission(sql, {
          context,
          workspace,
          account: call.account,
          scheduledPostId: scheduledPost.id,
        })
    }
    const event = eventOf(answer)
    // An answer to an earlier send says nothing about the one that is under way, unless it is that the post is there.
    const isCurrent = call.kind === 'look_up' || target.lastSentAt?.getTime() === call.startedAt.getTime()
    if (!isCurrent && event.kind !== 'published') return null
    if (event.kind === 'certainly_not')
      return startSend(sql, { context, adapters, workspace, target, scheduledPost, event, now })
    const progress = { ...target, dueAt: scheduledPost.scheduledFor ?? now }
    const change = advanceTarget(progress, event, now)
    if (!change) return null
    const found = answer.kind === 'published' || answer.kind === 'found' ? answer : null
    const more = found
      ? {
          remoteId: found.remoteId,
          address: found.address,
          publishedAt: now,
          nextReadAt: nextReadAt(now, now),
          detail: '',
        }
      : { detail: note.reason }
    await writeChange(sql, { workspace, target, scheduledPost, change, more, now })
    return null
  })
}

function eventOf(answer: SendAnswer | FindAnswer): TargetEvent {
  switch (answer.kind) {
    case 'published':
    case 'found':
      return { kind: 'published' }
    case 'unsent': {
      const { reason, retryable, retryAfterMs = null } = answer
      return { kind: 'unsent', reason, retryable, retryAfterMs }
    }
    case 'cannot_tell':
      return { kind: 'cannot_tell', retryAfterMs: answer.retryAfterMs ?? null }
    default:
      return { kind: answer.kind }
  }
}

const ANSWERS: Readonly<Record<(SendAnswer | FindAnswer)['kind'], AttemptAnswer>> = {
  published: 'published',
  unsent: 'unsent',
  unknown: 'unknown',
  found: 'found',
  certainly_not: 'not_found',
  cannot_tell: 'cannot_tell',
}

function noteOf(answer: SendAnswer | FindAnswer) {
  const detail = 'detail' in answer ? answer.detail : undefined
  const words = answer.kind === 'unsent' ? problemText(answer.reason, { over: false }).reason : ''
  return {
    answer: ANSWERS[answer.kind],
    statusCode: 'statusCode' in answer ? (answer.statusCode ?? null) : null,
    reason: (detail || words).slice(0, 300),
  }
}
