import { readOnlyText } from '#app/billing/copy/read-only.ts'
import { ANNOTATION_LIMITS } from '#core/analytics/annotations.ts'
import type { MatchedBy, Unmatched } from '#core/analytics/networks/match-rows.ts'
import { NUMBER_ROWS_MOST } from '#core/analytics/networks/number-rows.ts'
import type { PlannedNumbersKind } from '#core/analytics/networks/plan-import.ts'
import { METRIC_LABELS, type PostNumberSource } from '#core/analytics/networks/post-numbers.ts'
import type { AnalyticsNumber, Grouping, NumberSource } from '#core/analytics/numbers.ts'
import type { Span } from '#core/analytics/period.ts'
import { REPORT_LIMITS, type ReportDays, type ReportEnd } from '#core/analytics/report.ts'
import { SETTLING_DAYS, type WorksSelection } from '#core/analytics/works/what-works.ts'
import { WINDOW_DAYS } from '#core/deals/pounds.ts'
import type { LeadSource } from '#core/leads/sources.ts'
import { dayText } from '#core/schedule/when-text.ts'
import { formatPence } from '#core/shared/money.ts'
import { numberText } from '#core/shared/number-text.ts'

export const ANALYTICS_TEXTS = {
  title: 'Analytics',
  description: 'Did you show up, did it sound like you, did people act, and did it pay?',
  emptyTitle: 'There’s nothing to count in these days yet',
  empty:
    'Schedule posts, share tracked links and win deals. Each number you’ll see here opens the rows it’s made of, so you can check it.',
  example: '“You planned 12 posts and published 9. The 3 that slipped were all Fridays.”',
  notAttributed: 'Not attributed',
  notEnough: 'Not enough yet',
  noMoney: 'Deals and pounds are shown to those who can edit, or to everyone once the owner allows it.',
} as const

export const QUESTIONS = {
  showedUp: 'Did you show up?',
  sounded: 'Did it sound like you?',
  acted: 'Did people act?',
  paid: 'Did it pay?',
} as const

/** The page that divides the numbers, and what the letter says of it. */
export const DIVIDED_TEXTS = {
  title: 'Where it came from',
  lead: 'See the same numbers divided by what they came from.',
  standfirst: 'Every number of these days, divided. Each opens the rows it’s made of.',
  letter: 'Read the four questions',
} as const

export const GROUPING_LABELS: Readonly<Record<Grouping, string>> = {
  network: 'Platform',
  pillar: 'Pillar',
  story: 'Story',
  campaign: 'Campaign',
  offer: 'Offer',
  person: 'Written by',
}

/** What a table divided by it is called. */
export const GROUPING_TITLES: Readonly<Record<Grouping, string>> = {
  network: 'By platform',
  pillar: 'By pillar',
  story: 'By story',
  campaign: 'By campaign',
  offer: 'By offer',
  person: 'By who wrote it',
}

export const SOURCE_LABELS: Readonly<Record<NumberSource, string>> = {
  ours: 'Counted by Brandhearth',
  network: 'From the platform',
  networks: 'From platforms, imported or typed in by you',
  typed: 'Typed in or imported by you',
  told: 'Told by the person',
}

/** What each number is called, where it comes from and how it is made. */
export const NUMBER_TEXTS: Readonly<
  Record<AnalyticsNumber, { label: string; source: NumberSource; formula: string }>
