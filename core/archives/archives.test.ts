import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { htmlText } from '../shared/html/html-text.ts'
import { isWanted, mayBeAlone, nameAlone, tellKind, tellTable } from './detect.ts'
import { isPostTable } from './formats/table.ts'
import { ARCHIVE_KINDS, ARCHIVE_LIMITS, type ArchiveKind, readArchiveKind } from './kinds.ts'
import { readArchive } from './read-archive.ts'
import { readTable } from './text/read-csv.ts'
import { readTime } from './text/read-time.ts'
import { restoreText } from './text/restore-text.ts'

const NOW = new Date('2026-11-26T12:00:00Z')
const LONDON = { now: NOW, timeZone: 'Europe/London' }

/** A file of each kind that its format looks into. */
const NAMES: Readonly<Record<ArchiveKind, string>> = {
  x: 'data/tweets.js',
  linkedin: 'Shares.csv',
  instagram: 'your_instagram_activity/content/posts_1.json',
  facebook: 'your_facebook_activity/posts/your_posts_1.json',
  buffer: 'buffer.csv',
  metricool: 'metricool.csv',
  notion: 'Bread 0123456789abcdef0123456789abcdef.md',
  documents: 'bread.html',
}

const read = (kind: ArchiveKind, text: string, name = NAMES[kind]) =>
  readArchive(kind, [{ name, text }], LONDON)
const textsOf = (kind: ArchiveKind, text: string, name = NAMES[kind]) =>
  read(kind, text, name).items.map(item => item.text)

/** Texts as people post them, with emoji, quotes and line breaks, as we store them. */
const posted = fc
  .string({ unit: fc.constantFrom('a', 'é', '"', "'", ',', ';', '\n', ' ', '😀', '👩🏽‍🍳', 'ß', '漢', '-') })
  .map(text => `Bread ${text.replace(/\s+/g, ' ').trim()} today`)

const tweet = (over: object) => ({
  tweet: {
    ...{
      id_str: '1',
      full_text: 'Bread',
      created_at: 'Sat Feb 18 12:33:11 +0000 2023',
      entities: { urls: [] },
    },
    ...over,
  },
})
const tweets = (list: readonly object[], part = 0) =>
  `window.YTD.tweets.part${part} = ${JSON.stringify(list)}`

describe('a Twitter/X archive', () => {
  it('gives each post with its time, address, numbers and links as they were written', () => {
    const post = tweet({
      full_text: 'Rye &amp; wheat https://t.co/abc https://t.co/pic',
      favorite_count: '12',
      retweet_count: '3',
      entities: {
        urls: [{ url: 'https://t.co/abc', expanded_url: 'https://baker.test/rye?a=$1' }],
        media: [{ url: 'https://t.co/pic' }],
      },
    })
    expect(read('x', tweets([post])).items).toEqual([
      {
        key: 'twitter|1',
        platform: 'twitter',
        title: '',
        text: 'Rye & wheat https://baker.test/rye?a=$1',
        at: '2023-02-18T12:33:11.000Z',
        address: 'https://x.com/i/web/status/1',
        numbers: { views: null, likes: 12, replies: null, shares: 3, saves: null, clicks: null },
      },
    ])
  })

  it('leaves replies and reposts out and counts them, and joins a thread', () => {
    const archive = read(
      'x',
      tweets([
        tweet({
          id_str: '3',
          full_text: 'third',
          in_reply_to_status_id_str: '2',
          created_at: 'Sat Feb 18 12:35:11 +0000 2023',
        }),
        tweet({ id_str: '1', full_text: 'first' }),
        tweet({
          id_str: '2',
          full_text: 'second',
          in_reply_to_status_id_str: '1',
          created_at: 'Sat Feb 18 12:34:11 +0000 2023',
        }),
        tweet({ id_str: '7', full_text: '@ann thanks', in_reply_to_status_id_str: '999' }),
        tweet({ id_str: '8', full_text: 'RT @ann: Bread' }),
      ]),
    )
    expect(archive.items.map(item => item.text)).toEqual(['first\n\nsecond\n\nthird'])
    expect(archive.left).toEqual({ reply: 1, repost: 1 })
  })

  it('joins a thread that was posted within one second, in whichever order the file has it', () => {
    const thread = [
      tweet({ id_str: '9', full_text: 'first' }),
      tweet({ id_str: '10', full_text: 'second', in_reply_to_status_id_str: '9' }),
      tweet({ id_str: '11', full_text: 'third', in_reply_to_status_id_str: '10' }),
    ]
    for (const order of [thread, thread.toReversed()]) {
      const { items, left } = read('x', tweets(order))
      expect([items.map(item => item.text), left]).toEqual([['first\n\nsecond\n\nthird'], {}])
    }
  })

  it('reads all parts, and long posts whole, by their second or their id', () => {
    const start = 'It began with a '.padEnd(270, 'very ')
    const long = `${start} long night`
    const files = [
      {
        name: 'data/tweets.js',
        text: tweets([tweet({ id_str: '1', full_text: `${start}… https://t.co/x` })]),
      },
      { name: 'data/tweets-part1.js', text: tweets([tweet({ id_str: '2', full_text: 'Short' })], 1) },
      {
        name: 'data/note-tweet.js',
        text: `window.YTD.note_tweet.part0 = ${JSON.stringify([
          {
            noteTweet: {
              noteTweetId: '9',
              createdAt: '2023-02-18T12:33:11.000Z',
              core: { text: long, urls: [] },
            },
          },
        ])}`,
      },
    ]
    const { items } = readArchive('x', files, LONDON)
    expect(items.map(item => item.text).sort()).toEqual([long, 'Short'].sort())
  })
})

