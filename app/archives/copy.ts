import type { LeftReason } from '#core/archives/item.ts'
import type { ArchiveKind, ArchiveTarget } from '#core/archives/kinds.ts'
import { numberText } from '#core/shared/number-text.ts'

/** How to get each file, and which one to send. */
export const ARCHIVE_HOW: Readonly<Record<ArchiveKind, string>> = {
  x: 'X: Settings, Your account, Download an archive of your data. Send the ZIP, or only tweets.js from its data folder.',
  linkedin: 'LinkedIn: Settings, Data privacy, Get a copy of your data. Send the ZIP, or only Shares.csv.',
  instagram:
    'Accounts Centre: Your information and permissions, Download your information. Choose JSON. Send the ZIP, or only posts_1.json.',
  facebook:
    'Accounts Centre: Your information and permissions, Download your information. Choose JSON. Send the ZIP, or only your_posts_1.json.',
  buffer: 'Buffer: Analyze, Posts, Export as CSV.',
  metricool: 'Metricool: Analytics, the list of posts, Download CSV.',
  notion: 'Notion: Settings, Export all workspace content, or Export on a page. Choose Markdown or HTML.',
  documents:
    'Google Docs: File, Download as Word, Markdown or web page. Several documents can go in one ZIP.',
}

/** What is left out, in words, by its reason; each follows a count. */
export const LEFT_TEXTS: Readonly<Record<LeftReason, readonly [one: string, several: string]>> = {
  reply: ['reply to someone else', 'replies to others'],
  repost: ['repost of someone else’s post', 'reposts of others’ posts'],
  no_text: ['without any words, such as a picture alone', 'without any words, such as pictures alone'],
  no_date: ['without a date we can read', 'without a date we can read'],
  not_published: ['that isn’t published yet', 'that aren’t published yet'],
  other_platform: ['for a platform we don’t have', 'for platforms we don’t have'],
  twice: ['that’s in the file twice', 'that are in the file twice'],
  unreadable: ['we couldn’t read', 'we couldn’t read'],
  beyond: ['beyond the 20,000 we can take at once', 'beyond the 20,000 we can take at once'],
}

/** What the page says when a file can’t be read. */
export const SENT_PROBLEMS = {
  read_only: 'Choose a plan first. Then you can import files.',
  empty: 'Choose a file.',
  unread: 'The file didn’t arrive in one piece. Try again.',
  too_large:
    'This file is larger than 500 MB, which is the most we can take. Unpack it and send only the file with your posts.',
  busy: 'We’re reading many files just now. Try again in a minute.',
  unknown_kind: 'We can’t tell what this file is. Choose where it comes from and send it again.',
  web_pages:
    'This archive is made of web pages, which we can’t read. Ask the platform for it again and choose JSON as the format.',
  wrong_kind: 'There’s nothing of that kind in this file. Choose another, or “Detect automatically”.',
  nothing_found: 'There’s nothing in this file that we can import. Choose another file.',
  damaged: 'We can’t open this file. Download it again and send it as it is.',
  too_many_files: 'There are more files in this ZIP than we can take. Send only the file with your posts.',
  unfolds_too_far: 'There’s more in this file than we can take. Send only the file with your posts.',
  unfinished:
    'This file was too much for us to read to the end. Send only the file with your posts, or a smaller one.',
} as const

/** What the page says when an import can’t begin, or can’t be undone. */
export const ARCHIVE_PROBLEMS = {
  read_only: SENT_PROBLEMS.read_only,
  not_found: 'This import is no longer there.',
  platform_missing: 'Choose the platform these were published on',
  too_late: 'Imports can be undone for 30 days. Delete what you don’t want one by one.',
} as const

type Counted = ArchiveTarget | 'documents'

const NOUNS: Readonly<Record<Counted, readonly [one: string, several: string]>> = {
  documents: ['document', 'documents'],
  posts: ['post', 'posts'],
  stories: ['story', 'stories'],
}

/** So many posts, stories or documents. */
export function countText(count: number, target: Counted): string {
  return `${numberText(count)} ${NOUNS[target][count === 1 ? 0 : 1]}`
}

/** So many items that were left out, and why. */
export function leftText(reason: LeftReason, count: number): string {
  return `${numberText(count)} ${LEFT_TEXTS[reason][count === 1 ? 0 : 1]}`
}
