import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { wallTimeOf } from '../schedule/wall-time.ts'
import { choicesOfForm, readChoices, withoutEmail } from './choices.ts'
import { type DigestClock, digestWindow, dueDigest } from './digest-window.ts'
import { EMAIL_CHOICES, EVENT_NAMES, NOTIFICATION_EVENTS } from './events.ts'
import { readUnsubscribeText, unsubscribeText } from './unsubscribe-token.ts'

const LONDON: DigestClock = { timeZone: 'Europe/London', hour: 8, weekday: 1 }
const at = (text: string) => new Date(text)

const storedChoices = fc.dictionary(
  fc.constantFrom(...EVENT_NAMES, '__proto__', 'other'),
  fc.record({
    page: fc.oneof(fc.boolean(), fc.string()),
    email: fc.oneof(fc.constantFrom(...EMAIL_CHOICES), fc.string()),
    push: fc.oneof(fc.boolean(), fc.string()),
  }),
)

describe('choices', () => {
  it('are the defaults for whoever never chose', () => {
    expect(readChoices(null).post_due).toEqual({ page: true, email: 'at_once', push: true })
    expect(readChoices({ comment_added: { page: false, email: 'weekly' } }).comment_added).toEqual({
      page: false,
      email: 'weekly',
      push: false,
    })
  })

  it('never turn off what always arrives, whatever is stored or sent', () => {
    fc.assert(
      fc.property(
        storedChoices,
        fc.constantFrom(...EVENT_NAMES, 'daily' as const, 'weekly' as const),
        (stored, what) => {
          const before = readChoices(stored)
          const sent = choicesOfForm(() => 'off', before)
          for (const choices of [before, sent, withoutEmail(before, what)])
            for (const event of EVENT_NAMES) {
              const { page, email, push, locked } = NOTIFICATION_EVENTS[event]
              if (locked) expect(choices[event]).toEqual({ page, email, push })
              expect(EMAIL_CHOICES).toContain(choices[event].email)
            }
        },
      ),
    )
  })

  it('come back from the form that shows them as they were', () => {
    fc.assert(
      fc.property(storedChoices, stored => {
        const choices = readChoices(stored)
        const form = new Map(
          EVENT_NAMES.flatMap(event => [
            [`page.${event}`, choices[event].page ? 'on' : ''],
            [`email.${event}`, choices[event].email],
            [`push.${event}`, choices[event].push ? 'on' : ''],
          ]),
        )
        const field = (name: string) => form.get(name) ?? ''
        // A form that does not ask about browsers leaves them as they were.
        for (const [event, { push }] of Object.entries(choicesOfForm(field, choices)))
          expect(push).toBe(choices[event as keyof typeof choices].push)
        form.set('push', 'asked')
        expect(choicesOfForm(field, readChoices(null))).toEqual(choices)
      }),
    )
  })

  it('lose the emails of one event or of a digest, and nothing of the page', () => {
    const choices = readChoices({ post_due: { page: true, email: 'daily' } })
    const without = withoutEmail(choices, 'daily')
    expect(without.post_due).toEqual({ page: true, email: 'off', push: true })
    expect(without.comment_added.email).toBe('off')
    expect(without.review_asked.email).toBe('at_once')
    expect(withoutEmail(choices, 'review_asked').review_asked.email).toBe('off')
  })
})

describe('digests', () => {
  it('come at the hour on the clock of the zone, before and after both clock changes', () => {
    const days = ['2026-03-28', '2026-03-29', '2026-03-30', '2026-10-24', '2026-10-25', '2026-10-26']
    expect(
      days.map(day =>
        digestWindow('daily', LONDON, at(`${day}T23:30:00Z`))
          ?.toISOString()
          .slice(5, 16),
      ),
    ).toEqual(['03-28T08:00', '03-29T07:00', '03-30T07:00', '10-24T07:00', '10-25T08:00', '10-26T08:00'])
  })

  it('come once where the hour is skipped or comes twice', () => {
    const night = { ...LONDON, hour: 1 }
    expect(digestWindow('daily', night, at('2026-03-29T12:00:00Z'))).toEqual(at('2026-03-29T01:00:00Z'))
    expect(digestWindow('daily', night, at('2026-10-25T00:59:00Z'))).toEqual(at('2026-10-25T00:00:00Z'))
    expect(digestWindow('daily', night, at('2026-10-25T01:30:00Z'))).toEqual(at('2026-10-25T00:00:00Z'))
  })

  it('are weekly on the weekday', () => {
    expect(digestWindow('weekly', LONDON, at('2026-11-22T12:00:00Z'))).toEqual(at('2026-11-16T08:00:00Z'))
    expect(digestWindow('weekly', LONDON, at('2026-11-23T08:00:00Z'))).toEqual(at('2026-11-23T08:00:00Z'))
  })

  it('are due once, and later where an hour was missed', () => {
    const window = at('2026-11-23T08:00:00Z')
    expect(dueDigest('daily', LONDON, null, at('2026-11-23T11:40:00Z'))).toEqual(window)
    expect(dueDigest('daily', LONDON, window, at('2026-11-23T11:40:00Z'))).toBeNull()
    expect(dueDigest('daily', LONDON, window, at('2026-11-24T07:59:59Z'))).toBeNull()
    expect(dueDigest('daily', LONDON, null, new Date(Number.NaN))).toBeNull()
  })

  const clocks = fc.record({
    timeZone: fc.constantFrom(
      'Europe/London',
      'America/New_York',
      'Asia/Kathmandu',
      'Australia/Lord_Howe',
      'Pacific/Apia',
    ),
    hour: fc.integer({ min: 0, max: 23 }),
    weekday: fc.integer({ min: 1, max: 7 }),
  })
  const instants = fc.date({
    min: at('2025-01-01T00:00:00Z'),
    max: at('2028-01-01T00:00:00Z'),
    noInvalidDate: true,
  })

  it('are sent once a local day over five days of quarter hours, at the hour', () => {
    fc.assert(
      fc.property(clocks, instants, (clock, start) => {
        let sent: Date | null = null
        const days: string[] = []
        for (let step = 0; step < 4 * 24 * 5; step++) {
          const now = new Date(start.getTime() + step * 900_000)
          const window = dueDigest('daily', clock, sent, now)
          if (!window) continue
          if (sent) expect(window > sent).toBe(true)
          expect(window <= now).toBe(true)
          const wall = wallTimeOf(window, clock.timeZone)
          // Where the clock jumps over the hour it comes by as much later.
          expect(wall.minute - clock.hour * 60).toBeGreaterThanOrEqual(0)
          expect(wall.minute - clock.hour * 60).toBeLessThanOrEqual(60)
          days.push(wall.day)
          sent = window
        }
        expect(new Set(days).size).toBe(days.length)
        expect(days.length).toBeGreaterThanOrEqual(5)
      }),
      { numRuns: 20 },
    )
  })
})

it('a link says whose emails of which kind, and nothing else is read', () => {
  fc.assert(
    fc.property(
      fc.uuid(),
      fc.uuid(),
      fc.constantFrom(...EVENT_NAMES, 'daily' as const),
      (workspace, memberId, what) => {
        const meant = { workspace, memberId, what }
        expect(readUnsubscribeText(unsubscribeText(meant))).toEqual(meant)
        expect(readUnsubscribeText(`${unsubscribeText(meant)}.x`)).toBeNull()
      },
    ),
  )
  fc.assert(fc.property(fc.string(), text => void readUnsubscribeText(text)))
  expect(readUnsubscribeText('a.b.post_due')).toBeNull()
})
