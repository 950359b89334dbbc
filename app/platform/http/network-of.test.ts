import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { networkOf } from './network-of.ts'

describe('what counts as one address', () => {
  it('is an IPv4 address, however it is written', () => {
    for (const spelling of [
      '203.0.113.9',
      '::ffff:203.0.113.9',
      '::FFFF:cb00:7109',
      '0:0:0:0:0:ffff:cb00:7109',
      '64:ff9b::203.0.113.9',
      '2002:cb00:7109::1',
      '2002:cb00:7109:abcd::1',
    ])
      expect(networkOf(spelling), spelling).toBe('203.0.113.9')
  })

  it('is a whole /64 of IPv6, since one household has that many', () => {
    expect(networkOf('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2')
    expect(networkOf('2001:DB8:1:2::1')).toBe('2001:db8:1:2')
    expect(networkOf('2001:db8::1')).toBe('2001:db8:0:0')
    expect(networkOf('::1')).toBe('0:0:0:0')
    expect(networkOf('fe80::1%eth0')).toBe('fe80:0:0:0')
    expect(networkOf('2001:db8::b:c:d:1.2.3.4')).toBe('2001:db8:0:b')
    expect(networkOf('2001:0db8:0001:0002::')).toBe(networkOf('2001:db8:1:2:ffff::'))
  })

  it('is the same for every host of a network and every spelling of it', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(0xffff), { minLength: 3, maxLength: 3 }),
        fc.ipV6().filter(host => !host.includes('%') && !host.includes('::') && !host.includes('.')),
        (rest, host) => {
          const network = ['2a01', ...rest.map(group => group.toString(16))].join(':')
          const written = `${network}:${host.split(':').slice(4).join(':')}`
          const [canonical] = new URL(`http://[${written}]`).hostname.slice(1).split(']')
          expect(networkOf(written)).toBe(network)
          expect(networkOf(canonical ?? '')).toBe(network)
          expect(networkOf(written.toUpperCase())).toBe(network)
        },
      ),
    )
  })
})
