import { addMs, SECOND_MS } from '../shared/time.ts'
import { canResume, type PartPlace } from './parts.ts'
import type { PublishProblem, UnsentReason } from './problems.ts'
import { isPassing, type TargetState } from './states.ts'
import {
  GIVE_UP_MS,
  LIMITED_PAUSE_MS,
  nextLookAt,
  RESEND_WINDOW_MS,
  RETRY_AFTER_MS,
  SENDING_MS,
  SETTLE_MS,
  SHORTEST_PAUSE_MS,
} from './timing.ts'

/** How far a post is on its way to one account. What is sent and in doubt is one part of it: the one that is next. */
export interface TargetProgress {
  readonly state: TargetState
  /** When the part that is next should be published. */
  readonly dueAt: Date
  readonly place: PartPlace
  readonly firstSentAt: Date | null
  readonly lastSentAt: Date | null
  /** Since when it may be published without our knowing; null while each outcome is known. */
  readonly doubtedAt: Date | null
  /** Sends that certainly left nothing, for another reason than a rate limit. */
  readonly unsent: number
  readonly problem: PublishProblem | ''
}

/** What can happen to it. */
export type TargetEvent =
  /** Something is brought to the network that comes before the post. */
  | { readonly kind: 'prepare_started' }
  /** The network is at work on that. */
  | { readonly kind: 'preparing'; readonly waitMs: number }
  /** It did not take it. */
  | {
      readonly kind: 'unprepared'
      readonly reason: UnsentReason
      readonly retryable: boolean
      readonly retryAfterMs: number | null
    }
  | { readonly kind: 'send_started' }
  /** The network took it, or it was found there. */
  | { readonly kind: 'published' }
  | {
      readonly kind: 'unsent'
      readonly reason: UnsentReason
      readonly retryable: boolean
      readonly retryAfterMs: number | null
    }
  /** The answer was lost, or the worker died before it came. */
  | { readonly kind: 'unknown' }
  /** A look-up that read everything and did not find it. */
  | { readonly kind: 'certainly_not' }
  | { readonly kind: 'cannot_tell'; readonly retryAfterMs: number | null }
  /** Something of ours ends it: what the story's people allow, an account that is not connected. */
  | {
      readonly kind: 'stopped'
      readonly state: 'refused' | 'handed_over' | 'missed'
      readonly problem: PublishProblem
    }
  /** Its state's time is over. */
  | { readonly kind: 'expired' }
  /** Somebody wants the rest of it sent, after what is published. */
  | { readonly kind: 'resumed' }

/** How a target stands after an event. */
export interface TargetChange extends Omit<TargetProgress, 'place'> {
  /** When a worker looks at it again; null in the states that are an end. */
  readonly nextTryAt: Date | null
  /** When it must have left its state; null in the states that are an end. */
  readonly deadlineAt: Date | null
}

/** What a worker does with a target that has its attention. */
export type TargetStep = 'send' | 'look_up' | 'expire' | 'lose' | 'wait'

/** What is to be done with a target now. Only what was never in doubt is sent without looking first. */
export function nextStep(target: TargetProgress, now: Date): TargetStep {
  const { state, dueAt } = target
  if (!isPassing(state) || now < dueAt) return 'wait'
  if (now >= deadlineOf(target)) return state === 'sending' ? 'lose' : 'expire'
  if (state === 'sending') return 'wait'
  return state === 'prepared' ? 'send' : 'look_up'
}

/**
 * A target after an event; null when the event changes nothing, such as an answer that comes after another has been
 * believed. A target that may be published begins to send again by one event only: a look-up that certainly found
 * nothing, late enough for slow servers and early enough for the network to know the key.
 */
