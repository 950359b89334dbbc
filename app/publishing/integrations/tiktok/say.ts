import * as v from 'valibot'
import type { Said } from '#app/publishing/integrations/oauth/read-refusal.ts'
import type { UnsentReason } from '#core/publishing/problems.ts'

const errorSchema = v.object({
  error: v.object({ code: v.string(), message: v.optional(v.string(), '') }),
})

const PRIVACY = 'TikTok doesn’t offer the choice of who can see this post any more. Choose again.'

/** What TikTok's codes mean. Words are for the founder; what an operator has to do is said there, too. */
const CODES: Readonly<Record<string, { readonly words: string; readonly reason?: UnsentReason }>> = {
  access_token_invalid: { words: '', reason: 'not_permitted' },
  scope_not_authorized: { words: 'This account didn’t allow posting.', reason: 'not_permitted' },
  scope_permission_missed: { words: 'This account didn’t allow posting.', reason: 'not_permitted' },
  rate_limit_exceeded: { words: 'TikTok takes six posts a minute.', reason: 'rate_limited' },
  spam_risk_too_many_posts: { words: 'TikTok takes no more posts from this account today.' },
  spam_risk_user_banned_from_posting: { words: 'TikTok doesn’t let this account post for now.' },
  reached_active_user_cap: { words: 'TikTok lets no more accounts post through this app today.' },
  unaudited_client_can_only_post_to_private_accounts: {
    words:
      'Until TikTok has audited this app, it only takes posts that nobody else can see, from private accounts.',
  },
  url_ownership_unverified: {
    words:
      'TikTok doesn’t know where the pictures come from. The operator of this installation has to verify its address in TikTok’s developer portal.',
  },
  privacy_level_option_mismatch: { words: PRIVACY },
}

/** What TikTok's reasons for a post that failed mean; others are shown as they are. */
const FAILURES: Readonly<Record<string, string>> = {
  file_format_check_failed: 'TikTok doesn’t take files of this kind.',
  duration_check_failed: 'The video is too long or too short for this account.',
  frame_rate_check_failed: 'TikTok doesn’t take the video’s frame rate.',
  picture_size_check_failed: 'TikTok doesn’t take a picture or video of this size.',
  video_pull_failed: 'TikTok couldn’t fetch the video.',
  photo_pull_failed: 'TikTok couldn’t fetch the pictures.',
  publish_cancelled: 'It was cancelled at TikTok.',
  auth_removed: 'This account took back its permission to post.',
  spam_risk_too_many_posts: 'TikTok takes no more posts from this account today.',
  spam_risk_user_banned_from_posting: 'TikTok doesn’t let this account post for now.',
  spam_risk_text: 'TikTok thinks the text is spam.',
  spam_risk: 'TikTok thinks the post is spam.',
}

/** TikTok's error code in an answer: `ok` where all went well, '' where there is none. */
export function codeOf(data: unknown): string {
  const parsed = v.safeParse(errorSchema, data)
  return parsed.success ? parsed.output.error.code : ''
}

/** What TikTok says in a refusal, whatever status it comes with. */
export function say(data: unknown): Said {
  const parsed = v.safeParse(errorSchema, data)
  if (!parsed.success) return { words: '', reason: null }
  const { code, message } = parsed.output.error
  // Whatever went wrong there may have happened before or after it took the post.
  if (code === 'internal_error') return { words: message.slice(0, 300), reason: null, isUnclear: true }
  const known = Object.hasOwn(CODES, code) ? CODES[code] : undefined
  if (known) return { words: known.words, reason: known.reason ?? null }
  return { words: (message || code).slice(0, 300), reason: null }
}

/** Why a post that TikTok had taken came to nothing. */
export function failureText(reason: string): string {
  return (Object.hasOwn(FAILURES, reason) && FAILURES[reason]) || `TikTok said: ${reason.slice(0, 200)}`
}

export const NO_PRIVACY = 'Choose who can see this post on TikTok.'
export const PRIVACY_GONE = PRIVACY
export const PRIVATE_AD = 'TikTok doesn’t take paid posts that nobody else can see.'
