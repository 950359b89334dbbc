import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { seal, unseal } from './seal.ts'

const key = 'a key of at least thirty-two characters'

describe('sealed text', () => {
  it('opens with its key and for its purpose, and never looks the same twice', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), text => {
        expect(unseal(seal(text, key, 'mail'), key, 'mail')).toBe(text)
        expect(seal(text, key, 'mail').equals(seal(text, key, 'mail'))).toBe(false)
      }),
    )
  })

  it('does not open with another key, for another purpose, or after a change of any byte', () => {
    const sealed = seal('one-time link', key, 'mail')
    expect(() => unseal(sealed, `${key}!`, 'mail')).toThrow()
    expect(() => unseal(sealed, key, 'tokens')).toThrow()
    for (let at = 0; at < sealed.length; at += 1) {
      const changed = Buffer.from(sealed)
      changed[at] = (changed[at] ?? 0) ^ 1
      expect(() => unseal(changed, key, 'mail')).toThrow()
    }
  })
})