export function advanceTarget(target: TargetProgress, event: TargetEvent, now: Date): TargetChange | null {
  const { state } = target
  switch (event.kind) {
    case 'prepare_started':
      return state === 'prepared' ? waiting(target, addMs(now, SENDING_MS)) : null
    case 'preparing':
      return state === 'prepared' ? waiting(target, addMs(now, Math.max(event.waitMs, SECOND_MS))) : null
    case 'unprepared':
      return state === 'prepared' ? afterUnprepared(target, event, now) : null
    case 'send_started':
      return state === 'prepared' ? sending(target, now) : null
    case 'published':
      return afterPublished(target, now)
    case 'resumed':
      return canResume(target, target.place) ? goingOn(target, now) : null
    case 'unsent':
      return state === 'sending' ? afterUnsent(target, event, now) : null
    case 'unknown':
      return state === 'sending' ? doubted(target, now, 'unknown_outcome') : null
    case 'certainly_not':
      return state === 'may_be_published' ? afterNotFound(target, now) : null
    case 'cannot_tell':
      return state === 'may_be_published' ? lookAgain(target, now, event.retryAfterMs ?? 0) : null
    case 'stopped':
      return state === 'prepared' || state === 'may_be_published'
        ? ended(target, event.state, event.problem)
        : null
    case 'expired':
      return afterDeadline(target)
  }
}

function sending(target: TargetProgress, now: Date): TargetChange {
  const over = addMs(now, SENDING_MS)
  return {
    ...target,
    state: 'sending',
    firstSentAt: target.firstSentAt ?? now,
    lastSentAt: now,
    problem: '',
    nextTryAt: over,
    deadlineAt: over,
  }
}

function waiting(target: TargetProgress, nextTryAt: Date): TargetChange {
  return { ...target, nextTryAt, deadlineAt: deadlineOf(target) }
}

/** Also late: an answer that was given up on is still the truth. But then somebody was told, and goes on as they like. */
function afterPublished(target: TargetProgress, now: Date): TargetChange | null {
  if (target.state === 'published' || target.firstSentAt === null) return null
  if (target.place.open <= 1) return ended(target, 'published', '')
  if (isPassing(target.state)) return goingOn(target, now)
  return { ...target, doubtedAt: null, nextTryAt: null, deadlineAt: null }
}

/** The next part begins anew: with its own time, window and doubts. */
function goingOn(target: TargetProgress, now: Date): TargetChange {
  const fresh = { ...target, state: 'prepared' as const, dueAt: now, problem: '' as const, unsent: 0 }
  const next = { ...fresh, firstSentAt: null, lastSentAt: null, doubtedAt: null }
  return { ...next, nextTryAt: now, deadlineAt: deadlineOf(next) }
}

/** An end. A first comment that failed leaves its post published, and something published is not missed. */
function ended(target: TargetProgress, state: TargetState, problem: PublishProblem | ''): TargetChange {
  const { published, role } = target.place
  const end = role === 'comment' ? 'published' : published > 0 && state === 'missed' ? 'handed_over' : state
  return { ...target, state: end, problem, nextTryAt: null, deadlineAt: null }
}

/** What could not be brought is tried again as a send is, but nothing was sent: no window has begun. */
function afterUnprepared(
  target: TargetProgress,
  { reason, retryable, retryAfterMs }: Extract<TargetEvent, { kind: 'unprepared' }>,
  now: Date,
): TargetChange {
  if (!retryable || reason === 'duplicate') return endedUnsent(target, reason)
  const unsent = target.unsent + (reason === 'rate_limited' ? 0 : 1)
  const rung = reason === 'rate_limited' ? (retryAfterMs ?? LIMITED_PAUSE_MS) : RETRY_AFTER_MS[unsent - 1]
  const next = rung === undefined ? null : addMs(now, Math.max(rung, pause(retryAfterMs)))
  if (next === null || next >= deadlineOf(target)) return { ...ended(target, 'handed_over', reason), unsent }
  return { ...waiting(target, next), problem: reason, unsent }
}

function endedUnsent(target: TargetProgress, reason: UnsentReason): TargetChange {
  const isTheirs = REFUSALS.has(reason)
  return ended(target, isTheirs ? 'refused' : 'handed_over', reason)
}

