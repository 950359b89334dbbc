/** Who may see a post, where a network asks its author each time, in the network's own words (TikTok). */
export const PRIVACY_LEVELS = {
  PUBLIC_TO_EVERYONE: 'Everyone',
  FOLLOWER_OF_CREATOR: 'Followers',
  MUTUAL_FOLLOW_FRIENDS: 'Friends',
  SELF_ONLY: 'Only you',
} as const

export type Privacy = keyof typeof PRIVACY_LEVELS

/** One of the levels that was asked for by name; null for anything else. */
export function readPrivacy(name: unknown): Privacy | null {
  return typeof name === 'string' && Object.hasOwn(PRIVACY_LEVELS, name) ? (name as Privacy) : null
}

/** Why a post cannot go to an account with what was chosen. */
export type PrivacyProblem =
  /** Nothing was: nobody may choose for its author. */
  | 'missing'
  /** The account offers others. */
  | 'not_offered'
  /** What is paid for may not be hidden. */
  | 'hidden_ad'

/** Whether what was chosen is fine for an account that offers `offered`, null while its network does not say; null when it is. */
export function privacyProblem(
  chosen: Privacy | null,
  { offered, isAd }: { readonly offered: readonly Privacy[] | null; readonly isAd: boolean },
): PrivacyProblem | null {
  if (chosen === null) return 'missing'
  if (offered && !offered.includes(chosen)) return 'not_offered'
  return isAd && chosen === 'SELF_ONLY' ? 'hidden_ad' : null
}