describe('a LinkedIn archive', () => {
  const HEAD = 'Date,ShareLink,ShareCommentary,SharedUrl,MediaUrl,Visibility\n'
  /** As LinkedIn writes a text: each line in quotes of its own, and the whole as a cell once more. */
  const cellOf = (text: string) => {
    const lines = text.replaceAll('"', '""').split('\n').join('"\n"')
    return `"${lines.replaceAll('"', '""')}"`
  }

  it('reads its times to the second', () => {
    const { items } = read('linkedin', `${HEAD}2024-07-01 10:30:07,,Bread,,,\n2024-13-01 10:30:07,,Salt,,,\n`)
    expect(items.map(item => item.at)).toEqual(['2024-07-01T10:30:07.000Z'])
  })

  it('reads its odd quotes, and its times as UTC', () => {
    const text = 'He said "rye".\n\n“Bread”, he said, "is"\n"life"'
    const link = 'https://www.linkedin.com/feed/update/urn%3Ali%3Ashare%3A7260000000000000001'
    const [item] = read(
      'linkedin',
      `${HEAD}2024-07-01 10:30:00,${link},${cellOf(text)},,,MEMBER_NETWORK\n`,
    ).items
    expect(item).toMatchObject({
      key: 'linkedin|7260000000000000001',
      text,
      at: '2024-07-01T10:30:00.000Z',
      address: link,
    })
  })

  it('brings every text back as it was posted', () => {
    fc.assert(
      fc.property(fc.array(posted, { minLength: 1, maxLength: 4 }), lines => {
        const text = lines.join('\n')
        expect(textsOf('linkedin', `${HEAD}2024-07-01 10:30:00,,${cellOf(text)},,,\n`)).toEqual([text])
      }),
    )
  })

  it('puts a shared link below the words, and leaves out what was shared without any', () => {
    const row = (words: string) => `2024-07-01 10:30:00,,${words},https://baker.test/rye,,\n`
    const { items, left } = read('linkedin', `${HEAD}${row('Look')}${row('')}`)
    expect(items.map(item => item.text)).toEqual(['Look\n\nhttps://baker.test/rye'])
    expect(left).toEqual({ no_text: 1 })
  })
})

