import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, addMs } from '../../shared/time.ts'
import { canBeCalled, leaseFrom, readHubSignature, readLinkHeader } from './hub-link.ts'

const now = new Date('2026-11-20T10:00:00Z')

describe('a Link header', () => {
  it('names a hub and the feed itself', () => {
    const header =
      '<https://hub.example/>; rel="hub", <https://x.example/feed>; title="a, b"; rel=self, <https://y/>; rel="next"'
    expect(readLinkHeader(header)).toEqual({ hub: 'https://hub.example/', topic: 'https://x.example/feed' })
    expect(readLinkHeader('<https://one/>; rel="hub self"')).toEqual({
      hub: 'https://one/',
      topic: 'https://one/',
    })
    expect(readLinkHeader('nonsense')).toEqual({ hub: '', topic: '' })
  })

  it('is read in time, whatever it is', () => {
    fc.assert(fc.property(fc.string({ maxLength: 500 }), header => void readLinkHeader(header)))
  })
})

describe('being called', () => {
  it('asks for a public https address, or a local hub that is allowed', () => {
    const hub = 'https://hub.example/'
    expect(canBeCalled('https://brandhearth.com', hub, [])).toBe(true)
    for (const us of [
      'http://brandhearth.com',
      'https://localhost',
      'https://10.0.0.1',
      'https://a.com:8443',
      '?',
    ])
      expect(canBeCalled(us, hub, []), us).toBe(false)
    expect(canBeCalled('http://localhost:3000', 'http://localhost:9/hub', ['localhost:9'])).toBe(true)
  })
})

describe('a lease', () => {
  it('is renewed before it ends, within bounds', () => {
    fc.assert(
      fc.property(fc.oneof(fc.nat().map(String), fc.string()), text => {
        const { until, askAt } = leaseFrom(text, now)
        expect(askAt < until && askAt > now).toBe(true)
        expect(until <= addDays(now, 90)).toBe(true)
      }),
    )
    expect(leaseFrom('1000', now)).toEqual({ until: addMs(now, 1_000_000), askAt: addMs(now, 750_000) })
  })
})

describe('a signature', () => {
  it('is read with its method', () => {
    const hex = 'a'.repeat(40)
    expect(readHubSignature(`sha1=${hex}`)).toEqual({ method: 'sha1', hex })
    for (const header of ['', hex, `md5=${hex}`, 'sha1=zz', `sha1=${hex} `.repeat(2)])
      expect(readHubSignature(header), header).toBeNull()
  })
})
