import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addressKey, postIdKey } from './address-key.ts'
import {
  canReadNumbers,
  columnsToRemember,
  guessNumberColumns,
  NUMBER_FIELDS,
  recallColumns,
} from './columns.ts'
import { type MatchablePost, matchRows } from './match-rows.ts'
import { NUMBER_ROWS_MOST, readNumberRows, readNumberTable } from './number-rows.ts'
import { planNumbers } from './plan-import.ts'
import { believedNumbers, METRICS, NO_NUMBERS, type PostNumbers } from './post-numbers.ts'
import { readCount } from './read-count.ts'
import { readDay, tellDayOrder } from './read-day.ts'

const TODAY = '2026-11-20'
const DAYS = { order: 'month', today: TODAY } as const
const count = fc.option(fc.integer({ min: 0, max: 2_000_000_000 }))
const numbers: fc.Arbitrary<PostNumbers> = fc.record({
  ...{ views: count, likes: count, replies: count },
  ...{ shares: count, saves: count, clicks: count },
})

describe('a count', () => {
  it.each<readonly [string, number | null]>([
    ['1234', 1234],
    ['1,234', 1234],
    ['1.234', 1234],
    ['12.0', 12],
    ['1 234', 1234],
    ['1\u202f234\u00a0567', 1_234_567],
    ['1’234', 1234],
    ['1.2K', 1200],
    ['1,2k', 1200],
    ['3 M', 3_000_000],
    ['1,234.5K', 1_234_500],
    ['0', 0],
    ...['', '-5', '12%', '1.5', '1,23', 'abc', '3B', '=1+1', '1e9', '9'.repeat(40)].map(
      text => [text, null] as const,
    ),
  ])('%j is %j', (text, expected) => {
    expect(readCount(text)).toBe(expected)
  })

  it('is read back however it is grouped', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 2_000_000_000 }),
        fc.constantFrom(',', '.', ' ', ''),
        (n, sign) => {
          expect(readCount(n.toLocaleString('en-GB').replaceAll(',', sign))).toBe(n)
        },
      ),
    )
  })
})

describe('a day', () => {
  it.each<readonly [string, string | null]>([
    ['2026-11-20T09:30:00Z', '2026-11-20'],
    ['2026-11-20 09:30 +0000', '2026-11-20'],
    ['11/20/2026', '2026-11-20'],
    ['11/20/2026 09:30', '2026-11-20'],
    ['1/2/26', '2026-01-02'],
    ['Fri, Nov 20, 2026', '2026-11-20'],
    ['November 20', '2026-11-20'],
    ['November 21', '2025-11-21'],
    ['20 Nov 2026', '2026-11-20'],
    ['20th November 2026', '2026-11-20'],
    ...['Lifetime', '', '13/13/2026', '2026-02-30', 'Smarch 3 2026'].map(text => [text, null] as const),
  ])('%j is %j', (text, expected) => {
    expect(readDay(text, DAYS)).toBe(expected)
  })

  it('has its month or its day first, as the file tells', () => {
    expect(readDay('3/4/2026', { order: 'day', today: TODAY })).toBe('2026-04-03')
    expect(tellDayOrder(['3/4/2026', '25/4/2026'])).toBe('day')
    expect(tellDayOrder(['3/4/2026', '4/25/2026'])).toBe('month')
    expect(tellDayOrder(['25/4/2026', '4/25/2026'])).toBeNull()
    expect(tellDayOrder(['2026-11-20'])).toBeNull()
  })
})

