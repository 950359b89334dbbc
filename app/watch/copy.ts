import { readOnlyText } from '#app/billing/copy/read-only.ts'
import { COMPETITOR_LIMITS } from '#core/research/competitor.ts'
import type { ItemState } from '#core/watch/forms.ts'
import { SOURCE_LIMITS } from '#core/watch/forms.ts'
import type { SourceHealth, SourceProblem } from '#core/watch/health.ts'
import type { ThingKind } from '#core/watch/mentions/things.ts'
import type { NamedSource } from '#core/watch/source-kinds.ts'

export const WATCH_TEXTS = {
  title: 'Brand Watch',
  description: 'What people in your field publish, in one feed. Turn what matters into an idea for a post.',
  readOnly: readOnlyText,
  notInPlan: 'Brand Watch is part of Collective+. You can still read what you have. Upgrade to follow more.',
  emptyTitle: 'Follow what your market reads',
  empty:
    'Add a blog, a podcast, a YouTube channel or a profile, and new items appear here about once an hour. Make an idea from one, and its quotation and source come with it.',
  example: 'From a baking magazine: “Rye is back.” → Idea: What I tell customers who are afraid of rye.',
  sourcesEmptyTitle: 'No sources yet',
  sourcesEmpty: 'Enter the address of a blog, podcast or profile above. We look for its feed.',
  keys: 'Keys: j and k go down and up, s saves, i makes an idea.',
  restoreTooLate: 'This source can no longer be restored. Add it again instead.',
  addressHelp:
    'A website, blog, podcast, YouTube channel, or a profile on Bluesky, Mastodon, Reddit or Medium. Watch a page to see what changes on it, such as a price.',
  requiredHelp: 'Show only items with at least one of these. One word or phrase on each line.',
  excludedHelp: 'Never show items with any of these. One word or phrase on each line.',
  opmlHelp: 'An OPML file is what feed readers export. Choose one, or take yours with you.',
} as const

/** Why something about a source cannot be done. */
export const WATCH_REFUSALS = {
  read_only: readOnlyText,
  not_in_plan: WATCH_TEXTS.notInPlan,
  not_found: 'This source no longer exists. It may have been removed in another window.',
  too_many: `You follow ${SOURCE_LIMITS.sources} sources, which is the most. Remove one to add another.`,
  competitor_not_found: 'This competitor no longer exists. Choose another one.',
  too_much_evidence: `A competitor’s sheet holds ${COMPETITOR_LIMITS.evidence} items, which is the most. Remove one to add another.`,
  no_address: 'Enter a web address, such as example.com/blog',
  no_feed:
    'We found no feed on this page. Look for a link called RSS or Feed on the site, and enter that address.',
  never_a_feed:
    'Spotify gives no feeds to anyone. Look for the podcast on Apple Podcasts or on its own website, and enter that address.',
  no_text:
    'We found nothing to read on this page. It may be an image or a file, or be put together by scripts, which we don’t run.',
  not_now: 'We asked this site a moment ago, or it wants us to wait. Try again in a minute.',
  no_opml: 'We found no feeds in this file. Choose an OPML file that a feed reader exported.',
} as const

/** What is wrong with a source, in a sentence. */
export const PROBLEM_TEXTS: Readonly<Record<SourceProblem, string>> = {
  limited: 'The site limits how often we may ask. We’ll wait before we try again.',
  gone: 'The site says this feed is gone for good, so we’ve paused it.',
  not_found: 'There’s no page at this address any more.',
  refused: 'The site answered with an error.',
  unreachable: 'We couldn’t reach the site.',
  slow: 'The site took longer than 10 seconds.',
  private: 'This address isn’t on the public internet, so we don’t open it.',
  too_long: 'The answer is larger than 5 MB, so we stopped reading.',
  not_a_feed: 'The address now shows a page instead of a feed.',
  unreadable: 'We couldn’t read the feed. It may be damaged.',
  robots: 'The site’s robots.txt asks programs not to read this page, so we don’t.',
  not_a_page: 'The address no longer shows a page that we can read.',
}

