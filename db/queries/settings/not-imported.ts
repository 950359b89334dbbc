/** Why a table of an export is not brought into another workspace. Their words for people: app/settings/copy/import.ts. */
export type WhyLeft =
  | 'account'
  | 'plan'
  | 'security'
  | 'links'
  | 'connections'
  | 'team'
  | 'log'
  | 'support'
  | 'own_settings'
  | 'made_anew'

/**
 * Tables of an export that are not brought into another workspace, and why. A test asks for a line here, or for a row that
 * comes through a round trip, as soon as a migration adds a table.
 */
export const NOT_IMPORTED: Readonly<Record<string, WhyLeft>> = {
  account_deletions: 'account',
  accounts: 'account',
  ai_generations: 'plan',
  approval_deputies: 'team',
  approval_workflows: 'team',
  assistant_proposals: 'made_anew',
  assistant_settings: 'own_settings',
  avatars: 'account',
  billing_checkouts: 'plan',
  billing_customers: 'plan',
  brand_compass_responses: 'account',
  brand_scores: 'made_anew',
  connections: 'connections',
  contact_messages: 'support',
  events: 'log',
  former_memberships: 'team',
  identities: 'security',
  insight_refreshes: 'made_anew',
  known_devices: 'security',
  lead_erasures: 'log',
  lead_imports: 'made_anew',
  lead_words: 'made_anew',
  link_visits: 'log',
  mail_senders: 'connections',
  module_usage: 'log',
  newsletter_subscribers: 'account',
  notification_settings: 'own_settings',
  notification_watermarks: 'log',
  notifications: 'log',
  onboarding_calls: 'support',
  onboarding_ticks: 'own_settings',
  passkeys: 'security',
  profiles: 'account',
  publish_attempts: 'connections',
  publish_parts: 'connections',
  publish_targets: 'connections',
  push_subscriptions: 'security',
  quiz_responses: 'account',
  removed_rows: 'log',
  report_links: 'links',
  request_addresses: 'links',
  schedule_imports: 'made_anew',
  security_events: 'log',
  sessions: 'security',
  share_links: 'links',
  story_imports: 'made_anew',
  story_requests: 'links',
  subscriptions: 'plan',
  suggestion_states: 'own_settings',
  support_messages: 'support',
  support_tickets: 'support',
  team_members: 'team',
  team_settings: 'team',
  tutorial_progress: 'own_settings',
  user_onboarding_status: 'own_settings',
  watch_hubs: 'connections',
  webhook_deliveries: 'connections',
  webhook_endpoints: 'connections',
  workspace_exports: 'log',
  workspace_imports: 'log',
}
