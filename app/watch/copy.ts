import { readOnlyText } from '#app/billing/copy.ts'
import type { ItemState } from '#core/watch/forms.ts'
import { SOURCE_LIMITS } from '#core/watch/forms.ts'
import type { SourceHealth, SourceProblem } from '#core/watch/health.ts'

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
    'A website, blog, podcast feed, YouTube channel, or a profile on Bluesky, Mastodon, Reddit or Medium.',
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
  no_address: 'Enter a web address, such as example.com/blog',
  no_feed:
    'We found no feed on this page. Look for a link called RSS or Feed on the site, and enter that address.',
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

/** What the dashboard says of sources that do not answer. */
export function watchTroubleRow({ amber, red }: { amber: number; red: number }) {
  const many = (count: number) => (count === 1 ? '1 source' : `${count} sources`)
  const text =
    red > 0
      ? `${many(red)} in Brand Watch ${red === 1 ? 'hasn’t' : 'haven’t'} answered for 7 days.`
      : `${many(amber)} in Brand Watch missed the last 3 tries or more.`
  return { kind: 'watch', text, href: '/app/brand-watch/health', action: 'See why' }
}
