import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readSourceAddress } from './source-address.ts'

it.each([
  ['example.com/blog', 'https://example.com/blog'],
  ['feed://example.com/rss', 'https://example.com/rss'],
  ['feed:https://example.com/rss', 'https://example.com/rss'],
  [
    'https://www.youtube.com/channel/UCabcdefghijklmnopqrstuv/videos',
    'https://www.youtube.com/feeds/videos.xml?channel_id=UCabcdefghijklmnopqrstuv',
  ],
  ['https://www.youtube.com/@baker', 'https://www.youtube.com/@baker'],
  ['https://bsky.app/profile/baker.test', 'https://bsky.app/profile/baker.test/rss'],
  ['https://old.reddit.com/r/Breadit', 'https://www.reddit.com/r/Breadit/.rss'],
  ['https://mastodon.social/@baker', 'https://mastodon.social/@baker.rss'],
  ['https://mastodon.social/@baker.rss', 'https://mastodon.social/@baker.rss'],
  ['https://mastodon.social/@.rss', 'https://mastodon.social/@.rss'],
  ['https://medium.com/@baker', 'https://medium.com/feed/@baker'],
  ['https://example.com/a#part', 'https://example.com/a'],
])('reads %s as %s', (typed, address) => {
  expect(readSourceAddress(typed)).toBe(address)
})

it.each(['', 'bread', 'javascript:alert(1)', 'https://me:secret@example.com/', 'file:///etc/passwd', 7])(
  'takes %s for no address',
  typed => {
    expect(readSourceAddress(typed)).toBeNull()
  },
)

it('reads what it gave the same way again', () => {
  const profiles = fc
    .tuple(fc.webUrl(), fc.constantFrom('r/', '@', 'feed/@', 'profile/'), fc.stringMatching(/^[\w.-]{0,8}$/))
    .map(([site, place, name]) => `${new URL(site).origin}/${place}${name}`)
  fc.assert(
    fc.property(fc.oneof(fc.webUrl(), profiles), typed => {
      const address = readSourceAddress(typed)
      if (address !== null) expect(readSourceAddress(address)).toBe(address)
    }),
    { numRuns: 1000 },
  )
})
