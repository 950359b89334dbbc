import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mayBeSentFor, sendingOutcome } from './sending.ts'

describe('what becomes of a capture that waited on a device', () => {
  it.each([
    [{ status: 200, isLedAway: false, isSaved: true }, 'sent'],
    [{ status: 200, isLedAway: false, isSaved: false }, 'waiting'],
    [{ status: 0, isLedAway: true, isSaved: false }, 'signed_out'],
    [{ status: 0, isLedAway: false, isSaved: false }, 'waiting'],
    [{ status: 409, isLedAway: false, isSaved: false }, 'refused'],
    [{ status: 429, isLedAway: false, isSaved: false }, 'waiting'],
    [{ status: 503, isLedAway: false, isSaved: false }, 'waiting'],
  ] as const)('%j: %s', (answer, outcome) => {
    expect(sendingOutcome(answer)).toBe(outcome)
  })

  it('is done with only when the server says that it has the text', () => {
    const answer = fc.record({
      status: fc.integer({ min: 0, max: 599 }),
      isLedAway: fc.boolean(),
      isSaved: fc.boolean(),
    })
    fc.assert(
      fc.property(answer, given => {
        if (sendingOutcome(given) === 'sent')
          expect(given).toMatchObject({
            isSaved: true,
            isLedAway: false,
            status: expect.toSatisfy(s => s >= 200 && s < 300),
          })
      }),
    )
  })

  it('nobody’s text is sent as somebody else’s', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (owner, account) => {
        expect(mayBeSentFor(owner, account)).toBe(owner === account && owner !== '')
      }),
    )
  })
})
