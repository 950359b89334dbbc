import type { ImportRefusal, WhyLeft } from '#core/settings/imports.ts'

/** What an import says in the workspace it comes to. */
export const IMPORT_WORDS = { paused: 'Paused because it was imported.' } as const

/** What is counted by itself, in its order; everything else is counted together. */
export const IMPORT_KINDS: readonly (readonly [string, string])[] = [
  ['stories', 'Stories'],
  ['content_created', 'Posts'],
  ['content_planner', 'Scheduled posts and ideas'],
  ['media', 'Pictures and videos'],
  ['campaigns', 'Campaigns'],
  ['offers', 'Offers'],
  ['leads', 'People'],
  ['lead_forms', 'Forms and quizzes'],
  ['deals', 'Deals'],
  ['proposals', 'Proposals'],
  ['tracked_links', 'Links'],
  ['watch_sources', 'Watched sources'],
  ['competitors', 'Competitors'],
  ['research_notes', 'Research notes'],
]

/** What is never imported, in words, by its reason, in the order in which it is told. */
export const WHY_LEFT_TEXTS = {
  account: 'Your name, picture and email address. You keep the ones you have here.',
  plan: 'Plan, billing and assistant credits. They belong to the account that paid.',
  security: 'Passwords, passkeys, devices and sessions.',
  links:
    'Links you gave to others: shared pages, reports, and questions to customers. They hold keys that no export has, so share them again.',
  connections:
    'Connected accounts, webhooks and your mail server, with what was sent through them. They hold keys that no export has, so connect them again.',
  team: 'Your team and who approves what. Invite people again.',
  log: 'Activity, security and visitor logs, and what was deleted. They tell what happened in the other workspace.',
  support: 'What you wrote to us, and calls with us.',
  own_settings: 'How you like to be notified, and how far you are with our guides.',
  made_anew: 'Scores, sums and search words. We work them out again here.',
} as const satisfies Record<WhyLeft, string>

/** Why a file was refused. */
export const IMPORT_REFUSALS: Readonly<Record<ImportRefusal, string>> = {
  not_a_zip: 'This isn’t a ZIP file we can open. Download your export again and send it as it is.',
  not_an_export:
    'This ZIP isn’t an export of a workspace. Choose the file that you downloaded under “Export everything”.',
  too_many_files: 'This ZIP holds more files than any workspace can have.',
  too_large: 'This ZIP unfolds to more than we can take.',
  newer_version: 'This export was made by a newer version of Brandhearth than this one.',
  damaged: 'A file in this ZIP is damaged. Download your export again.',
  changed:
    'A file in this ZIP isn’t the one that was exported. Send the ZIP as you downloaded it, without unpacking it.',
  wrong_rows: 'What this ZIP holds can’t have come from an export.',
}

/** What the page says when a file is not even looked through. */
export const SENT_PROBLEMS = {
  not_owner: 'Only the owner can import a workspace.',
  read_only: 'Choose a plan first. Then you can import a workspace.',
  running: 'There is already a file waiting. Import it or delete it first.',
  empty: 'Choose the ZIP file of your export.',
  not_a_zip: 'This isn’t a ZIP file. Choose the one that you downloaded under “Export everything”.',
  too_large: 'This file is larger than 500 MB, which is the most we can take.',
  unread: 'The file didn’t arrive in one piece. Try again.',
} as const

/** What the page says when a file can’t be imported or deleted. */
export const IMPORT_PROBLEMS = {
  not_found: 'This file is no longer there, or is being imported already.',
  read_only: SENT_PROBLEMS.read_only,
  failed: 'It didn’t work, and nothing was imported. Send the file again, or write to us if it fails again.',
} as const
