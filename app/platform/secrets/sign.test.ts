import fc from 'fast-check'
import { expect, it } from 'vitest'
import { hashMailCode, isMailCode } from './secrets.ts'
import { isSigned, keyedHash, sign } from './sign.ts'

const OLD = 'a key of at least thirty-two characters'
const NEW = 'another key of thirty-two characters'
const secrets = { current: OLD, previous: null }
const changing = { current: NEW, previous: OLD }
const after = { current: NEW, previous: null }

it('a signature counts for its text, its purpose and its secrets', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (text, other) => {
      const signature = sign(text, secrets, 'form')
      expect(isSigned(text, signature, secrets, 'form')).toBe(true)
      expect(isSigned(text, signature, changing, 'form')).toBe(true)
      expect(isSigned(text, signature, after, 'form')).toBe(false)
      expect(isSigned(text, signature, secrets, 'rate-limit')).toBe(false)
      expect(isSigned(other, signature, secrets, 'form')).toBe(other === text)
      expect(isSigned(text, other, secrets, 'form')).toBe(false)
      expect(isSigned(text, `x.${signature}`, secrets, 'form')).toBe(false)
    }),
  )
})

it('a signature from before keys had ids counts until its secret is gone', () => {
  const signature = 'zGyuse0W_72tLAm2Ij-4K7YTXaI8bmdr1D9yXgpz5UI'
  expect(isSigned('1763632800000', signature, secrets, 'form')).toBe(true)
  expect(isSigned('1763632800000', signature, changing, 'form')).toBe(true)
  expect(isSigned('1763632800000', signature, after, 'form')).toBe(false)
})

it('a keyed hash is the same each time, and another for each purpose and secret', () => {
  const hashes = [
    keyedHash('ada', secrets, 'rate-limit'),
    keyedHash('ada', secrets, 'safety-id'),
    keyedHash('ada', after, 'rate-limit'),
    keyedHash('bob', secrets, 'rate-limit'),
  ]
  expect(new Set(hashes).size).toBe(4)
  expect(keyedHash('ada', { ...secrets }, 'rate-limit')).toBe(hashes[0])
})

it('a mailed code is known under both secrets, also when it was hashed before keys had ids', () => {
  const link = Buffer.from('link')
  const before = Buffer.from('02128098e0ad19e9b75231e30d393f8ef692dd8f087ced237694f7d15e4e62bd', 'hex')
  for (const kept of [hashMailCode('123456', link, secrets), before]) {
    expect(isMailCode(kept, '123456', link, secrets)).toBe(true)
    expect(isMailCode(kept, '123456', link, changing)).toBe(true)
    expect(isMailCode(kept, '123456', link, after)).toBe(false)
    expect(isMailCode(kept, '123457', link, secrets)).toBe(false)
    expect(isMailCode(kept, '123456', Buffer.from('other'), secrets)).toBe(false)
  }
  expect(isMailCode(null, '123456', link, secrets)).toBe(false)
})
