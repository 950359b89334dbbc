/** Tables an open screen may subscribe to. */
export const LIVE_TABLES = [
  'content_planner',
  'brand_checkins',
  'user_clarify_data',
  'stories',
  'media',
  'unified_insights',
  'content_created',
  'campaigns',
  'webhook_deliveries',
  'notifications',
  'leads',
  'lead_submissions',
  'deals',
  'proposals',
  'content_requests',
  'watch_items',
  'watch_sources',
  'onboarding_calls',
  'onboarding_ticks',
  'support_tickets',
  'support_messages',
  'competitors',
  'research_notes',
  'report_links',
  'monthly_review_parts',
  'workspace_exports',
  'workspace_imports',
] as const

export type LiveTable = (typeof LIVE_TABLES)[number]

/** What reaches the browser of a change: where, never what. `id` is the one row, null when there were several. */
export interface LiveChange {
  readonly table: LiveTable
  readonly id: string | null
}

/** Times and limits of an open stream; times in milliseconds. */
export const LIVE = {
  /** Between two signs of life: proxies cut streams that are quiet for half a minute. */
  beatMs: 15_000,
  /** How late a sign may be before the link counts as dead. */
  timeoutMs: 10_000,
  /** Between two looks at whether the session still stands, should the note of its end have been lost. */
  recheckMs: 60_000,
  /** Bytes that may wait for one browser; a slower one is dropped and comes back. */
  maxWaitingBytes: 262_144,
  /** Open streams of one person. */
  maxPerUser: 5,
  /** What a stream's end asks the browser to wait before it comes back. */
  retryMs: 1_000,
  /** How far back the server knows what changed. The database keeps an hour; clocks may differ. */
  changesKnownMs: 30 * 60_000,
  /** Under what name an answer's `Server-Timing` says which moment of the database its page shows. */
  momentName: 'moment',
} as const

/** True for a table that screens may subscribe to. */
export function isLiveTable(table: unknown): table is LiveTable {
  return (LIVE_TABLES as readonly unknown[]).includes(table)
}
