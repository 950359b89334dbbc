import { expect, it } from 'vitest'
import { acceptsEncoding } from './accepted-encoding.ts'

it.each([
  'gzip',
  'gzip, deflate, br, zstd',
  'br;q=1.0, gzip;q=0.8',
  'deflate,gzip',
  'gzip;q=0.001',
  ' gzip ; q=1',
])('“%s” takes gzip', accepted => {
  expect(acceptsEncoding(accepted, 'gzip')).toBe(true)
})

it.each([undefined, '', 'identity', 'br', 'gzip;q=0', 'gzip; q=0.000, br', 'x-gzip', 'gzipped'])(
  '“%s” does not',
  accepted => {
    expect(acceptsEncoding(accepted, 'gzip')).toBe(false)
  },
)

it('what refuses one may take the other', () => {
  expect(acceptsEncoding('br;q=0, gzip', 'br')).toBe(false)
  expect(acceptsEncoding('br;q=0, gzip', 'gzip')).toBe(true)
})
