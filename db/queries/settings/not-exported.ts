/**
 * Tables of which an export holds nothing, and why. A test asks for a line here, or for an owner in the table, as soon as
 * a migration adds one.
 */
export const NOT_EXPORTED: Readonly<Record<string, string>> = {
  tokens: 'one-time links, as hashes',
  two_factor: 'the secret of two-step sign-in',
  recovery_codes: 'recovery codes, as hashes',
  passkey_challenges: 'sign-ins that are under way',
  archive_items: 'what waits to be imported from elsewhere; what came of it is exported as posts and stories',
  auth_locks: 'how many sign-ins failed just now',
  idempotency_keys: 'marks that keep a form from being saved twice',
  changes: 'signals for open screens',
  analytics_days: 'which days Analytics has added up; it all follows from what is exported',
  analytics_sums: 'what Analytics has added up; it all follows from what is exported',
  analytics_marks: 'days that Analytics has to add up again',
  audit_heads: 'where the chain of the security log stands; the log itself is exported',
  batch_cursors: 'how far our own maintenance is',
  gone_slugs: 'short addresses of workspaces that were deleted',
  held_forms: 'forms that wait ten minutes for a sign-in, encrypted',
  kept_keys: 'keys of this installation',
  link_totals:
    'how many people followed each link; it all follows from the visits of each day, which are exported',
  link_salts: 'random numbers of a day that make visitors of links anonymous',
  mail_outbox: 'emails on their way, encrypted',
  media_files: 'names of files; the files themselves are exported',
  network_apps: 'our own registrations at networks',
  outbox: 'background work that waits',
  quiz_step_counts: 'counts of everyone together',
  rate_limits: 'how often something was tried just now',
  schema_migrations: 'changes of the database itself',
  stripe_events: 'messages of the payment provider, without content',
  trial_mailboxes: 'that a mailbox has had its free trial, as a hash',
  watch_words: 'where words stand in watched items; it all follows from the items, which are exported',
  work_pause: 'whether background work is paused',
  worker_checks: 'how busy our servers are',
  workspace_export_parts: 'the parts of exports like this one',
  workspace_import_parts: 'the parts of files that were brought back; they hold an export',
}
