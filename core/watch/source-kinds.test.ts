import { describe, expect, it } from 'vitest'
import { readSharedLink } from './shared-link.ts'
import { isWithoutFeed, readSourceAddress } from './source-address.ts'
import { namedSourceAddress } from './source-kinds.ts'

describe('a source by its name', () => {
  it.each([
    [
      'news',
      'rye & "bread"',
      'https://news.google.com/rss/search?q=rye%20%26%20%22bread%22&hl=en-GB&gl=GB&ceid=GB:en',
    ],
    ['youtube', '@TheLoaf', 'https://www.youtube.com/@TheLoaf'],
    [
      'youtube',
      'UCaaaaaaaaaaaaaaaaaaaaaa',
      'https://www.youtube.com/feeds/videos.xml?channel_id=UCaaaaaaaaaaaaaaaaaaaaaa',
    ],
    ['bluesky', '@Jo', 'https://bsky.app/profile/jo.bsky.social/rss'],
    ['bluesky', 'jo.example', 'https://bsky.app/profile/jo.example/rss'],
    ['mastodon', '@jo@Example.social', 'https://example.social/@jo.rss'],
    ['hashtag', '#rye', 'https://mastodon.social/tags/rye.rss'],
    ['hashtag', 'rye@baking.example', 'https://baking.example/tags/rye.rss'],
    ['reddit', 'r/Breadit', 'https://www.reddit.com/r/Breadit/.rss'],
    ['reddit', 'Breadit', 'https://www.reddit.com/r/Breadit/.rss'],
    ['reddit_search', 'rye starter', 'https://www.reddit.com/search.rss?q=rye%20starter&sort=new'],
    [
      'podcast',
      'https://podcasts.apple.com/gb/podcast/the-loaf/id123456789',
      'https://itunes.apple.com/lookup?entity=podcast&id=123456789',
    ],
  ] as const)('%s “%s”', (kind, name, address) => expect(namedSourceAddress(kind, name)).toBe(address))

  it.each([
    ['mastodon', 'jo'],
    ['reddit', 'two words'],
    ['hashtag', 'two words'],
    ['news', ' '],
    ['podcast', 'The Loaf'],
  ] as const)('%s “%s” is none', (kind, name) => expect(namedSourceAddress(kind, name)).toBeNull())
})

it('Spotify gives no feeds', () => {
  expect(isWithoutFeed(readSourceAddress('open.spotify.com/show/1') ?? '')).toBe(true)
  expect(isWithoutFeed('https://notspotify.com/')).toBe(false)
})

describe('a link that was shared', () => {
  const read = (url: string | null, title: string | null, text: string | null) =>
    readSharedLink({ url, title, text })
  it.each([
    [read('https://a.example/x', 'Title', 'Words'), 'https://a.example/x', 'Title', 'Words'],
    [read(null, 'Title', 'See https://a.example/x.'), 'https://a.example/x', 'Title', 'See .'],
    [read('', 'Title https://a.example/x', null), 'https://a.example/x', 'Title', ''],
    [read(null, 'Loaf https://a.example/x', 'Loaf https://a.example/x'), 'https://a.example/x', 'Loaf', ''],
    [read('javascript:alert(1)', 'Title', 'Title'), '', 'Title', ''],
    [read(null, null, null), '', '', ''],
  ])('%#', (link, address, title, quote) => expect(link).toEqual({ address, title, quote }))
})
