import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addMs, DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '../shared/time.ts'
import { outcomeOf } from './outcome.ts'
import { ONE_PART } from './parts.ts'
import { type PublishProblem, problemText } from './problems.ts'
import {
  advanceTarget,
  nextStep,
  type TargetChange,
  type TargetEvent,
  type TargetProgress,
} from './progress.ts'
import { recordKey } from './record-key.ts'
import { isPassing, TARGET_STATES } from './states.ts'
import { GIVE_UP_MS, nextLookAt, nextReadAt, RESEND_WINDOW_MS, SETTLE_MS } from './timing.ts'

const DUE = new Date('2026-11-24T09:00:00Z')
const at = (minutes: number) => addMs(DUE, minutes * MINUTE_MS)

const prepared: TargetProgress = {
  state: 'prepared',
  dueAt: DUE,
  place: ONE_PART,
  firstSentAt: null,
  lastSentAt: null,
  doubtedAt: null,
  unsent: 0,
  problem: '',
}

function moved(target: TargetProgress, minutes: number, event: TargetEvent): TargetProgress & TargetChange {
  const change = advanceTarget(target, event, at(minutes))
  if (!change) throw new Error(`${event.kind} does nothing to ${target.state}`)
  return { ...target, ...change }
}

const unsent = (reason: 'unreachable' | 'rate_limited' | 'refused' | 'not_permitted', more = {}) =>
  ({ kind: 'unsent', reason, retryable: true, retryAfterMs: null, ...more }) as const
const started = (minutes = 0) => moved(prepared, minutes, { kind: 'send_started' })
const inDoubt = () => moved(started(), 0.5, { kind: 'unknown' })

describe('a post on its way to an account', () => {
  it('is sent at its time, not before, and is published', () => {
    expect(nextStep(prepared, at(-1))).toBe('wait')
    expect(nextStep(prepared, at(0))).toBe('send')
    expect(moved(started(), 0.1, { kind: 'published' })).toMatchObject({
      state: 'published',
      nextTryAt: null,
    })
  })

  it('is sent again 1, 5, 15 and 30 minutes after the first send when nothing arrived, then handed over', () => {
    let target: TargetProgress = prepared
    const tries = [0, 1, 5, 15, 30]
    for (const [n, minutes] of tries.entries()) {
      expect(nextStep(target, at(minutes))).toBe('send')
      const change = moved(moved(target, minutes, { kind: 'send_started' }), minutes, unsent('unreachable'))
      const next = tries[n + 1]
      expect(change.nextTryAt).toEqual(next === undefined ? null : at(next))
      target = change
    }
    expect(target).toMatchObject({ state: 'handed_over', problem: 'unreachable' })
  })

  it('waits for as long as a network asks', () => {
    const waiting = moved(started(), 0, unsent('rate_limited', { retryAfterMs: 40 * MINUTE_MS }))
    expect(waiting).toMatchObject({ state: 'prepared', nextTryAt: at(40), unsent: 0 })
    expect(moved(started(), 0, unsent('rate_limited', { retryAfterMs: 2 * DAY_MS })).state).toBe(
      'handed_over',
    )
  })

  it('is looked for after a lost answer, and sent again only when it certainly is not there', () => {
    const lost = inDoubt()
    expect(lost).toMatchObject({ state: 'may_be_published', nextTryAt: at(1) })
    expect(nextStep(lost, at(1))).toBe('look_up')
    expect(advanceTarget(lost, { kind: 'send_started' }, at(20))).toBeNull()
    expect(moved(lost, 5, { kind: 'certainly_not' }).state).toBe('may_be_published')
    expect(moved(lost, 10, { kind: 'certainly_not' })).toMatchObject({ state: 'sending', lastSentAt: at(10) })
    expect(moved(lost, 51, { kind: 'certainly_not' })).toMatchObject({
      state: 'handed_over',
      problem: 'not_there',
    })
    expect(moved(lost, 51, { kind: 'published' }).state).toBe('published')
  })

  it('ends as something to check by hand when the network never tells', () => {
    const lost = moved(inDoubt(), 3, { kind: 'cannot_tell', retryAfterMs: null })
    expect(nextStep(lost, addMs(DUE, GIVE_UP_MS))).toBe('expire')
    expect(moved(lost, GIVE_UP_MS / MINUTE_MS, { kind: 'expired' })).toMatchObject({
      state: 'handed_over',
      problem: 'cannot_tell',
    })
  })

  it('is in doubt when its worker died, and a late answer is still believed', () => {
    const target = started()
    expect(nextStep(target, at(1))).toBe('wait')
    expect(nextStep(target, at(2))).toBe('lose')
    const lost = moved(target, 2, { kind: 'unknown' })
    expect(advanceTarget(lost, unsent('refused', { retryable: false }), at(3))).toBeNull()
    expect(moved(lost, 3, { kind: 'published' }).state).toBe('published')
  })

  it('says whose fault it is: refused, handed over, or perhaps there already', () => {
    const end = (reason: 'refused' | 'not_permitted') =>
      moved(started(), 0, unsent(reason, { retryable: false })).state
    expect([end('refused'), end('not_permitted')]).toEqual(['refused', 'handed_over'])
    const twice = advanceTarget(
      started(),
      { kind: 'unsent', reason: 'duplicate', retryable: false, retryAfterMs: null },
      at(0),
    )
    expect(twice).toMatchObject({ state: 'may_be_published', problem: 'duplicate' })
  })

  it('is missed when nothing was sent for a day', () => {
    expect(nextStep(prepared, at(24 * 60))).toBe('expire')
    expect(moved(prepared, 24 * 60, { kind: 'expired' })).toMatchObject({
      state: 'missed',
      problem: 'too_late',
    })
  })
})

