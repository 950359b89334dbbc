import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  CONNECTED,
  type ConnectionEvent,
  type ConnectionState,
  connectionLabel,
  connectionReducer,
  connectionRetryDelayMs,
} from './connection.ts'

type EventType = ConnectionEvent['type']
const passed = (...types: EventType[]) =>
  types.reduce<ConnectionState>((state, type) => connectionReducer(state, { type }), CONNECTED)
const eventTypes = fc.constantFrom<EventType>(
  'check_passed',
  'check_failed',
  'check_threw',
  'reconnect',
  'signed_out',
)

describe('the connection indicator', () => {
  it('says nothing while connected', () => {
    expect(connectionLabel(CONNECTED)).toBe('')
  })
  it('is lost when a check fails, in error when it throws', () => {
    expect(connectionLabel(passed('check_failed'))).toBe('Connection lost')
    expect(connectionLabel(passed('check_threw'))).toBe('Connection error')
  })
  it('reconnects at once and counts the attempts', () => {
    expect(passed('check_failed', 'reconnect')).toEqual({ status: 'reconnecting', attempt: 1 })
    expect(connectionLabel(passed('check_threw', 'reconnect', 'check_failed'))).toBe(
      'Reconnecting... (Attempt 2)',
    )
  })
  it('animates one to three dots and hides attempt 0', () => {
    const state: ConnectionState = { status: 'reconnecting', attempt: 0 }
    expect([-1, 1, 2, 3, 9].map(dots => connectionLabel(state, dots))).toEqual([
      'Reconnecting.',
      'Reconnecting.',
      'Reconnecting..',
      'Reconnecting...',
      'Reconnecting...',
    ])
  })
  it('is connected with no attempts after a passed check or a sign-out, whatever came before', () => {
    fc.assert(
      fc.property(
        fc.array(eventTypes),
        fc.constantFrom<EventType>('check_passed', 'signed_out'),
        (events, last) => {
          expect(passed(...events, last)).toEqual(CONNECTED)
        },
      ),
    )
  })
  it('starts reconnecting only from a lost connection, and never counts down on the way', () => {
    fc.assert(
      fc.property(fc.array(eventTypes), events => {
        let state: ConnectionState = CONNECTED
        for (const type of events) {
          const next = connectionReducer(state, { type })
          if (next.status === 'reconnecting') expect(state.status).not.toBe('connected')
          if (next.status !== 'connected') expect(next.attempt).toBeGreaterThanOrEqual(state.attempt)
          state = next
        }
      }),
    )
  })
  it('stands still on what it does not know', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (state, event) => {
        const next = connectionReducer(state as never, event as never)
        expect(connectionLabel(next)).not.toMatch(/NaN|undefined/)
      }),
    )
    expect(connectionReducer({ status: 'error', attempt: 2 }, { type: 'x' } as never)).toEqual({
      status: 'error',
      attempt: 2,
    })
  })
  it('waits 1 s doubled per attempt, at most 30 s', () => {
    expect([0, 1, 2, 4, 5, 5000].map(connectionRetryDelayMs)).toEqual([
      1000, 2000, 4000, 16_000, 30_000, 30_000,
    ])
    expect(connectionRetryDelayMs(Number.NaN)).toBe(1000)
  })
})
