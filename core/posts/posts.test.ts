import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { deadlineOf, overdueEvent, POST_DEADLINES } from './deadline.ts'
import { POST_FORMAT_LABELS, POST_FORMATS } from './formats.ts'
import { POST_LIMITS, POST_MESSAGES, postFormSchema, postSchema } from './schema.ts'
import { nextStatus, POST_EVENTS, POST_STATUS_LABELS, POST_STATUSES, type PostStatus } from './status.ts'

const statuses = fc.constantFrom(...POST_STATUSES)
const events = fc.constantFrom(...POST_EVENTS)
const now = new Date('2026-11-20T12:00:00Z')

describe('the post form', () => {
  it('needs a body and a platform', () => {
    expect(v.parse(postSchema, { body: ' Hello ', platform: 'LinkedIn' })).toEqual({
      title: '',
      body: 'Hello',
      platform: 'linkedin',
      goal: '',
      format: '',
      pillarId: '',
      campaignId: '',
      offer: '',
      variants: {},
    })
    const chosen = {
      format: 'carousel',
      pillarId: '0B8F2A9E-6F0E-4A58-9D0A-0F6F2F3F4A5B',
      campaignId: 'nonsense',
      variants: { twitter: ' Short ', blog: ' ', myspace: 'x' },
    }
    expect(v.parse(postSchema, { body: 'Hello', platform: 'blog', ...chosen })).toMatchObject({
      format: 'carousel',
      pillarId: '0b8f2a9e-6f0e-4a58-9d0a-0f6f2f3f4a5b',
      campaignId: '',
      variants: { twitter: 'Short' },
    })
    const messages = (post: object) => v.safeParse(postSchema, post).issues?.map(issue => issue.message)
    expect(messages({ body: ' ', platform: 'myspace' })).toEqual([
      POST_MESSAGES.bodyRequired,
      POST_MESSAGES.platformRequired,
    ])
    expect(messages({})).toHaveLength(2)
  })
  it('takes a body of 10 000 characters and not one more', () => {
    const isValid = (length: number) =>
      v.safeParse(postSchema, { body: 'a'.repeat(length), platform: 'blog' }).success
    expect([isValid(10_000), isValid(10_001)]).toEqual([true, false])
  })
  it('takes as much as each other part may hold', () => {
    const form = { body: 'Hello', platform: 'blog' }
    for (const part of ['title', 'goal', 'offer'] as const) {
      const isValid = (length: number) =>
        v.safeParse(postSchema, { ...form, [part]: 'a'.repeat(length) }).success
      expect([isValid(POST_LIMITS[part]), isValid(POST_LIMITS[part] + 1)], part).toEqual([true, false])
    }
  })
  it('takes nothing but an id for what is chosen from a list', () => {
    const id = '0b8f2a9e-6f0e-4a58-9d0a-0f6f2f3f4a5b'
    const chosen = (pillarId: string) =>
      v.parse(postSchema, { body: 'a', platform: 'blog', pillarId }).pillarId
    expect([id, `${id}0`, `a${id}`].map(chosen)).toEqual([id, '', ''])
  })
  it('carries the version that was read and its key', () => {
    const form = { body: 'Hello', platform: 'blog', version: '3', idempotencyKey: 'k'.repeat(100) }
    expect(v.parse(postFormSchema, form)).toMatchObject({
      body: 'Hello',
      version: 3,
      idempotencyKey: 'k'.repeat(100),
    })
    expect(v.safeParse(postFormSchema, { ...form, idempotencyKey: 'k'.repeat(101) }).success).toBe(false)
  })
  it('has a word for each format', () => {
    const words = POST_FORMATS.map(format => POST_FORMAT_LABELS[format])
    expect(words).not.toContain('')
    expect(new Set(words).size).toBe(POST_FORMATS.length)
  })
  it('never throws', () => {
    fc.assert(fc.property(fc.anything(), posted => void v.safeParse(postSchema, posted)))
  })
})

