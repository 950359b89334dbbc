/** From here on a wait is told in minutes. */
const MINUTES_FROM = 90

/** A wait of so many seconds in words, never too short: '1 second', '37 seconds', '15 minutes'. At least one second. */
export function waitInWords(seconds: number): string {
  const whole = Math.max(1, Math.ceil(seconds) || 1)
  if (whole >= MINUTES_FROM) return `${Math.ceil(whole / 60)} minutes`
  return `${whole} ${whole === 1 ? 'second' : 'seconds'}`
}
