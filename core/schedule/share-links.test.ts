import { expect, it } from 'vitest'
import { PLATFORM_IDS } from '../posts/platforms/platforms.ts'
import { shareTarget } from './share-links.ts'

it('each network has its own composer, with the text where it takes one', () => {
  const targets = PLATFORM_IDS.map(platform => [platform, shareTarget(platform, 'a b&c')] as const)
  const text = 'a%20b%26c'
  expect(Object.fromEntries(targets)).toEqual({
    twitter: { url: `https://x.com/intent/post?text=${text}`, carriesText: true },
    threads: { url: `https://www.threads.net/intent/post?text=${text}`, carriesText: true },
    bluesky: { url: `https://bsky.app/intent/compose?text=${text}`, carriesText: true },
    mastodon: { url: `https://share.joinmastodon.org/#text=${text}`, carriesText: true },
    linkedin: { url: `https://www.linkedin.com/feed/?shareActive=true&text=${text}`, carriesText: true },
    facebook: { url: 'https://www.facebook.com/', carriesText: false },
    instagram: { url: 'https://www.instagram.com/', carriesText: false },
    tiktok: { url: 'https://www.tiktok.com/upload', carriesText: false },
    newsletter: null,
    blog: null,
  })
})
