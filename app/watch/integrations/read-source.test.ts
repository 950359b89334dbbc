import { describe, expect, it } from 'vitest'
import { processorMs } from '#tests/support/processor-ms.ts'
import { readSource } from './read-source.ts'

const ADDRESS = 'https://x.test/feed'
const rss = (item: string, head = '<?xml version="1.0"?>') =>
  `${head}<rss version="2.0"><channel><title>A blog</title><link>https://x.test/</link>${item}</channel></rss>`
const ITEM = '<item><title>Bread &amp; butter</title><link>https://x.test/1</link><guid>1</guid></item>'
const read = (text: string | Uint8Array, type = 'application/xml') =>
  readSource(typeof text === 'string' ? new TextEncoder().encode(text) : text, type, ADDRESS)
const titles = (text: string | Uint8Array, type?: string) => {
  const found = read(text, type)
  return found.kind === 'feed' ? found.feed.items.map(({ title }) => title) : found.kind
}
const latin = (text: string) => Uint8Array.from(text, letter => letter.charCodeAt(0))

describe('feeds as they come', () => {
  it.each<[string, string | Uint8Array, string[]]>([
    ['RSS', rss(ITEM), ['Bread & butter']],
    ['a mark in front', `\ufeff${rss(ITEM)}`, ['Bread & butter']],
    ['lines in front', `\n\n${rss(ITEM)}`, ['Bread & butter']],
    ['UTF-16', new Uint8Array(Buffer.from(`\ufeff${rss(ITEM)}`, 'utf16le')), ['Bread & butter']],
    [
      'windows-1252 that says so',
      latin(
        rss(
          '<item><title>Caf\xe9 \x96 open</title><guid>1</guid></item>',
          '<?xml version="1.0" encoding="windows-1252"?>',
        ),
      ),
      ['Café – open'],
    ],
    [
      'windows-1252 that says UTF-8',
      latin(
        rss('<item><title>Caf\xe9</title><guid>1</guid></item>', '<?xml version="1.0" encoding="utf-8"?>'),
      ),
      ['Café'],
    ],
    [
      'UTF-8 that says windows-1252',
      rss('<item><title>Café</title><guid>1</guid></item>', '<?xml version="1.0" encoding="windows-1252"?>'),
      ['Café'],
    ],
    [
      'entities of HTML',
      rss('<item><title>Bread&nbsp;&ndash; and more</title><guid>1</guid></item>'),
      ['Bread – and more'],
    ],
    [
      'a lone ampersand',
      rss('<item><title>Salt & pepper &unknown; x</title><guid>1</guid></item>'),
      ['Salt & pepper &unknown; x'],
    ],
    [
      'an old document type',
      rss(
        ITEM,
        '<?xml version="1.0"?><!DOCTYPE rss PUBLIC "-//Netscape//DTD RSS 0.91//EN" "http://my.netscape.test/rss.dtd">',
      ),
      ['Bread & butter'],
    ],
    [
      'Atom',
      '<feed xmlns="http://www.w3.org/2005/Atom"><title>A</title><entry><id>1</id><title type="html">&lt;b&gt;Rye&lt;/b&gt;</title></entry></feed>',
      ['Rye'],
    ],
    [
      'RDF',
      '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/"><channel><title>R</title></channel><item><title>Oats</title><link>https://x.test/1</link></item></rdf:RDF>',
      ['Oats'],
    ],
    [
      'JSON Feed',
      JSON.stringify({
        version: 'https://jsonfeed.org/version/1.1',
        title: 'J',
        items: [{ id: '1', content_html: '<p>Only a note</p>' }],
      }),
      ['Only a note'],
    ],
  ])('reads %s', (_, text, expected) => {
    expect(titles(text)).toEqual(expected)
  })

  it('takes everything as plain text, and only web addresses as links', () => {
    const found = read(
      rss(
        '<item><title>&lt;script&gt;alert(1)&lt;/script&gt;Hi</title><link>javascript:alert(1)</link><guid>1</guid><description><![CDATA[<p onclick="x()">One & two<img src="https://spy.test/x.png"></p>]]></description></item>',
      ),
    )
    expect(found).toMatchObject({ feed: { items: [{ title: 'Hi', address: '', summary: 'One & two' }] } })
  })

  it('keeps when, by whom and where', () => {
    const found = read(
      rss(
        '<item><title>T</title><link>/post</link><guid>g</guid><pubDate>Mon, 23 Nov 2026 10:00:00 GMT</pubDate><dc:creator xmlns:dc="http://purl.org/dc/elements/1.1/">Ada</dc:creator></item>',
      ),
    )
    expect(found).toMatchObject({
      feed: {
        title: 'A blog',
        site: 'https://x.test/',
        items: [
          {
            guid: 'g',
            address: 'https://x.test/post',
            author: 'Ada',
            publishedAt: new Date('2026-11-23T10:00:00Z'),
          },
        ],
      },
    })
  })
})

describe('what is refused', () => {
  it('expands no entities, of a bomb either, and reads no file', () => {
    const levels = Array.from({ length: 12 }, (_, n) => `<!ENTITY l${n + 1} "${`&l${n};`.repeat(10)}">`).join(
      '',
    )
    const bomb = `<?xml version="1.0"?><!DOCTYPE rss [<!ENTITY l0 "lol">${levels}]>${rss('<item><title>&l12;</title></item>', '')}`
    const file = `<?xml version="1.0"?><!DOCTYPE rss [<!ENTITY x SYSTEM "file:///etc/passwd">]>${rss('<item><title>&x;</title></item>', '')}`
    const took = processorMs(() => {
      expect(read(bomb)).toEqual({ kind: 'unreadable' })
      expect(read(file)).toEqual({ kind: 'unreadable' })
    })
    expect(took).toBeLessThan(100)
  })

  it.each(['', 'nothing', '{"a":1}', '<rss', '\0\0\0', '<a><b></a>'])('%j is no feed', text => {
    expect(read(text).kind).toBe('unreadable')
  })
})

describe('pages', () => {
  it('name their feeds, wherever those lie', () => {
    const page = `<!doctype html><html><head>
      <link rel="alternate" type="application/rss+xml" title="Posts &amp; more" href="/feed?a=1&amp;b=2">
      <link href='https://y.test/atom' type='application/atom+xml' rel='alternate'>
      <link rel="alternate" type="application/rss+xml" href="javascript:alert(1)">
      <link rel="stylesheet" type="text/css" href="/x.css"></head></html>`
    expect(read(page, 'text/html')).toEqual({
      kind: 'page',
      feeds: [
        { address: 'https://x.test/feed?a=1&b=2', title: 'Posts & more' },
        { address: 'https://y.test/atom', title: '' },
      ],
    })
  })

  it('without one say so', () => {
    expect(read('<html><body>Hello</body></html>', 'text/html')).toEqual({ kind: 'page', feeds: [] })
  })
})