/** Headings as the platforms' own exports have them. */
const EXPORTS = {
  'LinkedIn, page': [
    'Post title,Post link,Post type,Campaign name,Posted by,Created date,Audience,Impressions,Views,Offsite Views,Clicks,Click through rate (CTR),Likes,Comments,Reposts,Follows,Engagement rate,Content Type',
    'text,address,,,,day,,views,,,,,likes,replies,shares,,,',
  ],
  Instagram: [
    'Post ID,Account ID,Account username,Account name,Description,Duration (sec),Publish time,Permalink,Post type,Data comment,Date,Views,Reach,Likes,Shares,Follows,Comments,Saves',
    'postId,,,,text,,day,address,,,,views,,likes,shares,,replies,saves',
  ],
  Facebook: [
    'Post ID,Page ID,Page name,Title,Description,Duration (sec),Publish time,Permalink,Post type,Date,Views,Reach,"Reactions; Comments and Shares",Reactions,Comments,Shares,Total clicks,Link Clicks,Other Clicks',
    'postId,,,text,,,day,address,,,views,,,likes,replies,shares,,clicks,',
  ],
  TikTok: [
    'Time,Video title,Video link,Post time,Total likes,Total comments,Total shares,Total views',
    ',text,address,day,likes,replies,shares,views',
  ],
  X: [
    'Post id,Date,Post text,Post Link,Impressions,Likes,Engagements,Bookmarks,Share,New follows,Replies,Reposts,Profile visits,Detail Expands,URL Clicks',
    'postId,day,text,address,views,likes,,saves,,,replies,shares,,,clicks',
  ],
  Mastodon: [
    'id,created_at,url,content,favourites_count,reblogs_count,replies_count',
    'postId,day,address,text,likes,shares,replies',
  ],
  'Metricool in Spanish': [
    'Fecha,Enlace,Impresiones,Me gusta,Comentarios,Compartidos,Guardados,Clics,Clics en el enlace',
    ',address,views,likes,replies,shares,saves,,clicks',
  ],
} as const

describe('the columns', () => {
  it.each(Object.entries(EXPORTS))('of an export of %s are known', (_, [headings, fields]) => {
    const columns = guessNumberColumns(headings.split(','))
    expect(columns.join()).toBe(fields)
    expect(canReadNumbers(columns)).toBe(true)
  })

  it('are remembered as they were corrected, also in another order', () => {
    const headings = ['Link', 'Hearts', 'Likes', 'Seen']
    const columns = ['address', 'likes', '', 'views'] as const
    const remembered = columnsToRemember(headings, columns)
    expect(recallColumns(headings.toReversed(), remembered)).toEqual(columns.toReversed())
    expect(recallColumns([...headings, 'Comments'], remembered)).toEqual([...columns, 'replies'])
    expect(recallColumns(['constructor', '__proto__'], {})).toEqual(['', ''])
  })

  it('give no field twice and never throw', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.string(), fc.constantFrom('Likes', 'likes', 'Views', 'url'))),
        headings => {
          const fields = guessNumberColumns(headings).filter(field => field !== '')
          expect(new Set(fields).size).toBe(fields.length)
          expect(fields.every(field => NUMBER_FIELDS.includes(field as never))).toBe(true)
        },
      ),
    )
  })
})

describe('an address', () => {
  it.each([
    [
      'https://www.linkedin.com/feed/update/urn:li:share:7123456/',
      'linkedin.com/posts/ada_bread-share-7123456-xYz?utm=1',
    ],
    ['https://x.com/ada/status/123456', 'http://twitter.com/i/status/123456?s=20'],
    ['https://www.instagram.com/p/Abc-12_/', 'https://instagram.com/ada/reel/Abc-12_'],
    ['https://www.tiktok.com/@ada/video/777', 'https://m.tiktok.com/@ada/video/777?lang=en'],
    ['https://mastodon.example/@ada/1234', 'https://mastodon.example/users/ada/statuses/1234'],
    [
      'https://www.facebook.com/permalink.php?story_fbid=1&id=2',
      'https://facebook.com/permalink.php?id=2&story_fbid=1&_rdr',
    ],
    ['https://example.com/blog/rye/', 'http://www.example.com/blog/rye#top'],
  ])('%s is that of %s', (one, other) => {
    expect(addressKey(one)).not.toBe('')
    expect(addressKey(one)).toBe(addressKey(other))
  })

  it('differs for different posts, and what is none is none', () => {
    expect(addressKey('https://x.com/a/status/1')).not.toBe(addressKey('https://x.com/a/status/2'))
    expect(addressKey('hello there')).toBe('')
    expect(addressKey('x'.repeat(3000))).toBe('')
    expect(postIdKey('urn:li:share:7123456')).toBe(postIdKey('99_7123456'))
    expect(postIdKey('12')).toBe('')
    fc.assert(fc.property(fc.string(), text => void addressKey(text)))
  })
})

