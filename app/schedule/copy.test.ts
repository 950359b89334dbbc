import fc from 'fast-check'
import { expect, it } from 'vitest'
import { NETWORKS } from '#core/publishing/networks.ts'
import { adSuggestion, textProblemText } from './copy.ts'

it('suggests an ad label where there is one, and words in the text where there is none', () => {
  expect(adSuggestion('gifted', { labelled: ['instagram'], others: ['linkedin', 'bluesky'] })).toBe(
    '“gifted” sounds paid, gifted or affiliate. If it is: tick the box above for the label on Instagram. For LinkedIn and Bluesky, start the text with “Ad” or “#ad”, as there’s no label there.',
  )
  expect(adSuggestion('gifted', { labelled: [], others: ['linkedin'] })).toBe(
    '“gifted” sounds paid, gifted or affiliate. If it is: for LinkedIn, start the text with “Ad” or “#ad”, as there’s no label there.',
  )
  expect(adSuggestion(null, { labelled: ['instagram'], others: [] })).toBeNull()
  const some = fc.uniqueArray(fc.constantFrom(...NETWORKS))
  fc.assert(
    fc.property(some, some, (labelled, others) => {
      const text = adSuggestion('sponsored', { labelled, others })
      expect(text === null).toBe(labelled.length + others.length === 0)
      expect(text?.includes('tick the box') ?? false).toBe(labelled.length > 0)
      expect(text?.includes('#ad') ?? false).toBe(others.length > 0)
    }),
  )
})

it('says by how much a text is over', () => {
  expect(textProblemText('@ada', { kind: 'links', limit: 5, count: 7 })).toBe(
    'This text has 7 different links, and Threads takes 5 in one post. Remove 2.',
  )
  expect(textProblemText('@ada', { kind: 'hashtags', limit: 30, count: 31 }, ', then schedule it')).toBe(
    'This text has 31 hashtags, and Instagram takes 30 in one post. Remove 1, then schedule it.',
  )
})
