/** Where something sealed is kept. */
type SealedPlace = SealedColumn | SealedJobs | SealedBriefly

/** In a column of the database, until a row is deleted: `keys rotate` seals it anew. */
interface SealedColumn {
  readonly in: 'column'
  readonly table: string
  readonly column: string
  /** The column that names a row; a uuid. */
  readonly key: string
  /** The column whose value the sealed text is bound to, so that it does not open in another row. */
  readonly boundTo: string | null
}

/** In the payload of a background job, as base64: `keys rotate` seals it anew, in the outbox and in the queue. */
interface SealedJobs {
  readonly in: 'jobs'
  readonly queue: string
  readonly field: string
}

/** In a browser, for so many minutes: nothing to seal anew, the key before is needed for no longer. */
interface SealedBriefly {
  readonly in: 'browser'
  readonly minutes: number
}

/**
 * All that is ever sealed, by its purpose, and where that is kept. `seal` takes no other purpose, and `keys rotate` looks
 * through all these places: whatever is sealed in a new place is found there, or does not compile.
 */
export const SEALED = {
  'two-factor': {
    in: 'column',
    table: 'two_factor',
    column: 'sealed_secret',
    key: 'user_id',
    boundTo: 'user_id',
  },
  'mail-props': { in: 'column', table: 'mail_outbox', column: 'sealed_props', key: 'id', boundTo: null },
  'planner-feed': {
    in: 'column',
    table: 'planner_settings',
    column: 'feed_sealed',
    key: 'user_id',
    boundTo: null,
  },
  'kept-key': {
    in: 'column',
    table: 'kept_keys',
    column: 'sealed_key',
    key: 'id',
    boundTo: 'purpose',
  },
  'connection-tokens': {
    in: 'column',
    table: 'connections',
    column: 'sealed_tokens',
    key: 'id',
    boundTo: 'id',
  },
  'network-app': {
    in: 'column',
    table: 'network_apps',
    column: 'sealed_secret',
    key: 'id',
    boundTo: 'id',
  },
  'held-form': { in: 'column', table: 'held_forms', column: 'sealed', key: 'id', boundTo: 'account' },
  'held-file': { in: 'column', table: 'held_files', column: 'sealed', key: 'id', boundTo: 'form_id' },
  'capture-address': {
    in: 'column',
    table: 'capture_addresses',
    column: 'sealed',
    key: 'id',
    boundTo: 'id',
  },
  'webhook-secret': {
    in: 'column',
    table: 'webhook_endpoints',
    column: 'sealed_secret',
    key: 'id',
    boundTo: 'id',
  },
  'hub-secret': { in: 'column', table: 'watch_hubs', column: 'sealed', key: 'id', boundTo: 'id' },
  'mail-sender': {
    in: 'column',
    table: 'mail_senders',
    column: 'sealed_password',
    key: 'user_id',
    boundTo: 'user_id',
  },
  'push-subscription': {
    in: 'column',
    table: 'push_subscriptions',
    column: 'sealed',
    key: 'id',
    boundTo: 'id',
  },
  // Of accounts whose workspace was deleted, until their server was told.
  'left-tokens': { in: 'jobs', queue: 'publishing.end-tokens', field: 'sealed' },
  'link-request': { in: 'jobs', queue: 'identity.send-link', field: 'sealed' },
  'network-attempt': { in: 'browser', minutes: 10 },
  'first-step': { in: 'browser', minutes: 10 },
  'after-reset': { in: 'browser', minutes: 10 },
  'plan-quote': { in: 'browser', minutes: 10 },
  // A rotation may forget it sooner: then the browser is unknown until it signs in again, and nothing more is lost.
  'known-device': { in: 'browser', minutes: 90 * 24 * 60 },
} as const satisfies Record<string, SealedPlace>

/** What something is sealed for; it opens for nothing else. */
export type SealPurpose = keyof typeof SEALED
