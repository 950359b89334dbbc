/**
 * Every limited action and its numbers, on this one page. The counter is `db/queries/platform/limits.ts`, the 429 is in `http`.
 * Who is counted: `account` is the normalised e-mail address that was typed (whether or not it has an account),
 * `user` the signed-in user, `address` the client's network address (a /64 for IPv6), `global` everybody together.
 * Every rule of an action must have room.
 */
export type RateLimitKey = 'account' | 'user' | 'address' | 'global'

export interface RateLimitRule {
  readonly key: RateLimitKey
  /** Tries allowed in the window. */
  readonly limit: number
  readonly windowSeconds: number
}

const MINUTE = 60
const QUARTER = 15 * MINUTE
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const account = (limit: number, windowSeconds: number): RateLimitRule => ({
  key: 'account',
  limit,
  windowSeconds,
})
const user = (limit: number, windowSeconds: number): RateLimitRule => ({ key: 'user', limit, windowSeconds })
const address = (limit: number, windowSeconds: number): RateLimitRule => ({
  key: 'address',
  limit,
  windowSeconds,
})
const global = (limit: number, windowSeconds: number): RateLimitRule => ({
  key: 'global',
  limit,
  windowSeconds,
})

export const RATE_LIMITS = {
  // Ten tries stop guessing; thirty from one place stop one password tried on many accounts.
  sign_in: [account(10, QUARTER), address(30, QUARTER), global(3000, QUARTER)],
  two_factor: [account(5, QUARTER), address(30, QUARTER)],
  // Sign-up says that an address is taken, so it answers few questions from one place.
  sign_up: [account(5, HOUR), address(20, HOUR), global(2000, HOUR)],
  // What sends a mail: a mailbox must not be flooded in our name.
  resend_confirmation: [account(3, QUARTER), address(20, HOUR), global(1000, HOUR)],
  password_reset: [account(3, QUARTER), address(20, HOUR), global(1000, HOUR)],
  magic_link: [account(3, QUARTER), address(20, HOUR), global(1000, HOUR)],
  email_change: [user(5, HOUR), address(20, HOUR)],
  team_invite: [user(20, HOUR), address(60, HOUR)],
  // Consuming a link or a code: five tries belong to the code itself, these to whoever tries codes in bulk.
  token_use: [address(60, QUARTER), global(5000, QUARTER)],
  oauth_start: [address(30, QUARTER)],
  change_password: [user(10, QUARTER)],
  // Forms that visitors fill in.
  quiz: [account(5, HOUR), address(30, HOUR), global(2000, HOUR)],
  compass: [account(5, HOUR), address(20, HOUR), global(1000, HOUR)],
  contact: [account(5, HOUR), address(10, HOUR), global(500, HOUR)],
  newsletter: [account(3, HOUR), address(20, HOUR), global(1000, HOUR)],
  story_request: [address(20, HOUR)],
  lead_form: [address(20, HOUR), global(5000, HOUR)],
  // The workspace: far above what a person does, far below what a script could.
  write: [user(240, MINUTE)],
  check_post: [user(120, MINUTE)],
  create_story: [user(60, MINUTE)],
  create_post: [user(60, MINUTE)],
  create_campaign: [user(60, MINUTE)],
  kickstart: [user(60, MINUTE)],
  assistant: [user(20, MINUTE)],
  export_data: [user(10, HOUR)],
  import_data: [user(20, HOUR)],
  support_ticket: [user(10, HOUR)],
  checkout: [user(20, HOUR)],
  delete_account: [user(5, DAY)],
  // What one screen may hold open and ask for.
  event_stream: [user(60, MINUTE), address(240, MINUTE)],
  snapshot_pdf: [user(20, MINUTE)],
  // Whoever holds a share link may read; whoever tries addresses in bulk may not.
  open_share: [address(120, MINUTE)],
} as const satisfies Record<string, readonly RateLimitRule[]>

export type RateLimitedAction = keyof typeof RATE_LIMITS

/** The rules of an action, all of which must have room. */
export function rateLimitRules(action: RateLimitedAction): readonly RateLimitRule[] {
  return RATE_LIMITS[action]
}