describe('archives of Meta', () => {
  /** As Meta stores text: each byte of UTF-8 as a character. */
  const broken = (text: string) =>
    encodeURIComponent(text).replace(/%([\dA-F]{2})/g, (_, byte: string) =>
      String.fromCharCode(Number.parseInt(byte, 16)),
    )

  it('restore the text that they break, and leave whole text alone', () => {
    fc.assert(
      fc.property(posted, text => {
        expect(restoreText(broken(text))).toBe(text)
      }),
    )
    expect([restoreText('déjà vu'), restoreText('😀 é')]).toEqual(['déjà vu', '😀 é'])
  })

  it('give captions of Instagram from the album or its one picture, today’s and of before', () => {
    const posts = [
      { media: [{ uri: 'a.jpg', creation_timestamp: 1700000000, title: broken('Käse 🧀') }] },
      { media: [{ uri: 'b.jpg' }, { uri: 'c.jpg' }], title: 'Two pictures', creation_timestamp: 1700000100 },
      { media: [{ uri: 'd.jpg', creation_timestamp: 1700000200, title: '' }] },
    ]
    const { items, left } = read('instagram', JSON.stringify(posts))
    expect(items.map(({ text, at, platform }) => [text, at, platform])).toEqual([
      ['Two pictures', '2023-11-14T22:15:00.000Z', 'instagram'],
      ['Käse 🧀', '2023-11-14T22:13:20.000Z', 'instagram'],
    ])
    expect(left).toEqual({ no_text: 1 })
    const reels = { ig_reels_media: [{ media: [{ title: 'A reel', creation_timestamp: 1700000000 }] }] }
    expect(textsOf('instagram', JSON.stringify(reels), 'media/reels.json')).toEqual(['A reel'])
    const old = { photos: [{ caption: 'Old', taken_at: '2019-04-02T10:11:12', path: 'x.jpg' }] }
    expect(textsOf('instagram', JSON.stringify(old), 'media.json')).toEqual(['Old'])
  })

  it('give posts of Facebook with the link that they share', () => {
    const posts = [
      {
        timestamp: 1700000000,
        title: 'Ann updated her status.',
        data: [{ update_timestamp: 1 }, { post: broken('Schön') }],
      },
      {
        timestamp: 1700000100,
        data: [{ post: 'Read this' }],
        attachments: [{ data: [{ external_context: { url: 'https://baker.test/' } }] }],
      },
      { timestamp: 1700000200, title: 'Ann shared a memory.' },
    ]
    const { items, left } = read('facebook', JSON.stringify(posts))
    expect(items.map(item => item.text)).toEqual(['Read this\n\nhttps://baker.test/', 'Schön'])
    expect(left).toEqual({ no_text: 1 })
  })
})

describe('tables of Buffer and Metricool', () => {
  const cell = (text: string) => `"${text.replaceAll('"', '""')}"`

  it('come with the numbers of each post', () => {
    const csv = [
      'Date,Channel Type,Post Text,Post Link,Impressions,Reactions,Comments,Shares,Link Clicks,Status',
      '2024-07-01 10:30,linkedin,"Bread, again",https://l.test/1,"1,204",31,4,2,9,sent',
      '2030-01-01 10:30,linkedin,Later,,,,,,,scheduled',
      '2024-07-02 10:30,Pinterest,Pin,,,,,,,sent',
    ].join('\n')
    const { items, left } = read('buffer', csv)
    expect(items).toMatchObject([
      {
        platform: 'linkedin',
        text: 'Bread, again',
        at: '2024-07-01T09:30:00.000Z',
        address: 'https://l.test/1',
        numbers: { views: 1204, likes: 31, replies: 4, shares: 2, saves: null, clicks: 9 },
      },
    ])
    expect(left).toEqual({ not_published: 1, other_platform: 1 })
  })

  it('take no total of all clicks for clicks on links', () => {
    const clicks = (heading: string) =>
      read('buffer', `Date,Text,${heading}\n2024-07-01,Bread,9`).items.map(({ numbers }) => numbers.clicks)
    for (const total of ['Clicks', 'Post Clicks', 'Clics', 'Total clicks'])
      expect(clicks(total)).toEqual([null])
    for (const links of ['Link Clicks', 'URL clicks', 'Clics en el enlace'])
      expect(clicks(links)).toEqual([9])
  })

  it('are read with semicolons, in Spanish, with the day first or the month first as the file tells', () => {
    const rows = [
      'Fecha;Hora;Red social;Texto;Impresiones;Me gusta',
      '03/04/2024;18:05;Instagram;Pan;10;1',
      '25/04/2024;;Instagram;Pan y sal;20;2',
    ]
    expect(read('metricool', rows.join('\r\n')).items.map(({ at, text }) => [at, text])).toEqual([
      ['2024-04-25T11:00:00.000Z', 'Pan y sal'],
      ['2024-04-03T17:05:00.000Z', 'Pan'],
    ])
    const american = ['Date,Text', '04/03/2024 6:05 PM,Bread', '04/25/2024 12:00 AM,Rye'].join('\n')
    expect(read('metricool', american, 'metricool-facebook-posts.csv').items).toMatchObject([
      { at: '2024-04-24T23:00:00.000Z', platform: 'facebook' },
      { at: '2024-04-03T17:05:00.000Z', platform: 'facebook' },
    ])
  })

  it('bring every text back as it was posted', () => {
    fc.assert(
      fc.property(posted, fc.constantFrom(',', ';', '\t'), (text, mark) => {
        const csv = [
          ['Date', 'Text'],
          ['2024-07-01', cell(text)],
        ]
          .map(row => row.join(mark))
          .join('\n')
        expect(textsOf('buffer', csv)).toEqual([text])
      }),
    )
  })

  it('tell times with and without a zone', () => {
    const at = (text: string) => {
      const time = readTime(text, { order: 'day', today: '2026-11-26', timeZone: 'America/New_York' })
      return time === null ? null : new Date(time).toISOString()
    }
    expect([
      at('2024-07-01T10:30:00Z'),
      at('2024-07-01 10:30:00 UTC'),
      at('2024-07-01T10:30:00+0200'),
      at('2024-07-01 10:30'),
      at('Jul 1, 2024 9:05 pm'),
      at('1 July 2024'),
      at('soon'),
    ]).toEqual([
      '2024-07-01T10:30:00.000Z',
      '2024-07-01T10:30:00.000Z',
      '2024-07-01T08:30:00.000Z',
      '2024-07-01T14:30:00.000Z',
      '2024-07-02T01:05:00.000Z',
      '2024-07-01T16:00:00.000Z',
      null,
    ])
  })
})

