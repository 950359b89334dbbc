import { expect, it } from 'vitest'
import { readTypedAddress } from './typed-address.ts'

it.each([
  ['https://www.instagram.com/p/abc', 'https://www.instagram.com/p/abc'],
  [' www.instagram.com/p/abc ', 'https://www.instagram.com/p/abc'],
  ['linkedin.com/feed?x=1#y', 'https://linkedin.com/feed?x=1#y'],
  ['http://example.com/', 'http://example.com/'],
  ['example.com:8080/a', 'https://example.com:8080/a'],
  ['javascript:alert(1)', null],
  ['user:pass@example.com', null],
  ['it is out', null],
  ['out', null],
  [null, null],
])('%j is the address %j', (typed, address) => expect(readTypedAddress(typed)).toBe(address))
