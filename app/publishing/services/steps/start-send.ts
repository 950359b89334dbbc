import { accessInForce, tierInForce } from '#app/billing/services/subscription-facts.ts'
import type { ServiceContext } from '#app/platform/context.ts'
import { findPauseReason } from '#app/posts/services/review/find-pause-reason.ts'
import type { ConnectedAccount, FrozenPost, NetworkAdapters } from '#app/publishing/integrations/network.ts'
import { readPlatform } from '#core/posts/platforms/platforms.ts'
import { readVariants, textFor } from '#core/posts/variants.ts'
import type { AttemptAction } from '#core/publishing/attempts.ts'
import type { PublishProblem } from '#core/publishing/problems.ts'
import { advanceTarget, type TargetEvent } from '#core/publishing/progress.ts'
import type { Sql } from '#db/client.ts'
import { findSubscription } from '#db/queries/billing/subscriptions.ts'
import type { Picture } from '#db/queries/media/media.ts'
import { insertAttempt } from '#db/queries/publishing/attempts.ts'
import type { Part } from '#db/queries/publishing/parts.ts'
import { findTextToPublish, type Target } from '#db/queries/publishing/targets.ts'
import type { ScheduledPost } from '#db/queries/schedule/scheduled-posts.ts'
import { findScheduleSettings } from '#db/queries/schedule/settings.ts'
import type { AccountClaim } from './account-claim.ts'
import { freezeParts } from './freeze-parts.ts'
import { frozenPost } from './frozen-post.ts'
import type { Ground } from './lay-ground.ts'
import { openAccount } from './open-account.ts'
import { picturesOf } from './pictures-of.ts'
import { progressOf } from './progress-of.ts'
import { writeChange } from './write-change.ts'

/** A call that has been noted and may now be made. */
export interface NetworkCall {
  readonly kind: AttemptAction
  readonly claim: AccountClaim
  readonly targetId: string
  readonly partId: string
  readonly attemptId: string
  readonly account: ConnectedAccount
  readonly post: FrozenPost
  readonly startedAt: Date
}

interface SendInput {
  readonly context: ServiceContext
  readonly adapters: NetworkAdapters
  readonly claim: AccountClaim
  /** Locked, as the scheduled post is. */
  readonly target: Target
  readonly parts: readonly Part[]
  readonly scheduledPost: ScheduledPost
  readonly event: Extract<TargetEvent, { kind: 'send_started' | 'certainly_not' }>
  /** What the post is frozen by; null once it is. */
  readonly ground: Ground | null
  readonly now: Date
}

/** What stands in the way of a send, and how the target ends by it. */
type Stop = Omit<Extract<TargetEvent, { kind: 'stopped' }>, 'kind'>

/**
 * The last look before something leaves: is everything paused, does the plan still run, do the story's people and the
 * approval still allow this text, is the account connected? Then the post is frozen, if it was not, and the attempt is
 * noted: to bring what comes before the part that is next, or to send it. Null when nothing may be sent now.
 */