const post = (over: Partial<MatchablePost> & { id: string }): MatchablePost => ({
  ...{ day: '2026-11-18', texts: [], addresses: [], remoteIds: [] },
  ...over,
})
const POSTS = [
  post({
    id: 'a',
    texts: ['Why our rye takes three days, and why it is worth it'],
    addresses: ['https://x.com/b/status/11'],
  }),
  post({ id: 'b', day: '2026-11-10', texts: ['Open on Sundays from now on'] }),
  post({ id: 'c', day: '2026-11-17', texts: ['Open on Sundays from now on'] }),
  post({ id: 'd', remoteIds: ['1789_445566'] }),
]

function match(csv: string[][]) {
  const table = readNumberTable(csv)
  const columns = guessNumberColumns(table.headings)
  return matchRows(readNumberRows(table, columns, DAYS).rows, POSTS)
}
const HEAD = ['Post id', 'Link', 'Text', 'Date', 'Views', 'Likes']

describe('rows', () => {
  it('are about posts by address, then id, then text and day', () => {
    const { matched, unmatched } = match([
      HEAD,
      ['', 'https://twitter.com/x/status/11?s=1', 'Another text', '', '1,204', '38'],
      ['445566', '', '', '', '5', ''],
      ['', '', 'OPEN ON SUNDAYS — from now…', '11/17/2026', '7', '-'],
      ['', '', 'Open on Sundays from now on', '11/09/2026', '8', ''],
    ])
    expect(unmatched).toEqual([])
    expect(matched.map(({ postId, by, row }) => [postId, by, row])).toEqual([
      ['a', 'address', 2],
      ['d', 'id', 3],
      ['c', 'text', 4],
      ['b', 'text', 5],
    ])
    expect(matched[0]?.numbers).toEqual({ ...NO_NUMBERS, views: 1204, likes: 38 })
    expect(matched[2]?.numbers).toEqual({ ...NO_NUMBERS, views: 7 })
  })

  it('that are about none say why', () => {
    const { matched, unmatched } = match([
      HEAD,
      ['', 'https://x.com/b/status/99', '', '', '1', ''],
      ['', '', 'Open on Sundays from now on', '11/14/2026', '1', ''],
      ['', '', 'Open on Sundays from now on', 'soon', '1', ''],
      ['', '', 'Hi', '11/14/2026', '1', ''],
      ['', 'https://x.com/b/status/11', '', '', '', ''],
      ['', 'https://x.com/b/status/11', '', '', 'lots', ''],
      ['', 'https://x.com/b/status/11', '', '', '1', ''],
      ['', 'https://x.com/b/status/11', '', '', '2', ''],
      ['', 'https://x.com/b/status/11', '', '', '', '4'],
    ])
    expect(unmatched.map(({ because }) => because)).toEqual([
      { why: 'no_post' },
      { why: 'no_post' },
      { why: 'no_day' },
      { why: 'nothing_to_find_by' },
      { why: 'no_numbers' },
      { why: 'wrong_number', metric: 'views', cell: 'lots' },
      { why: 'twice', row: 8 },
    ])
    expect(matched).toEqual([
      { postId: 'a', by: 'address', row: 8, numbers: { ...NO_NUMBERS, views: 1, likes: 4 } },
    ])
  })

  it('that could be about several posts are about none', () => {
    const twins = [
      post({ id: 'x', day: '2026-11-16', texts: ['The same words on both days'] }),
      post({ id: 'y', day: '2026-11-18', texts: ['The same words on both days'] }),
    ]
    const table = readNumberTable([HEAD, ['', '', 'The same words on both days', '11/17/2026', '1', '']])
    const { rows } = readNumberRows(table, guessNumberColumns(table.headings), DAYS)
    expect(matchRows(rows, twins).unmatched[0]?.because).toEqual({ why: 'several' })
  })

  it('begin below what an export says first, and side by side they are one table', () => {
    const { matched } = match([
      ['Maximum of 50 posts available to list'],
      [],
      ['Post URL', 'Post publish date', 'Likes', '', 'Post URL', 'Post publish date', 'Impressions'],
      ['https://x.com/b/status/11', '11/18/2026', '9', '', 'https://x.com/b/status/99', '11/18/2026', '70'],
      ['https://x.com/b/status/99', '11/18/2026', '1', '', 'https://x.com/b/status/11', '11/18/2026', '50'],
    ])
    expect(matched).toMatchObject([{ postId: 'a', numbers: { likes: 9, views: 50 } }])
  })

  it('without headings wait for somebody to say what they hold', () => {
    const table = readNumberTable([
      ['https://x.com/b/status/11', '5'],
      ['https://x.com/b/status/12', '6'],
    ])
    expect(table).toMatchObject({ headings: ['', ''], first: 1 })
    expect(table.rows).toHaveLength(2)
    expect(canReadNumbers(guessNumberColumns(table.headings))).toBe(false)
  })

  it('of any table do no harm, and no more than the most are read', () => {
    fc.assert(
      fc.property(fc.array(fc.array(fc.string(), { maxLength: 70 }), { maxLength: 12 }), csv => {
        const { matched, unmatched } = match([HEAD, ...csv])
        expect(matched.length + unmatched.length).toBeLessThanOrEqual(2 * csv.length)
      }),
    )
    const table = readNumberTable([
      HEAD,
      ...Array.from({ length: NUMBER_ROWS_MOST + 3 }, () => ['', 'u', '', '', '1']),
    ])
    const { rows, beyond } = readNumberRows(table, guessNumberColumns(table.headings), DAYS)
    expect([rows.length, beyond]).toEqual([NUMBER_ROWS_MOST, 3])
  })

  it('lose the apostrophe that keeps a spreadsheet from running them', () => {
    const { unmatched } = match([HEAD, ['', '', "'=HYPERLINK(1)", '', "'=1+1", '']])
    expect(unmatched[0]?.because).toEqual({ why: 'wrong_number', metric: 'views', cell: '=1+1' })
  })
})

describe('an import', () => {
  it('changes nothing the second time, and takes no number away', () => {
    fc.assert(
      fc.property(numbers, fc.option(numbers), (incoming, before) => {
        const matched = [{ postId: 'a', by: 'address', row: 2, numbers: incoming }] as const
        const [first] = planNumbers(matched, new Map(before ? [['a', before]] : []))
        const after = first?.numbers ?? NO_NUMBERS
        const [second] = planNumbers(matched, new Map([['a', after]]))
        expect(second?.kind).toBe('same')
        for (const metric of METRICS) expect(after[metric]).toBe(incoming[metric] ?? before?.[metric] ?? null)
      }),
    )
  })
})

describe('numbers of several sources', () => {
  it('are never added: the platform goes before an import, and that before what was typed', () => {
    fc.assert(
      fc.property(numbers, numbers, numbers, (network, imported, typed) => {
        const believed = believedNumbers([
          { source: 'typed', ...typed },
          { source: 'network', ...network },
          { source: 'imported', ...imported },
        ])
        for (const metric of METRICS)
          expect(believed[metric]?.value ?? null).toBe(network[metric] ?? imported[metric] ?? typed[metric])
      }),
    )
  })
})