/** What a network does with one request; `delay` is how many seconds later the post appears. */
type Behaviour =
  | { does: 'take'; answers: boolean; delay: number }
  | { does: 'drop' }
  | { does: 'refuse' | 'limit' | 'unreachable' }

const behaviours: fc.Arbitrary<Behaviour> = fc.oneof(
  fc.record({
    does: fc.constant('take' as const),
    answers: fc.boolean(),
    delay: fc.integer({ min: 0, max: 540 }),
  }),
  fc.constantFrom<Behaviour>(
    { does: 'drop' },
    { does: 'refuse' },
    { does: 'limit' },
    { does: 'unreachable' },
  ),
)

/** Where a worker dies: not at all, before its request left, before its answer was stored. */
const deaths = fc.constantFrom('never', 'never', 'never', 'before', 'after')
const looks = fc.constantFrom('works', 'works', 'fails')

describe('whatever happens', () => {
  it('publishes at most once, knows of it, and comes to an end (500 runs)', () => {
    const turns = fc.array(fc.record({ behaviour: behaviours, death: deaths, look: looks }), {
      minLength: 1,
      maxLength: 12,
    })
    fc.assert(
      fc.property(turns, fc.integer({ min: 0, max: 300 }), (script, lag) => {
        const { target, appeared, blindSends, looksFailed } = play(script, lag)
        expect(appeared.length).toBeLessThanOrEqual(1)
        expect(blindSends).toBe(0)
        expect(isPassing(target.state)).toBe(false)
        if (target.state === 'published') expect(appeared).toHaveLength(1)
        // What is there is known to be there, unless the network never let us look when it mattered.
        if (appeared.length === 1 && target.state !== 'published')
          expect([target.problem, looksFailed > 0]).toEqual(['cannot_tell', true])
      }),
      { numRuns: 500 },
    )
  })

  it('never leaves a passing state without a deadline and a next look, and an end with neither', () => {
    const events: fc.Arbitrary<TargetEvent> = fc.oneof(
      fc.constantFrom<TargetEvent>(
        { kind: 'send_started' },
        { kind: 'published' },
        { kind: 'unknown' },
        { kind: 'certainly_not' },
        { kind: 'cannot_tell', retryAfterMs: null },
        { kind: 'expired' },
        { kind: 'stopped', state: 'handed_over', problem: 'not_connected' },
      ),
      fc.record({
        kind: fc.constant('unsent' as const),
        reason: fc.constantFrom(
          'rate_limited' as const,
          'unreachable' as const,
          'not_permitted' as const,
          'too_long' as const,
          'duplicate' as const,
          'refused' as const,
        ),
        retryable: fc.boolean(),
        retryAfterMs: fc.option(fc.integer({ min: 0, max: 2 * DAY_MS })),
      }),
    )
    const walk = fc.array(fc.tuple(events, fc.integer({ min: 0, max: 3 * HOUR_MS })), { maxLength: 30 })
    fc.assert(
      fc.property(walk, steps => {
        let target = prepared
        let now = DUE
        for (const [event, pause] of steps) {
          now = addMs(now, pause)
          const change = advanceTarget(target, event, now)
          if (!change) continue
          expect(change.nextTryAt === null).toBe(!isPassing(change.state))
          expect(change.deadlineAt === null).toBe(!isPassing(change.state))
          if (change.state === 'sending' && target.doubtedAt && target.firstSentAt && target.lastSentAt) {
            expect(event.kind).toBe('certainly_not')
            expect(now.getTime() - target.firstSentAt.getTime()).toBeLessThanOrEqual(RESEND_WINDOW_MS)
            expect(now.getTime() - target.lastSentAt.getTime()).toBeGreaterThanOrEqual(SETTLE_MS)
          }
          if (!isPassing(change.state) && change.state !== 'published') expect(change.problem).not.toBe('')
          target = { ...target, ...change }
        }
      }),
    )
  })
})

