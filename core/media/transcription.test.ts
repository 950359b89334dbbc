import { describe, expect, it } from 'vitest'
import { mayAskForWords, TRANSCRIPTION_LIMITS, type Transcription } from './transcription.ts'

const now = new Date('2026-11-27T10:00:00Z')
const ago = (ms: number) => new Date(now.getTime() - ms)

describe('the words of a recording', () => {
  it.each<[Transcription, boolean]>([
    ['done', false],
    ['used', false],
    ['silent', false],
    ['failed', true],
    ['unavailable', true],
    ['assistant_off', true],
    ['no_credits', true],
  ])('%s may be asked for: %s', (transcription, may) => {
    expect(mayAskForWords({ transcription, askedAt: ago(1) }, now)).toBe(may)
  })

  it('that wait may be asked for again once nobody can be at them', () => {
    const { patienceMs } = TRANSCRIPTION_LIMITS
    const waiting = (askedAt: Date | null) => mayAskForWords({ transcription: 'waiting', askedAt }, now)
    expect([ago(0), ago(patienceMs), ago(patienceMs + 1), null].map(waiting)).toEqual([
      false,
      false,
      true,
      true,
    ])
  })
})
