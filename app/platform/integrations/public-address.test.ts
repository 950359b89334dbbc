import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isPublicAddress } from './public-address.ts'

it.each(['8.8.8.8', '93.184.216.34', '2606:4700:4700::1111', '2a00:1450:4009::200e'])(
  '%s is public',
  address => {
    expect(isPublicAddress(address)).toBe(true)
  },
)

it.each([
  ...['127.0.0.1', '127.8.8.8', '0.0.0.0', '10.0.0.1', '172.16.0.1', '192.168.1.1', '169.254.169.254'],
  ...['100.64.0.1', '192.0.2.1', '198.18.0.1', '224.0.0.1', '240.0.0.1', '255.255.255.255'],
  ...['::', '::1', '::127.0.0.1', '::ffff:127.0.0.1', '::ffff:8.8.8.8', '64:ff9b::7f00:1', '64:ff9b:1::1'],
  ...['2002:7f00:1::', '2001::1', 'fe80::1', 'fe80::1%eth0', 'fc00::1', 'fd00::1', 'fec0::1', 'ff02::1'],
  ...['2001:db8::1', '100::1', '4000::1', '', 'localhost', 'example.com', '1.2.3'],
])('%j is not', address => {
  expect(isPublicAddress(address)).toBe(false)
})

it('calls no address of 127.0.0.0/8, 10.0.0.0/8 or their mapped twins public', () => {
  const byte = fc.integer({ min: 0, max: 255 })
  fc.assert(
    fc.property(fc.constantFrom(10, 127), byte, byte, byte, (first, b, c, d) => {
      const address = [first, b, c, d].join('.')
      expect([isPublicAddress(address), isPublicAddress(`::ffff:${address}`)]).toEqual([false, false])
    }),
  )
})