describe('the states of a post', () => {
  it('lead from idea to published', () => {
    const path = [
      'write',
      'submit',
      'approve',
      'schedule',
      'fall_due',
      'start_sending',
      'confirm_out',
    ] as const
    let status: PostStatus = 'idea'
    for (const event of path) status = nextStatus(status, event) ?? status
    expect(status).toBe('published')
  })
  it('take an approval back when the text changes', () => {
    expect(nextStatus('approved', 'edit')).toBe('draft')
    expect(nextStatus('in_review', 'schedule')).toBeNull()
  })
  it('let nothing interrupt a send, and nothing leave published', () => {
    const possible = (status: PostStatus) => POST_EVENTS.filter(event => nextStatus(status, event) !== null)
    expect(possible('sending')).toEqual(['hand_over', 'confirm_out', 'fail'])
    expect(possible('published')).toEqual([])
  })
  it('go on by these events and no others', () => {
    const ways = (status: PostStatus) =>
      POST_EVENTS.flatMap(event => {
        const next = nextStatus(status, event)
        return next === null ? [] : [`${event} ${next}`]
      }).sort()
    const anyTime = ['confirm_out published', 'hand_over handed_over', 'schedule scheduled']
    const lost = [...anyTime, 'edit draft', 'unschedule draft']
    expect(Object.fromEntries(POST_STATUSES.map(status => [status, ways(status)]))).toEqual({
      idea: ['write draft'],
      draft: [...anyTime, 'edit draft', 'submit in_review'].sort(),
      in_review: ['approve approved', 'edit draft', 'send_back draft'],
      approved: [...anyTime, 'edit draft', 'send_back draft'].sort(),
      scheduled: ['edit scheduled', 'fall_due due', 'pause held', 'schedule scheduled', 'unschedule draft'],
      due: [
        ...anyTime,
        'edit due',
        'miss missed',
        'pause held',
        'start_sending sending',
        'unschedule draft',
      ].sort(),
      sending: ['confirm_out published', 'fail failed', 'hand_over handed_over'],
      handed_over: ['confirm_out published', 'hand_over handed_over', 'miss missed', 'unschedule draft'],
      published: [],
      failed: [...lost, 'retry due'].sort(),
      missed: lost.sort(),
      held: ['edit held', 'miss missed', 'resume scheduled', 'schedule scheduled', 'unschedule draft'],
    })
  })
  it('have a word each that users read', () => {
    expect(Object.values(POST_STATUS_LABELS)).toEqual([
      ...['Idea', 'Draft', 'In review', 'Approved', 'Scheduled', 'Due', 'Sending', 'To confirm'],
      ...['Published', 'Failed', 'Missed', 'Paused'],
    ])
  })
  it('can all reach published', () => {
    for (const start of POST_STATUSES) {
      const reached = new Set<PostStatus>([start])
      for (const status of reached) {
        for (const event of POST_EVENTS) {
          const next = nextStatus(status, event)
          if (next) reached.add(next)
        }
      }
      expect(reached.has('published')).toBe(true)
    }
  })
  it('stay within the known states and refuse what they do not know', () => {
    fc.assert(
      fc.property(statuses, events, (status, event) => {
        const next = nextStatus(status, event)
        if (next !== null) expect(POST_STATUSES).toContain(next)
      }),
    )
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (status, event) => {
        expect(nextStatus(status as never, event as never)).toBeNull()
        expect(overdueEvent(status as never, event as never)).toBeNull()
      }),
    )
    expect(nextStatus('draft', 'constructor' as never)).toBeNull()
    expect(nextStatus('__proto__' as never, 'edit')).toBeNull()
  })
})

