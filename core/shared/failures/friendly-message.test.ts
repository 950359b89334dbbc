import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { friendlyMessage } from './friendly-message.ts'

const connection = 'Connection issue. Please check your internet and try again.'
const permission = "You don't have permission to perform this action."
const missing = 'The requested resource was not found.'
const busy = 'Too many requests. Please wait a moment and try again.'
const slow = 'The request timed out. Please try again.'
const unexpected = 'An unexpected error occurred. Please try again.'

describe('friendlyMessage', () => {
  it.each([
    [new TypeError('Failed to fetch'), connection],
    ['NETWORK down', connection],
    [new Error('Unauthorized'), permission],
    ['HTTP 403', permission],
    [{ status: 403 }, permission],
    [{ status: 401 }, permission],
    [new Error('Row Not Found'), missing],
    [{ status: 404 }, missing],
    ['Rate limit hit', busy],
    [{ status: 429 }, busy],
    [new Error('Too Many Requests'), busy],
    [new Error('timeout of 5 s'), slow],
    [{ status: 504 }, slow],
    [{ status: 500 }, unexpected],
    [new Error('boom'), unexpected],
    [undefined, unexpected],
    [null, unexpected],
    [Symbol('x'), unexpected],
  ])('says for %s: %s', (failure, message) => {
    expect(friendlyMessage(failure)).toBe(message)
  })

  it('takes the first match in the order of the table', () => {
    expect(friendlyMessage('timeout: not found on the network')).toBe(connection)
    expect(friendlyMessage('timeout: 404 unauthorized')).toBe(permission)
    expect(friendlyMessage('timeout: rate limit, not found')).toBe(missing)
    expect(friendlyMessage('timeout, rate limit')).toBe(busy)
    expect(friendlyMessage(Object.assign(new Error('not found'), { status: 403 }))).toBe(permission)
  })

  it('says one of the six sentences, whatever was thrown', () => {
    const hostile = new Proxy(
      {},
      {
        get() {
          throw new Error('no')
        },
      },
    )
    expect(friendlyMessage(hostile)).toBe(unexpected)
    fc.assert(
      fc.property(fc.anything(), failure => {
        expect([connection, permission, missing, busy, slow, unexpected]).toContain(friendlyMessage(failure))
      }),
    )
  })
})
