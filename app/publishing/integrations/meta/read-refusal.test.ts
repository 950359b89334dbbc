import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { GraphAnswer } from './call-graph.ts'
import { readGraphRefusal, readUnseenRefusal } from './read-refusal.ts'

const answered = (status: number, error: object | null, headers: Record<string, string> = {}) =>
  ({
    ...{ kind: 'answered' as const, status, headers, body: '', bytes: new Uint8Array() },
    data: error && { error },
  }) satisfies GraphAnswer

describe('a refusal of Meta’s', () => {
  it.each([
    ['an account’s limit', 400, { code: 80_001 }, { reason: 'rate_limited', retryable: true }],
    ['Instagram’s posts of a day', 403, { code: 9, error_subcode: 2_207_042 }, { reason: 'rate_limited' }],
    ['an app’s limit', 403, { code: 4 }, { reason: 'rate_limited' }],
    ['an ended token', 400, { code: 190 }, { reason: 'not_permitted', retryable: false }],
    ['a missing permission', 403, { code: 200 }, { reason: 'not_permitted' }],
    ['the same again', 400, { code: 506 }, { reason: 'duplicate', retryable: false }],
    ['a wrong field', 400, { code: 100, message: 'Wrong' }, { reason: 'refused', detail: 'Wrong' }],
  ] as const)('says that nothing was published: %s', (_name, status, error, expected) => {
    expect(readGraphRefusal(answered(status, error))).toMatchObject({ kind: 'unsent', ...expected })
  })

  it.each([
    ['trouble of its own', 500, { code: 2 }],
    ['trouble of its own, called a wrong request', 400, { code: 1 }],
    ['Instagram’s trouble', 400, { code: -1, error_subcode: 2_207_001 }],
    ['what no Meta wrote', 404, null],
    ['a success that names nothing', 200, null],
  ] as const)('leaves open what became of a post, and lets what nobody sees be made again: %s', (...row) => {
    const [, status, error] = row
    expect(readGraphRefusal(answered(status, error))).toMatchObject({ kind: 'unknown' })
    const unseen = readUnseenRefusal(answered(status, error))
    expect(unseen).toMatchObject({ kind: 'unsent', retryable: true, reason: 'unreachable' })
  })

  it('names the minutes that an account has to wait, which stand in a header of Meta’s', () => {
    const usage = (minutes: number) =>
      JSON.stringify({ 123: [{ type: 'pages', call_count: 100, estimated_time_to_regain_access: minutes }] })
    const headers = (minutes: number) => ({ 'x-business-use-case-usage': usage(minutes) })
    expect(readGraphRefusal(answered(400, { code: 80_001 }, headers(19)))).toMatchObject({
      retryAfterMs: 19 * 60_000,
    })
    expect(readGraphRefusal(answered(400, { code: 80_001 }, headers(0)))).not.toHaveProperty('retryAfterMs')
    // With any other refusal it says nothing: what is unclear stays so.
    expect(readGraphRefusal(answered(503, { code: 2 }, headers(19)))).toMatchObject({ kind: 'unknown' })
  })

  it('never takes an answer for published, nor repeats a token, whatever it says', () => {
    const token = `EAAB${'x'.repeat(60)}`
    fc.assert(
      fc.property(fc.integer({ min: 200, max: 599 }), fc.integer(), fc.string(), (status, code, words) => {
        const answer = answered(status, { code, message: `${words} ${token}` })
        const read = readGraphRefusal(answer)
        expect(['unsent', 'unknown']).toContain(read.kind)
        if (status < 400 || status >= 500) expect(read).not.toMatchObject({ reason: 'refused' })
        expect(JSON.stringify([read, readUnseenRefusal(answer)])).not.toContain(token)
      }),
    )
  })
})
