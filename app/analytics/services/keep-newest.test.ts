import fc from 'fast-check'
import { expect, it } from 'vitest'
import { keepNewest } from './keep-newest.ts'

it('keeps what was asked for or set last, at most so many, and nothing else', () => {
  const use = fc.record({ key: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), isAsked: fc.boolean() })
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 6 }), fc.array(use, { maxLength: 60 }), (most, uses) => {
      const kept = keepNewest<number>(most)
      let newestFirst: { key: string; value: number }[] = []
      for (const [value, { key, isAsked }] of uses.entries()) {
        const found = newestFirst.find(each => each.key === key)
        if (isAsked) expect(kept.get(key)).toBe(found?.value)
        else kept.set(key, value)
        const now = isAsked ? found : { key, value }
        if (now) newestFirst = [now, ...newestFirst.filter(each => each.key !== key)].slice(0, most)
      }
    }),
  )
})
