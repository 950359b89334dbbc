import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { processorMs } from '#tests/support/processor-ms.ts'
import { STORY_LIMITS } from '../stories/limits.ts'
import { CAPTURE_LIMITS } from './limits.ts'
import { findLink, readSharedCapture, storyOf } from './shared-capture.ts'

const text = fc.string({ unit: 'grapheme', maxLength: 300 })
const address = fc.webUrl({ withQueryParameters: true })

describe('what was shared', () => {
  it.each([
    [{ url: 'https://example.com/a' }, 'https://example.com/a'],
    [{ text: 'Look at this: https://example.com/a.' }, 'https://example.com/a'],
    [{ text: '“Flour prices” https://example.com/a?b=1&c=2 via News' }, 'https://example.com/a?b=1&c=2'],
    [{ text: '(see https://example.com/a)' }, 'https://example.com/a'],
    [{ text: '[see https://example.com/a].' }, 'https://example.com/a'],
    [{ text: '[(see https://example.com/a[1])]' }, 'https://example.com/a[1]'],
    [
      { text: 'https://en.wikipedia.org/wiki/Bread_(disambiguation)' },
      'https://en.wikipedia.org/wiki/Bread_(disambiguation)',
    ],
    [{ title: 'https://example.com/t', text: 'No address here' }, 'https://example.com/t'],
    [{ url: 'not an address', text: 'https://example.com/b' }, 'https://example.com/b'],
    [{ text: 'javascript:alert(1) http://nowhere' }, ''],
    [{ text: 'https://user:secret@example.com/ then https://example.com/ok' }, 'https://example.com/ok'],
    [{}, ''],
  ])('%j has the link %s', (given, link) => {
    expect(readSharedCapture(given).link).toBe(link)
  })

  it('a link that stands anywhere in a text is found whole', () => {
    fc.assert(
      fc.property(address, fc.constantFrom('', 'Read this: ', '(', '“'), (url, before) => {
        const bare = url.replace(/[.,;:!?'’()[\]]+$/, '')
        fc.pre(findLink(bare) !== '')
        expect(findLink(`Look ${before}${bare} and after`)).toBe(bare)
        expect(readSharedCapture({ text: `Before\n${bare}` }).link).toBe(bare)
      }),
    )
  })

  it('finding a link takes no longer than the text is long', () => {
    for (const piece of [')', ']', '.', '.)', '(', ').x'])
      expect(
        processorMs(() => findLink(`https://a.b/${piece.repeat(9900)}`)),
        piece,
      ).toBeLessThan(200)
  })

  it('a link is always a piece of what was given, with http or https, and everything keeps its limits', () => {
    fc.assert(
      fc.property(text, text, fc.oneof(text, address), (title, body, url) => {
        const read = readSharedCapture({ title, text: body, url })
        expect(read.title.length).toBeLessThanOrEqual(CAPTURE_LIMITS.title)
        expect(read.body.length).toBeLessThanOrEqual(CAPTURE_LIMITS.body)
        if (read.link === '') return
        expect(read.link).toMatch(/^https?:\/\//i)
        expect([title, body, url].some(each => each.includes(read.link))).toBe(true)
      }),
    )
  })

  it('is the same when it is read again', () => {
    fc.assert(
      fc.property(text, text, fc.oneof(text, address), (title, body, url) => {
        const once = readSharedCapture({ title, text: body, url })
        expect(readSharedCapture({ title: once.title, text: once.body, url: once.link })).toEqual(once)
      }),
    )
  })
})

describe('the story that is proposed', () => {
  it('says everything once', () => {
    expect(storyOf({ title: 'Flour', body: 'Prices rose', link: 'https://example.com/a' })).toBe(
      'Flour\n\nPrices rose\n\nhttps://example.com/a',
    )
    expect(
      storyOf({ title: 'Flour', body: 'Flour: https://example.com/a', link: 'https://example.com/a' }),
    ).toBe('Flour: https://example.com/a')
    expect(storyOf({ title: '', body: '', link: '' })).toBe('')
  })

  it('holds the text and fits a story', () => {
    fc.assert(
      fc.property(text, text, (title, body) => {
        const story = storyOf(readSharedCapture({ title, text: body }))
        expect(story.length).toBeLessThanOrEqual(STORY_LIMITS.body)
        expect(story).toContain(readSharedCapture({ text: body }).body)
      }),
    )
  })

  it('a text as long as can be leaves no half of a letter', () => {
    const story = storyOf({ title: 'T', body: '🍞'.repeat(5000), link: 'https://example.com/a' })
    expect(story.length).toBeLessThanOrEqual(STORY_LIMITS.body)
    expect(story).not.toMatch(/[\uD800-\uDBFF]$/)
  })
})
