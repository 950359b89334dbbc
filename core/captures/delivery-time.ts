/** Seconds by which a delivery's time may be off, as the Standard Webhooks have it. */
const TOLERANCE_S = 300

/**
 * Whether a delivery says (`webhook-timestamp`, in seconds since 1970) that it was sent at most five minutes from `now`.
 * Whoever sends it may say anything: only its signature shows that it is true.
 */
export function isTimely(timestamp: string, now: Date): boolean {
  const away = Math.floor(now.getTime() / 1000) - Number.parseInt(timestamp, 10)
  return Math.abs(away) <= TOLERANCE_S
}
