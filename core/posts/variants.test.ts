import fc from 'fast-check'
import { expect, it } from 'vitest'
import { BODY_LIMIT, PLATFORM_IDS } from './platforms/platforms.ts'
import { readVariants, textFor } from './variants.ts'

it('a network has its own version where one was written, else the one text', () => {
  const post = { body: 'For all', variants: readVariants({ twitter: 'Short', blog: ' \n', myspace: 'x' }) }
  expect(post.variants).toEqual({ twitter: 'Short' })
  for (const id of PLATFORM_IDS) expect(textFor(id, post), id).toBe(id === 'twitter' ? 'Short' : 'For all')
})

it('is as long as a body at most, and reads anything', () => {
  expect(readVariants({ blog: 'a'.repeat(BODY_LIMIT + 1) })).toEqual({ blog: 'a'.repeat(BODY_LIMIT) })
  fc.assert(
    fc.property(fc.anything(), input => {
      for (const text of Object.values(readVariants(input))) expect(text.trim()).not.toBe('')
    }),
  )
})
