import type { PlatformId } from '../posts/platforms/platforms.ts'

export interface ShareTarget {
  /** Where the network's own composer opens. */
  readonly url: string
  /** Whether the text is already in it; otherwise it has to be pasted. */
  readonly carriesText: boolean
}

/** Where each network's own composer opens; `text` is what comes before the text in an address that takes one. */
const COMPOSERS: Readonly<Record<PlatformId, { readonly text: string } | { readonly bare: string } | null>> =
  {
    twitter: { text: 'https://x.com/intent/post?text=' },
    threads: { text: 'https://www.threads.net/intent/post?text=' },
    bluesky: { text: 'https://bsky.app/intent/compose?text=' },
    mastodon: { text: 'https://share.joinmastodon.org/#text=' },
    linkedin: { text: 'https://www.linkedin.com/feed/?shareActive=true&text=' },
    facebook: { bare: 'https://www.facebook.com/' },
    instagram: { bare: 'https://www.instagram.com/' },
    tiktok: { bare: 'https://www.tiktok.com/upload' },
    newsletter: null,
    blog: null,
  }

/**
 * The address that opens a network's composer for a text; null where there is none (a newsletter or blog goes out from
 * its own tool). Instagram, TikTok and Facebook take no text from a link: it has to be pasted.
 */
export function shareTarget(platform: PlatformId, text: string): ShareTarget | null {
  const composer = Object.hasOwn(COMPOSERS, platform) ? COMPOSERS[platform] : null
  if (!composer) return null
  return 'text' in composer
    ? { url: composer.text + encodeURIComponent(text.toWellFormed()), carriesText: true }
    : { url: composer.bare, carriesText: false }
}
