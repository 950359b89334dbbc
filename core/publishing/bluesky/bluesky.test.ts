import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { blueskyFacets, firstLink, mentionedHandles } from './facets.ts'
import { readBlueskyHandle } from './handle.ts'
import { readPageCard } from './page-card.ts'
import { blueskyRecord, blueskyText } from './record.ts'

const NOBODY = new Map<string, string>()

/** What each facet says, with the bytes it stands on read back as text. */
function shown(text: string, dids: ReadonlyMap<string, string> = NOBODY): string[] {
  const bytes = Buffer.from(text)
  return blueskyFacets(text, dids).map(({ index, features: [feature] }) => {
    const words = bytes.subarray(index.byteStart, index.byteEnd).toString()
    if ('uri' in feature) return `${words} -> ${feature.uri}`
    return 'tag' in feature ? `${words} = ${feature.tag}` : `${words} @ ${feature.did}`
  })
}

describe('what is a link, a hashtag or a mention', () => {
  it.each([
    ['(https://x.y).', ['https://x.y -> https://x.y/']],
    [
      'See https://a.example/b?c=d&e#f, or not',
      ['https://a.example/b?c=d&e#f -> https://a.example/b?c=d&e#f'],
    ],
    ['https://a.example/Foo_(bar)', ['https://a.example/Foo_(bar) -> https://a.example/Foo_(bar)']],
    ['(https://a.example/Foo_(bar))!', ['https://a.example/Foo_(bar) -> https://a.example/Foo_(bar)']],
    ['“https://a.example/”…', ['https://a.example/ -> https://a.example/']],
    ['Https://a.example', ['Https://a.example -> https://a.example/']],
    ['🏴󠁧󠁢󠁷󠁬󠁳󠁿 https://a.example 🇬🇧', ['https://a.example -> https://a.example/']],
    [
      '👨‍👩‍👧‍👦👋🏽 crème brûlée #café https://a.example',
      ['#café = café', 'https://a.example -> https://a.example/'],
    ],
    ['https://münchen.example/ä', ['https://münchen.example/ä -> https://xn--mnchen-3ya.example/%C3%A4']],
    ['New on ada-pots.co.uk/shop.', ['ada-pots.co.uk/shop -> https://ada-pots.co.uk/shop']],
    ['See ada.studio, ada.me', ['ada.studio -> https://ada.studio/', 'ada.me -> https://ada.me/']],
    ['I use node.js and index.ts e.g. in v1.2.3', []],
    ['finished.Now', []],
    ['Mail ada.me@pottery.example.com', []],
    ['https:// http://localhost https://nowhere', []],
    [
      '#bread, #Sourdough! (#jam) #2026 #24h',
      ['#bread = bread', '#Sourdough = Sourdough', '#jam = jam', '#24h = 24h'],
    ],
    ['a#b &#39; ##c https://a.example/#d #️⃣', ['https://a.example/#d -> https://a.example/#d']],
    [`#${'a'.repeat(64)} #${'b'.repeat(65)}`, [`#${'a'.repeat(64)} = ${'a'.repeat(64)}`]],
    ['Thanks @Ada.bsky.social.', ['@Ada.bsky.social @ did:plc:ada']],
    ['Thanks @bea.example, ada@ada.bsky.social', []],
  ])('%j', (text, facets) => {
    expect(shown(text, new Map([['ada.bsky.social', 'did:plc:ada']]))).toEqual(facets)
  })

  it('stands on the very bytes of its words, whatever is round it', () => {
    const piece = fc.constantFrom(
      ...['https://a.example/b', '#bread', '@ada.example', 'ada.studio', '(', ').', ' ', '\n', ', '],
      ...['🇬🇧', '👨‍👩‍👧‍👦', '👋🏽', 'é', 'e\u0301', '\ud83d', '漢字', 'x'],
    )
    const text = fc.array(fc.oneof(piece, fc.string({ unit: 'grapheme', maxLength: 5 })), { maxLength: 30 })
    fc.assert(
      fc.property(text, pieces => {
        const written = blueskyText(pieces.join(''))
        const bytes = Buffer.from(written)
        let last = 0
        for (const { index, features } of blueskyFacets(written, new Map([['ada.example', 'did:plc:ada']]))) {
          const words = new TextDecoder('utf-8', { fatal: true }).decode(
            bytes.subarray(index.byteStart, index.byteEnd),
          )
          expect(index.byteStart).toBeGreaterThanOrEqual(last)
          last = index.byteEnd
          expect(written).toContain(words)
          expect(words).toMatch(/^(?:https?:\/\/|[#＃@]|[a-z\d])/i)
          if ('uri' in features[0]) expect(words).not.toMatch(/[\s.,;:!?]$/)
          if ('tag' in features[0]) expect(words.slice(1)).toBe(features[0].tag)
        }
        expect(last).toBeLessThanOrEqual(bytes.length)
      }),
    )
  })

  it('gives each handle once and the first link', () => {
    const text = 'With @ada.example and @ADA.example at ada.studio and https://b.example'
    expect(mentionedHandles(text)).toEqual(['ada.example'])
    expect(firstLink(text)).toBe('https://ada.studio/')
    expect(firstLink('none')).toBeNull()
  })
})

describe('the record of a post', () => {
  const blob = { $type: 'blob', ref: { $link: 'bafk' }, mimeType: 'image/jpeg', size: 9 } as const
  const image = { alt: 'A loaf', image: blob, aspectRatio: { width: 4, height: 3 } }
  const card = { uri: 'https://a.example/', title: 'A', description: '' }
  const post = {
    text: ' Bread\r\nhttps://a.example ',
    createdAt: new Date('2026-11-23T09:00:00Z'),
    after: [],
    images: [],
    card: null,
    dids: NOBODY,
  }

  it('has what Bluesky asks for, and nothing else', () => {
    expect(blueskyRecord(post)).toEqual({
      $type: 'app.bsky.feed.post',
      text: 'Bread\nhttps://a.example',
      createdAt: '2026-11-23T09:00:00.000Z',
      facets: [
        {
          index: { byteStart: 6, byteEnd: 23 },
          features: [{ $type: 'app.bsky.richtext.facet#link', uri: 'https://a.example/' }],
        },
      ],
    })
  })

  it('shows pictures, and a card only without them', () => {
    expect(blueskyRecord({ ...post, images: [image], card }).embed).toEqual({
      $type: 'app.bsky.embed.images',
      images: [image],
    })
    expect(blueskyRecord({ ...post, card }).embed).toEqual({
      $type: 'app.bsky.embed.external',
      external: card,
    })
  })

  it('answers the post before it and names the first of the thread', () => {
    const [one, two, three] = ['1', '2', '3'].map(key => ({ uri: `at://did:plc:a/c/${key}`, cid: key }))
    if (!one || !two || !three) throw new Error('not there')
    expect(blueskyRecord({ ...post, after: [one] }).reply).toEqual({ root: one, parent: one })
    expect(blueskyRecord({ ...post, after: [one, two, three] }).reply).toEqual({ root: one, parent: three })
  })
})

describe('which account somebody means', () => {
  it.each([
    ['ada.example', 'ada.example'],
    [' @Ada.bsky.social ', 'ada.bsky.social'],
    ['\u202aada.bsky.social\u202c', 'ada.bsky.social'],
    ['ada', 'ada.bsky.social'],
    ['https://bsky.app/profile/ada.example/post/3abc', 'ada.example'],
    ['at://ada.example', 'ada.example'],
    ['did:plc:abcdefghijklmnopqrstuvwx', 'did:plc:abcdefghijklmnopqrstuvwx'],
    ['ada@pottery.example', null],
    ['-ada.example', null],
    ['ada.1', null],
    ['did:other:x', null],
    ['', null],
    [7, null],
  ])('%j is %j', (typed, handle) => {
    expect(readBlueskyHandle(typed)).toBe(handle)
  })

  it('reads what it read again as the same', () => {
    fc.assert(
      fc.property(fc.oneof(fc.domain(), fc.string(), fc.webUrl()), typed => {
        const handle = readBlueskyHandle(typed)
        if (handle !== null) expect(readBlueskyHandle(`@${handle}`)).toBe(handle)
      }),
    )
  })
})

describe('what a page says about itself', () => {
  it('reads its tags, in whatever order and quotation marks', () => {
    const html = `<html><head><title>Not this</title>
      <META content='Bread &amp; jam > butter' property="og:title">
      <meta name=description content="  Fresh
      daily "><meta property="og:image" content="/loaf.jpg"/></head>`
    expect(readPageCard(html, 'https://a.example/shop/')).toEqual({
      title: 'Bread & jam > butter',
      description: 'Fresh daily',
      picture: 'https://a.example/loaf.jpg',
    })
  })

  it('makes do with a title, and without one there is no card', () => {
    expect(readPageCard('<title lang="en">Pots &#38; pans</title>', 'https://a.example/')).toEqual({
      title: 'Pots & pans',
      description: '',
      picture: null,
    })
    for (const page of ['', '<title>', '<titlepage>x</title>', '<meta property="og:title" content="">', null])
      expect(readPageCard(page, 'https://a.example/')).toBeNull()
    expect(
      readPageCard('<title>x</title><meta property="og:image" content="https://">', 'https://a.example/')
        ?.picture,
    ).toBeNull()
  })
})
