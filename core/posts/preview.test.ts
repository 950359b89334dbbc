import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PLATFORM_IDS } from './platforms/platforms.ts'
import { foldAt, previewOf } from './preview.ts'

const LINK = 'https://www.example.co.uk/a/very/long/path/to/the/bakery'
const text = `Read ${LINK}, says @ada.baker. #SlowBread`

describe('a preview', () => {
  it('marks links, mentions and hashtags where the network does', () => {
    expect(previewOf('threads', text).shown).toEqual([
      { kind: 'text', text: 'Read ' },
      { kind: 'link', text: LINK },
      { kind: 'text', text: ', says ' },
      { kind: 'mention', text: '@ada.baker' },
      { kind: 'text', text: '. ' },
      { kind: 'hashtag', text: '#SlowBread' },
    ])
    expect(previewOf('instagram', text).shown.some(part => part.kind === 'link')).toBe(false)
    expect(previewOf('newsletter', text).shown.map(part => part.kind)).toEqual(['text', 'link', 'text'])
  })
  it('shortens addresses the way the network does', () => {
    const link = (id: (typeof PLATFORM_IDS)[number]) =>
      previewOf(id, text).shown.find(part => part.kind === 'link')?.text
    expect(link('twitter')).toBe('example.co.uk/a/very/long/…')
    expect(link('bluesky')).toBe('example.co.uk/a/very/long/...')
    expect(link('mastodon')).toBe('example.co.uk/a/very/long/path…')
    expect(link('linkedin')).toBe(LINK)
  })
  it('takes no mail address for a mention and no number for a hashtag', () => {
    expect(previewOf('twitter', 'Write to ada@example.com about #1 and C#').shown).toHaveLength(1)
  })
  it('folds where the network folds, after a word', () => {
    const long = 'bread and butter '.repeat(60)
    expect(foldAt('instagram', long)).toBeLessThanOrEqual(125)
    expect(previewOf('linkedin', long)).toMatchObject({ more: '…more' })
    expect(previewOf('linkedin', long).folded).not.toEqual([])
    expect(previewOf('mastodon', long)).toMatchObject({ folded: [], fits: false })
    expect(previewOf('linkedin', 'One\n\nTwo\n\nThree').folded).not.toEqual([])
    expect(previewOf('blog', long).folded).toEqual([])
  })
  it('loses nothing and breaks no character, whatever the text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 700 }),
        fc.constantFrom(...PLATFORM_IDS),
        (text, id) => {
          const { shown, folded } = previewOf(id, text)
          const all = [...shown, ...folded].map(part => part.text).join('')
          if (![...shown, ...folded].some(part => part.kind === 'link')) expect(all).toBe(text.trim())
          expect(
            shown
              .map(part => part.text)
              .join('')
              .isWellFormed(),
          ).toBe(text.isWellFormed())
        },
      ),
    )
  })
})
