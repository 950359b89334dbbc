/** How much may wait to be confirmed, and for how long. */
export const CAPTURE_LIMITS = {
  /** Captures of one workspace that wait at once. */
  waiting: 50,
  /** Pictures of one capture; more are left out. */
  pictures: 10,
  /** Days until one that nobody confirmed is deleted. */
  days: 7,
  /** Days for which a discarded one can be restored. */
  undoDays: 1,
  /** Minutes for which a share waits for a sign-in. */
  heldMinutes: 30,
  title: 300,
  body: 10_000,
  link: 2000,
  sender: 400,
} as const
