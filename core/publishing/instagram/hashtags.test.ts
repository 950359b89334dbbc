import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countHashtags } from './hashtags.ts'

describe('hashtags of a caption', () => {
  it.each([
    ['', 0],
    ['no tags at all', 0],
    ['#bread', 1],
    ['#bread #butter', 2],
    ['#bread#butter', 1],
    ['#bread, #bread', 2],
    ['#1', 0],
    ['#2027goals', 1],
    ['# bread', 0],
    ['##bread', 0],
    ['https://example.test/#bread', 0],
    ['a#b', 0],
    ['(#café)', 1],
    ['#パン', 1],
    [null, 0],
  ])('%j has %i', (text, count) => {
    expect(countHashtags(text)).toBe(count)
  })

  it('are as many as there are words with a mark, whatever stands between', () => {
    const tag = fc.stringMatching(/^[a-z]{1,8}$/).map(word => `#${word}`)
    fc.assert(
      fc.property(
        fc.array(tag, { maxLength: 40 }),
        fc.constantFrom(' ', '\n', ' and ', ', '),
        (tags, between) => {
          expect(countHashtags(tags.join(between))).toBe(tags.length)
        },
      ),
    )
  })
})
