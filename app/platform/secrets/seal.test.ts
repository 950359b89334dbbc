import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SealError, seal, unseal, unsealJson } from './seal.ts'

const OLD = 'a key of at least thirty-two characters'
const NEW = 'another key of thirty-two characters'
const secrets = { current: OLD, previous: null }
const changing = { current: NEW, previous: OLD }
const after = { current: NEW, previous: null }

describe('sealed text', () => {
  it('opens with its key and for its purpose, and never looks the same twice', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (text, boundTo) => {
        const sealed = seal(text, secrets, 'mail-props', boundTo)
        expect(unseal(sealed, secrets, 'mail-props', boundTo)).toBe(text)
        expect(seal(text, secrets, 'mail-props', boundTo).equals(sealed)).toBe(false)
      }),
    )
  })

  it('does not open with another key, for another purpose or owner, cut short, or after a change of any byte', () => {
    const sealed = seal('one-time link', secrets, 'two-factor', 'ada')
    expect(() => unseal(sealed, after, 'two-factor', 'ada')).toThrow(/Sealed with key [0-9a-f]{8}/)
    expect(() => unseal(sealed, secrets, 'mail-props', 'ada')).toThrow(SealError)
    expect(() => unseal(sealed, secrets, 'two-factor', 'bob')).toThrow(SealError)
    for (let at = 0; at < sealed.length; at += 1) {
      const changed = Buffer.from(sealed)
      changed[at] = (changed[at] ?? 0) ^ 1
      expect(() => unseal(changed, secrets, 'two-factor', 'ada')).toThrow(SealError)
      expect(() => unseal(sealed.subarray(0, at), secrets, 'two-factor', 'ada')).toThrow(SealError)
    }
  })

  it('opens under the key before, while a change is under way, and is sealed with the new one', () => {
    const old = seal('one-time link', secrets, 'mail-props')
    expect(unseal(old, changing, 'mail-props')).toBe('one-time link')
    const made = seal('one-time link', changing, 'mail-props')
    expect(unseal(made, after, 'mail-props')).toBe('one-time link')
    expect(() => unseal(made, secrets, 'mail-props')).toThrow(SealError)
  })

  it.each([
    [
      'mail-props',
      '',
      'one-time link',
      '01b2b496b16725ac9bc288cfefd4b3f51d743a6dfce13512d3875334ecbfb6bb2513f9a65da15adc37e6',
    ],
    [
      'two-factor',
      'ada',
      'JBSWY3DPEHPK3PXP',
      '01f18a970ac4e12ba9d7ddf4de85536f92d64e91ab1f1f864323ed3393ebe5227df1cff7aa9ace579cbba17a6b',
    ],
  ] as const)('opens what was sealed for %s before keys had ids', (purpose, boundTo, text, hex) => {
    const sealed = Buffer.from(hex, 'hex')
    expect(unseal(sealed, secrets, purpose, boundTo)).toBe(text)
    expect(unseal(sealed, changing, purpose, boundTo)).toBe(text)
    expect(() => unseal(sealed, after, purpose, boundTo)).toThrow(SealError)
    expect(() => unseal(sealed, secrets, purpose, 'bob')).toThrow(SealError)
  })

  it('says nothing of what is in it when it does not open, or holds no JSON', () => {
    const canary = 'canary-4f1d'
    const messages: string[] = []
    const note = (work: () => unknown) => {
      try {
        work()
      } catch (error) {
        messages.push(String(error), (error as Error).stack ?? '')
      }
    }
    const keys = { current: `${canary} ${NEW}`, previous: null }
    const sealed = seal(canary, keys, 'mail-props')
    note(() => unsealJson(sealed, keys, 'mail-props'))
    note(() => unseal(sealed, secrets, 'mail-props'))
    note(() => unseal(sealed.subarray(0, 9), keys, 'mail-props'))
    note(() => unseal(sealed, keys, 'plan-quote'))
    note(() => unseal(Buffer.from(canary), keys, 'mail-props'))
    expect(messages).toHaveLength(10)
    expect(messages.join('\n')).not.toContain(canary)
  })
})
