/** Whether a text is a day of the calendar, written YYYY-MM-DD; 31 February is none. */
export function isCalendarDay(text: string): boolean {
  if (typeof text !== 'string') return false
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  if (!parts) return false
  const at = Date.parse(`${text}T00:00:00Z`)
  return Number(parts[1]) > 0 && !Number.isNaN(at) && new Date(at).toISOString().startsWith(text)
}