const REFUSALS: ReadonlySet<UnsentReason> = new Set(['too_long', 'refused', 'duplicate'])

function afterUnsent(
  target: TargetProgress,
  { reason, retryable, retryAfterMs }: Extract<TargetEvent, { kind: 'unsent' }>,
  now: Date,
): TargetChange {
  if (reason === 'duplicate') return doubted(target, now, 'duplicate')
  if (!retryable) return endedUnsent(target, reason)
  // An earlier send is in doubt, so this one says nothing about that: it is looked for again before anything is sent.
  if (target.doubtedAt) return lookAgain(target, now, retryAfterMs ?? 0)
  const isCounted = reason !== 'rate_limited'
  const unsent = target.unsent + (isCounted ? 1 : 0)
  const next = isCounted
    ? nextRung(target, unsent, now, retryAfterMs)
    : addMs(now, pause(retryAfterMs ?? LIMITED_PAUSE_MS))
  if (next === null || next >= addMs(target.dueAt, GIVE_UP_MS))
    return { ...ended(target, 'handed_over', reason), unsent }
  const prepared = { ...target, state: 'prepared' as const, problem: reason, unsent }
  return { ...prepared, nextTryAt: next, deadlineAt: deadlineOf(prepared) }
}

/** The next send after one that left nothing; null when the window of the key is over by then. */
function nextRung(
  target: TargetProgress,
  unsent: number,
  now: Date,
  retryAfterMs: number | null,
): Date | null {
  const first = target.firstSentAt ?? now
  const rung = RETRY_AFTER_MS[unsent - 1]
  if (rung === undefined) return null
  const next = new Date(Math.max(first.getTime() + rung, now.getTime() + pause(retryAfterMs)))
  return next <= addMs(first, RESEND_WINDOW_MS) ? next : null
}

function pause(askedMs: number | null): number {
  return Math.max(askedMs ?? 0, SHORTEST_PAUSE_MS)
}

function doubted(target: TargetProgress, now: Date, problem: PublishProblem): TargetChange {
  const next = { ...target, state: 'may_be_published' as const, doubtedAt: target.doubtedAt ?? now, problem }
  return { ...next, nextTryAt: nextLookAt(target.lastSentAt ?? now, now), deadlineAt: deadlineOf(next) }
}

function lookAgain(target: TargetProgress, now: Date, askedMs: number): TargetChange {
  const change = doubted(target, now, target.problem || 'unknown_outcome')
  const asked = addMs(now, pause(askedMs))
  return change.nextTryAt && change.nextTryAt > asked ? change : { ...change, nextTryAt: asked }
}

function afterNotFound(target: TargetProgress, now: Date): TargetChange {
  const { firstSentAt, lastSentAt } = target
  if (!firstSentAt || !lastSentAt) return ended(target, 'handed_over', 'cannot_tell')
  if (now < addMs(lastSentAt, SETTLE_MS)) return lookAgain(target, now, 0)
  return now <= addMs(firstSentAt, RESEND_WINDOW_MS)
    ? sending(target, now)
    : ended(target, 'handed_over', 'not_there')
}

function afterDeadline(target: TargetProgress): TargetChange | null {
  if (target.state === 'may_be_published') return ended(target, 'handed_over', 'cannot_tell')
  if (target.state !== 'prepared') return null
  return target.firstSentAt
    ? ended(target, 'handed_over', target.problem || 'unreachable')
    : ended(target, 'missed', 'too_late')
}

/** When a passing state is over. */
function deadlineOf({ state, dueAt, firstSentAt, lastSentAt }: TargetProgress): Date {
  if (state === 'sending') return addMs(lastSentAt ?? dueAt, SENDING_MS)
  if (state === 'may_be_published') return addMs(firstSentAt ?? dueAt, GIVE_UP_MS)
  return addMs(dueAt, GIVE_UP_MS)
}
