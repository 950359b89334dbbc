import { expect, it } from 'vitest'
import { randomText } from './random-text.ts'

it('is as long as it was asked for, and never the same, beyond the end of a block as well', () => {
  const texts = Array.from({ length: 1_000 }, () => randomText(16))
  expect(new Set(texts).size).toBe(1_000)
  for (const text of texts) expect(Buffer.from(text, 'base64url').byteLength).toBe(16)
})

it('uses no byte twice', () => {
  // Two that shared three quarters of their bytes would differ as a whole and be alike in parts.
  const parts = Array.from({ length: 600 }, () => randomText(24)).flatMap(text => text.match(/.{8}/g) ?? [])
  expect(new Set(parts).size).toBe(1_800 + 600)
})

it('asked for more than a block holds, it says so', () => {
  expect(() => randomText(5_000)).toThrow(RangeError)
})
