/** What came of looking at a page: its status; 0 when nothing answered; null when it was not looked at. */
export type Looked = number | null

/**
 * Whether a page counts as dead after looking at it: when nothing answers, when it is gone, or when its server fails. A
 * page that turns away programs (401, 403, 429) is there for people. Null when that cannot be said.
 */
export function isDead(looked: Looked): boolean | null {
  if (looked === null) return null
  return looked === 0 || looked === 404 || looked === 410 || looked >= 500
}
