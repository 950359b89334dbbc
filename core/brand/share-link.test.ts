import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SHARE_DAYS, shareEnd } from './share-link.ts'

describe('how long a share link works', () => {
  const now = new Date('2026-11-20T10:00:00Z')
  it('ends after the chosen days, or never by itself', () => {
    expect(shareEnd('7', now)).toEqual(new Date('2026-11-27T10:00:00Z'))
    expect(shareEnd('0', now)).toBeNull()
  })
  it('takes anything unknown for 30 days, and never ends in the past', () => {
    fc.assert(
      fc.property(fc.anything(), days => {
        const end = shareEnd(days, now)
        expect(end === null || end > now).toBe(true)
        if (!SHARE_DAYS.includes(days as '7')) expect(end).toEqual(new Date('2026-12-20T10:00:00Z'))
      }),
    )
  })
})
