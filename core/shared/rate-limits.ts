/**
 * Every limited action and its numbers, on this one page. The counter is `db/queries/platform/limits.ts`, the 429 is in `http`.
 * Who is counted, from the narrowest to the widest: `device` a browser that has signed in to this account before, `pair`
 * one account tried from one address, `account` the normalised email address that was typed (whether or not it has an
 * account), `user` the signed-in user, `address` the client's network address (a /64 for IPv6), `global` everyone together.
 *
 * Every rule but `global` must have room, and a try that one of them refuses counts for none of them: so a pair’s limit
 * below its account’s leaves room for the owner, whatever one address sends. A known device answers to its own rule alone:
 * others can use up an account’s tries, never those of the owner’s browser. `global` refuses no one; it raises an alarm.
 */
export type RateLimitKey = 'device' | 'pair' | 'account' | 'user' | 'address' | 'global'

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

const rule =
  (key: RateLimitKey) =>
  (limit: number, windowSeconds: number): RateLimitRule => ({ key, limit, windowSeconds })
const device = rule('device')
const pair = rule('pair')
const account = rule('account')
const user = rule('user')
const address = rule('address')
const global = rule('global')

export const RATE_LIMITS = {
  // Ten tries stop guessing; thirty from one place stop one password tried on many accounts.
  sign_in: [
    device(10, QUARTER),
    pair(6, QUARTER),
    account(10, QUARTER),
    address(30, QUARTER),
    global(3000, QUARTER),
  ],
  two_factor: [pair(5, QUARTER), account(6, QUARTER), address(30, QUARTER)],
  // Sign-up says that an address is taken, so it answers few questions from one place.
  sign_up: [pair(5, HOUR), account(8, HOUR), address(20, HOUR), global(2000, HOUR)],
  // What sends a mail: a mailbox must not be flooded in our name.
  resend_confirmation: [pair(2, QUARTER), account(3, QUARTER), address(20, HOUR), global(1000, HOUR)],
  password_reset: [
    device(2, QUARTER),
    pair(2, QUARTER),
    account(3, QUARTER),
    address(20, HOUR),
    global(1000, HOUR),
  ],
  magic_link: [
    device(2, QUARTER),
    pair(2, QUARTER),
    account(3, QUARTER),
    address(20, HOUR),
    global(1000, HOUR),
  ],
  team_invite: [pair(3, DAY), account(5, DAY), user(20, HOUR), address(60, HOUR)],
  // Consuming a link or a code: five tries belong to the code itself, these to whoever tries codes in bulk.
  token_use: [address(60, QUARTER), global(5000, QUARTER)],
  oauth_start: [address(30, QUARTER)],
  change_password: [user(10, QUARTER)],
  // Mails two mailboxes, one of which may be anybody's.
  change_email: [pair(3, DAY), account(5, DAY), user(5, HOUR), address(30, HOUR)],
  // What was posted after a session had ended is kept for ten minutes.
  hold_form: [address(30, QUARTER)],
  // What a phone shares while nobody is signed in, pictures too.
  hold_share: [address(10, QUARTER), global(500, QUARTER)],
  // What waits to be confirmed.
  share_capture: [user(30, MINUTE)],
  // What comes in by email, for one workspace.
  capture_mail: [user(60, HOUR)],
  // What one side of a ticket writes by email.
  ticket_mail: [user(20, HOUR)],
  // Forms that visitors fill in.
  quiz: [pair(5, HOUR), account(8, HOUR), address(30, HOUR), global(2000, HOUR)],
  compass: [pair(5, HOUR), account(8, HOUR), address(20, HOUR), global(1000, HOUR)],
  contact: [pair(5, HOUR), account(8, HOUR), address(10, HOUR), global(500, HOUR)],
  newsletter: [pair(2, HOUR), account(3, HOUR), address(20, HOUR), global(1000, HOUR)],
  story_request: [address(20, HOUR)],
  // Forms of founders: what looks like a person's, by the first; all there is, spam too, by the second.
  lead_form: [pair(5, HOUR), account(8, HOUR), address(20, HOUR)],
  lead_form_door: [address(120, HOUR), global(10_000, HOUR)],
  // The same for what people ask a workspace for.
  content_request: [pair(5, HOUR), account(8, HOUR), address(20, HOUR)],
  content_request_door: [address(120, HOUR), global(10_000, HOUR)],
  // Computed and forgotten: a few milliseconds each, and on the landing page asked for by the page while somebody types.
  score_sample: [address(120, QUARTER), global(20_000, QUARTER)],
  // The workspace: far above what a person does, far below what a script could.
  write: [user(240, MINUTE)],
  // Asks a server that somebody named: nobody may have us try many.
  connect_account: [user(15, QUARTER), address(30, QUARTER)],
  // The same where an app is connected: a look, and a press.
  connect_app: [user(30, QUARTER)],
  // An AI assistant's servers trade tokens for all its people, from a few addresses.
  app_tokens: [address(150, MINUTE), global(20_000, QUARTER)],
  // Mail in a founder's own name, through their own server.
  send_reply: [user(30, HOUR)],
  check_post: [user(120, MINUTE)],
  draw_card: [user(240, MINUTE)],
  create_story: [user(60, MINUTE)],
  create_post: [user(60, MINUTE)],
  create_campaign: [user(60, MINUTE)],
  kickstart: [user(60, MINUTE)],
  assistant: [user(20, MINUTE)],
  // A test is a request to somebody else's server.
  test_webhook: [user(20, MINUTE)],
  export_data: [user(10, HOUR)],
  // Everything of a workspace: minutes of work for large ones.
  export_everything: [user(5, DAY)],
  import_data: [user(20, HOUR)],
  // A whole workspace: as long as it is large, and 500 MB of the store.
  import_everything: [user(10, DAY)],
  // A large file is unpacked and read.
  import_archive: [user(20, DAY)],
  support_ticket: [user(10, HOUR)],
  checkout: [user(20, HOUR)],
  snapshot_pdf: [user(20, MINUTE)],
  // Set in a thread: a quarter of a second each.
  proposal_pdf: [address(20, QUARTER)],
  // Programs: each API token for itself, all of its calls by the first and those that change something by both.
  api: [user(120, MINUTE)],
  api_write: [user(30, MINUTE)],
  // Whoever holds a share link may read; whoever tries addresses in bulk may not.
  open_share: [address(120, MINUTE)],
  // Pictures on top of emails: a mail provider fetches those of all its people, once each.
  paint_hearth: [address(200, MINUTE), global(3000, MINUTE)],
} as const satisfies Record<string, readonly RateLimitRule[]>

export type RateLimitedAction = keyof typeof RATE_LIMITS

/**
 * The rules of an action that can refuse a try, from the narrowest to the widest. A known device answers to the rule for
 * devices alone, where the action has one.
 */
export function refusingRules(action: RateLimitedAction, isKnownDevice: boolean): readonly RateLimitRule[] {
  const rules: readonly RateLimitRule[] = RATE_LIMITS[action]
  const forDevices = rules.filter(({ key }) => key === 'device')
  if (isKnownDevice && forDevices.length > 0) return forDevices
  return rules.filter(({ key }) => key !== 'device' && key !== 'global')
}

/** From how many admitted tries on, everyone’s together, an action raises an alarm; null where it never does. */
export function alarmRule(action: RateLimitedAction): RateLimitRule | null {
  const rules: readonly RateLimitRule[] = RATE_LIMITS[action]
  return rules.find(({ key }) => key === 'global') ?? null
}
