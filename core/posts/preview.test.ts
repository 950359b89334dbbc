import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PLATFORM_IDS, type PlatformId } from './platforms/platforms.ts'
import { foldAt, type PreviewPart, previewOf } from './preview.ts'

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
  it('marks on each network what becomes a link there', () => {
    const marked = (id: PlatformId) =>
      previewOf(id, 'See https://a.example @ada #bread')
        .shown.map(({ kind }) => kind)
        .filter(kind => kind !== 'text')
    expect(Object.fromEntries(PLATFORM_IDS.map(id => [id, marked(id)]))).toEqual({
      instagram: ['mention', 'hashtag'],
      facebook: ['link', 'hashtag'],
      linkedin: ['link', 'hashtag'],
      twitter: ['link', 'mention', 'hashtag'],
      tiktok: ['mention', 'hashtag'],
      mastodon: ['link', 'mention', 'hashtag'],
      bluesky: ['link', 'mention', 'hashtag'],
      threads: ['link', 'mention', 'hashtag'],
      newsletter: ['link'],
      blog: ['link'],
    })
  })
  it.each<[text: string, ...marks: string[]]>([
    ['#slow_bread2 (#Brot) ＃パン', '#slow_bread2', '#Brot', '＃パン'],
    ['#2026 #2026bread C# a#b ##c x&#39;', '#2026bread'],
    ['#हिन्दी #e\u0301te\u0301', '#हिन्दी', '#e\u0301te\u0301'],
    ['@ada @ada-b.c. (@ada_) @a', '@ada', '@ada-b.c', '@ada_', '@a'],
    ['@ada@mastodon.social! @bob@local @é', '@ada@mastodon.social', '@bob', '@é'],
    ['ada@b.example .@ada _@ada @@ada 1@ada @-ada'],
    ['http://a.example/b_(c) “https://a.example/d”', 'http://a.example/b_(c', 'https://a.example/d'],
    ['https://a.example/?b=c#d, then https:// alone', 'https://a.example/?b=c#d'],
  ])('finds in “%s” the marks and no others', (text, ...marks) => {
    const parts = previewOf('threads', text).shown
    expect(parts.filter(({ kind }) => kind !== 'text').map(part => part.text)).toEqual(marks)
    expect(parts.map(part => part.text).join('')).toBe(text)
  })
  it('shortens an address only when it is too long, and keeps nothing of its scheme', () => {
    const shown = (id: PlatformId, address: string) => previewOf(id, address).shown[0]?.text
    for (const id of ['facebook', 'linkedin', 'threads', 'newsletter', 'blog'] as const)
      expect(shown(id, 'https://www.a.example/'), id).toBe('https://www.a.example/')
    expect(shown('bluesky', 'http://www.a.example')).toBe('a.example')
    expect(shown('bluesky', 'https://a.example/')).toBe('a.example')
    expect(shown('bluesky', 'https://a.example?q=1')).toBe('a.example?q=1')
    expect(shown('bluesky', `https://a.example/${'b'.repeat(14)}`)).toBe(`a.example/${'b'.repeat(14)}`)
    expect(shown('bluesky', `https://a.example/${'b'.repeat(15)}`)).toBe(`a.example/${'b'.repeat(12)}...`)
    for (const [id, most] of [
      ['twitter', 26],
      ['mastodon', 30],
    ] as const) {
      const address = (length: number) => `a.example/${'b'.repeat(length - 10)}`
      expect(shown(id, `https://${address(most)}`)).toBe(address(most))
      expect(shown(id, `http://www.${address(most + 1)}`)).toBe(`${address(most)}…`)
    }
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
  it('folds each network at its own number of characters and lines, with its own word', () => {
    const spread = (parts: readonly PreviewPart[]) => parts.map(part => part.text).join('')
    const folds = PLATFORM_IDS.map(id => {
      const [long, lines] = [previewOf(id, 'x'.repeat(4000)), previewOf(id, 'a\n'.repeat(30))]
      return [id, [spread(long.shown).length, spread(lines.shown).split('\n').length, long.more]]
    })
    expect(Object.fromEntries(folds)).toEqual({
      instagram: [125, 3, '… more'],
      facebook: [477, 5, '… See more'],
      linkedin: [210, 3, '…more'],
      twitter: [280, 30, 'Show more'],
      tiktok: [80, 2, 'more'],
      mastodon: [4000, 30, ''],
      bluesky: [4000, 30, ''],
      threads: [4000, 30, ''],
      newsletter: [4000, 30, ''],
      blog: [4000, 30, ''],
    })
  })
  it('folds behind the last line that is seen, and not where there are no more', () => {
    expect(previewOf('linkedin', 'One\n\nTwo\nThree')).toMatchObject({
      shown: [{ kind: 'text', text: 'One\n\nTwo' }],
      folded: [{ kind: 'text', text: '\nThree' }],
    })
    expect(previewOf('linkedin', ' One\n\nTwo\n ').folded).toEqual([])
    // Whichever comes first: the end of a line, or what is seen of it.
    expect(foldAt('tiktok', `a\nb\n${'c'.repeat(200)}`)).toBe(3)
    expect(foldAt('tiktok', `a\n${'b'.repeat(200)}\nc`)).toBe(80)
    expect(foldAt('tiktok', 'c'.repeat(80))).toBe(80)
  })
  it('shows a post whole on X while it counts as one, and folds a longer one there', () => {
    const links = `https://example.com/${'b'.repeat(200)} `.repeat(5).trim()
    expect(previewOf('twitter', links)).toMatchObject({ folded: [], fits: true })
    expect(foldAt('twitter', 'a\n'.repeat(60))).toBe(120)
    expect(foldAt('twitter', `${'a\n'.repeat(60)}${'b'.repeat(300)}`)).toBe(19)
    expect(previewOf('twitter', 'x'.repeat(281)).fits).toBe(false)
  })
  it('cuts a word only when it takes up two fifths of what is seen, and never a character', () => {
    expect(foldAt('instagram', `${'x'.repeat(76)} ${'y'.repeat(100)}`)).toBe(76)
    expect(foldAt('instagram', `${'x'.repeat(75)} ${'y'.repeat(100)}`)).toBe(125)
    expect(foldAt('instagram', `${'x'.repeat(90)} ${'y'.repeat(20)} ${'z'.repeat(100)}`)).toBe(111)
    for (const character of ['\u{10000}', '😀', '\u{10ffff}']) {
      expect(foldAt('instagram', character.repeat(100))).toBe(124)
      expect(foldAt('instagram', `a${character.repeat(100)}`)).toBe(125)
    }
    expect(foldAt('instagram', '\ue000'.repeat(200))).toBe(125)
    expect(foldAt('instagram', `${'😀'.repeat(63)}${'a'.repeat(50)}`)).toBe(124)
  })
  it('shows a text whole that is no longer than what is seen', () => {
    for (const end of [3, 24]) {
      const text = `${'x'.repeat(100)} ${'y'.repeat(end)}`
      expect(foldAt('instagram', text)).toBe(text.length)
    }
    expect(foldAt('instagram', `${'x'.repeat(100)} ${'y'.repeat(25)}`)).toBe(100)
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