> = {
  planned: {
    label: 'Planned',
    source: 'ours',
    formula:
      'Scheduled posts with a day in the period, without ideas and cancelled ones. One post on two platforms counts twice.',
  },
  planned_published: {
    label: 'Planned and published',
    source: 'ours',
    formula: 'Planned posts that are published now.',
  },
  slipped: {
    label: 'Slipped',
    source: 'ours',
    formula:
      'Planned posts whose time has passed and that aren’t published: missed, failed, paused or not confirmed.',
  },
  ahead: { label: 'Still to come', source: 'ours', formula: 'Planned posts whose time is still to come.' },
  published: {
    label: 'Published in all',
    source: 'ours',
    formula: 'Posts published in the period, planned or not. One post on two platforms counts once.',
  },
  measured: {
    label: 'With numbers of platforms',
    source: 'networks',
    formula:
      'Published posts with any number of a platform: read back by a connection, imported or typed in. A post on two platforms counts once.',
  },
  views: {
    label: 'Views on platforms',
    source: 'networks',
    formula:
      'Views or impressions of the posts published in the period, as last counted. Where several sources know a number, the platform’s own counts, then an import, then what you typed in. They’re never added up.',
  },
  reactions: {
    label: 'Likes, replies and shares',
    source: 'networks',
    formula:
      'Likes, replies and shares of the posts published in the period, as last counted. Where several sources know a number, the platform’s own counts, then an import, then what you typed in. They’re never added up.',
  },
  scored: {
    label: 'With a score',
    source: 'ours',
    formula:
      'Published posts with an alignment score. A post that is too short to score, or in another language, has none.',
  },
  people: {
    label: 'People who followed a link',
    source: 'ours',
    formula: 'Follows of your tracked links, one for each person, link and hour. Days are counted in UTC.',
  },
  machines: {
    label: 'Machines, counted apart',
    source: 'ours',
    formula: 'Follows by previews, scanners and other programs. They’re never part of people.',
  },
  leads: {
    label: 'People who got in touch',
    source: 'ours',
    formula:
      'People who first reached you in the period through a form, quiz, proposal or the API. Merged people count once.',
  },
  added: {
    label: 'People you added',
    source: 'typed',
    formula:
      'People you typed in or imported, by the day they first got in touch. They aren’t part of the number beside it.',
  },
  first: {
    label: 'Won, by first touch',
    source: 'ours',
    formula:
      'The value of deals won in the period, by the first link of yours that the person followed. It counts however long ago it was.',
  },
  last: {
    label: 'Won, by last touch',
    source: 'ours',
    formula: `The value of the same deals, by the last link that the person followed before the deal was won. It counts if it was within ${WINDOW_DAYS} days.`,
  },
}

export const PAID_NOTE =
  'Both touches divide the same won total, so they’re never added up. What leads nowhere stands under “Not attributed”. Values are those of the deals, so a payment that comes in twice changes nothing.'

export const LEAD_SOURCE_LABELS: Readonly<Record<LeadSource, string>> = {
  form: 'By form',
  quiz: 'By quiz',
  compass: 'By Brand Compass',
  import: 'Imported',
  typed: 'Typed in',
  api: 'By API',
  proposal: 'By proposal',
}

export const SUMMARY_TEXTS = {
  title: 'Weekly letter',
  numbers: 'Three numbers',
  finding: 'One finding',
  step: 'One thing to do',
  more: 'All insights',
  open: 'Read this letter in Brandhearth',
  on: 'You get this letter by email on Mondays',
  off: 'Get this letter by email on Mondays',
  when: 'It comes at the time of your daily and weekly emails, in your time zone. A week in which nothing happened sends nothing.',
  quietTitle: 'There’s nothing to write about this week yet',
  quiet:
    'Publish a post, share a tracked link or win a deal, and this page says in plain words what came of it. Every number opens the rows it’s made of.',
  soFar: 'This week so far',
  others: 'Other weeks',
  none: 'No other week has anything to read yet.',
  again: 'Written from what is known today, so a number may have changed since the email.',
} as const

/** '16 to 22 November 2026', or with both months where a week has two. */
export function weekText({ from, to }: Span): string {
  const bare = (day: string) => dayText(day).replace(/^\S+ /, '')
  const [first, last] = [bare(from), bare(to)]
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7)
  return `${isOneMonth ? first.split(' ')[0] : first} to ${last} ${to.slice(0, 4)}`
}

export const REPORT_TEXTS = {
  title: 'Reports',
  description: 'Your numbers for a client or a partner: a page and a PDF, to read without an account.',
  what: 'A report shows sums and sentences only. It never names people who got in touch, and shows pounds only if you include “Did it pay?”.',
  emptyTitle: 'You haven’t made a report yet',
  empty:
    'Choose the days and the questions, and send the link to the people who should read it. You can turn it off at any time.',
  won: 'Won',
  platforms: 'By platform',
  none: 'Not attributed',
  overTitle: 'This report isn’t shared any more',
  over: 'It was turned off, or it has expired. Ask for a new link.',
  closedTitle: 'This report isn’t available just now',
  closed: 'Ask the person who sent you the link when they can share it again.',
  locked: 'You can make reports again once your plan includes Analytics.',
} as const

/** The words of a report's PDF. */
export const REPORT_WORDS = {
  questions: QUESTIONS,
  numbers: NUMBER_TEXTS,
  won: REPORT_TEXTS.won,
  platforms: REPORT_TEXTS.platforms,
  none: REPORT_TEXTS.none,
} as const

