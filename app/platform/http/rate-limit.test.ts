import { describe, expect, it } from 'vitest'
import { networkOf } from './rate-limit.ts'

describe('what counts as one address', () => {
  it('is an IPv4 address, however it is written', () => {
    expect(networkOf('203.0.113.9')).toBe('203.0.113.9')
    expect(networkOf('::ffff:203.0.113.9')).toBe('203.0.113.9')
  })

  it('is a whole /64 of IPv6, since one household has that many', () => {
    expect(networkOf('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2')
    expect(networkOf('2001:DB8:1:2::1')).toBe('2001:db8:1:2')
    expect(networkOf('2001:db8::1')).toBe('2001:db8:0:0')
    expect(networkOf('::1')).toBe('0:0:0:0')
    expect(networkOf('2001:0db8:0001:0002::')).toBe(networkOf('2001:db8:1:2:ffff::'))
  })
})
