import type { ExportWords } from '#core/settings/export-words.ts'
import { formatDateAtTime } from '#core/shared/date-and-time.ts'
import { numberText } from '#core/shared/number-text.ts'

/** Tables whose stored names would not tell a reader what is in them. */
const TABLE_NAMES: Readonly<Record<string, string>> = {
  accounts: 'Account',
  content_created: 'Posts',
  content_planner: 'Scheduled posts',
  content_versions: 'Versions of posts',
  leads: 'People',
  lead_events: 'Timeline of people',
  lead_consents: 'Permissions of people',
  media: 'Pictures and videos',
  module_usage: 'Activity log',
  security_events: 'Security log',
  user_clarify_data: 'Brand answers',
  contact_messages: 'Messages you sent us',
  newsletter_subscribers: 'Newsletter',
}

/** What an export says of itself. */
export const EXPORT_WORDS: ExportWords = {
  title: 'Your Brandhearth workspace',
  intro:
    'These pages work without the internet. The same rows are in the folders json and csv, stories and posts as Markdown, and pictures, videos and recordings in media.',
  stories: 'Stories',
  posts: 'Posts',
  everything: 'Everything else',
  leftOut: 'What isn’t in here',
  leftOutColumns: 'Columns that aren’t in here',
  missing: 'Files we couldn’t find',
  back: 'Back to the start',
  next: 'Next page',
  previous: 'Previous page',
  untitled: 'Untitled',
  whyColumns:
    'Passwords, keys, hashes and what the database works out for itself. Pictures and files are files here.',
  tableName: table => TABLE_NAMES[table] ?? plainName(table),
  rows: count => (count === 1 ? '1 row' : `${numberText(count)} rows`),
  made: at => `Exported on ${formatDateAtTime(at, 'UTC')} UTC.`,
}

function plainName(table: string): string {
  const words = table.replaceAll('_', ' ')
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}