describe('documents', () => {
  it('of Notion come with their title and their day, without their properties and marks', () => {
    const page =
      '# The first oven\n\nCreated: June 3, 2023 10:12 AM\nTags: bread, oven\n\nIt was **cold**.\n\n- One\n- [Two](https://baker.test)\n'
    expect(read('notion', page).items).toMatchObject([
      {
        title: 'The first oven',
        text: 'It was cold.\n\n- One\n- Two (https://baker.test)',
        at: '2023-06-03T12:00:00.000Z',
        platform: '',
      },
    ])
    expect(read('notion', 'No heading here').items).toMatchObject([
      { title: 'Bread', text: 'No heading here', at: null },
    ])
    const html =
      '<html><head><title>Oven</title><style>p{}</style></head><body><article><header><h1 class="page-title">Oven</h1><table class="properties"><tr><th>Tags</th><td>x</td></tr></table></header><div class="page-body"><p>It was <b>cold</b> &amp; dark.</p><ul><li>One</li><li><p>Two</p></li></ul></div></article></body></html>'
    expect(read('notion', html, 'Oven 0123456789abcdef0123456789abcdef.html').items).toMatchObject([
      { title: 'Oven', text: 'It was cold & dark.\n\n- One\n- Two' },
    ])
  })

  it('without words are left out, and long ones are cut and counted', () => {
    expect(read('documents', '<h1>Empty</h1>').left).toEqual({ no_text: 1 })
    const { items, shortened } = read('documents', 'word '.repeat(3000), 'long.txt')
    expect([items[0]?.text.length, shortened]).toEqual([9999, 1])
    expect(htmlText('<p>a<br>b</p><p>c').text).toBe('a\nb\n\nc')
  })
})

describe('telling what a file is', () => {
  it('goes by the names in it', () => {
    const cases: readonly (readonly [readonly string[], ReturnType<typeof tellKind>])[] = [
      [['Your archive.html', 'data/tweets.js', 'data/account.js'], 'x'],
      [['data/tweet.js'], 'x'],
      [['Connections.csv', 'Shares.csv'], 'linkedin'],
      [['your_instagram_activity/media/posts_1.json'], 'instagram'],
      [['content/posts_1.json'], 'instagram'],
      [['your_facebook_activity/posts/your_posts__check_ins__photos_and_videos_1.json'], 'facebook'],
      [['posts/your_posts_1.json'], 'facebook'],
      [['your_instagram_activity/media/posts_1.html'], 'web_pages'],
      [['Home 0123456789abcdef0123456789abcdef.md', 'Home/a.png'], 'notion'],
      [['Takeout/Drive/Story.docx'], 'documents'],
      [['image1.png'], null],
      [[], null],
    ]
    for (const [names, kind] of cases) expect(tellKind(names), names.join()).toBe(kind)
    expect(isWanted('documents', '__MACOSX/._a.md')).toBe(false)
    expect(mayBeAlone('notion', 'page.md')).toBe(true)
    expect([
      nameAlone(null, 'C:\\Downloads\\tweets (1).js'),
      nameAlone('x', 'mine.js'),
      nameAlone('x', 'mine.csv'),
      nameAlone('linkedin', 'Shares_2.csv'),
      nameAlone('notion', 'Page (2).md'),
    ]).toEqual(['tweets.js', 'tweets.js', 'mine.csv', 'Shares_2.csv', 'Page.md'])
    const start = 'window.YTD.tweets.part0 = ['
    expect([
      nameAlone(null, 'mine.txt', start),
      nameAlone('x', 'tweets-part1.js', `\xef\xbb\xbf${start}`),
      nameAlone('notion', 'mine.txt', start),
      nameAlone(null, 'mine.txt', `See ${start}`),
    ]).toEqual(['tweets.js', 'tweets-part1.js', 'mine.txt', 'mine.txt'])
    expect([readArchiveKind('x'), readArchiveKind('toString')]).toEqual(['x', null])
  })

  it('of a table goes by its name and its marks', () => {
    expect(tellTable('posts.csv', 'Date,Text\n')).toBe('buffer')
    expect(tellTable('posts.csv', 'Fecha;Texto\n')).toBe('metricool')
    expect(tellTable('Metricool July.csv', 'Date,Text\n')).toBe('metricool')
    expect(tellTable('people.csv', 'Name,Email\n')).toBeNull()
  })
})