export async function startSend(sql: Sql, input: SendInput): Promise<NetworkCall | null> {
  const { context, adapters, claim, target, scheduledPost, event, now } = input
  const { workspace } = claim
  const progress = progressOf(target, { parts: input.parts, scheduledPost, now })
  const write = async (what: TargetEvent, parts = input.parts) => {
    const change = advanceTarget(progress, what, now)
    if (change) await writeChange(sql, { workspace, target, scheduledPost, parts, change, now })
    return change
  }
  const { heldAt } = await findScheduleSettings(sql, { workspace })
  const isComment = progress.place.role === 'comment'
  if (heldAt || !(isComment ? CAN_BE_ANSWERED : CAN_BE_SENT).has(scheduledPost.status)) {
    if (event.kind === 'certainly_not') await write({ kind: 'cannot_tell', retryAfterMs: null })
    return null
  }
  const account = await openAccount(sql, { context, adapters, workspace, id: target.connectionId })
  const adapter = account && adapters[account.network]
  const platform = account && readPlatform(account.network)
  if (!account || !adapter || !platform) {
    await write({ kind: 'stopped', ...stopped('handed_over', 'not_connected') })
    return null
  }
  const postId = scheduledPost.contentId
  const pictures = await picturesOf(sql, { workspace, postId })
  const pause = await findPauseReason(sql, {
    ...{ workspace, postId, at: now },
    comment: scheduledPost.firstComment,
  })
  const source = postId ? await findTextToPublish(sql, { workspace, postId }) : null
  const text = source
    ? textFor(platform, { body: source.body, variants: readVariants(source.variants) }).trim()
    : ''
  const isFrozen = input.parts.length > 0
  const subscription = await findSubscription(sql, { workspace })
  const isEnded = accessInForce(subscription, now) === 'read_only'
  const stop: Stop | null = isEnded
    ? stopped('handed_over', 'plan_ended')
    : pause
      ? stopped('missed', pause)
      : text === '' && progress.place.published === 0
        ? stopped('refused', 'no_text')
        : null
  if (stop) {
    await write({ kind: 'stopped', ...stop })
    return null
  }
  const frozen: Frozen = isFrozen
    ? { parts: input.parts }
    : await freeze(sql, {
        ...{ workspace, targetId: target.id, scheduledPost, adapter, platform, text, now },
        ...{ ground: input.ground, pictures, context, tier: tierInForce(subscription, now) },
      })
  if (!('parts' in frozen)) {
    if (frozen.event) await write(frozen.event)
    return null
  }
  const { parts } = frozen
  const part = parts.find(({ publishedAt }) => publishedAt === null)
  if (!part) return null
  const prepares = adapter.prepare && !(adapter.preparesMediaOnly && part.media.length === 0)
  const isUnready = event.kind === 'send_started' && prepares && part.preparedAt === null
  const change = await write(isUnready ? { kind: 'prepare_started' } : event, parts)
  if (!change || (!isUnready && change.state !== 'sending')) return null
  const kind = isUnready ? 'prepare' : 'send'
  const { id: partId, position, idempotencyKey } = part
  const attempt = { workspace, targetId: target.id, action: kind, position, idempotencyKey, now } as const
  const attemptId = await insertAttempt(sql, attempt)
  const post = frozenPost(context, { workspace, part, parts })
  return { kind, claim, targetId: target.id, partId, attemptId, account, post, startedAt: now }
}

/** The parts of a target, or what happens to it instead of freezing them. */
type Frozen = { readonly parts: readonly Part[] } | { readonly event: TargetEvent | null }

/** Freezes what the ground was laid for. What was changed a moment ago is made ready again the next time. */
async function freeze(
  sql: Sql,
  {
    ground,
    pictures,
    ...input
  }: Omit<Parameters<typeof freezeParts>[1], 'maxCharacters' | 'files'> & {
    ground: Ground | null
    pictures: readonly Picture[]
  },
): Promise<Frozen> {
  if (!ground || JSON.stringify(ground.pictures) !== JSON.stringify(pictures)) return { event: null }
  const { files, maxCharacters } = ground
  if (files === 'away')
    return { event: { kind: 'unprepared', reason: 'unreachable', retryable: true, retryAfterMs: null } }
  if (files === 'by_hand') return { event: { kind: 'stopped', ...stopped('handed_over', 'no_video') } }
  if (files === 'too_many' || files === 'unfit') {
    const problem = files === 'unfit' ? 'picture_unfit' : 'too_many_pictures'
    return { event: { kind: 'stopped', ...stopped('refused', problem) } }
  }
  return { parts: await freezeParts(sql, { ...input, files, maxCharacters }) }
}

const CAN_BE_SENT: ReadonlySet<string> = new Set(['scheduled', 'due', 'sending'])

/** A first comment goes below what is published. */
const CAN_BE_ANSWERED: ReadonlySet<string> = new Set([...CAN_BE_SENT, 'published', 'handed_over'])

function stopped(state: Stop['state'], problem: PublishProblem): Stop {
  return { state, problem }
}