export const REPORT_REFUSALS = {
  read_only: readOnlyText,
  not_in_plan: 'Your plan doesn’t include Analytics. Choose Pro to make reports.',
  too_many: `You have ${REPORT_LIMITS.open} open reports. Turn one off to make another.`,
} as const

export const REPORT_END_LABELS: Readonly<Record<ReportEnd, string>> = {
  '7': '7 days',
  '30': '30 days',
  '90': '90 days',
  '365': 'A year',
  '0': 'Never',
}

/** A number of a report as it is shown: pounds where it is money in pence. */
export function reportNumberText(value: number, isMoney: boolean): string {
  return isMoney ? formatPence(value) : numberText(value)
}

/** Which days a report is about: 'The last 30 days', or from when to when. */
export function reportDaysText({ firstDay, lastDay, rollingDays }: ReportDays): string {
  if (firstDay === null || lastDay === null) return `The last ${rollingDays} days`
  return `${dayText(firstDay, { year: true })} to ${dayText(lastDay, { year: true })}`
}
export const WORKS_TEXTS = {
  title: 'What works',
  description:
    'Which of your own posts went with more responses, how sure that is, and your next post from it.',
  responses:
    'Responses are people who followed a post’s links, people who got in touch from it, and likes, replies and shares where a connected account reads them. They’re counted up to today.',
  compared:
    'A post is only compared with posts on the same platform whose responses are counted the same way, so a large audience in one place decides nothing. “Went with” isn’t “because of”: something else may lie behind it.',
  findings: 'What we found',
  counted: 'Which posts count',
  columns:
    '“More in” is in how many of 100 pairs a post of the group had more responses than another. 50 is no difference. The range says how far chance alone could move it.',
  none: 'Nothing stands out yet. Each group you can compare is listed below, with how many posts it has.',
  all: 'Everything we compared',
  pays: 'Does sounding like you pay?',
  paysAxis:
    'Each dot is a post. Further right sounds more like you. Further up had more responses than your other posts in the same place.',
  emptyTitle: 'No posts to compare in these days yet',
  empty:
    'Publish posts with tracked links, or connect an account that reads likes and replies. From 10 posts of a kind and 10 others, we’ll compare them here.',
  example: '“Posts that open with a question went with more responses than your others.”',
  write: 'Write a post like these',
} as const

/** Posts behind a number of the page that belong to no group. */
export const WORKS_ROWS_TEXTS: Readonly<Record<WorksSelection, { title: string; description: string }>> = {
  all: { title: 'Posts that count', description: 'Every post that’s compared, with what came of it.' },
  settling: {
    title: 'Posts still collecting responses',
    description: `Published in the last ${SETTLING_DAYS} days. They’ll count once they’re older.`,
  },
  uncounted: {
    title: 'Posts we can’t count',
    description:
      'They have no tracked link, no one got in touch from them, and no connected account reads their numbers.',
  },
}

export const ALIGNMENT_TEXTS = {
  title: 'Alignment in depth',
  description: 'Where your posts sound like you, week by week, and what your best ones have in common.',
  trend: 'The four dimensions over time',
  trendNote:
    'A week rarely has 10 posts. So each week shows the mean of the fewest weeks up to it that have 10 together, and its number of posts opens them.',
  byPlatform: 'By platform',
  byAuthor: 'By author',
  best: 'One post beside your best',
  emptyTitle: 'No published posts with a score in these days',
  empty: 'Publish posts, and you’ll see how each dimension moves, platform by platform.',
  lockedTitle: 'Part of Pro and Collective+',
  locked:
    'See the four dimensions week by week, by platform and by author, put a post beside your best ones, and try different answers on your last 50 posts.',
  lockedStaysTitle: 'What stays yours',
  lockedStays: 'Scores, reasons and suggestions for each post are part of every plan.',
} as const
/** Where a single number of a post comes from. */
export const POST_NUMBER_SOURCES_TEXTS: Readonly<Record<PostNumberSource, string>> = {
  network: 'from the platform',
  imported: 'imported',
  typed: 'typed in by you',
}