describe('whatever comes', () => {
  /** What PostgreSQL refuses within JSON, where a format takes ids and addresses from. */
  const odd = fc.string({ unit: fc.constantFrom('a', '7', '\0', '\ud83d', '\ude00', '😀'), maxLength: 200 })
  const junk = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.json(),
    fc.json().map(json => `window.YTD.tweets.part0 = ${json}`),
    fc.json().map(json => `window.YTD.tweets.part0 = [{"tweet":${json}}]`),
    fc
      .json()
      .map(
        json =>
          `[{"media":${json},"title":${json},"data":${json},"attachments":${json},"timestamp":${json}}]`,
      ),
    odd.map(id => tweets([tweet({ id_str: id })])),
    odd.map(part => `Date,Post Text,Post ID,Post Link\n2024-07-01,Bread,${part},https://baker.test/${part}`),
    odd.map(
      part =>
        `Date,ShareLink,ShareCommentary\n2024-07-01 10:30:00,https://l.test/${part}12345678,Bread ${part}`,
    ),
    fc
      .array(fc.string({ unit: fc.constantFrom('"', ',', ';', '\n', '\r', 'a', '<', '>', '/', '#', '-') }))
      .map(rows => `Date,ShareCommentary,Text\n${rows.join('\n')}`),
  )

  it('nothing throws, and what comes out can be stored', () => {
    fc.assert(
      fc.property(fc.constantFrom(...ARCHIVE_KINDS), junk, (kind, text) => {
        const { items } = read(kind, text)
        for (const item of items) {
          expect(item.text.isWellFormed() && item.title.isWellFormed()).toBe(true)
          expect(item.text.length).toBeLessThanOrEqual(10_000)
          expect(item.key.length).toBeLessThanOrEqual(200)
          expect(item.text).not.toContain('\0')
          for (const part of [item.key, item.address]) {
            expect(part.isWellFormed()).toBe(true)
            expect(part).not.toContain('\0')
          }
        }
        tellKind([text])
        isPostTable(text)
      }),
      { numRuns: 400 },
    )
  })

  it('the same item comes once, and no more than the limit', () => {
    const list = [tweet({ id_str: '1' }), tweet({ id_str: '1' })]
    expect(read('x', tweets(list)).items).toHaveLength(1)
    const many = Array.from({ length: ARCHIVE_LIMITS.items + 5 }, (_, at) => tweet({ id_str: `${at}` }))
    const { items, left } = read('x', tweets(many))
    expect([items.length, left]).toEqual([ARCHIVE_LIMITS.items, { beyond: 5 }])
  })

  it('a table has its cells back', () => {
    const cells = fc.array(
      fc.array(fc.string({ unit: fc.constantFrom('a', '"', ',', '\n', ' ', '😀') }), {
        minLength: 2,
        maxLength: 2,
      }),
      {
        minLength: 1,
        maxLength: 5,
      },
    )
    fc.assert(
      fc.property(cells, rows => {
        const all = [['x', 'y'], ...rows]
        const csv = all.map(row => row.map(text => `"${text.replaceAll('"', '""')}"`).join(',')).join('\n')
        expect(readTable(csv)).toEqual(all)
      }),
    )
  })
})
