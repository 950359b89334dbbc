import type { PlatformId } from '../posts/platforms/platforms.ts'

export interface ShareTarget {
  /** Where the network's own composer opens. */
  readonly url: string
  /** Whether the text is already in it; otherwise it has to be pasted. */
  readonly carriesText: boolean
}

/**
 * The address that opens a network's composer for a text; null where a network has none on the web (Instagram and
 * TikTok post from the phone, a newsletter or blog from its own tool). LinkedIn and Facebook take no text from a link.
 */
export function shareTarget(platform: PlatformId, text: string): ShareTarget | null {
  const words = encodeURIComponent(text.toWellFormed())
  switch (platform) {
    case 'twitter':
      return { url: `https://x.com/intent/post?text=${words}`, carriesText: true }
    case 'threads':
      return { url: `https://www.threads.net/intent/post?text=${words}`, carriesText: true }
    case 'bluesky':
      return { url: `https://bsky.app/intent/compose?text=${words}`, carriesText: true }
    case 'mastodon':
      return { url: `https://share.joinmastodon.org/#text=${words}`, carriesText: true }
    case 'linkedin':
      return { url: `https://www.linkedin.com/feed/?shareActive=true&text=${words}`, carriesText: true }
    case 'facebook':
      return { url: 'https://www.facebook.com/', carriesText: false }
    case 'instagram':
      return { url: 'https://www.instagram.com/', carriesText: false }
    case 'tiktok':
      return { url: 'https://www.tiktok.com/upload', carriesText: false }
    default:
      return null
  }
}
