import { createHash, randomInt, randomUUID } from 'node:crypto'
import type { ServiceContext } from '#app/platform/context.ts'
import { findPauseReason } from '#app/posts/services/review/find-pause-reason.ts'
import { ALONE } from '#app/publishing/integrations/alone.ts'
import type { ConnectedAccount, FrozenPost, NetworkAdapters } from '#app/publishing/integrations/network.ts'
import { readPlatform } from '#core/posts/platforms/platforms.ts'
import { readVariants, textFor } from '#core/posts/variants.ts'
import type { PublishProblem } from '#core/publishing/problems.ts'
import { advanceTarget, type TargetEvent } from '#core/publishing/progress.ts'
import { recordKey } from '#core/publishing/record-key.ts'
import type { Sql, WorkspaceId } from '#db/client.ts'
import { listPictures } from '#db/queries/media/media.ts'
import { insertAttempt } from '#db/queries/publishing/attempts.ts'
import { findTextToPublish, type Target, updateTarget } from '#db/queries/publishing/targets.ts'
import type { ScheduledPost } from '#db/queries/schedule/scheduled-posts.ts'
import { findScheduleSettings } from '#db/queries/schedule/settings.ts'
import { frozenOf } from './frozen-of.ts'
import { openAccount } from './open-account.ts'
import { writeChange } from './write-change.ts'

/** A call that has been noted and may now be made. */
export interface NetworkCall {
  readonly kind: 'send' | 'look_up'
  readonly workspace: WorkspaceId
  readonly targetId: string
  readonly attemptId: string
  readonly account: ConnectedAccount
  readonly post: FrozenPost
  readonly startedAt: Date
}

interface SendInput {
  readonly context: ServiceContext
  readonly adapters: NetworkAdapters
  readonly workspace: WorkspaceId
  /** Locked, as the scheduled post is. */
  readonly target: Target
  readonly scheduledPost: ScheduledPost
  readonly event: Extract<TargetEvent, { kind: 'send_started' | 'certainly_not' }>
  readonly now: Date
}

/** What stands in the way of a send, and how the target ends by it. */
type Stop = Omit<Extract<TargetEvent, { kind: 'stopped' }>, 'kind'>

/**
 * The last look before something leaves: is everything paused, do the story's people and the approval still allow this
 * text, is the account connected, does the post have no pictures (which would be missing)? Then the text is frozen, if it was not, and the attempt is noted. Null when nothing
 * may be sent now.
 */
export async function startSend(sql: Sql, input: SendInput): Promise<NetworkCall | null> {
  const { context, adapters, workspace, target, scheduledPost, event, now } = input
  const progress = { ...target, dueAt: scheduledPost.scheduledFor ?? now }
  const write = async (what: TargetEvent) => {
    const change = advanceTarget(progress, what, now)
    if (change) await writeChange(sql, { workspace, target, scheduledPost, change, now })
    return change
  }
  const { heldAt } = await findScheduleSettings(sql, { workspace })
  if (heldAt || !CAN_BE_SENT.has(scheduledPost.status)) {
    if (event.kind === 'certainly_not') await write({ kind: 'cannot_tell', retryAfterMs: null })
    return null
  }
  const account = await openAccount(sql, { context, adapters, workspace, id: target.connectionId })
  const postId = scheduledPost.contentId
  const pause = await findPauseReason(sql, { workspace, postId, at: now })
  const source = postId ? await findTextToPublish(sql, { workspace, postId }) : null
  const pictures = postId ? await listPictures(sql, { workspace, place: 'post', placeId: postId }) : []
  const platform = account && readPlatform(account.network)
  const text =
    source && platform
      ? textFor(platform, { body: source.body, variants: readVariants(source.variants) }).trim()
      : ''
  const stop: Stop | null = !account
    ? stopped('handed_over', 'not_connected')
    : pause
      ? stopped('missed', pause)
      : text === ''
        ? stopped('refused', 'no_text')
        : pictures.length > 0
          ? stopped('handed_over', 'has_pictures')
          : null
  if (stop || !account) {
    if (stop) await write({ kind: 'stopped', ...stop })
    return null
  }
  const frozen = frozenOf(target) ?? (await freeze(sql, { workspace, target, text, now }))
  const change = await write(event)
  if (change?.state !== 'sending') return null
  const attempt = { workspace, targetId: target.id, action: 'send', key: frozen.idempotencyKey, now } as const
  const attemptId = await insertAttempt(sql, attempt)
  return { kind: 'send', workspace, targetId: target.id, attemptId, account, post: frozen, startedAt: now }
}

const CAN_BE_SENT: ReadonlySet<string> = new Set(['scheduled', 'due', 'sending'])

function stopped(state: Stop['state'], problem: PublishProblem): Stop {
  return { state, problem }
}

/** Stores what will be sent, the same in every send from now on. */
async function freeze(
  sql: Sql,
  { workspace, target, text, now }: { workspace: WorkspaceId; target: Target; text: string; now: Date },
): Promise<FrozenPost> {
  const post = {
    ...ALONE,
    text,
    createdAt: now,
    recordKey: recordKey(now, randomInt(1024)),
    idempotencyKey: randomUUID(),
  }
  await updateTarget(sql, {
    workspace,
    id: target.id,
    changes: {
      text,
      textHash: createHash('sha256').update(text).digest('hex'),
      frozenAt: now,
      recordKey: post.recordKey,
      idempotencyKey: post.idempotencyKey,
    },
  })
  return post
}