/** Plays a script on a virtual clock; the network forgets keys at once, so that only our own rules prevent a double. */
function play(script: readonly { behaviour: Behaviour; death: string; look: string }[], lag: number) {
  let target: TargetProgress & { nextTryAt?: Date | null } = prepared
  let now = DUE
  const appeared: Date[] = []
  let turn = 0
  let inDoubtSince: Date | null = null
  let blindSends = 0
  let looksFailed = 0
  const apply = (event: TargetEvent) => {
    const change = advanceTarget(target, event, now)
    if (change) target = { ...target, ...change }
  }
  const call = () => {
    if (inDoubtSince) blindSends += 1
    const { behaviour, death } = script[turn++ % script.length] ?? {
      behaviour: { does: 'drop' },
      death: 'never',
    }
    if (death === 'before') return
    if (behaviour.does === 'take') appeared.push(addMs(now, behaviour.delay * SECOND_MS))
    const known = behaviour.does !== 'drop' && !(behaviour.does === 'take' && !behaviour.answers)
    if (!known || death === 'after') inDoubtSince = now
    if (death === 'after') return
    now = addMs(now, 30 * SECOND_MS)
    if (!known) apply({ kind: 'unknown' })
    else if (behaviour.does === 'take') apply({ kind: 'published' })
    else if (behaviour.does === 'refuse') apply(unsent('refused', { retryable: false }))
    else apply(unsent(behaviour.does === 'limit' ? 'rate_limited' : 'unreachable'))
  }
  for (let round = 0; round < 500 && isPassing(target.state); round++) {
    now = addMs(target.nextTryAt && target.nextTryAt > now ? target.nextTryAt : now, lag * SECOND_MS)
    const step = nextStep(target, now)
    if (step === 'expire') apply({ kind: 'expired' })
    else if (step === 'lose') apply({ kind: 'unknown' })
    else if (step === 'send') {
      apply({ kind: 'send_started' })
      call()
    } else if (step === 'look_up') {
      const { look } = script[turn++ % script.length] ?? { look: 'works' }
      if (look === 'fails') {
        looksFailed += 1
        apply({ kind: 'cannot_tell', retryAfterMs: null })
      } else if (appeared.some(when => when <= now)) apply({ kind: 'published' })
      else {
        apply({ kind: 'certainly_not' })
        if ((target as TargetProgress).state === 'sending') {
          inDoubtSince = null
          call()
        }
      }
    }
  }
  return { target, appeared, blindSends, looksFailed }
}

describe('what is said', () => {
  it('shows three accounts of which one refused as two published', () => {
    expect(outcomeOf(['published', 'refused', 'published'])).toEqual({
      status: 'published',
      reason: 'Published on 2 of 3 accounts.',
    })
    expect(outcomeOf(['published', 'handed_over'])?.status).toBe('handed_over')
    expect(outcomeOf(['refused', 'missed'])?.status).toBe('failed')
    expect(outcomeOf(['may_be_published', 'published'])?.status).toBe('sending')
    expect(outcomeOf([])).toBeNull()
  })

  it('has an end for every mix of states, and a reason unless all went well', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...TARGET_STATES), { minLength: 1, maxLength: 6 }), states => {
        const outcome = outcomeOf(states)
        expect(outcome?.status === 'sending').toBe(states.some(isPassing))
        if (outcome?.status !== 'sending')
          expect(outcome?.reason === '').toBe(states.every(state => state === 'published'))
      }),
    )
  })

  it('has words for every problem, and nothing for what it does not know', () => {
    const problems: PublishProblem[] = [
      'rate_limited',
      'unreachable',
      'not_permitted',
      'too_long',
      'duplicate',
      'refused',
      'unknown_outcome',
      'cannot_tell',
      'not_there',
      'not_connected',
      'no_text',
      'too_late',
      'permission_revoked',
      'not_approved',
    ]
    for (const problem of problems)
      for (const over of [true, false]) {
        const { reason, advice } = problemText(problem, { over })
        expect(reason).toMatch(/\.$/)
        expect(advice).toMatch(/\.$/)
      }
    expect(problemText('constructor', { over: true })).toEqual({ reason: '', advice: '' })
  })
})

describe('times and names', () => {
  it('looks often at first and then hourly, and reads back for 14 days', () => {
    expect(nextLookAt(DUE, at(0))).toEqual(at(1))
    expect(nextLookAt(DUE, at(90))).toEqual(at(150))
    expect(nextReadAt(DUE, at(0))).toEqual(at(1))
    expect(nextReadAt(DUE, at(1))).toEqual(at(60))
    expect(nextReadAt(DUE, addMs(DUE, 14 * DAY_MS))).toBeNull()
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 30 * DAY_MS }), ms => {
        const now = addMs(DUE, ms)
        expect(nextLookAt(DUE, now) > now).toBe(true)
        const read = nextReadAt(DUE, now)
        if (read) expect(read > now && read <= addMs(DUE, 14 * DAY_MS)).toBe(true)
      }),
    )
  })

  it('names a record by 13 sortable characters', () => {
    expect(recordKey(new Date(0), 0)).toBe('2222222222222')
    fc.assert(
      fc.property(fc.date({ min: DUE, max: at(1e6), noInvalidDate: true }), fc.nat(1023), (when, clock) => {
        const key = recordKey(when, clock)
        expect(key).toMatch(/^[2-7a-z]{13}$/)
        expect(recordKey(addMs(when, 1), 0) > key).toBe(true)
      }),
    )
  })
})