describe('deadlines', () => {
  const overdue = (status: PostStatus, ageMs: number, scheduledFor: Date | null = null) =>
    overdueEvent({ status, since: new Date(now.getTime() - ageMs), scheduledFor }, now)
  it('move a scheduled post on when its time has come', () => {
    expect(overdue('scheduled', 0, new Date(now.getTime() + 1))).toBeNull()
    expect(overdue('scheduled', 0, now)).toBe('fall_due')
  })
  it('miss what is held at its time, and what was held after it a day after it', () => {
    const hour = 3_600_000
    const at = (ms: number) => new Date(now.getTime() + ms)
    expect(overdue('held', 2 * hour, at(-hour))).toBe('miss')
    expect(overdue('held', 2 * hour, at(hour))).toBeNull()
    expect(overdue('held', hour, at(-2 * hour))).toBeNull()
    expect(overdue('held', 0, at(-23.9 * hour))).toBeNull()
    expect(overdue('held', 0, at(-24 * hour))).toBe('miss')
    expect(deadlineOf('held', { since: at(-3 * hour), scheduledFor: now })).toEqual(now)
    expect(deadlineOf('held', { since: at(hour), scheduledFor: now })).toEqual(at(24 * hour))
  })
  it('of what is held are when it is overdue, whenever it was held', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -2e8, max: 2e8 }),
        fc.integer({ min: -2e8, max: 2e8 }),
        (sinceMs, dueMs) => {
          const [since, scheduledFor] = [new Date(now.getTime() + sinceMs), new Date(now.getTime() + dueMs)]
          const deadline = deadlineOf('held', { since, scheduledFor })
          if (!deadline) throw new Error('what is held has a deadline')
          const post = { status: 'held' as const, since, scheduledFor }
          expect(overdueEvent(post, deadline)).toBe('miss')
          expect(overdueEvent(post, new Date(deadline.getTime() - 1))).toBeNull()
        },
      ),
    )
  })
  it('end every passing state with an event that is allowed there', () => {
    for (const status of ['due', 'sending', 'handed_over'] as const) {
      const afterMs = POST_DEADLINES[status]?.afterMs ?? 0
      expect(overdue(status, afterMs - 1)).toBeNull()
      const event = overdue(status, afterMs)
      expect(event && nextStatus(status, event)).not.toBeNull()
    }
    expect(overdue('draft', 1e12)).toBeNull()
    expect(overdue('published', 1e12)).toBeNull()
    expect(overdueEvent({ status: 'due', since: now, scheduledFor: null }, new Date(Number.NaN))).toBeNull()
  })
  it('are a day for what is due, ten minutes for a send, and two days for what was posted by hand', () => {
    const minute = 60_000
    const passes = (status: PostStatus) => {
      const deadline = deadlineOf(status, { since: now, scheduledFor: null })
      return deadline && (deadline.getTime() - now.getTime()) / minute
    }
    expect([passes('due'), passes('sending'), passes('handed_over')]).toEqual([24 * 60, 10, 48 * 60])
    expect([overdue('due', 1e9), overdue('sending', 1e9), overdue('handed_over', 1e9)]).toEqual([
      ...['miss', 'fail', 'miss'],
    ])
    for (const status of ['idea', 'draft', 'in_review', 'approved', 'published', 'failed', 'missed'] as const)
      expect(passes(status), status).toBeNull()
  })
  it('of what is scheduled are its time', () => {
    const later = new Date(now.getTime() + 5)
    expect(deadlineOf('scheduled', { since: now, scheduledFor: later })).toEqual(later)
    expect(deadlineOf('scheduled', { since: now, scheduledFor: null })).toBeNull()
  })
  it('are none where an instant is missing or a state unknown', () => {
    const never = new Date(Number.NaN)
    for (const status of POST_STATUSES) {
      expect(deadlineOf(status, { since: never, scheduledFor: null }), status).toBeNull()
      expect(overdueEvent({ status, since: never, scheduledFor: null }, now), status).toBeNull()
    }
    expect(deadlineOf('constructor' as never, { since: now, scheduledFor: now })).toBeNull()
    expect(overdueEvent({ status: 'held', since: never, scheduledFor: now }, now)).toBe('miss')
    expect(overdueEvent({ status: 'held', since: now, scheduledFor: now }, now)).toBe('miss')
    expect(deadlineOf('held', { since: now, scheduledFor: null })).toBeNull()
  })
})