/** What the four questions will say, where there is nothing to say yet. */
export const QUESTION_PROMISES = {
  showedUp: 'What you planned beside what you published, and the weekday that slips.',
  sounded: 'Where half of your scores lie, and what to work on, once ten posts have one.',
  acted: 'Who followed your links and got in touch, with machines counted apart.',
  paid: 'The pounds you won, traced to what brought them.',
} as const

/** What each picture shows, below it. */
export const FIGURE_CAPTIONS = {
  showedUp: 'Planned posts, by the day they were planned for.',
  sounded: 'Published posts, by their alignment score.',
  acted: 'People who followed a link, by day in UTC.',
  paid: 'What was won, by what led to it. Both touches divide the same money.',
} as const

export const NOTE_TEXTS = {
  title: 'Notes on the charts',
  description:
    'Write down what happened on a day, such as a launch or a holiday. The charts show where it was.',
  empty: 'There are no notes on these days yet.',
  restoreTooLate: 'It’s too late to undo this. We keep deleted items for 30 days.',
} as const

export const NUMBERS_TEXTS = {
  title: 'Import numbers from platforms',
  description:
    'Take a file from a platform’s own statistics. We find the published posts its rows are about and show you what would change before we save it.',
  bounds: `CSV up to 900 KB and ${numberText(NUMBER_ROWS_MOST)} rows. If you choose a file, we ignore any text below.`,
  where: [
    ['LinkedIn', 'Analytics, then Export. Open the file and save the sheet with your posts as CSV.'],
    ['Instagram and Facebook', 'Meta Business Suite, Insights, Content, then Export data.'],
    ['TikTok', 'TikTok Studio, Analytics, Content, then Download data as CSV.'],
    ['X', 'Analytics, Content, then Download.'],
    ['Mastodon', 'It has no export of its own. Any CSV with the addresses of your posts will do.'],
  ],
  example:
    'Post link,Published,Impressions,Likes,Comments\nhttps://www.linkedin.com/posts/…,11/20/2026,"1,204",38,6',
  notEnoughColumns:
    'Choose which column says what a post is found by (its address, its id, or its text and day), and at least one that holds a number. Then select Preview again.',
  noImports: 'Nothing was imported yet.',
  postDescription: 'What platforms counted for this post, and where each number comes from.',
  noNumbers:
    'No numbers of a platform are known for this post yet. Connected accounts are read by themselves. You can also import a file, or type in what you see on the platform.',
  notPublished: 'This post isn’t published yet. Its numbers will be here once it is.',
  typedHelp: 'Leave empty what wasn’t counted. Numbers from the platform or an import go before typed ones.',
} as const

export const NUMBER_KINDS: Readonly<Record<PlannedNumbersKind, string>> = {
  new: 'New numbers',
  changed: 'Numbers that change',
  same: 'Already here as they are',
}

export const MATCHED_BY_TEXTS: Readonly<Record<MatchedBy, string>> = {
  address: 'found by its address',
  id: 'found by its id',
  text: 'found by its text and day',
}

/** Why nothing is taken from a row. */
export function unmatchedText(because: Unmatched): string {
  switch (because.why) {
    case 'no_post':
      return 'No published post has this address, or begins like this on that day'
    case 'several':
      return 'It could be about several posts'
    case 'no_numbers':
      return 'It holds no numbers'
    case 'nothing_to_find_by':
      return 'It has no address, and too little text to find a post by'
    case 'no_day':
      return 'We couldn’t read its date'
    case 'wrong_number':
      return `${METRIC_LABELS[because.metric]}: “${because.cell}” isn’t a whole number`
    case 'twice':
      return `It’s about the same post as row ${because.row}, with other numbers`
  }
}

const NOT_IN_PLAN = 'Analytics is part of Pro. Upgrade to add numbers and notes.'

/** Why something in analytics cannot be done. */
export const ANALYTICS_REFUSALS = {
  read_only: readOnlyText,
  not_in_plan: NOT_IN_PLAN,
  not_found: 'This is no longer here. It may have been deleted in another window.',
  too_many_notes: `You have ${numberText(ANNOTATION_LIMITS.annotations)} notes, which is the most. Delete one to add another.`,
  no_table: 'We found no table in this text. It needs headings in its first rows and at least two columns.',
  nothing:
    'This file changes nothing. Its numbers are already here, or none of its rows is about a published post.',
  too_late: 'It’s too late to undo this import. Imports can be undone for 24 hours.',
  newer_first: 'A newer import of this platform stands on this one. Undo that one first.',
} as const
