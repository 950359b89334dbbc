import type { AnalyticsNumber, Grouping, NumberSource } from '#core/analytics/numbers.ts'
import { WINDOW_DAYS } from '#core/deals/pounds.ts'
import type { LeadSource } from '#core/leads/sources.ts'

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

export const GROUPING_LABELS: Readonly<Record<Grouping, string>> = {
  network: 'Platform',
  pillar: 'Pillar',
  story: 'Story',
  campaign: 'Campaign',
  offer: 'Offer',
  person: 'Written by',
}

export const SOURCE_LABELS: Readonly<Record<NumberSource, string>> = {
  ours: 'Counted by Brandhearth',
  network: 'From the platform',
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
