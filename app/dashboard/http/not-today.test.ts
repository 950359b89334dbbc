import { describe, expect, it } from 'vitest'
import type { WorkspaceId } from '#db/client.ts'
import { putOff, readNotToday } from './not-today.ts'

const place = (workspace: string, now: string) => ({
  workspace: workspace as WorkspaceId,
  timeZone: 'Europe/London',
  now: () => new Date(now),
})
const ada = place('ada00000-0000-4000-8000-000000000000', '2026-11-20T10:00:00Z')
const request = (cookie = '') => new Request('http://localhost/', { headers: { Cookie: cookie } })
const browserAfter = (...keys: string[]) =>
  keys.reduce((asked, key) => request(putOff(asked, ada, key).split(';')[0]), request())

describe('what is put off for a day', () => {
  it('comes back as it was put off, each once', () => {
    const keys = ['check_in', 'story:5c1f', 'check_in']
    expect(readNotToday(browserAfter(...keys), ada)).toEqual(['check_in', 'story:5c1f'])
  })
  it('is over with the day, and is of one workspace alone', () => {
    const asked = browserAfter('check_in')
    expect(readNotToday(asked, { ...ada, now: () => new Date('2026-11-21T00:01:00Z') })).toEqual([])
    expect(
      readNotToday(asked, place('b0b00000-0000-4000-8000-000000000000', '2026-11-20T10:00:00Z')),
    ).toEqual([])
  })
  it('is nothing where the cookie or a key is none of ours', () => {
    expect(readNotToday(request('not_today=%%%'), ada)).toEqual([])
    expect(readNotToday(request('not_today=a.b.c'), ada)).toEqual([])
    expect(readNotToday(browserAfter('<script>', 'x'.repeat(99), 'a.b', ''), ada)).toEqual([])
  })
  it('never grows beyond what a cookie holds', () => {
    const asked = browserAfter(...Array.from({ length: 60 }, (_, n) => `story:${n}-${'0'.repeat(40)}`))
    expect(readNotToday(asked, ada)).toHaveLength(20)
    expect(asked.headers.get('Cookie')?.length).toBeLessThan(4000)
  })
})