export const HEALTH_WORDS: Readonly<Record<SourceHealth, string>> = {
  well: 'Works',
  amber: 'Missed a few times',
  red: 'No success for 7 days',
  paused: 'Paused',
}

export const STATE_WORDS: Readonly<Record<ItemState, string>> = {
  new: 'New',
  saved: 'Saved',
  acted: 'Made into ideas',
  not_relevant: 'Not relevant',
}

/** What an empty tab says. */
export const EMPTY_TABS: Readonly<Record<ItemState, string>> = {
  new: 'Nothing new. We look about once an hour.',
  saved: 'You haven’t saved anything yet. Select Save on an item to read it later.',
  acted: 'You haven’t made any ideas yet. Select Make idea on an item.',
  not_relevant: 'Items you mark as not relevant are listed here.',
}

export const MENTION_TEXTS = {
  emptyTitle: 'Find out who mentions you',
  empty:
    'We look for your brand, your name, your connected accounts and your offers in everything your sources publish. What we find appears here.',
  example: 'From a food blog: “The rye from Ada’s Bakery is lovely.” → Positive, because of “lovely”.',
  noNames:
    'We don’t know your brand’s name yet. Add words to look for, or enter the name in your brand foundation.',
  none: 'Nothing found in these days.',
  sentiment:
    'Sentiment comes from a list of words, so it misses irony and context. We show which words decided.',
  words:
    'We look for whole words, whatever their accents or capitals. Saving searches your newest 5,000 items again.',
  added: 'A nickname, a common misspelling, a product. One word or phrase on each line.',
  excluded:
    'Items with any of these aren’t mentions. A name from the list above isn’t looked for any more. One word or phrase on each line.',
  common: 'A very common word. Most of what we find may be about something else.',
} as const

export const THING_WORDS: Readonly<Record<ThingKind, string>> = {
  brand: 'Your brand',
  founder: 'Your name',
  handle: 'Connected account',
  offer: 'Offer',
  word: 'Added by you',
}

/** What the dashboard says of sources that do not answer. */
export function watchTroubleRow({ amber, red }: { amber: number; red: number }) {
  const many = (count: number) => (count === 1 ? '1 source' : `${count} sources`)
  const text =
    red > 0
      ? `${many(red)} in Brand Watch ${red === 1 ? 'hasn’t' : 'haven’t'} answered for 7 days.`
      : `${many(amber)} in Brand Watch missed the last 3 tries or more.`
  return { kind: 'watch', text, href: '/app/brand-watch/health', action: 'See why' }
}

/** What can be followed by name, with an example of what to enter. */
export const NAMED_SOURCE_WORDS: Readonly<Record<NamedSource, { label: string; example: string }>> = {
  news: { label: 'News search', example: 'sourdough bakery' },
  youtube: { label: 'YouTube channel', example: '@channelname' },
  bluesky: { label: 'Bluesky account', example: 'name.bsky.social' },
  mastodon: { label: 'Mastodon account', example: '@name@mastodon.social' },
  hashtag: { label: 'Mastodon hashtag', example: 'baking, or baking@mastodon.scot' },
  reddit: { label: 'Reddit community or user', example: 'r/Breadit' },
  reddit_search: { label: 'Reddit search', example: 'rye starter' },
  podcast: { label: 'Podcast', example: 'its page on Apple Podcasts, or its website' },
}

export const PAGE_TEXTS = {
  unchanged: 'Nothing has changed since we began to watch. We look about once an hour.',
  noPrice: 'This page states no price for programs to read, and we don’t guess one from its text.',
  priceFrom: 'From the product data of the page, not from its text.',
  muted: 'These change so often that we stopped telling you. Unmute one to see it again.',
  offer: 'You can watch the page itself. We’ll tell you which sentences and prices change.',
  links: 'Links you save by hand. They stay in the feed under Saved.',
  bookmarklet:
    'Make a bookmark and paste this as its address. On any page, select some words if you like, then open the bookmark.',
  namedHelp: 'Bluesky and YouTube offer no feeds of searches, so those follow one account or channel.',
} as const

export const KIND_WORDS = { page: 'Watched page' } as const
