import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addMs, DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '../shared/time.ts'
import { outcomeOf } from './outcome.ts'
import {
  canResume,
  isFixed,
  isOut,
  ONE_PART,
  type PartRole,
  partName,
  partsText,
  placeOf,
  standingOf,
} from './parts.ts'
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
/** What a network makes of the files that come before a post. */
const preparations = fc.constantFrom('ready', 'ready', 'working', 'refuse', 'limit', 'unreachable', 'dies')

describe('whatever happens', () => {
  it('publishes each part at most once and in order, knows of it, and comes to an end (500 runs)', () => {
    const turns = fc.array(
      fc.record({ behaviour: behaviours, death: deaths, look: looks, preparation: preparations }),
      { minLength: 1, maxLength: 12 },
    )
    const posts = fc.record({
      count: fc.integer({ min: 1, max: 5 }),
      hasComment: fc.boolean(),
      prepares: fc.boolean(),
      resumes: fc.integer({ min: 0, max: 3 }),
    })
    fc.assert(
      fc.property(turns, posts, fc.integer({ min: 0, max: 300 }), (script, post, lag) => {
        const { target, parts, blindSends, unprepared, looksFailed } = play(script, post, lag)
        expect([blindSends, unprepared]).toEqual([0, 0])
        expect(isPassing(target.state)).toBe(false)
        const there = parts.map(part => part.appeared.length)
        for (const [place, times] of there.entries()) {
          expect(times).toBeLessThanOrEqual(1)
          if (times === 1) expect(there.slice(0, place).every(before => before === 1)).toBe(true)
        }
        for (const part of parts) if (part.publishedAt) expect(part.appeared).toHaveLength(1)
        const isAllOut = isOut(parts)
        if (target.state === 'published') expect(isAllOut).toBe(true)
        // A first comment that fails leaves its post published; a post that is published is not missed.
        if (isAllOut) expect(target.state).toBe('published')
        if (parts[0]?.publishedAt) expect(target.state).not.toBe('missed')
        // What is there is known to be there, unless the network never let us look when it mattered.
        if (parts.some(part => part.appeared.length === 1 && !part.publishedAt))
          expect([target.problem, looksFailed > 0]).toEqual(['cannot_tell', true])
      }),
      { numRuns: 500 },
    )
  })

  it('never leaves a passing state without a deadline and a next look, and an end with neither', () => {
    const events: fc.Arbitrary<TargetEvent> = fc.oneof(
      fc.constantFrom<TargetEvent>(
        { kind: 'prepare_started' },
        { kind: 'preparing', waitMs: 0 },
        { kind: 'send_started' },
        { kind: 'published' },
        { kind: 'unknown' },
        { kind: 'certainly_not' },
        { kind: 'resumed' },
        { kind: 'cannot_tell', retryAfterMs: null },
        { kind: 'expired' },
        { kind: 'stopped', state: 'handed_over', problem: 'not_connected' },
      ),
      fc.record({
        kind: fc.constantFrom('unsent' as const, 'unprepared' as const),
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

interface Turn {
  behaviour: Behaviour
  death: string
  look: string
  preparation: string
}

interface PlayedPart {
  readonly role: PartRole
  readonly appeared: Date[]
  publishedAt: Date | null
  isPrepared: boolean
}

/**
 * Plays a script on a virtual clock, for a thread with its first comment; the network forgets keys at once, so that only
 * our own rules prevent a double.
 */
function play(
  script: readonly Turn[],
  post: { count: number; hasComment: boolean; prepares: boolean; resumes: number },
  lag: number,
) {
  const part = (role: PartRole): PlayedPart => ({
    role,
    appeared: [],
    publishedAt: null,
    isPrepared: !post.prepares,
  })
  const parts = [
    ...Array.from({ length: post.count }, () => part('post')),
    ...(post.hasComment ? [part('comment')] : []),
  ]
  let target: TargetProgress & { nextTryAt?: Date | null } = { ...prepared, place: placeOf(parts) }
  let now = DUE
  let turn = 0
  let inDoubtSince: Date | null = null
  let [blindSends, unprepared, looksFailed, resumes] = [0, 0, 0, post.resumes]
  const LAST: Turn = { behaviour: { does: 'drop' }, death: 'never', look: 'works', preparation: 'ready' }
  const next = () => script[turn++ % script.length] ?? LAST
  const current = () => parts.find(({ publishedAt }) => publishedAt === null)
  const apply = (event: TargetEvent) => {
    const change = advanceTarget(target, event, now)
    if (!change) return
    const done = current()
    if (event.kind === 'published' && done) {
      done.publishedAt = now
      inDoubtSince = null
    }
    target = { ...target, ...change, place: placeOf(parts) }
  }
  const call = () => {
    const sent = current()
    if (!sent) return
    if (inDoubtSince) blindSends += 1
    if (!sent.isPrepared) unprepared += 1
    const { behaviour, death } = next()
    if (death === 'before') return
    if (behaviour.does === 'take') sent.appeared.push(addMs(now, behaviour.delay * SECOND_MS))
    const known = behaviour.does !== 'drop' && !(behaviour.does === 'take' && !behaviour.answers)
    if (!known || death === 'after') inDoubtSince = now
    if (death === 'after') return
    now = addMs(now, 30 * SECOND_MS)
    if (!known) apply({ kind: 'unknown' })
    else if (behaviour.does === 'take') apply({ kind: 'published' })
    else if (behaviour.does === 'refuse') apply(unsent('refused', { retryable: false }))
    else apply(unsent(behaviour.does === 'limit' ? 'rate_limited' : 'unreachable'))
  }
  const prepare = () => {
    apply({ kind: 'prepare_started' })
    const { preparation } = next()
    if (preparation === 'dies') return
    if (preparation === 'working') return apply({ kind: 'preparing', waitMs: 10 * MINUTE_MS })
    if (preparation !== 'ready') {
      const reason =
        preparation === 'refuse' ? 'refused' : preparation === 'limit' ? 'rate_limited' : 'unreachable'
      const retryable = preparation !== 'refuse'
      return apply({ kind: 'unprepared', reason, retryable, retryAfterMs: null })
    }
    const ready = current()
    if (ready) ready.isPrepared = true
    apply({ kind: 'send_started' })
    call()
  }
  for (let round = 0; round < 3000; round++) {
    if (!isPassing(target.state)) {
      if (resumes === 0 || !canResume(target, target.place)) break
      resumes -= 1
      now = addMs(now, HOUR_MS)
      apply({ kind: 'resumed' })
    }
    now = addMs(target.nextTryAt && target.nextTryAt > now ? target.nextTryAt : now, lag * SECOND_MS)
    const step = nextStep(target, now)
    if (step === 'expire') apply({ kind: 'expired' })
    else if (step === 'lose') apply({ kind: 'unknown' })
    else if (step === 'send') {
      if (!current()?.isPrepared) prepare()
      else {
        apply({ kind: 'send_started' })
        call()
      }
    } else if (step === 'look_up') {
      if (next().look === 'fails') {
        looksFailed += 1
        apply({ kind: 'cannot_tell', retryAfterMs: null })
      } else if (current()?.appeared.some(when => when <= now)) apply({ kind: 'published' })
      else {
        apply({ kind: 'certainly_not' })
        if ((target as TargetProgress).state === 'sending') {
          inDoubtSince = null
          call()
        } else if (!isPassing(target.state)) inDoubtSince = null
      }
    }
  }
  return { target, parts, blindSends, unprepared, looksFailed }
}

describe('a thread on its way', () => {
  const place = (published: number, open: number, role: PartRole = 'post') => ({ published, open, role })
  const going = (published: number, open: number, role?: PartRole) =>
    moved({ ...prepared, place: place(published, open, role) }, 0, { kind: 'send_started' })

  it('goes on at once after each part, with a window and doubts of its own', () => {
    const second = moved(going(0, 3), 40, { kind: 'published' })
    expect(second).toMatchObject({
      ...{ state: 'prepared', dueAt: at(40), nextTryAt: at(40), unsent: 0 },
      ...{ firstSentAt: null, lastSentAt: null, doubtedAt: null },
    })
    expect(second.deadlineAt).toEqual(addMs(at(40), GIVE_UP_MS))
    expect(moved(going(2, 1), 1, { kind: 'published' }).state).toBe('published')
  })

  it('is refused where it stops, is never missed once it has begun, and a comment leaves its post published', () => {
    const refusal = unsent('refused', { retryable: false })
    expect(moved(going(2, 3), 1, refusal).state).toBe('refused')
    expect(moved(going(1, 1, 'comment'), 1, refusal)).toMatchObject({
      state: 'published',
      problem: 'refused',
    })
    const waiting = { ...prepared, place: place(2, 3) }
    expect(moved(waiting, GIVE_UP_MS / MINUTE_MS, { kind: 'expired' }).state).toBe('handed_over')
    const stop = { kind: 'stopped', state: 'missed', problem: 'not_approved' } as const
    expect(moved(waiting, 1, stop).state).toBe('handed_over')
  })

  it('can be resumed after what is published, but not what may be published or is posted by hand', () => {
    const refused = moved(going(2, 3), 1, unsent('refused', { retryable: false }))
    expect(canResume(refused, refused.place)).toBe(true)
    expect(moved(refused, 3000, { kind: 'resumed' })).toMatchObject({ state: 'prepared', dueAt: at(3000) })
    expect(canResume(refused, place(0, 5))).toBe(false)
    expect(canResume({ ...refused, problem: 'by_hand' }, refused.place)).toBe(false)
    const lost = { ...refused, state: 'handed_over' as const, doubtedAt: DUE }
    expect(canResume({ ...lost, problem: 'cannot_tell' }, lost.place)).toBe(false)
    expect(canResume({ ...lost, problem: 'not_there' }, lost.place)).toBe(true)
    // An answer that comes after all makes it known; somebody was told already, so nothing goes on by itself.
    const late = moved({ ...lost, problem: 'cannot_tell' }, 90, { kind: 'published' })
    expect(late).toMatchObject({ state: 'handed_over', doubtedAt: null, nextTryAt: null })
  })

  it('is fixed once it is frozen, but for what ended with nothing published', () => {
    const target = { state: 'refused' as const, frozenAt: DUE, publishedAt: null, doubtedAt: null }
    const [open, out] = [{ publishedAt: null }, { publishedAt: DUE }]
    expect(isFixed(target, [open])).toBe(false)
    expect(isFixed(target, [out, open])).toBe(true)
    expect(isFixed({ ...target, doubtedAt: DUE }, [open])).toBe(true)
    expect(isFixed({ ...target, publishedAt: DUE }, [open])).toBe(true)
    const when = fc.constantFrom(null, DUE)
    fc.assert(
      fc.property(
        fc.constantFrom(...TARGET_STATES),
        when,
        when,
        when,
        (state, publishedAt, doubtedAt, part) => {
          const frozen = { state, publishedAt, doubtedAt, frozenAt: DUE }
          expect(isFixed({ ...frozen, frozenAt: null }, [open])).toBe(false)
          if (isPassing(state) || part) expect(isFixed(frozen, [{ publishedAt: part }])).toBe(true)
        },
      ),
    )
  })

  it('names a first comment in the log, and a part only of a thread', () => {
    const parts = (posts: number, comments: number) =>
      [...Array<PartRole>(posts).fill('post'), ...Array<PartRole>(comments).fill('comment')].map(
        (role, index) => ({ role, position: index + 1 }),
      )
    expect(partName(parts(1, 1), 2)).toBe('first comment')
    expect(partName(parts(1, 1), 1)).toBe('')
    expect(partName(parts(2, 1), 2)).toBe('part 2')
    expect(partName([], 1)).toBe('')
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 25 }), fc.integer({ min: 0, max: 1 }), (posts, comments) => {
        const all = parts(posts, comments)
        const names = all.map(({ position }) => partName(all, position))
        expect(names.filter(name => name === 'first comment')).toHaveLength(comments)
        expect(new Set(names).size).toBe(names.length)
      }),
    )
  })

  it('says how far it is', () => {
    expect(partsText('refused', place(3, 2))).toBe('3 of 5 parts of this thread are published.')
    expect(partsText('published', place(1, 1, 'comment'))).toContain('its first comment isn’t')
    expect(partsText('sending', place(1, 1, 'comment'))).toContain('comes next')
    expect(partsText('published', place(5, 0))).toBe('')
    expect(partsText('prepared', ONE_PART)).toBe('')
    expect(standingOf({ state: 'sending', publishedAt: DUE })).toBe('published')
    expect(standingOf({ state: 'refused', publishedAt: null })).toBe('refused')
  })
})

describe('what comes before a post', () => {
  const failed = (reason: 'unreachable' | 'rate_limited' | 'refused' | 'not_permitted', retryable = true) =>
    ({ kind: 'unprepared', reason, retryable, retryAfterMs: null }) as const

  it('is tried again after 1, 5, 15 and 30 minutes each, without a window, and then handed over', () => {
    let target: TargetProgress = prepared
    let minutes = 0
    for (const pause of [1, 5, 15, 30]) {
      const change = moved(target, minutes, failed('unreachable'))
      minutes += pause
      expect(change).toMatchObject({ state: 'prepared', nextTryAt: at(minutes), firstSentAt: null })
      expect(nextStep(change, at(minutes))).toBe('send')
      target = change
    }
    expect(moved(target, minutes, failed('unreachable'))).toMatchObject({
      state: 'handed_over',
      problem: 'unreachable',
    })
  })

  it('ends at once where it is refused, waits while the network works, and is missed after a day', () => {
    expect(moved(prepared, 0, failed('refused', false)).state).toBe('refused')
    expect(moved(prepared, 0, failed('not_permitted', false)).state).toBe('handed_over')
    const working = moved(prepared, 0, { kind: 'preparing', waitMs: 90_000 })
    expect(working).toMatchObject({ state: 'prepared', nextTryAt: at(1.5) })
    expect(working.deadlineAt).toEqual(addMs(DUE, GIVE_UP_MS))
    expect(nextStep(working, addMs(DUE, GIVE_UP_MS))).toBe('expire')
  })
})

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
      'too_many_pictures',
      'picture_unfit',
      'no_video',
      'plan_ended',
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
    // What may be published must not be posted again, whatever else the network says of its files.
    expect(problemText('unknown_outcome', { over: false }).advice).toBe(
      'We’re checking your account. Don’t post it again yet.',
    )
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
