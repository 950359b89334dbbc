/**
 * What does not carry the workspace's key, and why that is right when tables are spread over several servers by it
 * (docs/scale.md). Whoever adds to these lists says where the thing lives then.
 */

/** Tables of no workspace. They are small or short-lived, and stay whole on one server. */
export const OF_NO_WORKSPACE: Readonly<Record<string, string>> = {
  accounts:
    'who can sign in: the directory that says which workspace there is, and the target of every owner’s key',
  audit_heads: 'a row for each chain of the audit trail, named by the account or by nobody',
  auth_locks: 'no longer written',
  batch_cursors: 'where a command of the operator stands',
  contact_messages: 'what visitors wrote to us',
  gone_slugs: 'short addresses that answer 410, of nobody',
  held_files: 'files of a form that waits for a sign-in, minutes long',
  held_forms: 'a form that waits for a sign-in, minutes long',
  kept_keys: 'keys of this installation',
  link_salts: 'one random number a day',
  mail_outbox: 'emails on their way, to people with and without an account',
  media_files: 'names of the files of the store, also of accounts that are gone',
  network_apps: 'how this installation is registered at networks',
  newsletter_subscribers: 'visitors',
  outbox: 'jobs on their way into the queue',
  quiz_step_counts: 'counts of nobody',
  rate_limits: 'tries, by address or account',
  schema_migrations: 'the history of the tables',
  stripe_events: 'what Stripe told, by its own ids',
  trial_mailboxes: 'who has had a free trial, also after the account is gone',
  work_pause: 'one row',
  worker_checks: 'a row for each worker',
  worker_days: 'a row for each worker and day',
  workspace_writes:
    'notes of minutes, by an account that may be gone; whoever spreads them has a nil one on each server',
}

/**
 * Keys of a workspace's table that are unique among all workspaces. Each becomes a row of a small directory beside the accounts
 * (the key and whose it is), because whoever asks by it does not know the workspace yet.
 */
export const UNIQUE_EVERYWHERE: Readonly<Record<string, string>> = {
  'api_tokens (token_hash)': 'a program comes with the token alone',
  'app_codes (code_hash)': 'an app comes with the code alone',
  'app_tokens (token_hash)': 'an app comes with the token alone',
  'billing_checkouts (stripe_session_id)': 'Stripe tells of its own ids',
  'billing_customers (stripe_customer_id)': 'Stripe tells of its own ids',
  'brand_logos (address)': 'a public address names no workspace',
  'capture_addresses (address_hash)': 'an email comes to the address alone',
  'content_requests (confirm_hash)': 'a link names no workspace',
  'content_requests (once_hash)': 'a random number of a public form; two workspaces never have the same',
  'content_requests (status_hash)': 'a link names no workspace',
  'email_changes (undo_hash)': 'a link names no account',
  'idempotency_keys (scope, action, key)':
    'the scope of a founder’s form begins with the workspace; that of a visitor’s has none, and is a day old at most',
  'identities (provider, subject)': 'Google names people by its own ids',
  'lead_forms (slug)': 'a public address names no workspace',
  'lead_submissions (confirm_hash)': 'a link names no workspace',
  'lead_submissions (once_hash)': 'a random number of a public form; two workspaces never have the same',
  'offers (slug)': 'a public address names no workspace',
  'onboarding_calls (starts_at)': 'an hour of ours is taken once, whichever workspace takes it',
  'passkey_challenges (hash)': 'a sign-in that names nobody yet, minutes long',
  'passkeys (id)': 'a browser’s own name for a key, by which it signs in before anybody is known',
  'planner_settings (feed_hash)': 'a calendar asks by its address alone',
  'post_reviews (token_hash)': 'a link names no workspace',
  'proposals (token_hash)': 'a link names no workspace',
  'publish_parts (idempotency_key)':
    'a random number that a network is given; two workspaces never have the same',
  'quiz_responses (token)': 'a visitor’s, who may have no account',
  'report_links (token_hash)': 'a link names no workspace',
  'request_addresses (token_hash)': 'a link names no workspace',
  'security_events (chain, seq)': 'the chain is the account, or nobody’s',
  'sessions (id)': 'a session is ended by its id; sessions lie beside the accounts',
  'sessions (id_hash)': 'a cookie names no workspace',
  'share_links (token_hash)': 'a link names no workspace',
  'story_requests (token_hash)': 'a link names no workspace',
  'subscriptions (stripe_customer_id)': 'Stripe tells of its own ids',
  'subscriptions (stripe_subscription_id)': 'Stripe tells of its own ids',
  'tokens (hash)': 'a link names no account',
  'tracked_links (slug)': 'a public address names no workspace',
  'watch_hubs (token_hash)': 'a hub calls an address that names no workspace',
  'watch_pages (source_id)': 'the id of the source, which is its workspace’s: becomes (user_id, source_id)',
  'workspace_handovers (link_hash)': 'a link names no workspace',
}

/** Foreign keys between tables of workspaces that do not carry the key. */
export const LINKS_WITHOUT_KEY: Readonly<Record<string, string>> = {
  'app_codes -> connected_apps': 'the directory of what programs come with: beside the accounts',
  'app_tokens -> connected_apps': 'the directory of what programs come with: beside the accounts',
}

/** Joins with a table of a workspace whose condition does not name its key, by file. */
export const JOINS_WITHOUT_KEY: Readonly<Record<string, string>> = {
  'db/queries/api/app-tokens.ts: connected_apps': 'an app comes with its token alone',
  'db/queries/api/apps.ts: connected_apps': 'what an app trades is looked up by its code alone',
  'db/queries/links/visits.ts: tracked_links':
    'visits are written by the batch for links of all workspaces: the batch is parted by workspace first, then the join is with (user_id, id)',
  'db/queries/team/invitations.ts: tokens':
    'an invitation is looked up by its link; both lie beside the accounts',
}
